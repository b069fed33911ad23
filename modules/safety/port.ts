/**
 * Port of the safety registry for other modules. A module with access to `setLevel` decides the warnings of wallets.
 */

import { type Hash, port, t } from '../../runtime/sdk.js';
import { UnknownChain } from './errors.js';

/** Safety level of a contract; `unknown` also for every contract that is not listed. */
export const SafetyLevel = t.doc(
  t.choice('verified', 'safe', 'unknown', 'caution', 'warning', 'malicious'),
  'Safety level for wallets to show; unknown if governance has not decided',
);
export type SafetyLevel = ReturnType<(typeof SafetyLevel)['fromJson']>;

/** Chain of a contract. */
export const SafetyChain = t.doc(
  t.text(1, 32, /^[A-Za-z0-9-]+$/),
  'Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain',
);
/** Address of a contract, in the notation of its chain. */
export const SafetyContract = t.doc(t.text(1, 128, /^[!-~]+$/), 'Contract address in the notation of its chain');
/** Collection or project of a contract. */
export const SafetyCollection = t.doc(t.text(1, 64), 'Collection or project of the contract; null for none');

/** A contract in canonical form: chain and hex address in lower case. */
export interface ContractId {
  readonly chain: string;
  readonly contract: string;
}

/** A new level for a contract, with the proposal that decided it. */
export interface SafetyDecision extends ContractId {
  readonly level: SafetyLevel;
  readonly collection: string | null;
  readonly proposalId: number;
}

/** The registry as other modules see it. */
export interface SafetyPort {
  /** Canonical form of a contract; fails with UnknownChain for a chain that is not registered. */
  identify(chain: string, contract: string): ContractId;
  /** Lists the contract or changes its level. Fails like `identify`. */
  setLevel(decision: SafetyDecision): void;
  /** The level of a token or collection of this chain. */
  levelOf(mint: Hash): SafetyLevel;
}
/** Port key of the safety registry. */
export const safetyPort = port<SafetyPort>('safety', { identify: [UnknownChain], setLevel: [UnknownChain] });
