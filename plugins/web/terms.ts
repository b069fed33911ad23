/** Data that the node gives its page in advance: the network, and all declarations. Shared by both. */

import type { Method, Schemas } from '../docs/schema.js';

/** The network, embedded in the page. */
export interface Network {
  readonly name: string;
  /** mainnet, testnet or dev. */
  readonly kind: string;
  readonly chainId: number;
  readonly symbol: string;
  readonly decimals: number;
  /** Coin type of the derivation paths of keys. */
  readonly coinType: number;
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  /** Top-level label of names, without the dot; null if the chain has no names. */
  readonly nameService: string | null;
  /** False if anyone can spend from any account. */
  readonly enforceSignatures: boolean;
  readonly genesisHash: string;
  readonly version: string;
}

/** The fields of a method that the page uses. */
export type PageMethod = Pick<Method, 'name' | 'summary' | 'paramStructure' | 'tags' | 'params' | 'result'>;

/** All declarations of the node's modules and plugins, except their methods. */
export interface Declared {
  readonly schemas: Schemas;
  /** The module of each operation. */
  readonly modules: Readonly<Record<string, string>>;
  /** The fields of events, by `module.name`. */
  readonly events: Schemas;
  /** Encoding of operations: `ChainForms` of the client. */
  readonly chain: object;
  /** Keys and values of records: `StoreForm` of the client, by `module.store`. */
  readonly stores: Readonly<Record<string, readonly unknown[]>>;
}
