/**
 * A trial of this version on the state from which it will continue: loads its modules, runs its migrations and executes
 * its first blocks, without peers and keys. It writes to the data directory, so it must be given a copy.
 * Decision 0155.
 */

import type { Ledger } from '../../engine/ledger/ledger.js';
import { openLedger } from '../../engine/ledger/open.js';
import { NO_CERTIFICATE } from '../../kernel/chain/block.js';
import { versionGap } from '../../kernel/chain/upgrade.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import type { UpgradePlan } from '../../kernel/ports.js';
import { error, Failure, fail, sharedDetails } from '../../lib/errors.js';
import { Halt } from '../../lib/halt.js';
import type { NodeContext } from '../assembly/context.js';
import type { Distribution } from '../assembly/distribution.js';
import { openChainStores } from '../assembly/stores.js';
import type { NodeOptions } from '../options/options.js';
import { deriveBy } from '../plugins/derive.js';
import { loadPlugins } from '../plugins/load.js';
import { compareVersions } from '../upgrade/version.js';
import { livePlan } from '../upgrade/version-check.js';
import { perform } from './offline-job.js';

/** Details: reason and version. */
export const UpgradeUnfit = error(
  3194,
  'UpgradeUnfit',
  'This version cannot continue the chain at the height of the plan',
  {
    details: sharedDetails('reason', 'version', 'modules'),
  },
);

/** Result of a successful trial. */
export interface Trial {
  readonly plan_id: number;
  readonly name: string;
  readonly version: string;
  /** First block of the version. */
  readonly height: number;
  /** Height of the state used for the trial. */
  readonly state_height: number;
  /** Records in the state after the migrations. */
  readonly records: number;
  /** Modules that the upgrade changes: 'notes v1 → v2'. */
  readonly modules: readonly string[];
  /** Plugins that could not be loaded, with the reason: the node runs without them. */
  readonly plugins: readonly string[];
  readonly ms: number;
}

/** Executed blocks: the one with the migrations, and the first that reads their output. */
const BLOCKS = 2;
/** Milliseconds between the two blocks. */
const INTERVAL_MS = 1_000;

/**
 * Tries a version on a copy of a data directory. Rejects with UpgradeUnfit or with the errors of a node start; throws
 * Halt if its code fails.
 */
export const tryUpgrade = (
  distribution: Distribution,
  genesisJson: unknown,
  options: Partial<NodeOptions>,
  signal?: AbortSignal,
): Promise<Trial> => perform('chain', attempt, distribution, genesisJson, ownOptions(options), signal);

/** Removes options that reach other machines or sign. */
const ownOptions = (options: Partial<NodeOptions>): Partial<NodeOptions> => ({
  ...options,
  validatorKey: undefined,
  signer: undefined,
  walletKeys: [],
  p2pPort: undefined,
  rpcThreads: 0,
  metrics: false,
  serveSnapshots: false,
});

async function attempt(context: NodeContext): Promise<Trial> {
  const began = performance.now();
  const { distribution, options, set, genesis, text, get } = context;
  const log = get('Log');
  const plugins = await loadPlugins(distribution.plugins, options.plugins, set, genesis.chain, {
    log,
    now: () => get('Clock').now(),
    limits: get('PluginLimits'),
    count: () => undefined,
    halt: () => undefined,
  });
  const { database, blockLog } = await openChainStores(context);
  const ledger = await openLedger({
    ...{ set, genesis, text, database, blockLog, log, isTrial: true },
    verify: async () => [],
    skippedUpgrades: new Set(),
    derive: deriveBy(plugins),
    checkHead: async () => undefined,
  });
  const stateHeight = ledger.head.height;
  const { version } = distribution;
  const plan = await duePlan(ledger, version);
  const modules = await changedModules(ledger, version);
  if (modules.length > 0) await anticipate(ledger, plan);
  for (let i = 0; i < BLOCKS; i++) await executeBlock(ledger);
  const applied = await livePlan(ledger);
  if (applied?.planId === plan.planId)
    fail(UpgradeUnfit, { version, reason: 'the plan is still pending after its block' });
  const troubles = plugins.records.flatMap(({ trouble }) => trouble ?? []);
  return {
    ...{ plan_id: plan.planId, name: plan.name, version, height: plan.height, state_height: stateHeight },
    records: ledger.records,
    modules,
    plugins: troubles.map((trouble) => JSON.stringify(trouble)),
    ms: Math.round(performance.now() - began),
  };
}

/** The upgrade plan of the version. */
async function duePlan(ledger: Ledger, version: string): Promise<UpgradePlan> {
  const plan = await livePlan(ledger);
  if (!plan) return fail(UpgradeUnfit, { version, reason: 'no upgrade is planned' });
  if (plan.voting !== null) fail(UpgradeUnfit, { version, reason: `the upgrade ${plan.name} is still being voted on` });
  if (compareVersions(version, plan.version) < 0) {
    fail(UpgradeUnfit, { version, reason: `the upgrade ${plan.name} needs version ${plan.version} or a later one` });
  }
  return plan;
}

/** The changed modules. Throws if modules are missing here or older. */
async function changedModules(ledger: Ledger, version: string): Promise<readonly string[]> {
  const { newer, older, missing } = await ledger.read(() => versionGap(ledger.set, ledger.cache));
  const bad = [...older, ...missing];
  if (bad.length > 0)
    fail(UpgradeUnfit, { version, modules: bad, reason: 'modules of the chain are missing or older' });
  return newer;
}

/** Reads the state as the migrations will leave it, like a node that starts at the height. */
async function anticipate(ledger: Ledger, { name }: UpgradePlan): Promise<void> {
  try {
    await ledger.anticipateUpgrade();
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Halt(`the upgrade ${name}`, ledger.head.height + 1, cause);
  }
}

/** Executes the next block, empty, twice: a non-deterministic execution would split the validators. */
async function executeBlock(ledger: Ledger): Promise<void> {
  const view = ledger.view();
  const [validator] = await ledger.read(() => validatorsOf(view, 'next'));
  const { commit, header, height } = ledger.head;
  const built = await ledger.build({
    proposer: validator?.address ?? header.proposer,
    round: 0,
    timeMs: header.timestamp_ms + INTERVAL_MS,
    lastCommit: commit,
    candidates: [],
    attestations: [],
    evidence: [],
    maxBundles: 1,
    refused: () => undefined,
  });
  const block = { header: built.header, last_commit: commit, evidence: [], attestations: [], bundles: [] };
  const executed = await ledger.check({ ...block, proposer_signature: null }, []);
  await ledger.commit(executed, { ...NO_CERTIFICATE, height: height + 1, hash: executed.hash });
}
