/** RPC methods of validators and stakes. */

import { type Address, fn, type Type, t } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import {
  DelegationJson,
  delegationJson,
  fieldOf,
  ReputationJson,
  reputationJson,
  ValidatorJson,
  validatorJson,
} from './answers.js';
import { amountOf } from './bonding.js';
import { operatorOf } from './records.js';
import { type Reading, validators } from './shape.js';
import { epochEndOf, MAX_ACTIVE, MAX_DELEGATIONS, MAX_UNBONDINGS, minStakeOf, UNBONDING_S } from './terms.js';
import { UnbondingJson } from './unstake.js';
import type { Validator } from './validator.js';

/** An operator's account, or a consensus key as 64 hex characters. */
const ValidatorId: Type<string> = {
  ...(t.address as Type<string>),
  about: 'an operator (address) or a consensus key (64 hex digits)',
  schema: { anyOf: [t.address.schema, { type: 'string', pattern: '^[0-9a-fA-F]{64}$' }] },
  fromJson: (json, text) =>
    typeof json === 'string' && /^[0-9a-fA-F]{64}$/.test(json)
      ? t.hex32.fromJson(json, text)
      : t.address.fromJson(json, text),
};

export const getValidator = validators.method({
  about: 'Returns a validator by its operator or its consensus key; null if there is none.',
  signature: fn(
    { address: t.doc(ValidatorId, 'Operator account of the validator, or its consensus key in hex') },
    t.option(ValidatorJson),
  ),
  cli: { words: 'validator show', flags: { address: 'validator' } },
  read(c, { address }) {
    const operator = operatorOf(c, address);
    return operator === undefined ? null : validatorJson(c, operator, c.state.validators.get(operator)!, fieldOf(c));
  },
});

export const getValidatorReputation = validators.method({
  about:
    'Returns the reputation of an active validator by its factors, with their weights and their values in the running epoch; null for others.',
  signature: fn(
    { address: t.doc(ValidatorId, 'Operator account of the validator, or its consensus key in hex') },
    t.option(ReputationJson),
  ),
  cli: { words: 'validator reputation', flags: { address: 'validator' } },
  read(c, { address }) {
    const operator = operatorOf(c, address);
    return operator === undefined ? null : (reputationJson(c, operator) ?? null);
  },
});

export const listValidators = validators.method({
  about: 'Lists validators: eligible ones first, then by descending stake.',
  cli: 'validator list',
  signature: fn(
    { limit: t.limit(), cursor: t.cursor },
    t.struct({
      validators: t.doc(t.list(ValidatorJson, 1_000), 'Validators: eligible ones first, then by descending stake'),
      count: t.pageCount,
      next_cursor: t.nextCursor,
      total_staked: t.doc(t.amountOf(), 'Total stake with all validators in raw native units'),
    }),
  ),
  read(c, { limit, cursor }) {
    const { items, next } = c.state.ranking.page([], limit, cursor);
    const field = fieldOf(c);
    const found = items.map((address) => validatorJson(c, address, c.state.validators.get(address)!, field));
    return {
      validators: found,
      count: found.length,
      next_cursor: next,
      total_staked: c.state.totals.get().staked,
    };
  },
});

const Emission = t.struct({
  year: t.doc(t.count, 'Year since genesis, counted from 1'),
  annual: t.doc(t.amountOf(), 'Emission of this year in raw native units'),
  emitted: t.doc(t.amountOf(), 'Total emitted since genesis in raw native units'),
  remaining: t.doc(t.amountOf(), 'Remaining reward pool in raw native units'),
});

