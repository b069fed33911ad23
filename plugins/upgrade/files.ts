/** Files that a node and its supervisor exchange about upgrades. */

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

/** Written at the upgrade height: the node has stopped and must be replaced. */
export const UPGRADE_INFO = 'upgrade-info.json';
/** Written while a plan waits for its height, so that its files can be downloaded in advance. */
export const UPGRADE_PLAN = 'upgrade-plan.json';

/**
 * Written by the supervisor after the plan's release has executed the first blocks of its version on a copy of the
 * state.
 */
export const UPGRADE_READY = 'upgrade-ready.json';

export interface UpgradeInfo {
  readonly format: 1;
  readonly chain_id: number;
  readonly network: string;
  readonly plan_id: number;
  readonly name: string;
  readonly version: string;
  readonly height: number;
  /** Timestamp of the block at which the file was written, in Unix seconds. */
  readonly time: number;
  readonly info: string;
  readonly binaries: UpgradePlan['binaries'];
}

/** The plan's file for this machine; undefined if there is none. */
export function fileFor({ binaries }: Pick<UpgradePlan, 'binaries'>): UpgradeFile | undefined {
  return binaries[`${process.platform}-${process.arch}`] ?? binaries.any;
}

/** Path of the verified download with this hash, shared by the node and its supervisor. */
export function downloadPath(dataDir: string, sha256: string): string {
  return join(dataDir, 'bin', 'downloads', sha256);
}

/** The file content for a plan, at a block. */
export function infoOf(
  plan: UpgradePlan,
  { chainId, network }: ChainInfo,
  { header }: Pick<LedgerView['head'], 'header'>,
): UpgradeInfo {
  const time = Math.trunc(header.timestamp_ms / 1000);
  const { planId, name, version, height, info, binaries } = plan;
  return { format: 1, chain_id: chainId, network, plan_id: planId, name, version, height, time, info, binaries };
}

/** Writes a file atomically, also across a crash. */
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
    return false; // missing, or in an unknown format
  }
}

export async function removeInfo(dataDir: string, file: string): Promise<void> {
  await rm(join(dataDir, file), { force: true });
}
