/** The stored record of a plan: its content, its status, and the rules for its files. */

import { type Type, t, type ValueOf } from '../../runtime/sdk.js';

/** Plans are numbered in order of scheduling. */
export const PlanId = t.doc(t.count, 'Number of the plan, counted from 0');

export const Mode = t.doc(
  t.choice('seed-authority', 'full'),
  'Decision mode of upgrades: seed-authority (one account) or full (a vote of the validators)',
);

/** Transitions: Voting → Scheduled, Rejected or Cancelled; Scheduled → Applied or Cancelled. */
export const Status = t.doc(
  t.choice('Voting', 'Scheduled', 'Rejected', 'Cancelled', 'Applied'),
  'Voting; Scheduled (waits for its height); Rejected by the vote; Cancelled; Applied',
);
export type Status = ValueOf<typeof Status>;

/** Name of the upgrade for operators; used once. */
export const PlanName = t.doc(
  { ...t.text(1, 64, /^[A-Za-z0-9._-]+$/), about: 'letters, digits, dot, underscore and dash; used once' },
  'Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once',
);

/** A semantic version. */
export const Version: Type<string> = {
  ...t.doc(
    t.text(5, 64, /^(0|[1-9][0-9]{0,8})(\.(0|[1-9][0-9]{0,8})){2}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/),
    'Semantic version of the software, such as 2.0.0',
  ),
  about: 'semantic version, like 2.0.0',
  sample: (random) => `${random(9)}.${random(30)}.${random(30)}${random(4) === 0 ? '-rc.1' : ''}`,
};

/** Text for readers of the plan: release notes, instructions. */
export const Info = t.doc(t.text(0, 2_000), 'Release notes and instructions, at most 2,000 characters');

/** A file. `flawOf` checks its format, so that a flaw fails with an error of its own. */
const Artifact = t.struct({
  url: t.doc(t.text(0, 512), 'URL of the file: https or ipfs'),
  sha256: t.doc(t.text(0, 64), 'SHA-256 of the file, 64 lower-case hex digits'),
});
const ByPlatform = t.dictionary(Artifact, 8, 32);

/** Files by platform; a single file applies to every platform. */
export const Binaries: typeof ByPlatform = {
  ...ByPlatform,
  about: '{"any": {"url", "sha256"}}, or by platform: "linux-x64"',
  schema: {
    description: 'Files of the new version by platform, such as linux-x64; a single file applies to every platform',
    anyOf: [ByPlatform.schema, Artifact.schema],
  },
  wire: ['first', [ByPlatform.wire!, ['entry', 'any', Artifact.wire!]]],
  fromJson: (json, text) =>
    isArtifact(json) ? { any: Artifact.fromJson(json, text) } : ByPlatform.fromJson(json, text),
};
export type Binaries = ValueOf<typeof Binaries>;

function isArtifact(json: unknown): boolean {
  return typeof json === 'object' && json !== null && typeof (json as { url?: unknown }).url === 'string';
}

const PLATFORM = /^(any|(linux|darwin|win32)-(x64|arm64))$/;
const SECURE = /^(https|ipfs):\/\/[!-~]+$/;
const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/][!-~]+$/;

/**
 * The first flaw in the files of a plan, as platform and reason; undefined if there is none. Networks of kind dev may
 * serve files from the same machine.
 */
export function flawOf(
  binaries: Binaries,
  network: string,
): { readonly platform: string; readonly reason: string } | undefined {
  const files = Object.entries(binaries);
  if (files.length === 0) return { platform: 'any', reason: 'a plan needs at least one file' };
  for (const [platform, { url, sha256 }] of files) {
    if (!PLATFORM.test(platform)) return { platform, reason: 'must be any, or a platform such as linux-x64' };
    if (!SECURE.test(url) && !(network === 'dev' && LOOPBACK.test(url)))
      return { platform, reason: 'its url must begin with https:// or ipfs://' };
    if (!/^[0-9a-f]{64}$/.test(sha256)) return { platform, reason: 'its sha256 must be 64 lower-case hex digits' };
  }
  return undefined;
}

/** Fields of a plan as stored and as callers see them. */
export const planFields = {
  plan_id: PlanId,
  name: PlanName,
  version: Version,
  target_height: t.doc(t.height, 'First height of the new version; nodes of the old version stop before it'),
  binaries: Binaries,
  info: Info,
  mode: Mode,
  status: Status,
  proposer: t.doc(t.address, 'Account that scheduled the plan'),
  scheduled_at_height: t.doc(t.height, 'Height of the block that scheduled the plan'),
  voting_start: t.doc(t.option(t.height), 'First block of the vote; null without a vote'),
  voting_end_height: t.doc(t.option(t.height), 'Last block of the vote; null without a vote'),
  quorum_percent: t.doc(t.u8, 'Part of the total power that must approve, in percent'),
  yes_power: t.doc(t.amountOf(), 'Voting power in favor, in raw native units of stake'),
  no_power: t.doc(t.amountOf(), 'Voting power against, in raw native units of stake'),
  cancel_power: t.doc(t.amountOf(), 'Power of the validators that request cancellation, in raw native units of stake'),
  total_power: t.doc(t.amountOf(), 'Total voting power in raw native units of stake'),
  deposit: t.doc(t.amountOf(), 'Deposit of the proposer in raw native units'),
  applied_at_height: t.doc(t.option(t.height), 'Height at which the chain switched; null if it has not'),
};

/** A plan. Powers are raw native units. */
export const Plan = t.struct(planFields);
export type Plan = ValueOf<typeof Plan>;

/** Whether a power reaches the quorum of a plan. */
export function reaches({ quorum_percent, total_power }: Plan, power: bigint): boolean {
  return power > 0n && power * 100n >= BigInt(quorum_percent) * total_power;
}
