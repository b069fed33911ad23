/** The questions about validators and stakes. */

import { type Address, fn, type Type, t } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { DelegationJson, delegationJson, fieldOf, ValidatorJson, validatorJson } from './answers.js';
import { amountOf } from './bonding.js';
import { operatorOf } from './records.js';
import { type Reading, validators } from './shape.js';
import { epochEndOf, MAX_ACTIVE, MAX_DELEGATIONS, MAX_UNBONDINGS, minStakeOf, UNBONDING_S } from './terms.js';
import { UnbondingJson } from './unstake.js';
import type { Validator } from './validator.js';

/** An operator's account, or a consensus key as 64 hex characters. */
const ValidatorId: Type<string> = {
  ...(t.address as Type<string>),
  about: 'an operator (address) or a consensus key (64 hex characters)',
  schema: { anyOf: [t.address.schema, { type: 'string', pattern: '^[0-9a-fA-F]{64}$' }] },
  fromJson: (json, text) =>
    typeof json === 'string' && /^[0-9a-fA-F]{64}$/.test(json)
      ? t.hex32.fromJson(json, text)
      : t.address.fromJson(json, text),
};

export const getValidator = validators.method({
  about: 'A validator by its operator or its consensus key; null when there is none.',
  signature: fn({ address: ValidatorId }, t.option(ValidatorJson)),
  cli: { words: 'validator show', flags: { address: 'validator' } },
  read(c, { address }) {
    const operator = operatorOf(c, address);
    return operator === undefined ? null : validatorJson(c, operator, c.state.validators.get(operator)!, fieldOf(c));
  },
});

export const listValidators = validators.method({
  about: 'Validators, those first that may be active, more stake before less.',
  cli: 'validator list',
  signature: fn(
    { limit: t.limit(), cursor: t.cursor },
    t.struct({
      validators: t.list(ValidatorJson, 1_000),
      count: t.count,
      next_cursor: t.cursor,
      total_staked: t.amount,
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

const Emission = t.struct({ year: t.count, annual: t.amount, emitted: t.amount, remaining: t.amount });

export const stakingInfo = validators.method({
  cli: 'staking info',
  about:
    'Staking on this chain in one answer. The yearly rate is what the active stake earned in the last epoch, with fees.',
  signature: fn(
    {},
    t.struct({
      total_staked: t.amount,
      validators_total: t.count,
      active_validators: t.u32,
      max_active: t.u32,
      min_stake: t.amount,
      unbonding_seconds: t.u32,
      epoch: t.count,
      epoch_blocks: t.u32,
      next_epoch_height: t.height,
      staked_bps: t.u16,
      apr_bps_estimate: t.count,
      emission: Emission,
      jailed: t.count,
    }),
  ),
  read(c) {
    const { state, chain, use, height } = c;
    const { staked, validators: validators_total, jailed } = state.totals.get();
    const supply = use.tokens.supply(NATIVE);
    // The answer is about the block that comes: its epoch, and the first height of the one after.
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

/** Earned a year by stake, in basis points, as if every epoch were like the last one. */
function rateOf({ state }: Reading): number {
  const { last } = state.epochBook.get();
  if (last === null || last.stake === 0n || last.ms === 0) return 0;
  return Number((last.earned * YEAR_MS * 10_000n) / (last.stake * BigInt(last.ms)));
}

const Received = t.struct({
  count: t.count,
  total: t.amount,
  delegators: t.list(
    t.struct({ delegator: t.address, amount: t.amount, auto_compound: t.bool, since_height: t.height }),
    100,
  ),
});

export const getDelegations = validators.method({
  cli: { words: 'staking show', flags: { address: 'account' } },
  about:
    'What an account has staked and with whom (an operator’s own stake too), what unbonds, and of a validator what it has received, the first hundred by address.',
  signature: fn(
    { address: t.address },
    t.struct({
      address: t.address,
      delegations: t.list(DelegationJson, MAX_DELEGATIONS + 1),
      unbonding: t.list(UnbondingJson, MAX_UNBONDINGS),
      received: t.option(Received),
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
