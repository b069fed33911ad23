/** PostgreSQL source of the history methods: same pages, cursors and errors as with the rows of a node. */

import pg from 'pg';
import {
  type Address,
  decode,
  fail,
  type Hash,
  type Index,
  type IndexRows,
  type ModulesView,
  type TextForms,
  toHex,
  ZERO_ADDRESS,
  ZERO_HASH,
} from '../../runtime/plugin.js';
import type { PlacedActivity } from '../explorer/activities.js';
import { cursorAt, placeAt } from '../explorer/activity-list.js';
import { IndexBackfilling, RowsUnavailable } from '../explorer/errors.js';
import { type Kind as EscrowKind, Escrows } from '../explorer/escrows.js';
import type { ExplorerRows, ExplorerSource, Sent } from '../explorer/rows.js';
import { holderAt, holders as holderTable } from '../explorer/tables.js';
import { idParameter, indexed, readColumn } from './columns.js';
import { findTables, type Queries } from './layout.js';
import { quoted, tableIn } from './names.js';
import { activities, eventKey, eventPlace, type Table, wholeEvent } from './tables.js';

/** Maximum connections of one server, and timeout of one query in milliseconds. */
const CONNECTIONS = 16;
const PATIENCE_MS = 8_000;

/** Limits a position from a cursor, which may exceed PostgreSQL's integers. */
const within = (place: number): number => Math.min(place, Number.MAX_SAFE_INTEGER);

type Row = Record<string, unknown>;

/** Read access to the database through a small connection pool. */
export class Reader implements Queries {
  readonly #pool: pg.Pool;
  #failing = false;
  readonly #failed: (reason: string) => void;

  /** `failed` is called when the database becomes unavailable, once per outage. */
  constructor(url: string, failed: (reason: string) => void) {
    this.#failed = failed;
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: 'trellis api',
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      statement_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    this.#pool.on('error', (cause) => this.#fail(cause));
  }

  /** Fails with RowsUnavailable if the database does not respond. */
  async query(statement: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.#asked(async () => (await this.#pool.query(statement, values as unknown[])).rows as Row[]);
  }

  /** Runs queries in a read-only transaction that sees one consistent snapshot. */
  async snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await this.#asked(() => this.#pool.connect());
    let broken = true;
    try {
      const query: Queries['query'] = (statement, values = []) =>
        this.#asked(async () => (await client.query(statement, values as unknown[])).rows as Row[]);
      await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const answer = await work({ query }).catch(async (cause: unknown) => {
        // After an error of `work` the connection is usable; if the connection itself is broken, the rollback fails as
        // well.
        await query('ROLLBACK').then(
          () => (broken = false),
          () => {},
        );
        throw cause;
      });
      await query('COMMIT');
      broken = false;
      return answer;
    } finally {
      client.release(broken);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      this.#failing = false;
      return answer;
    } catch (cause) {
      this.#fail(cause);
      return fail(RowsUnavailable, { next_step: 'retry, or use another server' });
    }
  }

  #fail(cause: unknown): void {
    if (!this.#failing) this.#failed(cause instanceof Error ? cause.message : String(cause));
    this.#failing = true;
  }
}

/** Reads which chain the tables belong to; undefined if no node has created them yet. */
export async function readChain(reader: Reader, schema: string): Promise<unknown> {
  const [known] = await reader.query('SELECT to_regclass($1) IS NOT NULL AS laid', [tableIn(schema, 'chain')]);
  if (known?.laid !== true) return undefined;
  const [row] = await reader.query(`SELECT info FROM ${tableIn(schema, 'chain')}`);
  return row?.info;
}

const progressHeight = (reader: Queries, schema: string, part: string) =>
  reader
    .query(`SELECT height FROM ${tableIn(schema, 'progress')} WHERE part = $1`, [part])
    .then(([row]) => (row ? Number(row.height) : 0));

export const explorerRows = (reader: Reader, schema: string, text: TextForms): ExplorerSource => ({
  read: (work) => reader.snapshot(async (queries) => work(await rowsOf(queries, schema, text))),
});

