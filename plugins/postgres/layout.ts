/** Creation and migration of the tables. When the events of modules change, columns are added; none is ever removed. */

import { createHash } from 'node:crypto';
import type { ChainInfo, ModulesView } from '../../runtime/plugin.js';
import { type Column, indexed } from './columns.js';
import { freeName, literal, plainName, quoted, tableIn } from './names.js';
import { isOfBlocks, lockName, Partitions } from './partitions.js';
import { LONG_MS } from './session.js';
import {
  chainTables,
  type DeclaredEvent,
  declaredEvents,
  eventKey,
  eventPlace,
  type Table,
  wholeEvent,
} from './tables.js';

/** Increment when the common tables change in any way other than an addition. */
const FORMAT = 1;

/** A permanent failure: a retry would fail in the same way. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

/** Query interface of a database connection. */
export interface Queries {
  /** `patience`: timeout in milliseconds, if longer than usual. */
  query(statement: string, values?: readonly unknown[], patience?: number): Promise<readonly Record<string, unknown>[]>;
}

export interface Layout {
  readonly schema: string;
  /** By eventKey. The columns are eventPlace, the fields in the order of the declaration, wholeEvent. */
  readonly events: ReadonlyMap<string, Table>;
  readonly partitions: Partitions;
}

/** Storage of an event field so far; `column` never changes. */
interface KnownField {
  readonly field: string;
  readonly column: string;
  readonly sql: string;
}

interface KnownEvent {
  readonly table: string;
  readonly fields: readonly KnownField[];
}

/**
 * Creates or migrates the tables once. A second caller waits for the first, finds the work done, and takes no lock that
 * affects writers. Throws UnusableDatabase.
 */
export async function layTables(
  client: Queries,
  { schema, partition = 0 }: { readonly schema: string; readonly partition?: number },
  chain: ChainInfo,
  set: Pick<ModulesView, 'modules'>,
): Promise<Layout> {
  await checkEncoding(client);
  return alone(client, schema, async () => {
    const { planned, tables, blocks, isNew, layout } = await transaction(client, async () => {
      await client.query(foundations(schema));
      const { laid, blocks } = await checkChain(client, schema, chain, partition);
      const planned = planEvents(await knownEvents(client, schema), declaredEvents(set));
      const tables = [...chainTables, ...planned.map(({ whole }) => whole)];
      const statements = [
        textFunctions(schema),
        ...tables.map((table) => statementsOf(schema, table, chain, blocks > 0)),
        movementsView(schema),
        missingView(schema),
      ];
      const layout = digestOf([...statements, ...tables.flatMap((table) => indexesOf(schema, table))]);
      const isNew = layout !== laid;
      if (isNew) {
        for (const statement of statements) await client.query(statement);
        for (const event of planned) await keepEvent(client, schema, event);
      }
      return { planned, tables, blocks, isNew, layout };
    });
    if (isNew) {
      // Each index is created outside a transaction, because on a large table it takes long, and readers must not be
      // blocked.
      for (const statement of tables.flatMap((table) => indexesOf(schema, table)))
        await client.query(statement, undefined, LONG_MS);
      await client.query(`UPDATE ${tableIn(schema, 'chain')} SET layout = $1`, [layout]);
    }
    const events = new Map(planned.map(({ key, table }) => [key, table]));
    return { schema, events, partitions: new Partitions(schema, blocks, tables) };
  });
}

const digestOf = (statements: readonly string[]): string =>
  createHash('sha256').update(statements.join()).digest('hex');

/** Runs `work` under an exclusive lock on changes to the schema's tables. */
async function alone<T>(client: Queries, schema: string, work: () => Promise<T>): Promise<T> {
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [lockName(schema)]);
  try {
    return await work();
  } finally {
    // A lost connection holds no lock.
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [lockName(schema)]).catch(() => {});
  }
}

async function transaction<T>(client: Queries, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => {});
    throw cause;
  }
}

/**
 * Returns the existing tables for readers, without tables of events whose stored form differs from the declaration
 * here.
 */
