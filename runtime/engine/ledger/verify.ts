/** Reads every record of a node with the schema of its table, and reports those that cannot be read. */

import { Header, headerHash, SignedHeader, StoredBlock } from '../../kernel/chain/block.js';
import { openEnvelope } from '../../kernel/chain/bundle.js';
import { SLOT_LENGTH } from '../../kernel/chain/journal.js';
import { readReceipt } from '../../kernel/chain/receipt.js';
import { rootOf } from '../../kernel/chain/seal.js';
import { slotKey } from '../../kernel/chain/stores.js';
import { readValidatorSetChange } from '../../kernel/chain/validator-set-change.js';
import { readValidators, validatorsHash } from '../../kernel/chain/validators.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, decode, refuse, type Type } from '../../lib/codec/type.js';
import { Failure } from '../../lib/errors.js';
import { StateTree } from '../../lib/state/tree.js';
import { leafOf, type TreeLeaf } from '../../lib/state/tree-leaf.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import { columns, DERIVED_COLUMNS, headerKey, heightOfKey, STATE_PREFIX_LENGTH } from '../../lib/storage/columns.js';
import type { Database } from '../../lib/storage/database.js';
import { StoredLocation, unpackReceipts } from './chain-store.js';
import { Replaced } from './overwritten-values.js';

export interface UnreadableRecord {
  readonly table: string;
  /** Key in hex; for a block its height. */
  readonly key: string;
  readonly reason: string;
}

export interface ScanResult {
  /** Number of records in each table, and how many of them cannot be read. */
  readonly tables: readonly { readonly name: string; readonly records: number; readonly bad: number }[];
  readonly records: number;
  readonly bad: number;
  readonly offenders: readonly UnreadableRecord[];
}

export interface ScanParts {
  readonly database: Database;
  readonly blockLog: BlockLog;
  readonly set: ModuleSet;
  /** Header of the database's block, if the whole state is to be compared with its root. */
  readonly root?: Header | undefined;
  /** False if the state waits for an upgrade: its records have types that no longer exist, and are only counted. */
  readonly readsState: boolean;
  /**
   * Called after this many bytes; waits as long as the caller wants to leave the machine to other work. Throws to
   * abort.
   */
  readonly throttle: (bytes: number) => Promise<void>;
}

const MAX_LISTED = 10;
/** Rows read at a time; a row of receipts may have megabytes. */
const ROWS = 256;

class Tally {
  readonly #tables = new Map<string, { name: string; records: number; bad: number }>();
  readonly #offenders: UnreadableRecord[] = [];

  /** Counts a record, after trying to read it. */
  async count(table: string, key: () => string, read: () => void | Promise<void>): Promise<void> {
    const counted = this.#of(table);
    counted.records++;
    try {
      await read();
    } catch (cause) {
      if (!(cause instanceof CodecError || cause instanceof Failure)) throw cause;
      this.bad(table, key(), cause);
    }
  }

  bad(table: string, key: string, cause: CodecError | Failure): void {
    this.#of(table).bad++;
    const reason = cause instanceof Failure ? String(cause.details.reason ?? cause) : cause.message;
    if (this.#offenders.length < MAX_LISTED) this.#offenders.push({ table, key, reason });
  }

  #of(name: string) {
    const known = this.#tables.get(name) ?? { name, records: 0, bad: 0 };
    this.#tables.set(name, known);
    return known;
  }

