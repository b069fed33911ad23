/** Extreme values of every field of an operation, derived from its JSON schema: what the laws push modules with. */

import type { Address } from '../../runtime/lib/codec/ids.js';
import type { Json, JsonSchema } from '../../runtime/lib/codec/type.js';
import type { TestChain } from './chain.js';

const SAFE = Number.MAX_SAFE_INTEGER;
/** Widths of the integers that JSON writes as decimal text, by the name of their schema. */
const WIDE: Readonly<Record<string, number>> = { Amount: 128, U128: 128, U64: 64, U256: 256 };
/** Powers of two: small ones, and those at which sums, products and scaled amounts leave one type or another. */
const POWERS = [4, 10, 16, 20, 24, 31, 32, 52, 63, 64, 96, 100, 120, 127, 128, 255];
/** Characters that patterns of texts usually allow. */
const LETTERS = ['a', 'A', '0', '\u{1f600}'];
/** Texts that parsers of numbers and JSON reject, or read in another way than expected. */
const MISREAD = [
  '',
  ' ',
  '{',
  '[1',
  '"',
  '-1',
  '1.5',
  '0x',
  '1e999',
  'NaN',
  'null',
  '__proto__',
  'a,b',
  `${'a'.repeat(40)}!`,
];
const FOLD = 20_000;

/** What the chain is like now, for values at its edges. */
export interface Edges {
  readonly height: number;
  readonly time: number;
  /** JSON of accounts that are special: zero, all ones, the sender, a system account. */
  readonly accounts: readonly string[];
  /** Amounts that accounts hold, and what is next to them. */
  readonly amounts: readonly string[];
}

/** The edges of a chain as it is. */
export function edgesOf({ height, time, text }: TestChain, amounts: readonly string[] = []): Edges {
  const ids = ['0'.repeat(64), 'f'.repeat(64), `${'0'.repeat(63)}3`];
  return { height, time, accounts: ids.map((hex) => text.address(hex as string as Address)), amounts };
}

function* wide(bits: number): Generator<string> {
  const max = (1n << BigInt(bits)) - 1n;
  yield '0';
  yield '1';
  for (const power of POWERS) {
    if (power >= bits) continue;
    yield `${(1n << BigInt(power)) - 1n}`;
    yield `${1n << BigInt(power)}`;
  }
  yield `${max - 1n}`;
  yield `${max}`;
}

function* integers({ minimum = 0, maximum = SAFE }: { minimum?: number; maximum?: number }): Generator<number> {
  const middle = minimum + Math.trunc((maximum - minimum) / 2);
  const powers = POWERS.filter((power) => power < 53).map((power) => 2 ** power);
  const all = [minimum, minimum + 1, ...powers, middle, maximum - 1, maximum];
  yield* new Set(all.filter((n) => n >= minimum && n <= maximum));
}

function* texts({ minLength = 0, maxLength = 64 }: { minLength?: number; maxLength?: number }): Generator<string> {
  for (const length of new Set([minLength, minLength + 1, maxLength - 1, Math.min(maxLength, FOLD)])) {
    if (length >= minLength && length <= maxLength) for (const letter of LETTERS) yield letter.repeat(length);
  }
  yield* MISREAD.filter(({ length }) => length >= minLength && length <= maxLength);
}

