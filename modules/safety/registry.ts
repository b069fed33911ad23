/** The rules of the registry: how a contract is written, and how a decision about it is kept. */

import { fail, type Hash, lowerCase } from '../../runtime/sdk.js';
import { UnknownChain } from './errors.js';
import type { ContractId, SafetyDecision, SafetyLevel } from './port.js';
import { HISTORY, type Reading, type Writing } from './shape.js';

/** The chain itself among the chains of the registry. */
export const NATIVE_CHAIN = 'native';

/** The contract as the registry writes it. Hex is the same in either case; other notations are not. */
export function identify(state: Reading['state'], chain: string, contract: string): ContractId {
  const known = state.chains.get();
  const id = lowerCase(chain);
  if (!known.includes(id)) fail(UnknownChain, { chain: id, known });
  return { chain: id, contract: /^0[xX][0-9a-fA-F]+$/.test(contract) ? lowerCase(contract) : contract };
}

/** The level of a contract; `unknown` when it is not listed. */
export function levelOf(state: Reading['state'], { chain, contract }: ContractId): SafetyLevel {
  return state.listings.get(chain, contract)?.level ?? 'unknown';
}

/** Levels of which wallets are warned. */
const WARNED: ReadonlySet<SafetyLevel> = new Set(['caution', 'warning', 'malicious']);

/** What is said of a token of this chain to who is about to move it. */
export function warningsOf(state: Reading['state'], mint: Hash): string[] {
  const found = state.listings.get(NATIVE_CHAIN, `0x${mint}`);
  if (!found || !WARNED.has(found.level)) return [];
  return [`is listed as ${found.level} by governance (proposal ${found.proposal_id})`];
}

/** Keeps a decision as the newest of all and of its chain; gives the level before. */
export function decide(
  { state, height, time }: { readonly state: Writing['state']; readonly height: number; readonly time: number },
  decision: SafetyDecision,
): SafetyLevel {
  const { level, collection, proposalId } = decision;
  const { chain, contract } = identify(state, decision.chain, decision.contract);
  const before = state.listings.get(chain, contract);
  if (before) {
    state.byAge.delete(before.place);
    state.byChain.delete(chain, before.place);
  }
  const place = state.decisions.get();
  state.decisions.put(place + 1);
  state.byAge.put(place, { chain, contract });
  state.byChain.put(chain, place, { chain, contract });
  const newest = { level, height, proposal_id: proposalId };
  state.listings.put(chain, contract, {
    level,
    collection: collection ?? before?.collection ?? null,
    proposal_id: proposalId,
    updated_at_height: height,
    updated_at: time,
    history: [newest, ...(before?.history ?? [])].slice(0, HISTORY),
    place,
  });
  return before?.level ?? 'unknown';
}
