/** The files by which a node tells whoever runs it of upgrades: the plan as soon as it is decided, the info when it is due. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ChainInfo,
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

/** What both files hold. */
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

/** Removes a file that is no longer true. */
export async function removeInfo(dataDir: string, file: string): Promise<void> {
  await rm(join(dataDir, file), { force: true });
}
