/** Signing records as JSON: what is written is read again, a merge refuses more and never less, and faults are named. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SigningRecord } from '../../../runtime/engine/consensus/signing-record.js';
import { emptyRecord, type SignerRecord } from '../../../runtime/engine/consensus/watermark.js';
import type { UnsignedMessage } from '../../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../../runtime/lib/codec/ids.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { fromInterchange, InvalidSigningRecord, toInterchange } from '../../../runtime/node/signer/interchange.js';
import { stricter } from '../../../runtime/node/signer/record-file.js';
import { A, B, DOMAIN, PUBLIC_KEY, proposal, signed, vote } from './scene.js';

function recordOf(attested: number, ...messages: readonly UnsignedMessage[]): SignerRecord {
  const record = new SigningRecord(DOMAIN, { write: async () => {} }, emptyRecord(PUBLIC_KEY));
  for (const message of messages) record.learn(signed(message));
  record.attest(attested);
  return record.content;
}

const written = (record: SignerRecord, minimal = false) =>
  JSON.parse(JSON.stringify(toInterchange(record, DOMAIN, minimal)));
const read = (json: unknown) => fromInterchange(json, DOMAIN, PUBLIC_KEY);
function refusal(record: SignerRecord, message: UnsignedMessage): string | undefined {
  const ruling = new SigningRecord(DOMAIN, { write: async () => {} }, record).rule(message);
  return ruling.type === 'refuse' ? ruling.reason : undefined;
}
const refuses = (record: SignerRecord, message: UnsignedMessage) => refusal(record, message) !== undefined;

test('the complete form keeps everything', () => {
  for (const record of [recordOf(0), recordOf(7, vote('precommit', 6, 1, A), vote('prevote', 6, 2, A))])
    assert.equal(read(written(record)), record);
});

test('the minimal form allows nothing at or below its height', () => {
  const record = recordOf(7, vote('prevote', 6, 2, A));
  const json = written(record, true);
  assert.equal(json.data, [{ public_key: PUBLIC_KEY, after_height: 7 }]);
  const minimal = read(json);
  assert.is(minimal.attested, 7);
  for (const message of [vote('prevote', 6, 2, A), vote('precommit', 7, 4_000_000_000, A)])
    assert.ok(refuses(minimal, message));
  assert.not(refuses(minimal, proposal(8, 0, A)));
});

test('a merge signs nothing at or below the position of either record, and keeps the later lock', () => {
  const records = [
    recordOf(3, vote('prevote', 5, 1, A)),
    recordOf(9, vote('precommit', 5, 0, B)),
    recordOf(1, vote('prevote', 5, 1, B)),
    recordOf(2, vote('precommit', 5, 1, A)),
    recordOf(0, proposal(6, 0, A)),
    recordOf(0),
  ];
  const messages = [4, 5, 6].flatMap((height) =>
    [0, 1, 2].flatMap((round) =>
      [A, B].flatMap((value) => [
        proposal(height, round, value as Hash),
        vote('prevote', height, round, value),
        vote('precommit', height, round, value),
      ]),
    ),
  );
  for (const one of records)
    for (const other of records) {
      const merged = stricter(one, other);
      assert.is(merged.attested, Math.max(one.attested, other.attested));
      const latest = [one, other].sort((a, b) => (b.last?.lock?.round ?? -1) - (a.last?.lock?.round ?? -1))[0]!;
      for (const message of messages) {
        const reasons = [one, other].map((record) => refusal(record, message));
        const isPast = reasons.some((reason) => reason === 'lower' || reason === 'conflict');
        if (isPast || refusal(latest, message) === 'locked') assert.ok(refuses(merged, message));
      }
    }
});

test('a file of another chain, key or form is refused with the field that is wrong', () => {
  const good = written(recordOf(7, vote('prevote', 6, 2, A)));
  const entry = good.data[0];
  const cases: readonly (readonly [field: string, json: unknown])[] = [
    ['the file', 5],
    ['metadata', { ...good, metadata: null }],
    ['chain_id', { ...good, metadata: { ...good.metadata, chain_id: 8 } }],
    ['genesis_hash', { ...good, metadata: { ...good.metadata, genesis_hash: B } }],
    ['interchange_format_version', { ...good, metadata: { ...good.metadata, interchange_format_version: '5' } }],
    ['data', { ...good, data: 'all' }],
    ['public_key', { ...good, data: [] }],
    ['public_key', { ...good, data: [entry, entry] }],
    ['after_height', { ...good, data: [{ public_key: PUBLIC_KEY, after_height: -1 }] }],
    ['last', { ...good, data: [{ public_key: PUBLIC_KEY, after_height: 5, last: null }] }],
    ['data', { ...good, data: [{ ...entry, attested: 'many' }] }],
    ['data', { ...good, data: [{ ...entry, surprise: 1 }] }],
    ['data', { ...good, data: [{ ...entry, last: { ...entry.last, step: 'commit' } }] }],
  ];
  for (const [field, json] of cases) {
    try {
      read(json);
      assert.unreachable(`${field} was accepted`);
    } catch (cause) {
      assert.ok(cause instanceof Failure && cause.error === InvalidSigningRecord, `${field}: ${cause}`);
      assert.is(cause.details.field, field);
    }
  }
});

test.run();
