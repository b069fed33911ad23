/** Parameters: by position or name, checked by ajv, without losing a digit. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseRequest } from '../../../runtime/lib/rpc/dispatch/json.js';
import { closeAll, serve } from './kit.js';

test.after.each(closeAll);

const ADDRESS = `0x${'ab'.repeat(32)}`;

test('null for an optional parameter means that it is absent', async () => {
  const node = await serve();
  assert.is((await node.call('test_sum', [1, null])).result, 1);
  assert.is((await node.call('test_sum', { a: 1, b: null })).result, 1);
  assert.equal((await node.call('test_filter', [null])).result, []);
});

test('null for a required parameter is rejected', async () => {
  const node = await serve();
  const { error } = await node.call('test_sum', [null]);
  assert.is(error.code, -32602);
  assert.is(error.message, 'Invalid params: a must be integer');
});

test('an error about a missing parameter names it', async () => {
  const node = await serve();
  assert.is((await node.call('test_sum')).error.message, "Invalid params: must have required property 'a'");
});

test('too many parameters are rejected', async () => {
  const node = await serve();
  assert.is(
    (await node.call('test_sum', [1, 2, 3])).error.message,
    'Invalid params: too many: test_sum takes at most 2, not 3',
  );
  assert.is((await node.call('test_hello', [1])).error.code, -32602);
});

test('unknown names are rejected, including __proto__', async () => {
  const node = await serve();
  assert.is(
    (await node.call('test_sum', { a: 1, c: 2 })).error.message,
    'Invalid params: c is unknown: test_sum takes a, b',
  );
  const { json } = await node.post('{"jsonrpc":"2.0","id":1,"method":"test_echo","params":{"__proto__":{"value":1}}}');
  assert.match(json.error.message, '__proto__ is unknown');
});

test('an error about a value that matches no form lists all forms, also for optional fields', async () => {
  const node = await serve();
  const { error } = await node.call('test_height', ['0x01']);
  assert.is(
    error.message,
    'Invalid params: block must be one of latest, earliest; or match pattern "^0x[1-9]$"; or be integer',
  );
  assert.is((await node.call('test_height', ['latest'])).result, 'latest');
  const deeper = await node.call('test_filter', [{ address: [5] }]);
  assert.is(deeper.error.message, 'Invalid params: filter/address/0 must be string');
});

test('an error quotes the ajv error with its path and carries it in its details', async () => {
  const node = await serve();
  const { error } = await node.call('test_filter', [{ address: [ADDRESS, 5] }]);
  assert.is(error.code, -32602);
  assert.is(error.message, 'Invalid params: filter/address/1 must be string');
  assert.is(error.data.name, 'InvalidParams');
  assert.is(error.data.details[0].instancePath, '/filter/address/1');
  assert.is(error.data.details[0].keyword, 'type');
});

test('amounts are exact decimal strings or integers of any size', async () => {
  const node = await serve();
  const pay = async (amount: string): Promise<unknown> => {
    const { json } = await node.post(`{"jsonrpc":"2.0","id":1,"method":"test_pay","params":["${ADDRESS}",${amount}]}`);
    return json.result ?? json.error.code;
  };
  assert.is(await pay('"1618000000000000000"'), '1618000000000000000');
  assert.is(await pay('5'), '5');
  assert.is(await pay('1618033988749894848'), '1618033988749894848');
  assert.is(await pay('9007199254740993'), '9007199254740993');
  for (const bad of [
    '-1',
    '-9007199254740993',
    '1.5',
    '"1.5"',
    '"01"',
    '""',
    '"0x10"',
    '1e30',
    'true',
    '9007199254740993.5',
  ]) {
    assert.is(await pay(bad), -32602, bad);
  }
});

test('arrays and objects nested up to 64 levels are accepted, deeper ones rejected', async () => {
  const node = await serve();
  // The request and its params are two levels.
  const nested = (levels: number): string =>
    `{"jsonrpc":"2.0","id":1,"method":"test_echo","params":[${'['.repeat(levels)}${']'.repeat(levels)}]}`;
  assert.ok((await node.post(nested(62))).json.result);
  assert.is((await node.post(nested(63))).json.error.code, -32700);
  assert.is((await node.post(nested(100_000))).json.error.code, -32700);
  assert.is((await node.post(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)).json.error.code, -32700);
});

const safe = fc.integer({ min: -1e6, max: 1e6 });
const huge = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', '\\', ':', ',', '[', ' ', '1234567890123456789', '-', 'id', '\u2028') }),
);
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    texts,
    safe,
    huge,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 4 }),
  ),
}));

/** JSON text with bigints as digits. */
function write(value: unknown, space: string): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${space}${value.map((item) => write(item, space)).join(`,${space}`)}${space}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${space}${write(item, space)}`);
    return `{${members.join(`${space},`)}}`;
  }
  return JSON.stringify(value);
}

/** What the text must be read as: unsafe integers as decimal strings, the rest as JSON.parse reads it. */
function expected(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
  if (Array.isArray(value)) return value.map(expected);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expected(item)]));
  }
  if (typeof value === 'number' && JSON.stringify(value).match(/^-?\d+$/) && !Number.isSafeInteger(value)) {
    return JSON.stringify(value);
  }
  return JSON.parse(JSON.stringify(value));
}

test('any array parses as with JSON.parse, except that integers beyond 2^53 become strings', () => {
  fc.assert(
    fc.property(anyValue, fc.constantFrom('', ' ', '\n\t'), (value, space) => {
      assert.equal(parseRequest(write([value], space), 64).value, [expected(value)]);
    }),
    { numRuns: 1000 },
  );
});

test('big ids are found at any position in a request', () => {
  const member = fc.tuple(
    texts.filter((key) => key !== 'id'),
    anyValue,
  );
  fc.assert(
    fc.property(
      huge,
      fc.array(member, { maxLength: 3 }),
      fc.array(member, { maxLength: 3 }),
      fc.nat(2),
      (id, before, after, place) => {
        const members = [...before, ['id', id] as const, ...after];
        const request = `{${members.map(([key, value]) => `${JSON.stringify(key)}:${write(value, ' ')}`).join(',')}}`;
        const batch = `[${[...Array.from({ length: place }, () => '{"id":[7,{"id":1}],"a":[1,2]}'), request].join(',')}]`;
        const digits = Number.isSafeInteger(Number(id)) ? undefined : id.toString();
        assert.is(parseRequest(request, 64).ids?.get(0), digits);
        assert.is(parseRequest(batch, 64).ids?.get(place), digits);
      },
    ),
    { numRuns: 500 },
  );
});

test.run();
