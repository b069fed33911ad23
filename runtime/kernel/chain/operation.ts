/** Operations as values: their one-byte discriminants, bytes and JSON form `{ "<Name>": { fields } }`. */

import { within } from '../../lib/codec/bytes.js';
import { list, struct } from '../../lib/codec/composites.js';
import { bytes as bytesType, text as textType } from '../../lib/codec/scalars.js';
import {
  CodecError,
  encode,
  type Json,
  type JsonSchema,
  Reader,
  refuse,
  type Shape,
  type Type,
  type Values,
} from '../../lib/codec/type.js';
import type { Frame } from '../module/context.js';
import type { OperationDef } from '../module/define.js';
import type { Take } from './outflow.js';
import type { EventType } from './receipt.js';

/** Discriminant of operations without a number: module, name and payload follow. */
export const EXTENSION = 255;

/** Everything that determines an operation's bytes and JSON. */
export interface OperationForm {
  /** Name in JSON, logs and filters: 'Transfer', or 'module.Op' for extensions. */
  readonly name: string;
  readonly module: string;
  readonly local: string;
  readonly id: number;
  readonly params: Type<Values<Shape>>;
  /** The most that it takes from its sender; undefined if undeclared. */
  readonly takes?: readonly Take[] | undefined;
}

/** An operation of the loaded module set. */
export interface OperationType extends OperationForm {
  /** Load order of the module. */
  readonly index: number;
  readonly definition: OperationDef<Shape, Frame>;
}

/** One operation with its parameters. */
export interface Operation {
  readonly type: OperationType;
  readonly params: Values<Shape>;
}

/**
 * Whether the event reports the operation's result: a declared event, or any event of its module if none is declared.
 */
export function reportsResult({ module, definition }: OperationType, event: EventType): boolean {
  const logs: readonly string[] | undefined = definition.logs;
  if (!logs) return event.module === module;
  return logs.includes(event.module === module ? event.name : `${event.module}.${event.name}`);
}

const extension = struct({ module: textType(1, 64), op: textType(1, 64), payload: bytesType(0, 65_536) });

/** All operations of a module set, by discriminant and by name. */
export class OperationTable<Form extends OperationForm = OperationType> {
  readonly byName: ReadonlyMap<string, Form>;
  private readonly byId: (Form | undefined)[] = new Array(256);

  constructor(types: readonly Form[]) {
    this.byName = new Map(types.map((type) => [type.name, type]));
    for (const type of types) if (type.id !== EXTENSION) this.byId[type.id] = type;
  }

  get(id: number): Form | undefined {
    return this.byId[id];
  }
}

/** Error for bytes or JSON that name an operation of no loaded module. */
export class NoSuchOperation extends CodecError {}

function unknown(name: string | number): never {
  throw new NoSuchOperation(`unknown operation ${name}`);
}

const known = (table: unknown): OperationTable =>
  table instanceof OperationTable ? table : refuse('operations can be encoded only with loaded modules');

/** Maximum nesting of operations when decoding: more than may run, and far below the stack limit. */
const MAX_NESTING = 8;

/** One level deeper; throws beyond the maximum. */
function deeper(nesting = 0): number {
  return nesting < MAX_NESTING ? nesting + 1 : refuse(`operations nest at most ${MAX_NESTING} deep`);
}

