/** RPC methods for wallets. */

import { fn, t, type ValueOf } from '../../runtime/sdk.js';
import { UnknownChain } from './errors.js';
import { type ContractId, SafetyChain, SafetyCollection, SafetyContract, SafetyLevel } from './port.js';
import { identify } from './registry.js';
import { Decision, HISTORY, type Reading, safety } from './shape.js';

/** A contract as callers see it. An unlisted one is `unknown`, because a wallet needs a definite answer. */
const Safety = t.struct({
  chain: SafetyChain,
  contract: SafetyContract,
  level: SafetyLevel,
  listed: t.doc(t.bool, 'True if governance has decided about the contract'),
  collection: t.option(SafetyCollection),
  proposal_id: t.doc(t.option(t.count), 'Number of the last governance proposal about it; null if not listed'),
  updated_at_height: t.doc(t.option(t.height), 'Height of the last decision; null if not listed'),
  updated_at: t.doc(t.option(t.time), 'Time of the last decision in Unix seconds; null if not listed'),
  reports: t.doc(t.count, 'Number of accounts that have reported the contract'),
  history: t.doc(t.list(Decision, HISTORY), 'Last decisions, newest first, at most ten'),
});

const UNLISTED = {
  level: 'unknown',
  listed: false,
  collection: null,
  proposal_id: null,
  updated_at_height: null,
  updated_at: null,
  history: [],
} as const;

function describe(state: Reading['state'], id: ContractId): ValueOf<typeof Safety> {
  const reports = state.reports.get(id.chain, id.contract) ?? 0;
  const listing = state.listings.get(id.chain, id.contract);
  if (!listing) return { ...id, ...UNLISTED, reports };
  const { place: _, ...known } = listing;
  return { ...id, ...known, listed: true, reports };
}

export const getContractSafety = safety.method({
  cli: { words: 'safety show', flags: { contract_address: 'contract' } },
  about: 'Returns the safety level, reports and history of a contract; the level is `unknown` if not listed.',
  signature: fn({ chain: SafetyChain, contract_address: SafetyContract }, Safety),
  errors: [UnknownChain],
  read: ({ state }, { chain, contract_address }) => describe(state, identify(state, chain, contract_address)),
});

export const listContractSafety = safety.method({
  cli: 'safety list',
  about: 'Lists contracts with a decision, on all chains or on one, newest decision first.',
  signature: fn(
    {
      chain: t.doc(t.option(SafetyChain), 'Chain to filter by; null for all'),
      limit: t.limit(),
      cursor: t.cursor,
    },
    t.page('contracts', Safety, 'Listed contracts, newest decision first'),
  ),
  errors: [UnknownChain],
  read({ state }, { chain, limit, cursor }) {
    const { items, next } =
      chain === null
        ? state.byAge.page([], limit, cursor, 'descending')
        : state.byChain.page([identify(state, chain, '-').chain], limit, cursor, 'descending');
    return { items: items.map((id) => describe(state, id)), next };
  },
});
