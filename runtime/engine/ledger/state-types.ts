/**
 * The record types of each store, saved beside the records. If a type changed without a new module version, records
 * would be decoded wrongly or not at all; the node refuses to start.
 */

import { type StoreDef, slotKey } from '../../kernel/chain/stores.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { withoutMeanings } from '../../lib/codec/doc.js';
import { CodecError, decode, type Json, type Type } from '../../lib/codec/type.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { metaKey, stateKeyBytes } from '../../lib/storage/columns.js';
import { type Database, prefixEnd } from '../../lib/storage/database.js';

/** Details: module and store, and the remedy. */
export const StateTypeChanged = error(
  3193,
  'StateTypeChanged',
  'The type of records in the state has changed, and the version of their module has not',
  {
    details: {
      ...sharedDetails('reason', 'next_step'),
      module: 'Name of the module',
      store: 'Map or cell whose type has changed',
    },
  },
);

/** Saved data of a store: the version of its module, the form of its bytes, and everything that its type allows. */
type SavedType = readonly [version: number, form: string, type: string];

const KEY = metaKey('state_types');
const ROWS = 1_000;

const schemaOf = ({ schema }: Type<unknown>): unknown => withoutMeanings(schema);

function savedTypeOf(version: number, store: StoreDef): SavedType {
  const types = store.kind === 'map' ? [...store.keys, store.value] : [store.value];
  // A type without a form is identified by its schema alone.
  const form = [store.kind, ...types.map((type) => type.wire ?? schemaOf(type))];
  return [version, JSON.stringify(form), JSON.stringify(types.map(schemaOf))];
}

/**
 * Fails for a store whose records its current type cannot read although its module's version is unchanged. Saves the
 * current types. `versions` are those of the state, by module number.
 */
export async function checkStateTypes(
  database: Database,
  { modules, operations }: ModuleSet,
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  const bytes = await database.get(KEY);
  const text = bytes === null ? '{}' : new TextDecoder().decode(bytes);
  const kept = new Map(Object.entries(JSON.parse(text) as Record<string, SavedType>));
  for (const { number, module } of modules) {
    for (const [store, definition] of Object.entries(module.state)) {
      const slot = slotKey(number, definition.slot);
      const [version, form, type] = savedTypeOf(module.version, definition);
      const before = kept.get(slot);
      kept.set(slot, [version, form, type]);
      const isInForce = before?.[0] === version && versions.get(number) === version;
      if (!isInForce || (before[1] === form && before[2] === type)) continue;
      const reason = await unreadable(database, slot, before[1] === form ? definition.value : undefined, operations);
      if (reason === undefined) continue;
      const next_step = `raise ${module.name} to version ${version + 1}, with a migration if records must change; or restore the type`;
      fail(StateTypeChanged, { module: module.name, store, reason, next_step });
    }
  }
  const now = JSON.stringify(Object.fromEntries(kept) satisfies Record<string, Json>);
  if (now !== text) await database.write({ changes: [[KEY, new TextEncoder().encode(now)]] });
}

/** Why `type` cannot read the records of a slot; `type` is undefined if the form of their bytes has changed. */
async function unreadable(
  database: Database,
  slot: string,
  type: Type<unknown> | undefined,
  operations: unknown,
): Promise<string | undefined> {
  const lt = prefixEnd(stateKeyBytes(slot));
  for (let gte = stateKeyBytes(slot); ; ) {
    const rows = await database.range({ gte, lt, limit: type ? ROWS : 1 });
    for (const [, value] of rows) {
      if (!type) return 'its byte layout has changed';
      try {
        decode(type, value, operations);
      } catch (cause) {
        if (!(cause instanceof CodecError)) throw cause;
        return `a record does not match it: ${cause.path === '' ? '' : `${cause.path} `}${cause.message}`;
      }
    }
    if (rows.length < ROWS) return undefined;
    gte = Uint8Array.of(...rows[rows.length - 1]![0], 0);
  }
}
