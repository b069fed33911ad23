/** The files by which a node and its supervisor tell each other of upgrades. */

import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ChainInfo,
  errno,
  fileFailure,
  type LedgerView,
  replaceFile,
  type UpgradeFile,
  type UpgradePlan,
} from '../../runtime/plugin.js';

/** Written when the height has come: the node has stopped and wants to be replaced. */
export const UPGRADE_INFO = 'upgrade-info.json';
/** Written while a plan waits for its height: its files can be fetched ahead. */
export const UPGRADE_PLAN = 'upgrade-plan.json';

/** Written by the supervisor when the release of a plan has executed the first blocks of its version on a copy of the state. */
export const UPGRADE_READY = 'upgrade-ready.json';

/** The content of these files. */
export interface UpgradeInfo {
  readonly format: 1;
  readonly chain_id: number;
  readonly network: string;
  readonly plan_id: number;
  readonly name: string;
  readonly version: string;
  readonly height: number;
  /** Unix seconds of the block at which it was written. */
  readonly time: number;
  readonly info: string;
  readonly binaries: UpgradePlan['binaries'];
}

/** The file of a plan for this machine; undefined when there is none. */
export function fileFor({ binaries }: Pick<UpgradePlan, 'binaries'>): UpgradeFile | undefined {
  return binaries[`${process.platform}-${process.arch}`] ?? binaries.any;
}

/** Where the file of a hash lies once it is fetched and verified: the node and its supervisor share it. */
export function downloadPath(dataDir: string, sha256: string): string {
  return join(dataDir, 'bin', 'downloads', sha256);
}

/** A plan as the files tell it, at a block. */
export function infoOf(
  plan: UpgradePlan,
  { chainId, network }: ChainInfo,
  { header }: Pick<LedgerView['head'], 'header'>,
): UpgradeInfo {
  const time = Math.trunc(header.timestamp_ms / 1000);
  const { planId, name, version, height, info, binaries } = plan;
  return { format: 1, chain_id: chainId, network, plan_id: planId, name, version, height, time, info, binaries };
}

/** Writes a file so that it is there whole or not at all, also after a crash. */
export async function writeInfo(dataDir: string, file: string, info: UpgradeInfo): Promise<void> {
  const path = join(dataDir, file);
  await replaceFile(path, `${JSON.stringify(info, null, 2)}\n`).catch((cause) => {
    throw fileFailure(path, cause);
  });
}

/** Reads a file; undefined if there is none. */
export async function readInfo(dataDir: string, file: string): Promise<UpgradeInfo | undefined> {
  try {
    return JSON.parse(await readFile(join(dataDir, file), 'utf8')) as UpgradeInfo;
  } catch (cause) {
    if (errno(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}

/** Whether the release of a plan has passed the check for this machine. */
export function isReady(dataDir: string, plan: Pick<UpgradePlan, 'planId' | 'binaries'>): boolean {
  try {
    const ready = JSON.parse(readFileSync(join(dataDir, UPGRADE_READY), 'utf8')) as UpgradeInfo;
    return ready.plan_id === plan.planId && fileFor(ready)?.sha256 === fileFor(plan)?.sha256;
  } catch {
    return false; // not written yet, or by nobody who knows how
  }
}

/** Removes a file that is no longer true. */
export async function removeInfo(dataDir: string, file: string): Promise<void> {
  await rm(join(dataDir, file), { force: true });
}
