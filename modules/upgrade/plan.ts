/** The record of a plan: what it says, where it stands, and what its files must be. */

import { type Type, t, type ValueOf } from '../../runtime/sdk.js';

/** Who decides about upgrades. */
export const Mode = t.choice('seed-authority', 'full');

/** Writing a plan stands: Voting → Scheduled, Rejected or Cancelled; Scheduled → Applied or Cancelled. */
export const Status = t.choice('Voting', 'Scheduled', 'Rejected', 'Cancelled', 'Applied');
/** A status. */
export type Status = ValueOf<typeof Status>;

/** What operators call the upgrade; used once. */
export const PlanName = { ...t.text(1, 64, /^[A-Za-z0-9._-]+$/), about: 'letters, digits, dot, dash; used once' };

/** A semantic version. */
export const Version: Type<string> = {
  ...t.text(5, 64, /^(0|[1-9][0-9]{0,8})(\.(0|[1-9][0-9]{0,8})){2}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/),
  about: 'semantic version, like 2.0.0',
  sample: (random) => `${random(9)}.${random(30)}.${random(30)}${random(4) === 0 ? '-rc.1' : ''}`,
};

/** For whoever reads the plan: release notes, instructions. */
export const Info = t.text(0, 2_000);

/** A file; what it must look like is checked by the rules below, so that a wrong one has a code of its own. */
const Artifact = t.struct({ url: t.text(0, 512), sha256: t.text(0, 64) });
const ByPlatform = t.dictionary(Artifact, 8, 32);

/** The files by platform; a file alone is one for every platform. */
export const Binaries: typeof ByPlatform = {
  ...ByPlatform,
  about: '{"any": {"url", "sha256"}}, or by platform: "linux-x64"',
  schema: { anyOf: [ByPlatform.schema, Artifact.schema] },
  wire: ['first', [ByPlatform.wire!, ['entry', 'any', Artifact.wire!]]],
  fromJson: (json, text) =>
    isArtifact(json) ? { any: Artifact.fromJson(json, text) } : ByPlatform.fromJson(json, text),
};
/** The files of a plan. */
export type Binaries = ValueOf<typeof Binaries>;

function isArtifact(json: unknown): boolean {
  return typeof json === 'object' && json !== null && typeof (json as { url?: unknown }).url === 'string';
}

const PLATFORM = /^(any|(linux|darwin|win32)-(x64|arm64))$/;
const SECURE = /^(https|ipfs):\/\/[!-~]+$/;
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/][!-~]+$/;

/** What is wrong with the files of a plan: a place and a reason; undefined when nothing is. Networks called dev may serve them from the machine itself. */
export function flawOf(
  binaries: Binaries,
  network: string,
): { readonly platform: string; readonly reason: string } | undefined {
  const files = Object.entries(binaries);
  if (files.length === 0) return { platform: 'any', reason: 'a plan needs at least one file' };
  for (const [platform, { url, sha256 }] of files) {
    if (!PLATFORM.test(platform)) return { platform, reason: 'must be any, or like linux-x64' };
    if (!SECURE.test(url) && !(network === 'dev' && LOOPBACK.test(url)))
      return { platform, reason: 'its url must begin with https:// or ipfs://' };
    if (!/^[0-9a-f]{64}$/.test(sha256)) return { platform, reason: 'its sha256 must be 64 lowercase hex characters' };
  }
  return undefined;
}

/** The fields of a plan that callers see as they are kept. */
export const planFields = {
  plan_id: t.count,
  name: PlanName,
  version: Version,
  target_height: t.height,
  binaries: Binaries,
  info: Info,
  mode: Mode,
  status: Status,
  proposer: t.address,
  scheduled_at_height: t.height,
  voting_start: t.option(t.height),
  voting_end_height: t.option(t.height),
  quorum_percent: t.u8,
  yes_power: t.amount,
  no_power: t.amount,
  /** Of those who want it cancelled. */
  cancel_power: t.amount,
  total_power: t.amount,
  deposit: t.amount,
  applied_at_height: t.option(t.height),
};

/** A plan. Powers are raw native units. */
export const Plan = t.struct(planFields);
/** A plan. */
export type Plan = ValueOf<typeof Plan>;

/** Whether a power reaches the quorum of a plan. */
export function reaches({ quorum_percent, total_power }: Plan, power: bigint): boolean {
  return power > 0n && power * 100n >= BigInt(quorum_percent) * total_power;
}
