/** Operations that change the settings of operators and delegators. */

import { type Address, fail, t } from '../../runtime/sdk.js';
import { deposit, stakeFor, withdraw } from './compounding.js';
import { settled } from './earning.js';
import {
  CommissionCooldown,
  CommissionOutOfRange,
  InvalidPoolConfig,
  MetadataTooLong,
  NoDelegation,
  NotValidator,
} from './errors.js';
import { rescaled } from './lots.js';
import { compound, earningsOf, save, validatorOf } from './records.js';
import { type Delegation, type Reading, validators } from './shape.js';
import { COMMISSION_COOLDOWN_S, epochEndOf, MAX_COMMISSION_BPS } from './terms.js';
import { commissionAt, metadataShape, type Validator } from './validator.js';

const Said = t.text(0, 2_000);
const PoolName = t.text(1, 64);

export const SetCommission = validators.operation({
  id: 82,
  about:
    'Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.',
  params: { commission_bps: t.doc(t.bps(0xffff), 'Commission in basis points, at most 5,000') },
  bounds: { commission_bps: { as: t.bps(MAX_COMMISSION_BPS), error: CommissionOutOfRange } },
  returns: { effective_height: t.doc(t.height, 'First height of the new commission') },
  respondsWith: true,
  logs: ['CommissionChanged'],
  gas: 35_000,
  cli: { words: 'validator commission', flags: { commission_bps: 'bps' } },
  rpc: ['setCommission', { sender: 'address' }, 'commission_bps'],
  errors: [CommissionOutOfRange, CommissionCooldown, NotValidator],
  execute(c, { commission_bps: to_bps }) {
    const { emit, sender, height, time, chain } = c;
    const before = validatorOf(c, sender);
    const next_allowed_at = (before.commission_changed_at ?? -COMMISSION_COOLDOWN_S) + COMMISSION_COOLDOWN_S;
    if (time < next_allowed_at) fail(CommissionCooldown, { next_allowed_at });
    const effective_height = epochEndOf(height, chain) + 1;
    const from_bps = commissionAt(before, height);
    save(c, sender, before, {
      ...before,
      commission_bps: from_bps,
      next_commission: { bps: to_bps, height: effective_height },
      commission_changed_at: time,
    });
    emit.CommissionChanged({ validator: sender, from_bps, to_bps, effective_height });
    return { effective_height };
  },
});

export const SetValidatorMetadata = validators.operation({
  id: 84,
  about: 'Sets the description of the validator of the sender.',
  params: {
    name: t.doc(Said, 'Name of the validator, 1 to 64 characters'),
    description: t.doc(Said, 'Description of the operator, at most 500 characters'),
    website: t.doc(Said, 'Home page, at most 256 characters'),
    avatar: t.doc(Said, 'Link to an image, at most 256 characters'),
  },
  bounds: {
    name: { as: t.text(1, 64), error: MetadataTooLong },
    description: { as: metadataShape.description, error: MetadataTooLong },
    website: { as: metadataShape.website, error: MetadataTooLong },
    avatar: { as: metadataShape.avatar, error: MetadataTooLong },
  },
  logs: [],
  gas: 35_000,
  cli: 'validator metadata',
  rpc: ['setValidatorMetadata', { sender: 'address' }, 'name', 'description', 'website', 'avatar'],
  errors: [NotValidator, MetadataTooLong],
  execute(c, metadata) {
    const before = validatorOf(c, c.sender);
    save(c, c.sender, before, { ...before, metadata });
  },
});

export const SetPoolConfig = validators.operation({
  id: 85,
  about: 'Sets whether the validator of the sender accepts delegations, and their terms.',
  params: {
    pool_enabled: t.doc(t.bool, 'True to accept delegations'),
    pool_name: t.doc(Said, 'Name of the delegation pool, 1 to 64 characters'),
    min_delegation: t.doc(t.amountOf(), 'Minimum delegation in raw native units; 0 for any amount'),
    auto_compound_default: t.doc(t.bool, 'True if rewards of new delegations compound by default'),
  },
  bounds: { pool_name: { as: PoolName, error: InvalidPoolConfig } },
  logs: [],
  gas: 35_000,
  cli: {
    words: 'validator pool',
    flags: { pool_enabled: 'enabled', pool_name: 'name', auto_compound_default: 'auto-compound' },
  },
  rpc: ['setPoolConfig', 'pool_enabled', 'pool_name', 'min_delegation', 'auto_compound_default', 'sender'],
  errors: [NotValidator, InvalidPoolConfig],
  execute(c, { pool_enabled: enabled, pool_name: name, min_delegation, auto_compound_default }) {
    const before = validatorOf(c, c.sender);
    save(c, c.sender, before, { ...before, config: { enabled, name, min_delegation, auto_compound_default } });
  },
});

export const SetAutoCompound = validators.operation({
  id: 86,
  about:
    'Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.',
  params: {
    validator: t.doc(t.address, 'Operator account of the validator'),
    enable: t.doc(t.bool, 'True to compound rewards at the end of each epoch; false to claim them'),
  },
  logs: ['AutoCompoundSet'],
  gas: 35_000,
  cli: 'staking compound',
  rpc: ['setAutoCompound', 'validator', 'enable', 'sender'],
  errors: [NoDelegation],
  execute(c, { validator: operator, enable }) {
    const { state, emit, sender } = c;
    const before = state.validators.get(operator);
    const held = state.delegations.get(operator, sender);
    if (before !== undefined && operator === sender) save(c, operator, before, { ...before, own_compounds: enable });
    else if (before === undefined || held === undefined || held.lots.length === 0) {
      fail(NoDelegation, { validator: `0x${operator}` });
    } else if (held.compounds !== enable) {
      const validator = compound(c, operator, before, earningsOf(c, operator));
      const converted = enable ? joinPool(c, operator, validator, held) : leavePool(c, operator, validator, held);
      save(c, operator, before, converted.validator);
      state.delegations.put(operator, sender, converted.delegation);
    }
    emit.AutoCompoundSet({ staker: sender, validator: operator, enabled: enable });
  },
});

/** A delegation converted to or from compounding, with the validator's record. */
interface Converted {
  readonly validator: Validator;
  readonly delegation: Delegation;
}

function joinPool(c: Reading, operator: Address, validator: Validator, held: Delegation): Converted {
  const { bond, lots } = held;
  const { pool, shares } = deposit(validator.pool, bond.amount);
  return {
    validator: { ...validator, delegated: validator.delegated - bond.amount, pool },
    delegation: {
      bond: { ...settled(bond, earningsOf(c, operator)), amount: 0n },
      shares,
      compounds: true,
      lots: rescaled(lots, bond.amount, shares),
    },
  };
}

function leavePool(c: Reading, operator: Address, validator: Validator, held: Delegation): Converted {
  const { bond, shares, lots } = held;
  const amount = stakeFor(validator.pool, shares);
  return {
    validator: {
      ...validator,
      delegated: validator.delegated + amount,
      pool: withdraw(validator.pool, amount, shares),
    },
    delegation: {
      bond: { ...settled(bond, earningsOf(c, operator)), amount },
      shares: 0n,
      compounds: false,
      lots: rescaled(lots, shares, amount),
    },
  };
}
