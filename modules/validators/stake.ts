/** Operations that register validators, add own stake, and delegate. */

import {
  type Address,
  AmountZero,
  admissibleKey,
  fail,
  fromHex,
  type Hash,
  InsufficientBalance,
  t,
  verifySignature,
} from '../../runtime/sdk.js';
import { possessionDigest } from '../accounts/port.js';
import { NATIVE } from '../tokens/port.js';
import { bond } from './bonding.js';
import { emptyPool } from './compounding.js';
import { NOTHING_EARNED, newBond } from './earning.js';
import {
  AlreadyValidator,
  BelowMinDelegation,
  InvalidProofOfPossession,
  PoolDisabled,
  StakeBelowMinimum,
  TooManyDelegations,
} from './errors.js';
import { save, validatorOf } from './records.js';
import { type Reading, validators, vault, type Writing } from './shape.js';
import { minStakeOf } from './terms.js';
import { ConsensusKey, type Validator } from './validator.js';

const ED25519 = 0;

/** Signature of a consensus key over the pop/v1 digest of the key and the operator's account. */
export const Proof = t.doc(
  t.bytes(64, 64, 'bare'),
  'Proof of possession in hex: Ed25519 signature by the new key of its pop/v1 digest',
);

export const Stake = validators.operation({
  id: 78,
  about:
    'Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.',
  sentence: 'Staked {Staked.amount} with {Staked.validator}',
  params: {
    validator_pubkey: t.doc(ConsensusKey, 'Consensus key of the validator in hex; a new key registers a validator'),
    amount: t.doc(t.amountOf(), 'Amount to stake in raw native units, above zero'),
    proof_of_possession: t.doc(
      t.option(Proof),
      'Proof of possession of a new consensus key; null unless the key registers a validator',
    ),
  },
  returns: {
    validator: t.doc(t.address, 'Operator account of the validator'),
    kind: t.doc(
      t.choice('register', 'self', 'delegate'),
      'register: the sender became a validator; self: added to its own stake; delegate: delegated to another validator',
    ),
  },
  logs: ['Staked'],
  gas: 60_000,
  cli: { words: 'stake', flags: { validator_pubkey: 'validator', proof_of_possession: 'proof' } },
  rpc: ['stake', { sender: 'staker_address' }, 'amount', 'validator_pubkey', 'proof_of_possession'],
  takes: ['amount'],
  composable: true,
  errors: [
    AmountZero,
    StakeBelowMinimum,
    PoolDisabled,
    BelowMinDelegation,
    InvalidProofOfPossession,
    AlreadyValidator,
    TooManyDelegations,
    InsufficientBalance,
  ],
  execute(c, { validator_pubkey, amount, proof_of_possession }) {
    const { state, use, emit, sender } = c;
    if (amount === 0n) fail(AmountZero);
    const known = state.keys.get(validator_pubkey);
    const operator = known ?? sender;
    const kind =
      known === undefined ? ('register' as const) : known === sender ? ('self' as const) : ('delegate' as const);
    if (kind === 'register') checkRegistration(c, sender, validator_pubkey, proof_of_possession, amount);
    else checkStake(c, sender, operator, amount);
    use.tokens.transfer(sender, vault(c), NATIVE, amount);
    if (kind === 'register') register(c, sender, validator_pubkey, amount);
    else bond(c, sender, operator, amount);
    emit.Staked({ staker: sender, validator: operator, amount, kind });
    return { validator: operator, kind };
  },
});

/**
 * Fails if the validator does not accept the stake: own stake below the minimum, delegations closed, or a delegation
 * too small.
 */
export function checkStake(c: Reading, staker: Address, operator: Address, amount: bigint): void {
  const { own, config } = validatorOf(c, operator);
  const least = minStakeOf(c.chain);
  if (staker === operator) {
    if (own.amount + amount < least) fail(StakeBelowMinimum, { min: `${least}`, got: `${own.amount + amount}` });
    return;
  }
  if (!config.enabled) fail(PoolDisabled, { validator: `0x${operator}` });
  if (own.amount < least) fail(PoolDisabled, { validator: `0x${operator}`, reason: 'it is leaving' });
  const min = config.min_delegation ?? c.state.minDelegation.get();
  if (amount < min) fail(BelowMinDelegation, { min: `${min}`, got: `${amount}` });
}

function checkRegistration(c: Reading, sender: Address, key: Hash, proof: Uint8Array | null, amount: bigint): void {
  const known = c.state.validators.get(sender);
  if (known) fail(AlreadyValidator, { pubkey: known.pubkey, next_step: 'stake to this key, or rotate it' });
  const min = minStakeOf(c.chain);
  if (amount < min) fail(StakeBelowMinimum, { min: `${min}`, got: `${amount}` });
  if (proof === null && c.chain.enforceSignatures) {
    fail(InvalidProofOfPossession, { reason: 'this network requires proof_of_possession' });
  }
  checkKey(c, sender, key, proof);
}

/** Fails for an unusable consensus key, or if its holder did not sign for this operator. */
export function checkKey({ chain }: Reading, operator: Address, key: Hash, proof: Uint8Array | null): void {
  const bytes = fromHex(key);
  if (!admissibleKey(ED25519, bytes)) fail(InvalidProofOfPossession, { reason: 'it is not a valid Ed25519 key' });
  if (proof === null) return;
  const digest = possessionDigest(chain.chainId, operator, bytes);
  if (!verifySignature(ED25519, bytes, fromHex(digest), proof)) {
    fail(InvalidProofOfPossession, { reason: 'the key must sign this digest', digest: `0x${digest}` });
  }
}

/** Defaults of a new validator. */
const UNSAID: Pick<Validator, 'metadata' | 'config'> = {
  metadata: { name: '', description: '', website: '', avatar: '' },
  config: { enabled: true, name: '', min_delegation: null, auto_compound_default: false },
};

/** Stores a new validator. The caller has moved its stake to the vault. */
export function register(
  c: Pick<Writing, 'state' | 'chain' | 'height' | 'time'>,
  operator: Address,
  pubkey: Hash,
  amount: bigint,
  said: Partial<Pick<Validator, 'metadata' | 'commission_bps'>> = {},
): void {
  const { state, height, time } = c;
  state.keys.put(pubkey, operator);
  save(c, operator, undefined, {
    pubkey,
    next_key: null,
    registered_at_height: height,
    registered_at: time,
    own: newBond(amount, NOTHING_EARNED),
    own_lots: [{ height, units: amount }],
    own_compounds: false,
    delegated: 0n,
    pool: emptyPool(NOTHING_EARNED),
    delegators: 0,
    commission_bps: 0,
    next_commission: null,
    commission_changed_at: null,
    jailed: false,
    jail_release_time: 0,
    jail_count: 0,
    jail_reason: null,
    punished_height: 0,
    score_bps: 10_000,
    reputation_bps: 5_000,
    produced: 0,
    missed: 0,
    last_block_height: 0,
    ...UNSAID,
    ...said,
  });
}
