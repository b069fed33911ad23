/** Another Trellis chain as an attester sees it: locks there for this chain, and payouts there. */

import { trellisName } from '../../modules/bridge/port.js';
import type { SigningKey } from '../../rpc-schemas/clients/typescript/index.js';
import type { OriginConfig } from './config.js';
import type { Scanned } from './evm.js';
import type { Cursor, Lock } from './memory.js';
import { type AttesterSet, type Prefixes, TrellisChain, type Withdrawal } from './trellis.js';

/** Maximum locks read per scan. */
const AT_ONCE = 64;

/** One such chain. Its records are final and verified by proofs. */
export class Origin {
  readonly name: string;
  readonly #chain: TrellisChain;
  /** Name of this chain on the other one. */
  readonly #here: string;

  constructor(config: OriginConfig, here: number, key: SigningKey, prefixes?: Prefixes) {
    this.name = trellisName(config.chain_id);
    this.#chain = new TrellisChain(config, key, prefixes);
    this.#here = trellisName(here);
  }

  /** Rejects unless the nodes belong to the chain. */
  check(): Promise<void> {
    return this.#chain.check();
  }

  close(): void {
    this.#chain.close();
  }

  /** Returns the locks after a cursor, whose `block` is a lock number; undefined if there are none. */
  async scan(before: Cursor | undefined): Promise<Scanned | undefined> {
    const locks: Lock[] = [];
    let at = before?.block ?? 0;
    for (const last = at + AT_ONCE; at < last; at++) {
      const lock = await this.#chain.lock(at + 1);
      if (lock === undefined) break;
      if (lock.chain === this.#here) locks.push({ ...lock, chain: this.name });
    }
    return at === (before?.block ?? 0) ? undefined : { cursor: { block: at, hash: '' }, locks, released: new Map() };
  }

  /** The bundle on that chain that paid out a withdrawal. */
  releasedIn(id: number): Promise<string | undefined> {
    return this.#chain.unlockedIn(this.#here, id);
  }

  /** The attester set of that chain. */
  set(): Promise<AttesterSet> {
    return this.#chain.set();
  }

  /** Pays out a withdrawal there; signatures are by position in the set of that chain. */
  release(withdrawal: Withdrawal, signatures: ReadonlyMap<number, string>): Promise<boolean> {
    return this.#chain.unlock(this.#here, withdrawal, signatures);
  }
}