/** Texts of hex digits as the patterns of bytes allow them: fewest and most, of zeros and of ones. */
function* hex(pattern: string): Generator<string> {
  const sizes = [...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(([, least, most = least]) => [least, most]);
  for (const size of new Set(sizes.map(Number))) {
    if (size > FOLD) continue;
    for (const pair of ['00', 'ff']) yield `0x${pair.repeat(size)}`;
    for (const digit of ['0', 'f']) yield `0x${digit.repeat(size)}`;
  }
}

function* named(name: string, edges: Edges): Generator<Json> {
  if (name === 'Amount') yield* edges.amounts;
  if (WIDE[name] !== undefined) yield* wide(WIDE[name]);
  else if (name === 'Address') yield* edges.accounts;
  else if (name === 'Height') yield* around(edges.height);
  else if (name === 'Time') yield* around(edges.time);
  else if (['Hash', 'Hex32', 'Mint', 'ConsensusKey'].includes(name))
    for (const digit of ['0', 'f']) yield `0x${digit.repeat(64)}`;
}

function* around(now: number): Generator<number> {
  yield* [0, 1, now - 1, now, now + 1, now + 100, now + 86_400, now + 31_536_000, 2 ** 31, 2 ** 32, SAFE - 1, SAFE];
}

const refOf = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === 'string' ? $ref.slice('#/components/schemas/'.length) : undefined;

/** A schema without the wrapping that gives it a meaning of its own. */
export function unwrapped(schema: JsonSchema): JsonSchema {
  const { allOf } = schema as { readonly allOf?: readonly JsonSchema[] };
  return allOf?.length === 1 ? unwrapped(allOf[0]!) : schema;
}

const alternativesOf = ({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] =>
  (anyOf ?? oneOf ?? []) as readonly JsonSchema[];

/** Whether a JSON may be of one alternative of a schema. */
function mayBe(schema: JsonSchema, json: Json): boolean {
  const inner = unwrapped(schema);
  if (json === null) return inner.type === 'null';
  if (inner.type === 'null') return false;
  if (Array.isArray(json)) return inner.type === 'array';
  if (typeof json !== 'object') return inner.type !== 'array' && inner.type !== 'object';
  const { properties } = inner as { readonly properties?: Readonly<Record<string, JsonSchema>> };
  if (!properties) return inner.type === 'object' || alternativesOf(inner).some((one) => mayBe(one, json));
  const fields = json as Readonly<Record<string, Json>>;
  return Object.entries(fields).every(
    ([field, value]) => properties[field] !== undefined && [undefined, value].includes(properties[field].const as Json),
  );
}

/**
 * The JSON of a value with one leaf at a time replaced by each of its extremes; also lists as short and as long as they
 * may be, and options left out. The codec of the field decides which of these are values.
 */
export function* variantsOf(given: JsonSchema, json: Json, edges: Edges): Generator<Json> {
  const schema = unwrapped(given);
  const name = refOf(schema);
  if (name !== undefined) return yield* named(name, edges);
  const either = alternativesOf(schema);
  if (either.length > 0) {
    if (either.some((one) => one.type === 'null')) yield null;
    const fitting = either.find((one) => mayBe(one, json));
    if (fitting) yield* variantsOf(fitting, json, edges);
    return;
  }
  if (Array.isArray(schema.enum)) yield* schema.enum as Json[];
  else if (Array.isArray(json)) yield* lists(schema, json, edges);
  else if (typeof json === 'object' && json !== null) yield* fields(schema, json as Fields, edges);
  else if (typeof json === 'boolean') yield* [true, false];
  else if (schema.type === 'integer') yield* integers(schema);
  else if (typeof json === 'string') {
    yield* texts(schema);
    if (typeof schema.pattern === 'string' && schema.pattern.includes('[0-9a-fA-F]')) yield* hex(schema.pattern);
  }
}

type Fields = Readonly<Record<string, Json>>;

function* lists(schema: JsonSchema, json: readonly Json[], edges: Edges): Generator<Json> {
  const { items, minItems = 0, maxItems = 64 } = schema as { items: JsonSchema; minItems?: number; maxItems?: number };
  yield [];
  const [first] = json;
  if (first === undefined) return;
  for (const length of new Set([minItems, 1, 2, Math.min(maxItems, FOLD)])) {
    yield Array.from({ length }, (_, i) => json[i % json.length]!);
  }
  for (const [i, item] of json.slice(0, 2).entries()) {
    for (const variant of variantsOf(items, item, edges)) yield json.with(i, variant);
  }
  for (const variant of variantsOf(items, first, edges))
    yield Array.from({ length: Math.min(maxItems, 3) }, () => variant);
}

function* fields(schema: JsonSchema, json: Fields, edges: Edges): Generator<Json> {
  const { properties = {}, additionalProperties } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly additionalProperties?: JsonSchema | boolean;
  };
  for (const [field, value] of Object.entries(json)) {
    const inner = properties[field] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    if (inner === undefined || inner.const !== undefined) continue;
    for (const variant of variantsOf(inner, value, edges)) yield { ...json, [field]: variant };
  }
}
