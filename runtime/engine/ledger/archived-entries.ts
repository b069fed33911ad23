/** Rows of the state archive, and the entries of a whole map in the state after a block. */

import type { StateKey } from '../../kernel/chain/journal.js';
import { toHex } from '../../lib/codec/ids.js';
import { STATE_PREFIX_LENGTH } from '../../lib/storage/columns.js';
import { type DatabaseReads, prefixEnd } from '../../lib/storage/database.js';
import type { StateEntry } from './scan.js';

export const HEIGHT_BYTES = 8;
const PAGE = 500;

/** The row key of a record: its key, then the height of the block that overwrote it. */
export function rowKey(key: Uint8Array, height: number): Uint8Array {
  const bytes = new Uint8Array(key.length + HEIGHT_BYTES);
  bytes.set(key);
  new DataView(bytes.buffer).setBigUint64(key.length, BigInt(height));
  return bytes;
}

export const heightIn = (row: Uint8Array): number =>
  Number(new DataView(row.buffer, row.byteOffset + row.length - HEIGHT_BYTES).getBigUint64(0));
/** The end of a key's rows: a height that no block has. */
export const endOf = (key: Uint8Array): Uint8Array => Uint8Array.of(...key, ...new Uint8Array(HEIGHT_BYTES).fill(0xff));
export const valueIn = (value: Uint8Array): Uint8Array | 'absent' => (value[0] === 0 ? 'absent' : value.subarray(1));

/** One moment of the databases: the state after `head`, and the values that blocks up to it overwrote. */
interface Moment {
  readonly now: DatabaseReads;
  readonly past: DatabaseReads;
  readonly height: number;
  readonly head: number;
}

/** The entries of a map after a block: those overwritten since, and those unchanged since. */
export class EntriesAt {
  readonly #moment: Moment;
  readonly #prefix: Uint8Array;
  readonly #entry: (key: StateKey, bytes: Uint8Array) => StateEntry;

  constructor(moment: Moment, prefix: Uint8Array, entry: (key: StateKey, bytes: Uint8Array) => StateEntry) {
    this.#moment = moment;
    this.#prefix = prefix;
    this.#entry = entry;
  }

  async *pages(): AsyncGenerator<readonly StateEntry[]> {
    yield* this.#present();
    yield* this.#removed();
  }

  /** Entries that the map still has. */
  async *#present(): AsyncGenerator<readonly StateEntry[]> {
    const lt = prefixEnd(this.#prefix);
    for (let gte = this.#prefix; ; ) {
      const rows = await this.#moment.now.range({ gte, lt, limit: PAGE });
      const before = await Promise.all(rows.map(([key]) => this.#overwritten(key)));
      yield rows.flatMap(([key, value], i) => this.#entries(key, before[i] ?? value));
      if (rows.length < PAGE) return;
      gte = Uint8Array.of(...rows[PAGE - 1]![0], 0);
    }
  }

  /** Entries that were removed since. */
  async *#removed(): AsyncGenerator<readonly StateEntry[]> {
    const { now, past } = this.#moment;
    const lt = prefixEnd(this.#prefix);
    let keys: Uint8Array[] = [];
    const entries = async () => {
      const [here, before] = await Promise.all([
        now.getMany(keys),
        Promise.all(keys.map((key) => this.#overwritten(key))),
      ]);
      return keys.flatMap((key, i) => (here[i] ? [] : this.#entries(key, before[i] ?? 'absent')));
    };
    for (let gte = this.#prefix; ; ) {
      const [row] = await past.range({ gte, lt, limit: 1 });
      if (row) keys.push(row[0].subarray(0, -HEIGHT_BYTES));
      if (!row || keys.length === PAGE) {
        yield await entries();
        keys = [];
      }
      if (!row) return;
      gte = endOf(row[0].subarray(0, -HEIGHT_BYTES));
    }
  }

  /** The value that the first block after the height overwrote; undefined if none did up to the head. */
  async #overwritten(key: Uint8Array): Promise<Uint8Array | 'absent' | undefined> {
    const { past, height, head } = this.#moment;
    const [row] = await past.range({ gte: rowKey(key, height + 1), lt: rowKey(key, head + 1), limit: 1 });
    return row && valueIn(row[1]);
  }

  #entries(key: Uint8Array, value: Uint8Array | 'absent'): StateEntry[] {
    return value === 'absent' ? [] : [this.#entry(toHex(key.subarray(STATE_PREFIX_LENGTH)) as StateKey, value)];
  }
}
