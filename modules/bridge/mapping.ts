/** Mappings: which token here represents which contract there, and the limits of each. */

import { fail, type Hash, hashOf, t, UnknownToken, upperCase } from '../../runtime/sdk.js';
import { UNUSED } from '../shared/rolling.js';
import { MAX_SUPPLY, PROTOCOL, type Token, tokensPort } from '../tokens/port.js';
import { Chain, Contract, contractOf, type External } from './chains.js';
import {
  InvalidMapping,
  LimitExceeded,
  MappingExists,
  MappingNotFound,
  NotFoundation,
  UnknownChain,
} from './errors.js';
import type { Mapping } from './op.js';
import { bridge, checkFoundation, FOUNDATION, type Reading, type Writing } from './shape.js';
import { chainNamed } from './supported.js';

/**
 * Default limits for receives without a delay, in whole tokens: per receive and per 24 hours. The foundation can change
 * them.
 */
const PER_TX = 1_000n;
const PER_DAY = 10_000n;

const BridgedMint = t.doc(t.mint, 'Mint address of the token on this chain: a bridged token that the protocol mints');

export const RegisterBridgeMapping = bridge.operation({
  id: 60,
  about: 'Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.',
  params: { chain: Chain, contract: Contract, mint: BridgedMint },
  logs: ['BridgeMappingRegistered'],
  gas: 60_000,
  rpc: ['registerBridgeMapping', 'chain', 'contract', 'mint', 'sender'],
  cli: 'bridge register',
  errors: [NotFoundation, UnknownChain, InvalidMapping, UnknownToken, MappingExists],
  execute(c, { chain, contract, mint }) {
    checkFoundation(c);
    const added = addMapping(c, chain, contract, mint);
    c.emit.BridgeMappingRegistered({ ...added, mint });
  },
});

export const CreateBridgeToken = bridge.operation({
  id: 49,
  about:
    'Creates a token that represents a contract of another chain, and maps it permanently. The foundation owns the token and may pause it. Foundation only.',
  params: {
    symbol: t.doc(t.text(0, 64), 'Symbol of the token: a letter, then up to 11 letters, digits and dots; unique'),
    name: t.doc(t.text(0, 256), 'Name of the token, 1 to 64 characters'),
    decimals: t.doc(t.u8, 'Decimal places of the token on this chain, 0 to 18'),
    chain: Chain,
    contract: Contract,
    decimals_external: t.doc(t.range(0, 36), 'Decimals of the token on the other chain, 0 to 36'),
  },
  returns: { mint: t.doc(t.mint, 'Mint address of the new token') },
  logs: ['tokens.TokenCreated', 'BridgeMappingRegistered'],
  gas: 210_000,
  cli: 'bridge add-token',
  errors: [NotFoundation, UnknownChain, InvalidMapping, MappingExists, ...tokensPort.refusals('createAsProtocol')],
  execute(c, { symbol: given, name, decimals, decimals_external, ...origin }) {
    checkFoundation(c);
    const external = chainNamed(c, origin.chain);
    const [chain, contract] = [external.name, contractOf(external, origin.contract)];
    const taken = c.state.contracts.get(chain, contract);
    if (taken !== undefined) fail(MappingExists, { chain, contract, mint: `0x${taken}` });
    const mint = hashOf('bridge-token/v1', { chain: Chain, contract: Contract }, { chain, contract });
    const symbol = upperCase(given);
    const token = { mint, symbol, name, decimals, owner: FOUNDATION, origin: { chain, contract, decimals_external } };
    c.use.tokens.createAsProtocol(token);
    addMapping(c, chain, contract, mint);
    c.emit.BridgeMappingRegistered({ chain, contract, mint });
    return { mint };
  },
});

