/** Durable record of grants, written before each is sent, so that limits survive a restart. */

import { type Address, type Database, type DatabaseChange, t, table } from '../../runtime/plugin.js';
import { dayOf, type Grant, type GrantRequest, HOUR_MS, type Limits, Rules, type Wait } from './rules.js';

/** Grants of the last hour, by time and sequence number. */
const grants = table(
  1,
  [t.timeMs, t.u32],
  t.struct({ address: t.address, amount: t.amount, own: t.text(1, 64), wider: t.text(1, 64) }),
);
/** Total granted on the most recent day with a grant. */
const today = table(2, [], t.struct({ day: t.u32, spent: t.amount }));

const PAGE = 1_000;

export interface Written {
  /** Unix milliseconds. */
  readonly at: number;
  /** Removes the grant, because it could not be sent. */
  refund(): Promise<void>;
}

export class Book {
  readonly #database: Database;
  readonly #rules: Rules;
  readonly #now: () => number;
  /** Keys of stored rows, oldest first; a row is deleted once it is older than an hour. */
  readonly #rows: (readonly [at: number, number: number])[] = [];
  #number = 0;

  private constructor(database: Database, rules: Rules, now: () => number) {
    this.#database = database;
    this.#rules = rules;
    this.#now = now;
  }

  /** `now` must never go back. */
  static async open(database: Database, limits: Limits, now: () => number): Promise<Book> {
    const rules = new Rules(limits);
    const book = new Book(database, rules, now);
    await book.#read(now());
    return book;
  }

  /** The limit that blocks a grant, if any. */
  wait(wanted: GrantRequest): Wait | undefined {
    return this.#rules.wait(wanted, this.#now());
  }

  /** Amount granted today. */
  get spent(): bigint {
    return this.#rules.spentOn(this.#now());
  }

  /** Counts a grant immediately and resolves once it is written; returns the blocking limit instead if there is one. */
  async write(wanted: GrantRequest): Promise<Written | Wait> {
    const at = this.#now();
    const wait = this.#rules.wait(wanted, at);
    if (wait) return wait;
    const grant: Grant = { ...wanted, at };
    const number = this.#number++ % 2 ** 32;
    this.#rules.add(grant);
    this.#rows.push([at, number]);
    const {
      address,
      amount,
      networks: [own, wider],
    } = grant;
    const row = grants.put(at, number, { address, amount, own, wider });
    await this.#database.write({ changes: [row, this.#sum(at), ...this.#expired(at)] });
    return {
      at,
      refund: () => {
        this.#rules.remove(grant);
        return this.#database.write({ changes: [grants.delete(at, number), this.#sum(this.#now())] });
      },
    };
  }

  #sum(at: number): DatabaseChange {
    return today.put({ day: dayOf(at), spent: this.#rules.spentOn(at) });
  }

  /** Requesters and their networks are stored for one hour. */
  #expired(at: number): DatabaseChange[] {
    const changes: DatabaseChange[] = [];
    while (this.#rows[0] && this.#rows[0][0] <= at - HOUR_MS) changes.push(grants.delete(...this.#rows.shift()!));
    return changes;
  }

  async #read(now: number): Promise<void> {
    const found: Grant[] = [];
    for (let cursor: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof grants.page>> = await grants.page(this.#database, [], PAGE, cursor);
      for (const { key, value } of page.rows) {
        const [at, number] = key;
        // If the clock was ahead when the grant was stored, it must not block anyone for longer than an hour.
        if (at > now - HOUR_MS) found.push(grantOf(Math.min(at, now), value));
        this.#rows.push([at, number]);
        this.#number = Math.max(this.#number, number + 1);
      }
      cursor = page.next;
      if (cursor === null) break;
    }
    const { day, spent } = (await today.get(this.#database)) ?? { day: 0, spent: 0n };
    this.#rules.resume(day, spent, found);
  }
}

const grantOf = (
  at: number,
  { address, amount, own, wider }: { address: Address; amount: bigint; own: string; wider: string },
): Grant => ({ address, amount, networks: [own, wider], at });
