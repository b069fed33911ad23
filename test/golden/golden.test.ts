/** Ids, codes and bytes equal those of the golden files; `npm run golden` adds new ones. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Signature, SignedBundle } from '../../runtime/kernel/chain/bundle.js';
import { encode } from '../../runtime/lib/codec/type.js';
import {
  brokenVector,
  declaredErrors,
  genesisRoots,
  operationIds,
  operationVectors,
  recordVectors,
  slotIds,
  textOf,
} from './current.js';
import { defaultModules } from './distribution.js';
import { type Golden, type Ids, readGolden, type Vectors } from './files.js';
import { currentSchemas, stale, writtenSchemas } from './schemas.js';

const set = await defaultModules();

function golden<N extends keyof Golden>(name: N): Golden[N] {
  const content = readGolden(name);
  assert.ok(content, `test/golden/${name} is missing: npm run golden`);
  return content!;
}

/** Numbers are permanent: neither changed, nor taken again, nor lost. */
function held(name: 'operations.json' | 'slots.json' | 'errors.json', current: Readonly<Record<string, string>>): void {
  const known: Ids = golden(name);
  assert.equal(current, known.current, `${name} (after an addition: npm run golden)`);
  for (const id of Object.keys(known.retired))
    assert.not(id in current, `${id} was ${known.retired[id]}: take a fresh one`);
}

test('operations keep their golden numbers and names', () => held('operations.json', operationIds(set)));

test('stores keep their golden slots', () => held('slots.json', slotIds(set)));

test('errors keep their golden codes, each used once, with names unique in their module', () => {
  const declared = declaredErrors();
  const codes = declared.map(({ code }) => code);
  assert.equal(
    codes.filter((code, i) => codes.indexOf(code) !== i),
    [],
    'codes declared twice',
  );
  const owned = declared.map(({ path, name }) => `${path.split('/').slice(0, 2).join('/')} ${name}`);
  assert.equal(
    owned.filter((name, i) => owned.indexOf(name) !== i),
    [],
    'names declared twice',
  );
  held('errors.json', Object.fromEntries(declared.map(({ code, name }) => [code, name])));
});

for (const [name, current] of [
  ['vectors/operations.json', operationVectors(set)],
  ['vectors/records.json', recordVectors(set)],
] as const) {
  test(`${name}: values encode to the golden bytes, decode back and keep their hashes`, () => {
    const known: Vectors = golden(name);
    assert.equal(
      Object.keys(current).filter((one) => !known[one]),
      [],
      'without a vector: npm run golden',
    );
    for (const [one, vector] of Object.entries(known)) {
      if (current[one]) assert.is(brokenVector(set, one, vector), undefined, one);
    }
  });
}

test('the dev genesis produces its golden roots', async () => {
  assert.equal(await genesisRoots(), golden('genesis.json'), 'after a change of modules: npm run golden');
});

test('a plain transfer takes 248 gas-free bytes including its signature and key', () => {
  const text = textOf(set);
  const address = `0x${'5'.repeat(64)}`;
  const signature = { key_type: 0, public_key: new Uint8Array(32), signature: new Uint8Array(64) };
  const bundle = {
    bundle: {
      version: 1,
      chain_id: 1,
      from: address,
      nonce: 0,
      gas_limit: 21_000,
      gas_price: 10,
      valid_until: 0,
      memo: '',
      operations: [{ Transfer: { to: address, token_symbol: 'TRL', amount: '1' } }],
    },
    signatures: [Signature.toJson(signature, text)],
  };
  assert.is(encode(SignedBundle, SignedBundle.fromJson(bundle, text), set.operations).length, 248);
});

test('the published schemas match the code', async () => {
  assert.equal(stale(await currentSchemas(), writtenSchemas()), [], 'stale in rpc-schemas: npm run schemas');
});

test('the check detects stale, missing and leftover schema files', () => {
  const current = new Map([
    ['a', '1'],
    ['b', '2'],
  ]);
  const written = new Map([
    ['b', '3'],
    ['c', '4'],
  ]);
  assert.equal(stale(current, written), ['a', 'b', 'c']);
  assert.equal(stale(current, new Map(current)), []);
});

test('the check detects a vector that no longer holds', () => {
  const vector = golden('vectors/records.json').header!;
  const flipped = vector.hex.replace(/^.{4}/, 'ffff');
  assert.match(brokenVector(set, 'header', { ...vector, hex: flipped })!, 'other JSON');
  assert.match(brokenVector(set, 'header', { ...vector, hash: '00' })!, 'another hash');
});

test.run();
