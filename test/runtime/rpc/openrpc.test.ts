/** The API's description of itself, and the hand-written schemas it builds on. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { components } from '../../../runtime/lib/rpc/documents/components.js';
import { type Answered, closeAll, NameTaken, serve } from './kit.js';

test.after.each(closeAll);

test('rpc.discover returns an OpenRPC document of every method', async () => {
  const node = await serve();
  const { result } = await node.call('rpc.discover');
  assert.match(result.openrpc, /^1\.3\./);
  assert.equal(result.info, { title: 'test', version: '1.2.3' });
  const names = result.methods.map((method: Answered) => method.name);
  assert.is(new Set(names).size, names.length);
  for (const name of ['test_sum', 'rpc_modules']) assert.ok(names.includes(name), name);
  assert.not(names.includes('rpc.discover'), 'names that the standard reserves are not listed');
  assert.equal(result.components.schemas, components);
});

test('a method is described with its parameters in order, its result and its errors', async () => {
  const node = await serve();
  const { result } = await node.call('rpc.discover');
  const find = (name: string): Answered => result.methods.find((method: Answered) => method.name === name);
  const sum = find('test_sum');
  assert.is(sum.summary, 'Test test_sum.');
  assert.is(sum.paramStructure, 'either');
  assert.equal(sum.params, [
    { name: 'a', required: true, schema: { title: 'TestSumA', type: 'integer' } },
    { name: 'b', required: false, schema: { title: 'TestSumB', type: 'integer' } },
  ]);
  assert.equal(sum.result, { name: 'result', schema: { title: 'TestSumResult' } });
  assert.equal(sum.tags, [{ name: 'test' }]);
  const own = find('test_fail').errors[0];
  assert.equal(own, { code: 2200, message: NameTaken.message, data: { name: 'NameTaken' } });
  assert.ok(sum.errors.some((error: Answered) => error.code === 1027));
});

test('the document is valid JSON Schema throughout, without dangling references', async () => {
  const node = await serve();
  const { result } = await node.call('rpc.discover');
  const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
  ajv.addVocabulary(['components', 'x-token', 'x-decimals', 'x-unit', 'x-sentence', 'x-unknown']);
  const schemas: object[] = Object.values(result.components.schemas);
  for (const method of result.methods)
    schemas.push(method.result.schema, ...method.params.map((p: Answered) => p.schema));
  for (const schema of schemas) ajv.compile({ components: result.components, allOf: [schema] });
});

test('rpc_modules lists the namespaces', async () => {
  const node = await serve();
  assert.equal((await node.call('rpc_modules')).result, { rpc: '1.0', test: '1.0' });
});

test('the schema of addresses accepts native and hex forms, that of amounts decimal strings and integers', () => {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  const accepts = (name: string, value: unknown): boolean => ajv.validate(components[name]!, value);
  const base58 = '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi';
  for (const good of [`trl${base58}`, `0x${'aB'.repeat(32)}`]) assert.ok(accepts('Address', good), good);
  for (const bad of ['', 'alice', `0x${'ab'.repeat(31)}`, `trl${base58}0`, `trl${base58}${base58}`, 5, null]) {
    assert.not(accepts('Address', bad), String(bad));
  }
  for (const good of ['0', '1618000000000000000', '340282366920938463463374607431768211455', 0, 9007199254740991]) {
    assert.ok(accepts('Amount', good), String(good));
  }
  for (const bad of ['', '-1', '01', '1.5', '1e3', ' 1', '1'.repeat(40), -1, 1.5, 9007199254740992, null, true]) {
    assert.not(accepts('Amount', bad), String(bad));
  }
});

test.run();
