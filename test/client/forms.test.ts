/** The forms that come with the client: what it makes of operations has the bytes that the modules give them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chain } from '../../rpc-schemas/client/chain.js';
import { formsOf } from '../../rpc-schemas/clients/typescript/forms.js';
import { operation } from '../../runtime/kernel/chain/operation.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { CodecError, encode, type Json } from '../../runtime/lib/codec/type.js';
import { defaultModules } from '../golden/distribution.js';
import { seeded } from '../runtime/codec/vocabulary.js';

const { operations } = await defaultModules();
const text = textForms({ addressPrefix: 'trl', hashPrefix: 'trh' }, operations);
const forms = formsOf(chain);

const bytesHere = (json: Json) => toHex(encode(operation, operation.fromJson(json, forms), forms.operations));
const bytesThere = (json: Json) => toHex(encode(operation, operation.fromJson(json, text), operations));

test('every operation of the default distribution has its form', () => {
  assert.equal(Object.keys(chain.operations).sort(), [...operations.byName.keys()].sort());
});

test('the client encodes any operation to the same bytes as the modules', () => {
  for (const { name, params } of operations.byName.values()) {
    for (let seed = 0; seed < 40; seed++) {
      const value = params.sample(Object.assign(seeded(seed), { operations }));
      const json = JSON.parse(JSON.stringify({ [name]: params.toJson(value, text) })) as Json;
      assert.is(bytesHere(json), bytesThere(json), `${name}, seed ${seed}`);
      const shown = operation.toJson(operation.fromJson(json, forms), forms);
      assert.is(bytesThere(shown), bytesThere(json), `${name}, seed ${seed}: what is shown is what is signed`);
    }
  }
});

const EARNER = `0x${'ab'.repeat(32)}`;
const file = { url: 'https://example.org/a', sha256: 'cd'.repeat(32) };

/** Fields of operations that may be written in more than one way. */
const manners: readonly [string, object][] = [
  ['a number for an amount', { Transfer: { to: EARNER, token_symbol: 'TRL', amount: 5 } }],
  ['fields left out', { CreateToken: { name: 'A', symbol: 'ACN', decimals: 2, supply: '1', owner: EARNER } }],
  ['the number of a key type', { RemoveKey: { key_type: 1, public_key: '00'.repeat(1_952) } }],
  [
    'a deposit as an object',
    {
      CreateStakingPool: {
        ...sampleOf('CreateStakingPool'),
        reward_source: { token: 'TRL', amount: 12 },
      },
    },
  ],
  ['one file for every platform', { ScheduleUpgrade: { ...sampleOf('ScheduleUpgrade'), binaries: file } }],
];

function sampleOf(name: string): object {
  const { params } = operations.byName.get(name)!;
  return params.toJson(params.sample(Object.assign(seeded(1), { operations })), text) as object;
}

for (const [what, json] of manners) {
  test(`${what}: the client encodes the same bytes too`, () => {
    assert.is(bytesHere(json as Json), bytesThere(json as Json));
  });
}

test('an unknown operation is rejected', () => {
  assert.throws(
    () => bytesHere({ Elsewhere: {} }),
    (cause: unknown) => cause instanceof CodecError && /unknown operation/.test(cause.message),
  );
});

test.run();
