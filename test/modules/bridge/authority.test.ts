/** Who decides about the bridge: governance over its attesters, a foundation of one key or several signers, and genesis. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import bridge, {
  InvalidAttesterSet,
  InvalidMapping,
  MappingExists,
  NotFoundation,
  UnknownChain,
} from '../../../modules/bridge/index.js';
import fees from '../../../modules/fees/index.js';
import multisig from '../../../modules/multisig/index.js';
import tokens from '../../../modules/tokens/index.js';
import { ParameterOutOfBounds } from '../../../runtime/kernel/chain/parameters.js';
import { type ErrorDef, InvalidGenesis } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, chain, Refused, type TestChain } from '../../kit/index.js';
import { genesisPart, genesisToken } from '../shared/coins.js';
import { endVoting, execute, governed, propose, TIMELOCK, told, vote } from '../shared/governing.js';
import { approve, inner, propose as proposeTogether } from '../shared/signing.js';
import { appoint, attesters, bridgeChain, DAY, deposit, FOUNDATION, keysOf, logOf, mintOf, next } from './bridging.js';

interface Sets {
  readonly current: {
    readonly set_index: number;
    readonly attesters: readonly Uint8Array[];
    readonly threshold: number;
  };
  readonly previous: { readonly set_index: number } | null;
  readonly previous_until: number;
}
const setsOf = (c: TestChain) => c.cell<Sets>('bridge', 'sets');

// --- governance

const proposal = (parameter_value: unknown) => ({
  proposal_type: 'parameter',
  title: 'Other attesters',
  description: 'Those who are there go.',
  parameter_key: 'bridge.attesters',
  parameter_value: JSON.stringify(parameter_value),
});
const ofNext = { attesters: keysOf(next), threshold: 3 };

function votable(): TestChain {
  const genesis = { bridge: { attesters: keysOf(attesters), threshold: 3, mappings: [] } };
  return governed({ modules: [bridge], genesis });
}

test('governance appoints attesters at the end of the deciding block, and the previous set stays valid for a day', () => {
  const c = votable();
  propose(c, alice, proposal(ofNext));
  vote(c, alice, true);
  endVoting(c);
  c.advance(TIMELOCK);
  execute(c);
  assert.is(told(c).status, 'executed');
  assert.is(setsOf(c).current.set_index, 1, 'in the block of the decision nothing has changed');
  const previous_until = c.time + DAY;
  c.block().emits('AttesterSetChanged', { set_index: 2, attesters: 4, threshold: 3, previous_until });
  const { current, previous } = setsOf(c);
  assert.equal([current.attesters, previous!.set_index], [next.map(({ publicKey }) => publicKey), 1]);
  c.block();
  assert.is(setsOf(c).current.set_index, 2, 'once');
});

test('an attester set of the maximum size fits into a proposal', () => {
  const c = votable();
  const many = Array.from({ length: 32 }, (_, i) => actor(`attester ${i}`));
  propose(c, alice, proposal({ attesters: keysOf(many), threshold: 22 }));
  vote(c, alice, true);
  endVoting(c);
  c.advance(TIMELOCK);
  execute(c);
  c.block().emits('AttesterSetChanged', { attesters: 32, threshold: 22 });
});

test('governance cannot appoint an empty set, a low threshold, or duplicate or weak keys', () => {
  const c = votable();
  const keys = keysOf(next);
  for (const flawed of [
    { attesters: [], threshold: 0 },
    { attesters: keys.slice(0, 2), threshold: 2 },
    { attesters: keys, threshold: 2 },
    { attesters: keys, threshold: 5 },
    { attesters: [...keys, keys[0]], threshold: 4 },
    { attesters: [...keys, '00'.repeat(32)], threshold: 4 },
    { attesters: [...keys, `01${'00'.repeat(31)}`], threshold: 4 },
  ])
    c.run(alice, 'CreateProposal', proposal(flawed)).fails(ParameterOutOfBounds);
  c.run(alice, 'CreateProposal', proposal('nobody')).fails(ParameterOutOfBounds);
});

test('governance and foundation appointments in one block create two consecutive sets', () => {
  const c = votable();
  propose(c, alice, proposal(ofNext));
  vote(c, alice, true);
  endVoting(c);
  c.advance(TIMELOCK);
  execute(c);
  const third = [...attesters.slice(0, 3), actor('ilse')];
  appoint(c, 2, third);
  appoint(c, 3, third).emits('AttesterSetChanged', { set_index: 3 });
  c.block().emits('AttesterSetChanged', { set_index: 4 });
  appoint(c, 4, third).fails(InvalidAttesterSet, { reason: 'the number of the next set is 5' });
});

// --- the foundation

const WBNB = genesisToken('WBNB', {
  standard: 'bridged',
  supply: '0',
  decimals: 18,
  bridge: { chain: 'bsc', contract: 'native', decimals_external: 18 },
});

/** A chain whose foundation is alice, bob and carol, two of whom must agree. */
function ofThree(): TestChain {
  const signers = [alice, bob, carol].map(({ address }) => `0x${address}`);
  return chain([accounts, tokens, fees, multisig, bridge], {
    enforceSignatures: true,
    genesis: {
      tokens: genesisPart([WBNB]),
      multisig: [{ address: `0x${FOUNDATION}`, signers, threshold: 2, label: 'the foundation' }],
    },
  });
}

