/** Operations in operations: they lie only so deep in each other, so that no bytes and no JSON can exhaust the stack. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { operation } from '../../../runtime/kernel/chain/operation.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import { CodecError, decode, encode, type Json, type Random } from '../../../runtime/lib/codec/type.js';
import { module, operation as nested, type Operation, t } from '../../../runtime/sdk.js';

/** One operation with a number and one that travels as an extension, each holding others. */
const boxes = module('boxes', {}).define({
  operations: {
    Box: { id: 200, about: 'Holds one.', params: { inner: nested }, gas: 1, execute() {} },
    Crate: { about: 'Holds some.', params: { inner: t.list(nested, 2) }, gas: 1, execute() {} },
    Nothing: { id: 201, about: 'Holds none.', params: {}, gas: 1, execute() {} },
  },
});
const { operations } = loadModules([[5, boxes]]);
const text = textForms({ addressPrefix: 'trl', hashPrefix: 'trh' }, operations);

/** A Nothing in so many boxes, every second one a crate. */
function wrapped(times: number): Json {
  let json: Json = { Nothing: {} };
  for (let i = 0; i < times; i++) json = i % 2 === 0 ? { Box: { inner: json } } : { 'boxes.Crate': { inner: [json] } };
  return json;
}

const reason = (work: () => unknown): string => {
  try {
    work();
  } catch (cause) {
    assert.instance(cause, CodecError, String(cause));
    return (cause as CodecError).message;
  }
  return assert.unreachable('it was accepted') as never;
};

const TOO_DEEP = 'operations nest at most 8 deep';

test('operations nest at most 8 deep, in JSON as in bytes', () => {
  const deepest = operation.fromJson(wrapped(7), text);
  const bytes = encode(operation, deepest, operations);
  assert.equal(operation.toJson(decode(operation, bytes, operations), text), wrapped(7));
  assert.is(
    reason(() => operation.fromJson(wrapped(8), text)),
    TOO_DEEP,
  );
  const box = operations.byName.get('Box')!;
  const deeper: Operation = { type: box, params: { inner: deepest } };
  assert.is(
    reason(() => encode(operation, deeper, operations)),
    TOO_DEEP,
  );
  assert.is(
    reason(() => decode(operation, Uint8Array.of(200, ...bytes), operations)),
    TOO_DEEP,
  );
});

test('a hundred thousand nested boxes are rejected like nine, and the next value decodes normally', () => {
  assert.is(
    reason(() => decode(operation, new Uint8Array(100_000).fill(200), operations)),
    TOO_DEEP,
  );
  assert.is(
    reason(() => operation.fromJson(wrapped(100_000), text)),
    TOO_DEEP,
  );
  assert.is(decode(operation, Uint8Array.of(201), operations).type.name, 'Nothing');
  for (let i = 0; i < 20; i++)
    decode(t.list(operation, 20), encode(t.list(operation, 20), twins(i), operations), operations);
});

const twins = (count: number): Operation[] => Array.from({ length: count }, () => operation.fromJson(wrapped(3), text));

test('random samples of operations terminate', () => {
  let state = 1;
  const random: Random = Object.assign(
    (below: number) => {
      state = (state * 48_271) % 0x7fffffff;
      return state % below;
    },
    { operations },
  );
  for (let i = 0; i < 500; i++) {
    const sampled = operation.sample(random);
    assert.equal(decode(operation, encode(operation, sampled, operations), operations), sampled);
  }
});

test.run();
