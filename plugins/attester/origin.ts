/** Another Trellis chain as an attester sees it: what is locked there for this one, and what is paid out again. */

import { trellisName } from '../../modules/bridge/port.js';
import type { SigningKey } from '../../runtime/client/index.js';
import type { OriginConfig } from './config.js';
import type { Scanned } from './evm.js';
import type { Cursor, Lock } from './memory.js';
import { type AttesterSet, type Prefixes, TrellisChain, type Withdrawal } from './trellis.js';

/** Locks that one look reads. */
const AT_ONCE = 64;

/** One of them. What it says is final, and proven. */
export class Origin {
  readonly name: string;
  readonly #chain: TrellisChain;
  /** What this chain is called there. */
  readonly #here: string;

  constructor(config: OriginConfig, here: number, key: SigningKey, prefixes?: Prefixes) {
    this.name = trellisName(config.chain_id);
    this.#chain = new TrellisChain(config, key, prefixes);
    this.#here = trellisName(here);
  }

  /** Rejects unless the nodes are of the chain. */
  check(): Promise<void> {
    return this.#chain.check();
  }

  close(): void {
    this.#chain.close();
  }

  /** What was locked behind a cursor, whose block is the number of a lock; undefined where nothing was. */
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

  /** The bundle there that paid out a withdrawal. */
  releasedIn(id: number): Promise<string | undefined> {
    return this.#chain.unlockedIn(this.#here, id);
  }

  /** Who attests there. */
  set(): Promise<AttesterSet> {
    return this.#chain.set();
  }

  /** Pays out a withdrawal there, by places of the set there. */
  release(withdrawal: Withdrawal, signatures: ReadonlyMap<number, string>): Promise<boolean> {
    return this.#chain.unlock(this.#here, withdrawal, signatures);
  }
}
