/** Module definition: state and events. */

import { cell, map, module, type Reads, t, type Writes } from '../../runtime/sdk.js';
import { SafetyChain, SafetyCollection, SafetyContract, SafetyLevel } from './port.js';

export const Decision = t.struct({
  level: SafetyLevel,
  height: t.doc(t.height, 'Height of the block of the decision'),
  proposal_id: t.doc(t.count, 'Number of the governance proposal'),
});

/** Maximum decisions kept per contract. */
export const HISTORY = 10;

/** A listed contract; `history` begins with the newest decision. */
export const Listing = t.struct({
  level: SafetyLevel,
  collection: t.option(SafetyCollection),
  proposal_id: t.count,
  updated_at_height: t.height,
  updated_at: t.time,
  history: t.list(Decision, HISTORY, 1),
  /** Key in `byAge`. */
  place: t.count,
});

export const ContractKey = t.struct({ chain: SafetyChain, contract: SafetyContract });

/** Initial chains whose contracts can be listed; `native` is this chain. */
const CHAINS = [
  ...['native', 'ethereum', 'bsc', 'polygon', 'arbitrum', 'optimism', 'base', 'avalanche', 'solana', 'bitcoin', 'tron'],
  ...['gnosis', 'linea', 'scroll', 'zksync', 'mantle', 'blast', 'celo', 'sonic', 'cronos', 'aptos', 'sui', 'ton'],
  ...['near', 'cosmos', 'osmosis', 'cardano', 'polkadot', 'stellar', 'xrpl', 'dogecoin', 'litecoin', 'testnet-mock'],
];

const state = {
  listings: map(0, [SafetyChain, SafetyContract], Listing),
  /** All listings, and those of each chain, in order of the last decision. */
  byAge: map(1, [t.count], ContractKey),
  byChain: map(2, [SafetyChain, t.count], ContractKey),
  decisions: cell(3, t.count, 0),
  reports: map(4, [SafetyChain, SafetyContract], t.count),
  reporters: map(5, [SafetyChain, SafetyContract, t.address], t.bool),
  chains: cell(6, t.list(t.text(1, 32, /^[a-z0-9-]+$/), 128, 1), CHAINS),
};

const events = {
  ContractSafetyUpdated: {
    chain: SafetyChain,
    contract: SafetyContract,
    level: SafetyLevel,
    previous: t.doc(SafetyLevel, 'Previous level'),
    collection: t.option(SafetyCollection),
    proposal_id: t.doc(t.count, 'Number of the governance proposal'),
  },
  ContractReported: {
    chain: SafetyChain,
    contract: SafetyContract,
    reporter: t.doc(t.address, 'Account that reported the contract'),
    evidence_uri: t.doc(t.link(), 'Link to the evidence'),
    reports: t.doc(t.count, 'Number of accounts that have reported the contract'),
  },
};

export const safety = module('safety', {
  about: 'Safety levels of contracts on any chain, decided by governance, and reports by accounts.',
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof safety>;
/** Read-write context of the module. */
export type Writing = Writes<typeof safety>;
