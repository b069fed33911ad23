/** What other modules may do with the registry. Who is given `setLevel` decides what wallets are told. */

import { type Hash, port, t } from '../../runtime/sdk.js';
import { UnknownChain } from './errors.js';

/** What is known of a contract. `unknown` is also said of every contract that is not listed. */
export const SafetyLevel = t.doc(
  t.choice('verified', 'safe', 'unknown', 'caution', 'warning', 'malicious'),
  'What wallets are told of the contract; unknown also where governance has decided nothing',
);
export type SafetyLevel = ReturnType<(typeof SafetyLevel)['fromJson']>;

/** Which chain a contract is on. */
export const SafetyChain = t.doc(
  t.text(1, 32, /^[A-Za-z0-9-]+$/),
  'Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections',
);
/** Where a contract is. */
export const SafetyContract = t.doc(t.text(1, 128, /^[!-~]+$/), 'Where the contract is, in the notation of its chain');
/** What a contract belongs to. */
export const SafetyCollection = t.doc(
  t.text(1, 64),
  'Name of the collection or project that it belongs to; null for none',
);

/** A contract as the registry writes it: chain in lower case, hex in lower case. */
export interface ContractId {
  readonly chain: string;
  readonly contract: string;
}

/** What shall be said of a contract, and by which proposal. */
export interface SafetyDecision extends ContractId {
  readonly level: SafetyLevel;
  readonly collection: string | null;
  readonly proposalId: number;
}

/** The registry as other modules use it. */
export interface SafetyPort {
  /** The contract as the registry writes it; refuses a chain that it does not know with UnknownChain. */
  identify(chain: string, contract: string): ContractId;
  /** Lists the contract, or changes what is said of it. Refuses as `identify` does. */
  setLevel(decision: SafetyDecision): void;
  /** The level of a token or collection of this chain. */
  levelOf(mint: Hash): SafetyLevel;
}
/** Asks for the registry. */
export const safetyPort = port<SafetyPort>('safety', { identify: [UnknownChain], setLevel: [UnknownChain] });
