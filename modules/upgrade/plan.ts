/** The stored record of a plan: its content, its status, and the rules for its files. */

import { type Type, t, type ValueOf } from '../../runtime/sdk.js';

/** Plans are numbered in order of scheduling. */
export const PlanId = t.doc(t.count, 'Number of the plan, as its scheduling answered');

/** Who decides about upgrades. */
export const Mode = t.doc(
  t.choice('seed-authority', 'full'),
  'Who decides about upgrades: one account (seed-authority), or the validators by vote (full)',
);

/** Transitions: Voting → Scheduled, Rejected or Cancelled; Scheduled → Applied or Cancelled. */
export const Status = t.doc(
  t.choice('Voting', 'Scheduled', 'Rejected', 'Cancelled', 'Applied'),
  'How the plan stands: voted on, waiting for its height, voted down, taken back, or done',
);
export type Status = ValueOf<typeof Status>;

/** Name of the upgrade for operators; used once. */
export const PlanName = t.doc(
  { ...t.text(1, 64, /^[A-Za-z0-9._-]+$/), about: 'letters, digits, dot, dash; used once' },
  'What operators call the upgrade: letters, digits, dot and dash, used once',
);

/** A semantic version. */
export const Version: Type<string> = {
  ...t.doc(
    t.text(5, 64, /^(0|[1-9][0-9]{0,8})(\.(0|[1-9][0-9]{0,8})){2}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/),
    'Semantic version that the nodes are to run, such as 2.0.0',
  ),
  about: 'semantic version, like 2.0.0',
  sample: (random) => `${random(9)}.${random(30)}.${random(30)}${random(4) === 0 ? '-rc.1' : ''}`,
};

/** Text for readers of the plan: release notes, instructions. */
export const Info = t.doc(
  t.text(0, 2_000),
  'For whoever reads the plan: release notes and instructions, up to 2,000 characters',
);

/** A file. `flawOf` checks its format, so that a flaw fails with an error of its own. */
const Artifact = t.struct({
  url: t.doc(t.text(0, 512), 'Where the file is: https or ipfs'),
  sha256: t.doc(t.text(0, 64), 'SHA-256 of the file, 64 lowercase hex characters'),
});
const ByPlatform = t.dictionary(Artifact, 8, 32);

/** Files by platform; a single file applies to every platform. */
export const Binaries: typeof ByPlatform = {
  ...ByPlatform,
  about: '{"any": {"url", "sha256"}}, or by platform: "linux-x64"',
  schema: {
    description: 'Files of the new version by platform, such as linux-x64; a file alone is for every platform',
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
    if (!PLATFORM.test(platform)) return { platform, reason: 'must be any, or like linux-x64' };
    if (!SECURE.test(url) && !(network === 'dev' && LOOPBACK.test(url)))
      return { platform, reason: 'its url must begin with https:// or ipfs://' };
    if (!/^[0-9a-f]{64}$/.test(sha256)) return { platform, reason: 'its sha256 must be 64 lowercase hex characters' };
  }
  return undefined;
}

/** Fields of a plan as stored and as callers see them. */
export const planFields = {
  plan_id: PlanId,
  name: PlanName,
  version: Version,
  target_height: t.doc(t.height, 'First height of the new version: nodes stop before it'),
  binaries: Binaries,
  info: Info,
  mode: Mode,
  status: Status,
  proposer: t.doc(t.address, 'Account that scheduled it'),
  scheduled_at_height: t.doc(t.height, 'Height of the block that made the plan'),
  voting_start: t.doc(t.option(t.height), 'First height of the vote; null where nobody votes'),
  voting_end_height: t.doc(t.option(t.height), 'Last height of the vote; null where nobody votes'),
  quorum_percent: t.doc(t.u8, 'Part of all power that must approve, in percent'),
  yes_power: t.doc(t.amount, 'Raw native units of stake in favour'),
  no_power: t.doc(t.amount, 'Raw native units of stake against'),
  cancel_power: t.doc(t.amount, 'Raw native units of stake of those who want it cancelled'),
  total_power: t.doc(t.amount, 'Raw native units of stake that may vote'),
  deposit: t.doc(t.amount, 'Raw native units that the proposer left'),
  applied_at_height: t.doc(t.option(t.height), 'Height at which the chain went over; null for not yet'),
};

/** A plan. Powers are raw native units. */
export const Plan = t.struct(planFields);
export type Plan = ValueOf<typeof Plan>;

/** Whether a power reaches the quorum of a plan. */
export function reaches({ quorum_percent, total_power }: Plan, power: bigint): boolean {
  return power > 0n && power * 100n >= BigInt(quorum_percent) * total_power;
}
