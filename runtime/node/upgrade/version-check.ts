/** Whether the running version is too early, current or outdated for the chain. */

import type { Head, Ledger } from '../../engine/ledger/ledger.js';
import { InvalidGenesis } from '../../kernel/chain/genesis.js';
import { versionGap } from '../../kernel/chain/upgrade.js';
import { type UpgradePlan, upgradePort } from '../../kernel/ports.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { compareVersions } from './version.js';

/** Details: version, and the plan's name and height, or the modules that differ. */
export const UpgradeNotDue = error(
  3190,
  'UpgradeNotDue',
  'The upgrade to this version is not due yet: run the previous version until it stops at the height of the upgrade',
  { details: { ...sharedDetails('version', 'name', 'height', 'modules'), next_height: 'Height of the next block' } },
);

/** Details: version and chain_version, or the modules that differ. */
export const BinaryOutdated = error(
  3191,
  'BinaryOutdated',
  'The chain has upgraded to a later version: run that version on this data directory',
  { details: { ...sharedDetails('version', 'modules'), chain_version: 'Version of the chain' } },
);

/** The version that runs on a chain. */
export interface Binary {
  readonly version: string;
  /** Heights of upgrades to skip, in an emergency agreed by all operators. */
  readonly skip: ReadonlySet<number>;
}

/** The next block needs another version. Not a failure: the process ends with exit code 42. */
export class UpgradeDue extends Error {
  readonly plan: UpgradePlan;
  readonly head: Head;

  constructor(plan: UpgradePlan, head: Head, version: string) {
    super(
      `the upgrade ${plan.name} is due: from height ${plan.height} on the chain needs version ${plan.version}, this is ${version}`,
    );
    this.name = 'UpgradeDue';
    this.plan = plan;
    this.head = head;
  }
}

/** The upgrade plan in force at the head. */
export function livePlan(ledger: Ledger): Promise<UpgradePlan | undefined> {
  return ledger.read(() => ledger.view().port(upgradePort)?.live());
}

/** Throws UpgradeDue if the next block needs a later version than this one. Returns the plan in force. */
export async function checkDue(ledger: Ledger, { version, skip }: Binary): Promise<UpgradePlan | undefined> {
  const plan = await livePlan(ledger);
  const due = plan?.voting === null && plan.height === ledger.head.height + 1 && !skip.has(plan.height);
  if (due && compareVersions(version, plan.version) < 0) throw new UpgradeDue(plan, ledger.head, version);
  return plan;
}

/**
 * Throws if the running version does not match the head: one that the chain has left behind, or one whose plan's height
 * has not come. The version of a due plan reads ahead the state that its migrations will produce.
 */
export async function checkBinary(ledger: Ledger, binary: Binary): Promise<void> {
  const { version, skip } = binary;
  const gap = await ledger.read(() => versionGap(ledger.set, ledger.cache));
  const applied = await ledger.read(() => ledger.view().port(upgradePort)?.applied());
  if (gap.missing.length > 0 && gap.older.length === 0) {
    const reason = 'the modules of the chain and of this node differ';
    const brought = applied === undefined ? '' : `, or run version ${applied}, to which the chain has upgraded`;
    const next_step = `load each with --module NUMBER:PATH${brought}`;
    fail(InvalidGenesis, { reason, missing: gap.missing, next_step });
  }
  if (gap.older.length > 0) fail(BinaryOutdated, { version, modules: [...gap.older, ...gap.missing] });
  if (applied !== undefined && compareVersions(version, applied) < 0) {
    fail(BinaryOutdated, { version, chain_version: applied });
  }
  const plan = await checkDue(ledger, binary);
  const planned = plan?.voting === null && !skip.has(plan.height) && compareVersions(version, plan.version) >= 0;
  if (planned && plan.height === ledger.head.height + 1) {
    if (gap.newer.length > 0) await ledger.anticipateUpgrade();
  } else if (planned) {
    const { name, height } = plan;
    fail(UpgradeNotDue, { version, name, height, next_height: ledger.head.height + 1 });
  } else if (gap.newer.length > 0) fail(UpgradeNotDue, { version, modules: gap.newer });
}