async function rowsOf(reader: Queries, schema: string, text: TextForms): Promise<ExplorerRows> {
  const of = (name: string) => tableIn(schema, name);
  const height = await progressHeight(reader, schema, 'live');
  const reached = await reach();

  /** The first block of the contiguous range up to the newest, and the first block that was written live. */
  async function reach(): Promise<{ readonly from: number; readonly live: number }> {
    const [row] = await reader.query(
      `SELECT began.height AS live,
         (SELECT lower(span) FROM unnest((SELECT range_agg(span) FROM ${of('filled')})) AS span WHERE upper(span) = began.height) AS first
       FROM ${of('progress')} AS began WHERE part = 'from'`,
    );
    const live = Number(row?.live ?? 1);
    return { live, from: row?.first === null || row?.first === undefined ? live : Number(row.first) };
  }

  /** Merges several lists of activities, newest first; each list is read through an index. */
  async function page(lists: readonly string[], values: readonly unknown[], limit: number, cursor: string | null) {
    const at = cursor === null ? { height: Number.MAX_SAFE_INTEGER, place: 0xffff_ffff } : placeAt(cursor);
    if (at === null || lists.length === 0) return { activities: [], next: null };
    const [h, p, n] = [1, 2, 3].map((i) => `$${values.length + i}`);
    const parts = lists.map(
      (list) =>
        `(SELECT * FROM ${of('facts')} WHERE ${list} AND (height, place) <= (${h}::bigint, ${p}::bigint)
          ORDER BY height DESC, place DESC LIMIT ${n})`,
    );
    const statement = `SELECT * FROM (${parts.join(' UNION ALL ')}) AS found ORDER BY height DESC, place DESC LIMIT ${n}`;
    const rows = (await reader.query(statement, [...values, within(at.height), at.place, limit + 1])).map(factOf);
    const next = rows[limit];
    return { activities: rows.slice(0, limit), next: next ? cursorAt(next) : null };
  }

  function factOf(row: Row): PlacedActivity & { readonly place: number } {
    const of = Object.fromEntries(activities.columns.map((one) => [one.name, readColumn(one, row[one.name], text)]));
    const { height, place, time, hash, op, type, account, other, token, amount, fee, other_fee } = of as Row;
    const moved = token === null ? null : { token, amount };
    const activity = { bundle_hash: hash ?? ZERO_HASH, op_index: op, type, account, other, moved, fee, other_fee };
    return { height, place, time, activity } as PlacedActivity & { readonly place: number };
  }

  return {
    height,
    from: reached.from,
    async needs(wanted) {
      const { from, live } = reached;
      if (wanted >= from || from <= 1) return;
      fail(IndexBackfilling, { progress_bps: Math.trunc(((live - from) * 10_000) / (live - 1)), from_height: from });
    },
    async history(account, kinds, limit, cursor) {
      if (account === ZERO_ADDRESS) return { activities: [], next: null };
      const lists = kinds.flatMap((_, i) => [
        `account = $1 AND kind = $${i + 2}`,
        `other = $1 AND other <> account AND token IS NOT NULL AND kind = $${i + 2}`,
      ]);
      return page(lists, [idParameter(account), ...kinds], limit, cursor);
    },
    transfers: (token, limit, cursor) =>
      page([`token = $1 AND kind = 'movement'`], [idParameter(token)], limit, cursor),
    async holders(token, limit, cursor) {
      const height = await progressHeight(reader, schema, 'holders');
      if (height < 0) return undefined;
      const at = cursor === null ? undefined : holderAt(token, cursor);
      if (at === null) return { height, holders: [], next: null };
      const from = of('holders');
      // Two parts, each through the index, because many accounts may hold the same balance.
      const parts =
        at === undefined
          ? [`SELECT * FROM ${from} WHERE token = $1 ORDER BY balance DESC, account LIMIT $2`]
          : [
              `SELECT * FROM ${from} WHERE token = $1 AND balance = $3 AND account >= $4 ORDER BY account LIMIT $2`,
              `SELECT * FROM ${from} WHERE token = $1 AND balance < $3 ORDER BY balance DESC, account LIMIT $2`,
            ];
      const rows = await reader.query(
        `SELECT * FROM (${parts.map((one) => `(${one})`).join(' UNION ALL ')}) AS found ORDER BY balance DESC, account LIMIT $2`,
        [idParameter(token), limit + 1, ...(at ? [`${at.balance}`, idParameter(at.account)] : [])],
      );
      const found = rows.map(({ account, balance }) => ({
        account: toHex(account as Uint8Array) as Address,
        balance: BigInt(balance as string),
      }));
      const next = found[limit];
      return {
        height,
        holders: found.slice(0, limit),
        next: next ? holderTable.cursor(token, next.balance, next.account) : null,
      };
    },
    async counts(token) {
      const [row] = await reader.query(`SELECT holders, movements FROM ${of('token_counts')} WHERE token = $1`, [
        idParameter(token),
      ]);
      return { holders: Number(row?.holders ?? 0), transfers: Number(row?.movements ?? 0) };
    },
    async kindsOf(accounts) {
      const rows = await reader.query(`SELECT account, kind FROM ${of('escrows')} WHERE account = ANY($1::bytea[])`, [
        accounts.map(idParameter),
      ]);
      const known = rows.map(
        ({ account, kind }) => [toHex(account as Uint8Array) as Address, kind as EscrowKind] as const,
      );
      const escrows = new Escrows(known);
      return (account) => escrows.kindOf(account);
    },
    async sent(from, limit) {
      const rows = await reader.query(
        `SELECT sent.*, block.time_ms FROM ${of('bundles')} AS sent JOIN ${of('blocks')} AS block USING (height)
         WHERE (sent.height, sent.bundle) <= ($1::bigint, $2::bigint)
         ORDER BY sent.height DESC, sent.bundle DESC LIMIT $3`,
        [within(from.height), within(from.index), limit],
      );
      return rows.map(
        ({ hash, height: at, bundle, sender, operations, fee, time_ms }): Sent => ({
          bundle_hash: toHex(hash as Uint8Array) as Hash,
          block_height: Number(at),
          index: Number(bundle),
          from: toHex(sender as Uint8Array) as Address,
          operations: operations as string[],
          fee: BigInt(fee as string),
          timestamp: Math.trunc(Number(time_ms) / 1_000),
        }),
      );
    },
  };
}