  result(): ScanResult {
    const tables = [...this.#tables.values()];
    const sum = (field: 'records' | 'bad') => tables.reduce((all, table) => all + table[field], 0);
    return { tables, records: sum('records'), bad: sum('bad'), offenders: this.#offenders };
  }
}

type Read = (key: Uint8Array, value: Uint8Array) => void | Promise<void>;

/** Scans the database and the block log. Never throws because of its findings. */
export async function scanRecords(parts: ScanParts): Promise<ScanResult> {
  const tally = new Tally();
  await scanDatabase(parts, tally);
  await scanBlocks(parts, tally);
  return tally.result();
}

async function scanDatabase(parts: ScanParts, tally: Tally): Promise<void> {
  const { database, root, throttle } = parts;
  const tree = root && StateTree.builder();
  const tables = tablesOf(parts, tree?.add);
  for (let column = 0; column < 256; column++) {
    const { name, read } = tables.get(column) ?? { name: 'unknown', read: unknown };
    const lt = column === 255 ? new Uint8Array(64).fill(255) : Uint8Array.of(column + 1);
    for (let gte = Uint8Array.of(column); ; ) {
      const rows = await database.range({ gte, lt, limit: ROWS }).catch((cause: unknown) => {
        // A disk read error ends the scan of its table, because the next key is unknown.
        if (!(cause instanceof Failure)) throw cause;
        tally.bad(name, toHex(gte), cause);
        return [];
      });
      let bytes = 0;
      for (const [key, value] of rows) {
        bytes += key.length + value.length;
        await tally.count(
          name,
          () => toHex(key.subarray(1)),
          () => read(key, value),
        );
      }
      await throttle(bytes);
      if (rows.length < ROWS) break;
      gte = Uint8Array.of(...rows[rows.length - 1]![0], 0);
    }
  }
  if (tree && toHex(tree.finish().root()) !== root.state_root) {
    tally.bad('state', '', new CodecError(`the records do not have the state root of block ${root.height}`));
  }
}

const empty: Read = (_, value) => {
  if (value.length > 0) refuse('unexpected value');
};

const unknown: Read = () => refuse('unknown table');

/** The tables by the first byte of their keys. `addLeaf` receives the leaves of the state. */
function tablesOf({ database, set, readsState }: ScanParts, addLeaf: ((leaf: TreeLeaf) => void) | undefined) {
  const stores = new Map<string, Type<unknown>>();
  for (const { number, module } of set.modules) {
    for (const { slot, value } of Object.values(module.state)) stores.set(slotKey(number, slot), value);
  }
  const readState = (key: string, value: Uint8Array): void => {
    const type = stores.get(key.slice(0, SLOT_LENGTH)) ?? refuse('no module has this store');
    decode(type, value, set.operations);
  };
  const readAs =
    (type: Type<unknown>): Read =>
    (_, value) =>
      void decode(type, value);
  const event = (module: string, name: string) => set.event(module, name);
  let parent: { readonly height: number; readonly hash: Hash } | undefined;
  const tables = new Map<number, { readonly name: string; readonly read: Read }>([
    [columns.meta, { name: 'meta', read: () => {} }],
    [
      columns.state,
      {
        name: 'state',
        read(key, value) {
          const bare = key.subarray(STATE_PREFIX_LENGTH);
          addLeaf?.(leafOf(bare, value));
          if (readsState) readState(toHex(bare), value);
        },
      },
    ],
    [
      columns.headers,
      {
        name: 'headers',
        read(key, value) {
          const header = decode(Header, value);
          const before = parent;
          parent = { height: header.height, hash: headerHash(header) };
          if (header.height !== heightOfKey(key)) refuse(`header of block ${header.height}`);
          if (before?.height === header.height - 1 && before.hash !== header.parent_hash)
            refuse('parent hash differs from the previous header');
        },
      },
    ],
    [columns.blockHashes, { name: 'block hashes', read: readAs(scalar.height) }],
    [
      columns.receipts,
      {
        name: 'receipts',
        async read(key, value) {
          const receipts = unpackReceipts(value);
          for (const one of receipts) readReceipt(one, event);
          const header = await database.get(headerKey(heightOfKey(key)));
          if (header && decode(Header, header).receipts_root !== rootOf(receipts))
            refuse('receipts root differs from the header');
        },
      },
    ],
    [columns.bundles, { name: 'bundles', read: readAs(StoredLocation) }],
    [
      columns.validatorSets,
      {
        name: 'validator sets',
        read(key, value) {
          if (validatorsHash(readValidators(value)) !== toHex(key.subarray(1)))
            refuse('validators do not match the hash');
        },
      },
    ],
    [columns.signedHeaders, { name: 'signed headers', read: readAs(SignedHeader) }],
    [
      columns.replaced,
      {
        name: 'replaced values',
        read(_, value) {
          const before = new Replaced(value, set.operations);
          if (!readsState) return;
          let index = 0;
          for (const key of before.keys()) {
            before.read(index++, stores.get(key.slice(0, SLOT_LENGTH)) ?? refuse('no module has this store'));
          }
        },
      },
    ],
    [columns.touched, { name: 'touched keys', read: empty }],
    [columns.goneFromCold, { name: 'keys gone from cold files', read: empty }],
    [columns.handovers, { name: 'validator-set changes', read: (_, value) => void readValidatorSetChange(value) }],
  ]);
  for (let column: number = DERIVED_COLUMNS[0]; column <= DERIVED_COLUMNS[1]; column++) {
    tables.set(column, { name: `derived by plugins (0x${column.toString(16)})`, read: () => {} });
  }
  return tables;
}

/** Scans the blocks of the log: each must match its header in the database, with readable bundles. */
async function scanBlocks({ blockLog, database, set, throttle }: ScanParts, tally: Tally): Promise<void> {
  const { latest } = blockLog;
  if (latest === null) return;
  for (let height = blockLog.oldest!; height <= latest; height++) {
    let bytes = 0;
    await tally.count(
      'blocks',
      () => String(height),
      async () => {
        const stored = await blockLog.read(height);
        if (stored === null) return; // pruned in the meantime
        bytes = stored.length;
        const { block } = decode(StoredBlock, stored);
        for (const bundle of block.bundles) openEnvelope(bundle, set.operations);
        const header = await database.get(headerKey(height));
        if (header && headerHash(decode(Header, header)) !== headerHash(block.header))
          refuse('header differs from the database');
      },
    );
    await throttle(bytes);
  }
}