/** The type of an operation, for whatever modules the node has loaded. */
export const operation: Type<Operation> = {
  about: 'an operation',
  schema: { $ref: '#/components/schemas/Operation' },
  wire: 'operation',
  write(to, { type, params }) {
    to.nesting = deeper(to.nesting);
    to.u8(type.id);
    if (type.id !== EXTENSION) type.params.write(to, params);
    else {
      const payload = encode(type.params, params, to.operations, to.nesting);
      extension.write(to, { module: type.module, op: type.local, payload });
    }
    to.nesting--;
  },
  read(from) {
    from.nesting = deeper(from.nesting);
    const read = readOperation(from, known(from.operations));
    from.nesting--;
    return read;
  },
  accounts: ({ type, params }, found) => type.params.accounts?.(params, found),
  toJson: ({ type, params }, text) => ({ [type.name]: type.params.toJson(params, text) }),
  fromJson(json, text) {
    const table = known(text.operations);
    const names = typeof json === 'object' && json !== null ? Object.keys(json) : [];
    if (names.length !== 1) return refuse('must be an object with one operation name, like {"Transfer": {…}}');
    const name = names[0]!;
    const type = table.byName.get(name) ?? unknown(name);
    const inside = { ...text, nesting: deeper(text.nesting) };
    return { type, params: within(name, () => type.params.fromJson((json as Record<string, Json>)[name], inside)) };
  },
  sample(random) {
    const nesting = random.nesting ?? 0;
    const types = [...known(random.operations).byName.values()].filter((type) => nesting < 2 || !nests(type));
    const type = types[random(types.length)] ?? refuse('there are no operations to sample');
    random.nesting = nesting + 1;
    const params = type.params.sample(random);
    random.nesting = nesting;
    return { type, params };
  },
};

function readOperation(from: Reader, table: OperationTable): Operation {
  const id = from.u8();
  if (id !== EXTENSION) {
    const type = table.get(id) ?? unknown(id);
    return { type, params: type.params.read(from) };
  }
  const { module, op, payload } = extension.read(from);
  const type = table.byName.get(`${module}.${op}`);
  if (type?.id !== EXTENSION) return unknown(`${module}.${op}`);
  const inside = new Reader(payload, table, from.nesting);
  inside.judges = from.judges;
  const params = within(type.name, () => type.params.read(inside));
  within(type.name, () => inside.end());
  from.oddity ??= inside.oddity;
  return { type, params };
}

/** Whether the parameters contain operations. */
const nests = ({ params }: OperationType): boolean =>
  JSON.stringify(params.schema).includes(operation.schema.$ref as string);

/** A bounded list of operations. */
export const operations = (max: number, min = 1): Type<readonly Operation[]> => list(operation, max, min);

/** Published answer for operations that are not in the schema. */
const NO_SUCH = 'no such operation on this chain; chain_listModules lists all, and an upgrade can bring another module';

const INNER: JsonSchema = { $ref: '#/components/schemas/InnerOperation' };

/**
 * The schema components that operations need. `Operation` has an alternative per loaded operation. Nested operations
 * are `InnerOperation`, whose fields are those of the same name in `Operation`; otherwise tools that resolve references
 * would never end.
 */
export function operationSchemas(table: OperationTable): {
  readonly Operation: JsonSchema;
  readonly InnerOperation: JsonSchema;
} {
  const types = [...table.byName.values()];
  const one = (title: string, description: string, fieldsOf: (type: OperationType) => JsonSchema): JsonSchema => ({
    title,
    description,
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    properties: Object.fromEntries(types.map((type) => [type.name, fieldsOf(type)])),
    additionalProperties: false,
    'x-unknown': NO_SUCH,
  });
  return {
    Operation: one('Operation', 'An operation: its name, and its fields.', ({ module, params, definition }) => ({
      description: definition.about,
      ...sentenceOf(module, definition.sentence),
      ...(unnested(params.schema) as JsonSchema),
    })),
    InnerOperation: one(
      'InnerOperation',
      'An operation in an operation; its fields are those of the same name in Operation.',
      ({ definition }) => ({ description: definition.about, type: 'object' }),
    ),
  };
}

/** The sentence of an operation, its events with their module: `Swapped {amount_in} for {dex.Swap.amount_out}`. */
const sentenceOf = (module: string, sentence: string | undefined): JsonSchema =>
  sentence === undefined ? {} : { 'x-sentence': sentence.replaceAll(/\{(?=\w+\.)/g, `{${module}.`) };

/** A schema in which nested operations are inner ones. */
function unnested(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(unnested);
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema && schema.$ref === operation.schema.$ref) return INNER;
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, unnested(inner)]));
}
