/** Module definition: state and events. */

import {
  cell,
  dispatchPort,
  map,
  module,
  type OperationContext,
  type Reads,
  t,
  validatorsPort,
  type Writes,
} from '../../runtime/sdk.js';
import { treasuryPort } from '../fees/port.js';
import { Electorate } from '../shared/electorate.js';
import { tokensPort } from '../tokens/port.js';
import { stakingPort } from '../validators/port.js';
import { Mode, Plan, PlanId, PlanName, Status, Version } from './plan.js';

const Vote = t.struct({ approve: t.bool, power: t.amount, height: t.height });

const needs = {
  tokens: tokensPort.only('transfer'),
  treasury: treasuryPort.only('address'),
  staking: stakingPort.only('power', 'pauseMissedTurns'),
  validators: validatorsPort.only('current'),
  dispatch: dispatchPort.only('attempt'),
};

const state = {
  plans: map(0, [t.count], Plan),
  count: cell(1, t.count, 0),
  names: map(2, [PlanName], t.count),
  /** The plan that is being voted on or waits for its height. */
  live: cell(3, t.option(t.count), null),
  electorates: map(4, [t.count], Electorate),
  votes: map(5, [t.count, t.address], Vote),
  /** Validators that requested the cancellation of a plan. */
  cancellations: map(6, [t.count, t.address], t.bool),
  mode: cell(7, Mode, 'seed-authority'),
  authority: cell(8, t.option(t.address), null),
  votingPeriod: cell(9, t.range(1, 1_296_000), 500),
  quorumPercent: cell(10, t.range(1, 100), 67),
  /** Version of the last applied plan. */
  applied: cell(11, t.option(Version), null),
};

const Id = { plan_id: PlanId };

const events = {
  UpgradeScheduled: {
    ...Id,
    name: PlanName,
    version: Version,
    target_height: t.doc(t.height, 'First height of the new version'),
    proposer: t.doc(t.address, 'Account that scheduled the plan'),
    status: Status,
  },
  UpgradeVoted: {
    ...Id,
    validator: t.doc(t.address, 'Operator account of the validator that voted'),
    approve: t.doc(t.bool, 'True for a vote in favor, false for a vote against'),
    power: t.doc(t.amountOf(), 'Voting power in raw native units of stake'),
  },
  UpgradeApproved: {
    ...Id,
    yes_power: t.doc(t.amountOf(), 'Voting power in favor, in raw native units of stake'),
    no_power: t.doc(t.amountOf(), 'Voting power against, in raw native units of stake'),
  },
  UpgradeRejected: {
    ...Id,
    yes_power: t.doc(t.amountOf(), 'Voting power in favor, in raw native units of stake'),
    no_power: t.doc(t.amountOf(), 'Voting power against, in raw native units of stake'),
  },
  UpgradeCancelWanted: {
    ...Id,
    validator: t.doc(t.address, 'Operator account of the validator that requests the cancellation'),
    cancel_power: t.doc(t.amountOf(), 'Power of all validators that request it, in raw native units of stake'),
  },
  UpgradeCancelled: Id,
  UpgradeApplied: { ...Id, name: PlanName, version: Version },
  UpgradeSkipped: { ...Id, name: PlanName },
};

export const upgrade = module('upgrade', {
  about: 'Plans to switch the chain to another version at a height, decided by an authority or by validators.',
  needs,
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof upgrade>;
/** Read-write context of the module. */
export type Writing = Writes<typeof upgrade>;
export type Acting = OperationContext<typeof upgrade>;
