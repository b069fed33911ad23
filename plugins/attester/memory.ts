/** What an attester remembers: one small file, written anew and synced before anything that follows from it is done. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandProblem, makeDirectory, replaceFile } from '../../runtime/plugin.js';

/** What a final log of an escrow contract says was locked; the amount is in raw units there. */
export interface Lock {
  readonly chain: string;
  readonly tx_hash: string;
  /** Which log of its transaction. */
  readonly log_index: number;
  /** As mappings write it: `native`, or an address in lower case. */
  readonly contract: string;
  readonly amount: string;
  /** 64 hex characters. */
  readonly recipient: string;
}

/** How far a chain has been looked through: the last block, and its hash, which must never change. */
export interface Cursor {
  readonly block: number;
  readonly hash: string;
}

interface Remembered {
  readonly format: 1;
  readonly cursors: Readonly<Record<string, Cursor>>;
  /** The first withdrawal of the Trellis chain that was not looked at. */
  readonly nextWithdrawal: number;
  /** Locks that have not been received yet. */
  readonly locks: readonly Lock[];
  /** Withdrawals that are not over yet. */
  readonly withdrawals: readonly number[];
  /** In which transaction they were released, where that is final, by chain and id. */
  readonly releases: Readonly<Record<string, string>>;
  /** Releases of this attester that reverted in a block, by chain and id: it sends none of them again. */
  readonly reverted: Readonly<Record<string, string>>;
  /** What was signed for each lock and withdrawal that is not over: nothing else ever is. */
  readonly signed: Readonly<Record<string, string>>;
}

const NOTHING: Remembered = {
  format: 1,
  cursors: {},
  nextWithdrawal: 1,
  locks: [],
  withdrawals: [],
  releases: {},
  reverted: {},
  signed: {},
};

/** What the replay key of the chain names. */
export const nameOfLock = ({ chain, tx_hash, log_index }: Lock): string => `${chain}/${tx_hash}/${log_index}`;
/** A withdrawal and the chain that releases it. */
export const nameOfWithdrawal = (chain: string, id: number): string => `${chain}/${id}`;

/** The memory of one attester. */
export class Memory {
  readonly #path: string;
  #now: Remembered;

  private constructor(path: string, now: Remembered) {
    this.#path = path;
    this.#now = now;
  }

  /** Opens the file of a folder, or begins. Throws CommandProblem for one that is none. */
  static async open(folder: string): Promise<Memory> {
    await makeDirectory(folder);
    const path = join(folder, 'attester.json');
    const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return undefined;
      throw cause;
    });
    if (text === undefined) return new Memory(path, NOTHING);
    let found: Remembered | undefined;
    try {
      found = JSON.parse(text) as Remembered;
    } catch {
      // Told below.
    }
    if (found?.format !== 1) {
      throw new CommandProblem(
        `${path} is no memory of an attester: put it aside, and the chains are looked through again`,
      );
    }
    return new Memory(path, { ...NOTHING, ...found });
  }

  get now(): Remembered {
    return this.#now;
  }

  /** Changes it; durable when this resolves. */
  async change(change: Partial<Omit<Remembered, 'format'>>): Promise<void> {
    const next = { ...this.#now, ...change };
    await replaceFile(this.#path, `${JSON.stringify(next, null, 1)}\n`);
    this.#now = next;
  }

  /** Remembers what is signed, before it is. False for what contradicts an earlier signature. */
  async maySign(name: string, digest: string): Promise<boolean> {
    const before = this.#now.signed[name];
    if (before === undefined) await this.change({ signed: { ...this.#now.signed, [name]: digest } });
    return before === undefined || before === digest;
  }

  /** Forgets a lock that the Trellis chain has received, which it does only once. */
  async lockIsOver(lock: Lock): Promise<void> {
    const name = nameOfLock(lock);
    await this.change({
      locks: this.#now.locks.filter((one) => nameOfLock(one) !== name),
      signed: without(this.#now.signed, name),
    });
  }

  /** Forgets a withdrawal that was released or given back. */
  async withdrawalIsOver(chain: string, id: number): Promise<void> {
    const name = nameOfWithdrawal(chain, id);
    const { withdrawals, releases, reverted, signed } = this.#now;
    await this.change({
      withdrawals: withdrawals.filter((one) => one !== id),
      releases: without(releases, name),
      reverted: without(reverted, name),
      signed: without(signed, name),
    });
  }
}

function without<Value>(all: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> {
  const { [name]: _, ...others } = all;
  return others;
}