/** Registers a mapping, or fails. Returns the normalized chain and contract. */
export function addMapping(
  c: Pick<Writing, 'state' | 'use' | 'chain' | 'height'>,
  givenChain: string,
  givenContract: string,
  mint: Hash,
): { readonly chain: string; readonly contract: string } {
  const { state, use, height } = c;
  const external = chainNamed(c, givenChain);
  const chain = external.name;
  const contract = contractOf(external, givenContract);
  const token = use.tokens.info(mint) ?? fail(UnknownToken, { token: `0x${mint}` });
  const decimals_external = decimalsOutside(token, external, contract);
  const taken = state.contracts.get(chain, contract);
  if (taken !== undefined) fail(MappingExists, { chain, contract, mint: `0x${taken}` });
  if (state.mappings.has(mint)) fail(MappingExists, { mint: `0x${mint}` });
  const whole = 10n ** BigInt(token.decimals);
  state.mappings.put(mint, {
    chain,
    contract,
    decimals: token.decimals,
    decimals_external,
    paused: false,
    per_tx: PER_TX * whole,
    per_day: PER_DAY * whole,
    fee_bps: 0,
    base_fee: 0n,
    used: UNUSED,
    minted: 0n,
    burned: 0n,
    registered_at_height: height,
  });
  state.contracts.put(chain, contract, mint);
  const place = state.mapped.get();
  state.mapped.put(place + 1);
  state.byAge.put(place, mint);
  state.byChain.put(chain, place, mint);
  return { chain, contract };
}

/**
 * A token whose record names its origin can only be mapped to that origin. Without one, decimals are the same on both
 * sides.
 */
function decimalsOutside(
  { standard, mint_authority, bridge: origin, decimals, symbol }: Token,
  chain: External,
  contract: string,
) {
  if (standard !== 'bridged' || mint_authority !== PROTOCOL) {
    fail(InvalidMapping, { token: symbol, reason: 'is not a bridged token that the protocol account mints' });
  }
  if (origin === null) return decimals;
  if (origin.chain !== chain.name || contractOf(chain, origin.contract) !== contract) {
    fail(InvalidMapping, { token: symbol, reason: `represents ${origin.contract} of ${origin.chain}` });
  }
  return origin.decimals_external;
}

export const SetBridgeLimits = bridge.operation({
  id: 64,
  about:
    'Sets the limits above which receives of a token are delayed, pauses or resumes the token, and sets its withdrawal fees. Foundation only.',
  params: {
    mint: BridgedMint,
    per_tx: t.doc(
      t.amountOf('mint'),
      'Largest single receive that is credited without delay, in raw units; larger ones wait 24 hours',
    ),
    per_day: t.doc(
      t.amountOf('mint'),
      'Largest total of receives within 24 hours that is credited without delay, in raw units; receives beyond it wait 24 hours',
    ),
    paused: t.doc(t.bool, 'True to pause the token in both directions'),
    fee_bps: t.doc(t.bps(1_000), 'Treasury fee of a withdrawal in basis points of the amount, at most 1,000'),
    base_fee: t.doc(
      t.amountOf('mint'),
      'Flat fee of each withdrawal in raw units, on top of the amount: for the attester that submits the release on EVM chains, for the treasury on others. While it is 0, mainnet refuses withdrawals to EVM chains',
    ),
  },
  logs: ['BridgeLimitsSet', 'BridgePaused'],
  gas: 40_000,
  cli: 'bridge limits',
  errors: [NotFoundation, MappingNotFound, LimitExceeded],
  execute(c, { mint, per_tx, per_day, paused, fee_bps, base_fee }) {
    checkFoundation(c);
    const mapping = mappingOf(c, mint);
    if (base_fee > MAX_SUPPLY) fail(LimitExceeded, { amount: `${base_fee}`, max: `${MAX_SUPPLY}` });
    c.state.mappings.put(mint, { ...mapping, per_tx, per_day, paused, fee_bps, base_fee });
    c.emit.BridgeLimitsSet({ mint, per_tx, per_day, fee_bps, base_fee });
    if (paused !== mapping.paused) c.emit.BridgePaused({ mint, paused });
  },
});

/** Returns the mapping of a token; fails with MappingNotFound. */
export const mappingOf = ({ state }: Reading, mint: Hash): Mapping =>
  state.mappings.get(mint) ?? fail(MappingNotFound, { mint: `0x${mint}` });
