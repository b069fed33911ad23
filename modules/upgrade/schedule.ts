/**
 * Operation that schedules a plan: effective at once for the authority; in full mode any validator proposes it and a
 * vote follows.
 */

import { fail, InsufficientBalance, t } from '../../runtime/sdk.js';
import { takeDeposit } from '../shared/deposit.js';
import { electorateNow, type Member } from '../shared/electorate.js';
import { ChecksumRequired, HeightTooSoon, NotUpgradeAuthority, PlanExists } from './errors.js';
import { livePlan, NOTICE } from './keep.js';
import { Binaries, flawOf, Info, PlanId, PlanName, Version } from './plan.js';
import { type Acting, upgrade } from './shape.js';

/** Deposit of a validator that proposes a plan, in whole native units; returned if the plan is approved. */
const DEPOSIT = 100n;

export const ScheduleUpgrade = upgrade.operation({
  id: 100,
  about:
    'Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.',
  sentence: 'Scheduled the upgrade {name} {version} at block {target_height}',
  params: {
    name: PlanName,
    version: Version,
    target_height: t.doc(t.height, 'First height of the new version; nodes of the old version stop before it'),
    binaries: Binaries,
    info: t.defaulted(Info, ''),
  },
  returns: { plan_id: PlanId },
  logs: ['UpgradeScheduled'],
  gas: 80_000,
  rpc: ['scheduleUpgrade', 'name', 'version', 'target_height', 'binaries', 'info', 'sender'],
  cli: { words: 'upgrade schedule', flags: { version: 'to-version', target_height: 'height' } },
  errors: [NotUpgradeAuthority, ChecksumRequired, PlanExists, HeightTooSoon, InsufficientBalance],
  execute(c, { name, version, target_height, binaries, info }) {
    const { state, emit, sender, height, chain } = c;
    const mode = state.mode.get();
    const members = electorateNow(c);
    mayPropose(c, members);
    const flaw = flawOf(binaries, chain.network);
    if (flaw) fail(ChecksumRequired, flaw);
    const live = livePlan(c);
    if (live) fail(PlanExists, { plan_id: live.plan_id, name: live.name, status: live.status });
    const known = state.names.get(name);
    if (known !== undefined) fail(PlanExists, { plan_id: known, name });
    const voted = mode === 'full';
    const end = voted ? height + state.votingPeriod.get() : null;
    const min = (end ?? height) + NOTICE;
    if (target_height < min) fail(HeightTooSoon, { min, got: target_height });
    const plan_id = state.count.get();
    const status = voted ? 'Voting' : 'Scheduled';
    state.count.put(plan_id + 1);
    state.names.put(name, plan_id);
    state.live.put(plan_id);
    state.electorates.put(plan_id, members);
    state.plans.put(plan_id, {
      plan_id,
      name,
      version,
      target_height,
      binaries,
      info,
      mode,
      status,
      proposer: sender,
      scheduled_at_height: height,
      voting_start: voted ? height : null,
      voting_end_height: end,
      quorum_percent: state.quorumPercent.get(),
      yes_power: 0n,
      no_power: 0n,
      cancel_power: 0n,
      total_power: members.reduce((sum, { power }) => sum + power, 0n),
      deposit: voted ? takeDeposit(c, DEPOSIT) : 0n,
      applied_at_height: null,
    });
    emit.UpgradeScheduled({ plan_id, name, version, target_height, proposer: sender, status });
    return { plan_id };
  },
});

function mayPropose({ state, sender }: Acting, members: readonly Member[]): void {
  if (state.mode.get() === 'full') {
    if (!members.some(({ validator }) => validator === sender)) fail(NotUpgradeAuthority, { required: 'a validator' });
    return;
  }
  const authority = state.authority.get();
  if (authority !== sender) fail(NotUpgradeAuthority, { required: authority === null ? null : `0x${authority}` });
}