/** Hex digits of the parts of an index cursor; the values are inverted for descending order. */
const DIGITS = [12, 6, 4] as const;
const ALL_DIGITS = 22;
const down = (value: number, digits: number): string => (16 ** digits - 1 - value).toString(16).padStart(digits, '0');

function positionIn(cursor: string | null): readonly number[] {
  let rest = cursor ?? '';
  return DIGITS.map((digits) => {
    const part = rest.slice(0, digits).padEnd(digits, '0');
    rest = rest.slice(digits);
    return 16 ** digits - 1 - Number.parseInt(part, 16);
  });
}

/** Interval for checking for tables that no node has created yet, milliseconds. */
const LOOK_MS = 1_000;

/** The tables of events, by eventKey. Tables created later are found on demand. */
async function eventTables(
  reader: Reader,
  schema: string,
  set: Pick<ModulesView, 'modules'>,
): Promise<(key: string) => Promise<Table>> {
  let found = findTables(reader, schema, set);
  await found;
  let looked = performance.now();
  return async (key) => {
    const known = (await found).events.get(key);
    if (known) return known;
    if (performance.now() - looked > LOOK_MS) {
      looked = performance.now();
      const before = found;
      found = findTables(reader, schema, set).catch(() => before);
    }
    const laid = (await found).events.get(key);
    return laid ?? fail(RowsUnavailable, { next_step: 'let a node that has the module write to the database' });
  };
}

/** The rows of the modules' indexes. */
export async function indexRows(
  reader: Reader,
  schema: string,
  set: Pick<ModulesView, 'modules' | 'operations'>,
  text: TextForms,
): Promise<IndexRows> {
  const tableOf = await eventTables(reader, schema, set);
  const [heightColumn, bundleColumn, eventColumn, opColumn] = eventPlace.map(({ name }) => quoted(name)) as [
    string,
    string,
    string,
    string,
  ];
  return {
    async page(index: Index, keys, limit, cursor) {
      const { module, name } = index.event;
      const table = await tableOf(eventKey(module, name));
      const names = Object.keys(index.module.module.events[name]!);
      const fields = table.columns.slice(eventPlace.length, -1);
      const wanted = index.keys.map(([key]) => fields[names.indexOf(key)]!);
      const values = index.keys.map(([key], i) => wanted[i]!.write(keys[key] as never, text));
      const conditions = wanted.flatMap((column, i) => {
        const [kept, asked] = [`event.${quoted(column.name)}`, `$${i + 1}::${column.sql}`];
        const equal = `${kept} = ${asked}`;
        return column.wide ? [equal, `${indexed(column, kept)} = ${indexed(column, asked)}`] : [equal];
      });
      const place = `(event.${heightColumn}, event.${bundleColumn}, event.${eventColumn})`;
      const at = positionIn(cursor).map((_, i) => `$${values.length + i + 1}::bigint`);
      // A node compares cursors digit by digit, so one with more digits comes after the row with the same prefix.
      const until = cursor !== null && cursor.length > ALL_DIGITS ? '<' : '<=';
      const [rows, height] = await reader.snapshot(async (queries) => {
        const found = await queries.query(
          `SELECT event.*, block.time_ms AS "time", sent.hash AS "bundle hash" FROM ${tableIn(schema, table.name)} AS event
           JOIN ${tableIn(schema, 'blocks')} AS block ON block.height = event.${heightColumn}
           LEFT JOIN ${tableIn(schema, 'bundles')} AS sent ON sent.height = event.${heightColumn} AND sent.bundle = event.${bundleColumn}
         WHERE ${[...conditions, `${place} ${until} (${at.join()})`].join(' AND ')}
         ORDER BY event.${heightColumn} DESC, event.${bundleColumn} DESC, event.${eventColumn} DESC
         LIMIT $${values.length + 4}`,
          [...values, ...positionIn(cursor), limit + 1],
        );
        return [found, await progressHeight(queries, schema, 'live')] as const;
      });
      const events = rows.slice(0, limit).map((row) => {
        const whole = row[wholeEvent.name] as Uint8Array | null;
        const data = whole
          ? decode(index.event.data, whole, set.operations)
          : Object.fromEntries(fields.map((one, i) => [names[i]!, readColumn(one, row[one.name], text)]));
        const hash = row['bundle hash'] as Uint8Array | null;
        return {
          height: Number(row._height),
          time: Math.trunc(Number(row.time) / 1_000),
          bundle_hash: hash ? (toHex(hash) as Hash) : ZERO_HASH,
          op_index: Number(row[opColumn.slice(1, -1)]),
          data,
        };
      });
      const next = rows[limit];
      const parts = next && [next._height, next._bundle, next._event].map(Number);
      return { height, events, next: parts ? DIGITS.map((digits, i) => down(parts[i]!, digits)).join('') : null };
    },
  };
}