export const stakingInfo = validators.method({
  cli: 'staking info',
  about: 'Returns an overview of staking. The yearly rate is that of active stake in the last epoch, fees included.',
  signature: fn(
    {},
    t.struct({
      total_staked: t.doc(t.amountOf(), 'Total stake with all validators in raw native units'),
      validators_total: t.doc(t.count, 'Number of validators, active or not'),
      active_validators: t.doc(t.u32, 'Number of active validators in this epoch'),
      max_active: t.doc(t.u32, 'Maximum number of active validators'),
      min_stake: t.doc(t.amountOf(), 'Minimum own stake of a validator in raw native units'),
      unbonding_seconds: t.doc(t.u32, 'Duration of unbonding in seconds'),
      epoch: t.doc(t.count, 'Number of the epoch of the last block'),
      epoch_blocks: t.doc(t.u32, 'Length of an epoch in blocks'),
      next_epoch_height: t.doc(t.height, 'First height of the next epoch'),
      staked_bps: t.doc(t.bps(0xffff), 'Staked part of the native supply in basis points'),
      apr_bps_estimate: t.doc(
        t.bps(Number.MAX_SAFE_INTEGER),
        'Estimated yearly rate of active stake in basis points, from the last epoch',
      ),
      emission: t.doc(Emission, 'State of the block rewards'),
      jailed: t.doc(t.count, 'Number of jailed validators'),
    }),
  ),
  read(c) {
    const { state, chain, use, height } = c;
    const { staked, validators: validators_total, jailed } = state.totals.get();
    const supply = use.tokens.supply(NATIVE);
    // The response describes the coming block: the next epoch is the one after that block's epoch.
    const next_epoch_height = epochEndOf(height + 1, chain) + 1;
    return {
      total_staked: staked,
      validators_total,
      active_validators: state.active.get().length,
      max_active: MAX_ACTIVE,
      min_stake: minStakeOf(chain),
      unbonding_seconds: UNBONDING_S,
      epoch: Math.trunc(height / chain.epochBlocks),
      epoch_blocks: chain.epochBlocks,
      next_epoch_height,
      staked_bps: Number((staked * 10_000n) / supply),
      apr_bps_estimate: rateOf(c),
      emission: use.rewards.emission(),
      jailed,
    };
  },
});

const YEAR_MS = 31_536_000_000n;

/** Yearly earnings of stake in basis points, if every epoch were like the last one. */
function rateOf({ state }: Reading): number {
  const { last } = state.epochBook.get();
  if (last === null || last.stake === 0n || last.ms === 0) return 0;
  return Number((last.earned * YEAR_MS * 10_000n) / (last.stake * BigInt(last.ms)));
}

const Received = t.struct({
  count: t.doc(t.count, 'Number of delegators'),
  total: t.doc(t.amountOf(), 'Total delegated stake in raw native units'),
  delegators: t.doc(
    t.list(
      t.struct({
        delegator: t.doc(t.address, 'Account of the delegator'),
        amount: t.doc(t.amountOf(), 'Delegated amount in raw native units'),
        auto_compound: t.doc(t.bool, 'True if rewards compound'),
        since_height: t.doc(t.height, 'Height of the oldest part of the stake; 0 if none is left'),
      }),
      100,
    ),
    'First hundred delegators by address',
  ),
});

export const getDelegations = validators.method({
  cli: { words: 'staking show', flags: { address: 'account' } },
  about:
    'Returns the stake of an account by validator (for an operator, including its own), its unbonding entries, and for a validator the first hundred delegators by address.',
  signature: fn(
    { address: t.doc(t.address, 'Account of the staker') },
    t.struct({
      address: t.doc(t.address, 'The requested account'),
      delegations: t.doc(t.list(DelegationJson, MAX_DELEGATIONS + 1), 'Stake by validator, own stake first'),
      unbonding: t.doc(t.list(UnbondingJson, MAX_UNBONDINGS), 'Unbonding entries, oldest first'),
      received: t.doc(t.option(Received), 'Delegations received; null if the account does not operate a validator'),
    }),
  ),
  read(c, { address }) {
    const { state, time } = c;
    const own = state.validators.get(address);
    const others = (state.delegatedTo.get(address) ?? []).map((operator) =>
      delegationJson(c, operator, state.validators.get(operator)!, state.delegations.get(operator, address)!),
    );
    return {
      address,
      delegations: [...(own && own.own_lots.length > 0 ? [ownJson(c, address, own)] : []), ...others],
      unbonding: (state.unbondings.get(address) ?? []).map((entry) => ({
        ...entry,
        claimable: entry.release_at <= time,
      })),
      received: own === undefined ? null : receivedBy(c, address, own),
    };
  },
});

function ownJson(c: Reading, operator: Address, validator: Validator) {
  const held = { bond: validator.own, shares: 0n, compounds: false, lots: validator.own_lots };
  return { ...delegationJson(c, operator, validator, held), auto_compound: validator.own_compounds };
}

function receivedBy({ state }: Reading, operator: Address, validator: Validator) {
  const listed = state.delegations.list([operator], 100);
  return {
    count: validator.delegators,
    total: validator.delegated + validator.pool.bond.amount,
    delegators: listed.map(({ key: [, delegator], value }) => ({
      delegator,
      amount: amountOf(validator, value),
      auto_compound: value.compounds,
      since_height: value.lots[0]?.height ?? 0,
    })),
  };
}