export async function findTables(client: Queries, schema: string, set: Pick<ModulesView, 'modules'>): Promise<Layout> {
  const known = await knownEvents(client, schema);
  const events = new Map<string, Table>();
  for (const event of declaredEvents(set)) {
    const found = known.get(eventKey(event.module, event.name));
    if (
      found &&
      event.fields.every(({ name, sql }) => found.fields.some((one) => one.field === name && one.sql === sql))
    )
      events.set(eventKey(event.module, event.name), eventTable(event, found));
  }
  return { schema, events, partitions: new Partitions(schema, 0, []) };
}

const foundations = (schema: string): string => {
  const of = (name: string) => tableIn(schema, name);
  return `
    CREATE SCHEMA IF NOT EXISTS ${quoted(schema)};
    CREATE TABLE IF NOT EXISTS ${of('chain')} (
      one boolean PRIMARY KEY DEFAULT true CHECK (one), format integer NOT NULL, genesis_hash bytea NOT NULL, info jsonb NOT NULL,
      partition_blocks bigint NOT NULL, layout text);
    CREATE TABLE IF NOT EXISTS ${of('progress')} (part text PRIMARY KEY, height bigint NOT NULL);
    CREATE TABLE IF NOT EXISTS ${of('filled')} (span int8range NOT NULL, EXCLUDE USING gist (span WITH &&));
    CREATE TABLE IF NOT EXISTS ${of('events')} (
      module text NOT NULL, name text NOT NULL, "table" text NOT NULL UNIQUE, fields jsonb NOT NULL, PRIMARY KEY (module, name));
    COMMENT ON TABLE ${of('chain')} IS 'Chain of these tables';
    COMMENT ON TABLE ${of('progress')} IS 'from and live: first and last block written as they arrived; holders: block that the balances reflect';
    COMMENT ON TABLE ${of('filled')} IS 'Ranges of earlier blocks that were backfilled';
    COMMENT ON TABLE ${of('events')} IS 'Table of each event, and column of each of its fields';`;
};

/** Other encodings lack characters, and a single text with such a character would block all rows after it. */
async function checkEncoding(client: Queries): Promise<void> {
  const [row] = await client.query('SHOW server_encoding');
  if (row!.server_encoding !== 'UTF8')
    throw new UnusableDatabase(
      `the database encoding is ${row!.server_encoding}, which cannot store all text: create a database with createdb --encoding=UTF8 --template=template0`,
    );
}

