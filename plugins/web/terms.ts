/** What the page is told by its node before it asks anything: the network, and all that is declared there. Shared by both. */

import type { Method, Schemas } from '../docs/schema.js';

/** The network, in the page itself. */
export interface Network {
  readonly name: string;
  /** mainnet, testnet or dev. */
  readonly kind: string;
  readonly chainId: number;
  readonly symbol: string;
  readonly decimals: number;
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  /** Letters behind the dot of names; null where the chain has none. */
  readonly nameService: string | null;
  /** False where anyone can spend from any account. */
  readonly enforceSignatures: boolean;
  readonly genesisHash: string;
  readonly version: string;
}

/** A method as the page needs it. */
export type PageMethod = Pick<Method, 'name' | 'summary' | 'paramStructure' | 'tags' | 'params' | 'result'>;

/** All that the modules and plugins of the node declare. */
export interface Declared {
  readonly methods: readonly PageMethod[];
  readonly schemas: Schemas;
  /** The fields of events, by `module.name`. */
  readonly events: Schemas;
  /** How operations become bytes: `ChainForms` of the client. */
  readonly chain: object;
  /** How records are found and read: `StoreForm` of the client by `module.store`. */
  readonly stores: Readonly<Record<string, readonly unknown[]>>;
}