test('a multi-signature foundation maps, appoints, limits and pauses only by approval, never by one signer', () => {
  const c = ofThree();
  const mint = mintOf(c, 'WBNB');
  const mapping = { chain: 'bsc', contract: 'native', mint };
  const set = { set_index: 1, attesters: attesters.map(({ publicKey }) => publicKey), threshold: 3 };
  const limit = { mint, per_tx: 1n, per_day: 1n, paused: true, fee_bps: 0, base_fee: 0n };
  const operations = [
    ['RegisterBridgeMapping', mapping],
    ['SetAttesterSet', set],
    ['SetBridgeLimits', limit],
  ] as const;
  for (const who of [alice, bob, carol])
    for (const [name, params] of operations) c.run(who, name, params).fails(NotFoundation);
  proposeTogether(
    c,
    alice,
    FOUNDATION,
    operations.map(([name, params]) => inner(c, name, params)),
  );
  assert.equal(c.entries('bridge', 'mappings'), [], 'one of three is not the foundation');
  approve(c, bob, FOUNDATION)
    .emits('BridgeMappingRegistered', { chain: 'bsc' })
    .emits('AttesterSetChanged', { set_index: 1 })
    .emits('BridgePaused', { paused: true });
});

test('a multi-signature foundation cancels a delayed receive within its day', () => {
  const c = ofThree();
  const mint = mintOf(c, 'WBNB');
  const together = (name: string, params: object) => {
    const { tx_id } = proposeTogether(c, carol, FOUNDATION, [inner(c, name, params)]).returned[0]!;
    return approve(c, alice, FOUNDATION, tx_id as number);
  };
  together('RegisterBridgeMapping', { chain: 'bsc', contract: 'native', mint });
  together('SetAttesterSet', {
    set_index: 1,
    attesters: attesters.map(({ publicKey }) => publicKey),
    threshold: 3,
  });
  deposit(c, logOf(1, 1_001n, { chain: 'bsc', symbol: 'WBNB' })).emits('BridgeDelayed');
  c.advance(DAY - 1);
  c.run(carol, 'CancelPendingReceive', { receive_id: 1 }).fails(NotFoundation);
  together('CancelPendingReceive', { receive_id: 1 }).emits('BridgeReceiveCancelled', { deposit_id: 1 });
  c.advance(DAY);
  c.block();
  assert.is(c.balance(alice, 'WBNB'), 0n);
});

// --- genesis

const BRIDGE = { attesters: [], threshold: 0, mappings: [] };
const WETH = { chain: 'ethereum', contract: 'native', token: 'WETH' };

function refusal(part: object, options: object = {}): readonly unknown[] {
  try {
    bridgeChain({ ...options, genesis: { bridge: { ...BRIDGE, ...part } } });
  } catch (cause) {
    if (!(cause instanceof Refused) || cause.error !== InvalidGenesis) throw cause;
    const { at, error, reason } = cause.failure.details;
    return [at, (error as ErrorDef | undefined)?.name ?? reason];
  }
  throw new Error(`accepted: ${JSON.stringify(part)}`);
}

test('a genesis with an impossible mapping is rejected with the field and the reason', () => {
  const mapped = (...mappings: readonly object[]) => refusal({ mappings });
  const of = (error: ErrorDef) => ['data.bridge', error.name];
  assert.equal(mapped({ ...WETH, chain: 'moon' }), of(UnknownChain));
  assert.equal(mapped({ ...WETH, token: 'NOPE' }), ['data.bridge.mappings[0].token', 'there is no token named NOPE']);
  assert.equal(mapped(WETH, WETH), of(MappingExists));
  assert.equal(mapped({ ...WETH, contract: '0x12' }), of(InvalidMapping));
  assert.equal(mapped({ ...WETH, chain: 'bsc' }), of(InvalidMapping), 'it stands for the coin of another chain');
  assert.equal(mapped({ ...WETH, token: 'TRL' }), of(InvalidMapping), 'it is no bridged token');
  assert.equal(mapped({ ...WETH, contract: `0x${'12'.repeat(20)}` }), of(InvalidMapping), 'it is another contract');
  const mock = { mappings: [{ ...WETH, chain: 'testnet-mock' }] };
  assert.equal(refusal(mock, { network: 'mainnet' }), of(UnknownChain));
});

test.run();
