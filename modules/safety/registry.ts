/** Rules of the registry: canonical form of contracts, and recording of decisions. */

import { fail, type Hash, lowerCase } from '../../runtime/sdk.js';
import { UnknownChain } from './errors.js';
import type { ContractId, SafetyDecision, SafetyLevel } from './port.js';
import { HISTORY, type Reading, type Writing } from './shape.js';

/** Name of this chain in the registry. */
export const NATIVE_CHAIN = 'native';

/** Canonical form of a contract. Hex is case-insensitive; other notations are not. */
export function identify(state: Reading['state'], chain: string, contract: string): ContractId {
  const known = state.chains.get();
  const id = lowerCase(chain);
  if (!known.includes(id)) fail(UnknownChain, { chain: id, known });
  return { chain: id, contract: /^0[xX][0-9a-fA-F]+$/.test(contract) ? lowerCase(contract) : contract };
}

/** Level of a contract; `unknown` if it is not listed. */
export function levelOf(state: Reading['state'], { chain, contract }: ContractId): SafetyLevel {
  return state.listings.get(chain, contract)?.level ?? 'unknown';
}

/** Levels that cause a warning. */
const WARNED: ReadonlySet<SafetyLevel> = new Set(['caution', 'warning', 'malicious']);

/** Warnings for an account that is about to move a token of this chain. */
export function warningsOf(state: Reading['state'], mint: Hash): string[] {
  const found = state.listings.get(NATIVE_CHAIN, `0x${mint}`);
  if (!found || !WARNED.has(found.level)) return [];
  return [`is listed as ${found.level} by governance (proposal ${found.proposal_id})`];
}

/** Records a decision as the newest overall and of its chain; returns the previous level. */
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
