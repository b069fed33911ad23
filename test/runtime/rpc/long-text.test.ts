/** Long answers become bytes piece by piece: the same text as in one, whatever is in it and wherever a piece ends. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AnswerParts, PIECE_BYTES } from '../../../runtime/lib/rpc/methods/answer-parts.js';
import { JsonWriter, jsonInPieces } from '../../../runtime/lib/rpc/methods/json-writer.js';

const never = (): undefined => undefined;

test('a value is written as the text of JSON.stringify', async () => {
  const value = fc.jsonValue({ depthSize: 'medium', maxDepth: 4 });
  await fc.assert(
    fc.asyncProperty(value, async (one) => {
      assert.is((await jsonInPieces(one, never)).text, JSON.stringify(one));
    }),
    { numRuns: 500, examples: [[[]], [{}], [[[], {}]], [Array.from({ length: 200 }, (_, i) => i)]] },
  );
  assert.is((await jsonInPieces({ a: undefined, b: [undefined], c: 1 }, never)).text, '{"b":[null],"c":1}');
  assert.is((await jsonInPieces(undefined, never)).text, 'null');
});

test('text written in parts of any length becomes one UTF-8 text, short or long', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.nat(40_000).map((length) => 'x'.repeat(length)),
    fc.nat(PIECE_BYTES).map((length) => '€'.repeat(length)),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const writer = new JsonWriter();
      for (const one of parts) writer.write(one);
      const { content, text } = writer.done();
      assert.is(text, parts.join(''));
      if (typeof content !== 'string') assert.is(content.length, Buffer.byteLength(text));
    }),
    { numRuns: 200 },
  );
});

test('a long text is held as byte chunks that are sent as they are', () => {
  const writer = new JsonWriter();
  for (let i = 0; i < 3_000; i++) writer.write('0123456789'.repeat(40));
  const { content } = writer.done();
  assert.instance(content, AnswerParts);
  const lengths = (content as AnswerParts).buffers.map(({ length }) => length);
  assert.ok(Math.max(...lengths) <= PIECE_BYTES);
  assert.ok(lengths.length <= Math.ceil(1_200_000 / (PIECE_BYTES - 20_000)) + 3);
});

test('a retained text uses little memory beyond its own size', () => {
  for (const length of [20_000, 300_000, 1_000_000]) {
    const writer = new JsonWriter();
    for (let i = 0; i < length / 100; i++) writer.write('0123456789'.repeat(10));
    const { content } = writer.done();
    const memory = new Set((content as AnswerParts).buffers.map(({ buffer }) => buffer));
    const held = [...memory].reduce((sum, { byteLength }) => sum + byteLength, 0);
    assert.ok(held < length * 1.1 + 20_000, `${held} bytes for ${length}`);
  }
});

test('writing a long list yields between its entries, also for a list inside an object', async () => {
  let turns = 0;
  const giveWay = async () => void turns++;
  await jsonInPieces({ items: Array.from({ length: 1_000 }, (_, i) => i) }, giveWay);
  assert.ok(turns >= 10);
});

test.run();