/** Returns the digest of the last layout and the partition size, as set by the first node. */
async function checkChain(
  client: Queries,
  schema: string,
  chain: ChainInfo,
  partition: number,
): Promise<{ readonly laid: string | null; readonly blocks: number }> {
  await client.query(
    `INSERT INTO ${tableIn(schema, 'chain')} (format, genesis_hash, info, partition_blocks) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [FORMAT, Buffer.from(chain.genesisHash, 'hex'), JSON.stringify(chain), partition],
  );
  const rows = await client.query(
    `SELECT format, genesis_hash, layout, partition_blocks FROM ${tableIn(schema, 'chain')}`,
  );
  const [{ format, genesis_hash, layout, partition_blocks }] = rows as unknown as [
    { format: number; genesis_hash: Buffer; layout: string | null; partition_blocks: string },
  ];
  if (genesis_hash.toString('hex') !== chain.genesisHash)
    throw new UnusableDatabase(`schema ${schema} belongs to another chain: choose another one with --postgres-schema`);
  if (format !== FORMAT)
    throw new UnusableDatabase(
      `schema ${schema} has format ${format}, this version writes ${FORMAT}: choose a new one with --postgres-schema`,
    );
  return { laid: layout, blocks: Number(partition_blocks) };
}

/** Text forms of ids: PostgreSQL has no base58 function. */
const textFunctions = (schema: string): string => `
  CREATE OR REPLACE FUNCTION ${quoted(schema)}.base58(id bytea) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  DECLARE
    alphabet constant text := '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    number numeric := 0; quotient numeric; shown text := '';
  BEGIN
    FOR i IN 0 .. length(id) - 1 LOOP number := number * 256 + get_byte(id, i); END LOOP;
    WHILE number > 0 LOOP
      quotient := div(number, 58);
      shown := substr(alphabet, (number - quotient * 58)::integer + 1, 1) || shown;
      number := quotient;
    END LOOP;
    FOR i IN 0 .. length(id) - 1 LOOP
      EXIT WHEN get_byte(id, i) <> 0;
      shown := '1' || shown;
    END LOOP;
    RETURN shown;
  END $$;`;

const definition = ({ name, sql }: Column): string => `${quoted(name)} ${sql}`;

/** Creates a table, adds missing columns, documents each, and creates its human-readable view. */
function statementsOf(schema: string, table: Table, chain: ChainInfo, partitioned: boolean): string {
  const { name, about, columns, key } = table;
  const of = tableIn(schema, name);
  return [
    `CREATE TABLE IF NOT EXISTS ${of} (${[...columns.map(definition), `PRIMARY KEY (${key.map(quoted).join()})`].join()})${partitioned && isOfBlocks(table) ? ` PARTITION BY RANGE (${quoted(key[0]!)})` : ''}`,
    ...columns.map((one) => `ALTER TABLE ${of} ADD COLUMN IF NOT EXISTS ${definition(one)}`),
    `COMMENT ON TABLE ${of} IS ${literal(about)}`,
    ...columns.map((one) => `COMMENT ON COLUMN ${of}.${quoted(one.name)} IS ${literal(one.about ?? one.name)}`),
    ...textView(schema, table, chain),
  ].join(';\n');
}

/** Creates the indexes of a table. An old index on a column that has become wide would reject rows. */
function indexesOf(schema: string, { name, columns, indexes }: Table): string[] {
  const wide = new Set(columns.filter((one) => one.wide).map((one) => one.name));
  const expressionOf = (part: string) => {
    const column = columns.find((one) => one.name === part);
    return column ? indexed(column, quoted(part)) : part.replace(/^(.*) DESC$/s, (_, one) => `${quoted(one)} DESC`);
  };
  return indexes.map(({ on, where }) => {
    const nameOf = (...more: readonly string[]) =>
      quoted(`index${freeName('', [name, ...on, where ?? '', ...more].join(' '), () => false)}`);
    const hashed = on.filter((part) => wide.has(part));
    const former = hashed.length > 0 ? `DROP INDEX IF EXISTS ${quoted(schema)}.${nameOf()};\n` : '';
    const condition = where === undefined ? '' : ` WHERE ${where}`;
    return `${former}CREATE INDEX IF NOT EXISTS ${nameOf(...hashed)} ON ${tableIn(schema, name)} (${on.map(expressionOf).join()})${condition}`;
  });
}

/** Addresses, hashes and bytes as the API writes them. */
function textView(schema: string, { name, columns }: Table, chain: ChainInfo): string[] {
  if (!columns.some(({ shown }) => shown)) return [];
  const base58 = (prefix: string, column: string) => `${literal(prefix)} || ${quoted(schema)}.base58(${column})`;
  const shown = columns.map((one) => {
    const column = quoted(one.name);
    if (one.shown === undefined) return column;
    if (one.shown === 'hex') return `'0x' || encode(${column}, 'hex') AS ${column}`;
    return `${base58(one.shown === 'address' ? chain.addressPrefix : chain.hashPrefix, column)} AS ${column}`;
  });
  const view = freeName(`${name}_text`, `${name} text`, () => false);
  return [`CREATE OR REPLACE VIEW ${tableIn(schema, view)} AS SELECT ${shown.join()} FROM ${tableIn(schema, name)}`];
}

/** Activities that are token movements, without block rewards. */
const movementsView = (schema: string): string =>
  ['facts', 'facts_text']
    .map((from) => {
      const view = tableIn(schema, from.replace('facts', 'movements'));
      return `CREATE OR REPLACE VIEW ${view} AS
        SELECT height, place, time, hash, op, type, account AS sender, other AS receiver, token, amount
        FROM ${tableIn(schema, from)} WHERE kind = 'movement'`;
    })
    .join(';\n');

/** Blocks still to be written between the chain's first block and the first live block. */
const missingView = (schema: string): string => `
  CREATE OR REPLACE VIEW ${tableIn(schema, 'missing')} AS SELECT lower(gap) AS first, upper(gap) - 1 AS last
    FROM (SELECT int8multirange(int8range(1, greatest(1, height)))
            - coalesce((SELECT range_agg(span) FROM ${tableIn(schema, 'filled')}), '{}') AS gaps
          FROM ${tableIn(schema, 'progress')} WHERE part = 'from') AS older, unnest(gaps) AS gap;
  COMMENT ON VIEW ${tableIn(schema, 'missing')} IS 'Blocks not written yet, as inclusive ranges'`;

async function knownEvents(client: Queries, schema: string): Promise<Map<string, KnownEvent>> {
  const rows = await client.query(`SELECT module, name, "table", fields FROM ${tableIn(schema, 'events')}`);
  return new Map(
    (rows as unknown as (KnownEvent & { module: string; name: string })[]).map(({ module, name, table, fields }) => [
      eventKey(module, name),
      { table, fields },
    ]),
  );
}

/** An event with its table as it is written, and with all columns that it ever had. */
interface PlannedEvent {
  readonly key: string;
  readonly event: DeclaredEvent;
  readonly known: KnownEvent;
  readonly table: Table;
  readonly whole: Table;
}

/** Plans the table of each event: a new one, or the existing one with columns for new fields. */
function planEvents(
  known: ReadonlyMap<string, KnownEvent>,
  declared: readonly DeclaredEvent[],
): readonly PlannedEvent[] {
  const taken = new Set([...known.values()].map(({ table }) => table));
  return declared.map((event) => {
    const key = eventKey(event.module, event.name);
    const before = known.get(key);
    const name = before?.table ?? freeName(plainName('event', event.module, event.name), key, (one) => taken.has(one));
    taken.add(name);
    const now: KnownEvent = { table: name, fields: fieldsNow(event, before?.fields ?? []) };
    const table = eventTable(event, now);
    return { key, event, known: now, table, whole: withFormer(table, now) };
  });
}

async function keepEvent(client: Queries, schema: string, { event, known }: PlannedEvent): Promise<void> {
  await client.query(
    `INSERT INTO ${tableIn(schema, 'events')} (module, name, "table", fields) VALUES ($1, $2, $3, $4)
     ON CONFLICT (module, name) DO UPDATE SET fields = excluded.fields`,
    [event.module, event.name, known.table, JSON.stringify(known.fields)],
  );
}

/**
 * A field keeps its column as long as its type is unchanged; otherwise it gets a new column after the existing ones.
 */
function fieldsNow(event: DeclaredEvent, before: readonly KnownField[]): readonly KnownField[] {
  const fields = [...before];
  const fixed = new Set([...eventPlace, wholeEvent].map(({ name }) => name));
  for (const { name: field, sql } of event.fields) {
    if (fields.some((one) => one.field === field && one.sql === sql)) continue;
    const taken = (name: string) => fixed.has(name) || fields.some(({ column }) => column === name);
    fields.push({ field, sql, column: freeName(field, `${field} ${sql}`, taken) });
  }
  return fields;
}

/**
 * Maximum keys of a module's index in the PostgreSQL index, which limits the number of columns; few rows share the
 * first ones.
 */
const INDEX_KEYS = 8;

const columnOf = (known: KnownEvent, { name, sql }: Column): string =>
  known.fields.find((one) => one.field === name && one.sql === sql)?.column ?? name;

function eventTable(event: DeclaredEvent, known: KnownEvent): Table {
  const fields = event.fields.map((one) => ({ ...one, name: columnOf(known, one) }));
  const place = eventPlace.slice(0, 3).map(({ name }) => name);
  return {
    name: known.table,
    about: `Events ${event.name} of the module ${event.module}`,
    columns: [...eventPlace, ...fields, wholeEvent],
    key: place,
    indexes: event.indexes.map((keys) => ({
      on: [
        ...keys.slice(0, INDEX_KEYS).map((key) => fields[event.fields.findIndex(({ name }) => name === key)]!.name),
        ...place.map((name) => `${name} DESC`),
      ],
    })),
  };
}

/** The table with columns in order of creation: a view can only gain columns at its end, and lose none. */
function withFormer(table: Table, known: KnownEvent): Table {
  const former = known.fields.map(
    ({ column, sql, field }): Column =>
      table.columns.find(({ name }) => name === column) ?? {
        name: column,
        sql,
        wide: true,
        about: `${field}, as declared by an earlier version`,
        ...(sql === 'bytea' ? { shown: 'hex' as const } : {}),
        write: () => '',
        copy: () => '',
        read: () => null,
      },
  );
  return { ...table, columns: [...eventPlace, wholeEvent, ...former] };
}
