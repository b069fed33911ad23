/** The signer: no second message at a place whatever happens, silence while the past is in doubt, alarms for another signer. */
import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signBytes } from '../../../runtime/engine/consensus/messages.js';
import { GUARD_BLOCKS, GuardedSigner } from '../../../runtime/engine/consensus/signer.js';
import { SigningRecord } from '../../../runtime/engine/consensus/signing-record.js';
import {
  emptyRecord,
  isKnown,
  raise,
  readSignerRecord,
  type SignerRecord,
  writeSignerRecord,
} from '../../../runtime/engine/consensus/watermark.js';
import type { SignedMessage, UnsignedMessage, Value } from '../../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../../runtime/lib/codec/ids.js';
import { DOMAIN, hashOf, signature } from './fakes.js';

const KEY = hashOf('key');
const [A, B] = [hashOf('a'), hashOf('b')] as [Hash, Hash];
const FRESH: SignerRecord = emptyRecord(KEY);

function vote(type: 'prevote' | 'precommit', height: number, round: number, value: Value): UnsignedMessage {
  return { type, height, round, value, validRound: NONE };
}

function proposal(height: number, round: number, hash: Hash): UnsignedMessage {
  return { type: 'proposal', height, round, validRound: NONE, hash };
}

/** A signer with its disk. */
class Desk {
  disk: SignerRecord;
  readonly alarms: string[] = [];
  readonly resumed: number[] = [];
  signer: GuardedSigner;
  private readonly blocks: number;

  constructor(record: SignerRecord = FRESH, blocks = 0) {
    this.disk = record;
    this.blocks = blocks;
    this.signer = this.open();
  }

  /** The process dies and starts again with what is on the disk. */
  open(): GuardedSigner {
    this.signer = new GuardedSigner({
      sign: (bytes) => signature(KEY, bytes),
      record: new SigningRecord(
        DOMAIN,
        {
          write: async (bytes) => {
            this.disk = readSignerRecord(bytes);
          },
        },
        this.disk,
      ),
      fresh: false,
      doppelgangerBlocks: this.blocks,
      alarm: (what) => this.alarms.push(what),
      resumed: (height) => this.resumed.push(height),
    });
    return this.signer;
  }
}

test('positions are signed in order, and an identical message gets an identical signature', () => {
  const { signer } = new Desk();
  const order = [
    proposal(1, 0, A),
    vote('prevote', 1, 0, A),
    vote('precommit', 1, 0, NIL),
    vote('prevote', 1, 1, B),
    proposal(2, 0, B),
  ];
  for (const message of order) {
    const first = signer.sign(message);
    assert.equal(first, signature(KEY, signBytes(DOMAIN, message)));
    assert.equal(signer.sign(message), first);
  }
});

test('a lower position or a different message at the same position is rejected with an alarm', () => {
  const desk = new Desk();
  assert.ok(desk.signer.sign(vote('prevote', 5, 2, A)));
  for (const refused of [
    vote('prevote', 5, 2, B),
    vote('prevote', 5, 2, NIL),
    { ...vote('prevote', 5, 2, A), validRound: 1 } as UnsignedMessage,
    proposal(5, 2, A),
    vote('precommit', 5, 1, A),
    vote('precommit', 4, 9, A),
  ]) {
    assert.is(desk.signer.sign(refused), null);
  }
  assert.is(desk.alarms.length, 6);
  assert.ok(desk.signer.sign(vote('precommit', 5, 2, B)), 'it goes on with what is later');
});

test('after a precommit the signer prevotes no other block of the height without a later polka', () => {
  const desk = new Desk();
  assert.ok(desk.signer.sign(vote('precommit', 5, 1, A)));
  assert.ok(desk.signer.sign(vote('precommit', 5, 2, NIL)), 'nil does not end the lock');
  assert.is(desk.signer.sign(vote('prevote', 5, 3, B)), null);
  assert.is(desk.signer.sign({ ...vote('prevote', 5, 3, B), validRound: 0 } as UnsignedMessage), null);
  desk.open();
  assert.ok(desk.signer.sign({ ...vote('prevote', 5, 3, B), validRound: 1 } as UnsignedMessage), 'a polka of round 1');
  assert.ok(desk.signer.sign(vote('prevote', 5, 4, A)));
  assert.ok(desk.signer.sign(vote('prevote', 5, 5, NIL)));
  assert.ok(desk.signer.sign(vote('precommit', 5, 6, B)), 'the lock moves with a later precommit');
  assert.is(desk.signer.sign(vote('prevote', 5, 7, A)), null);
  assert.ok(desk.signer.sign(vote('prevote', 6, 0, A)), 'and ends with its height');
});

test('records of earlier versions are read as without lock, attestation and proposal', () => {
  const empty = emptyRecord(KEY);
  const last = new SigningRecord(DOMAIN, { write: async () => {} }, empty);
  last.note(vote('prevote', 5, 2, A), KEY, new Uint8Array(64));
  const { content } = last;
  for (const record of [empty, { ...content, last: { ...content.last!, message: null } }]) {
    const bytes = writeSignerRecord(record);
    assert.equal(readSignerRecord(bytes), record);
    const lengths = record.last === null ? [1, 9] : [1, 11];
    for (const missing of lengths)
      assert.equal(readSignerRecord(bytes.subarray(0, bytes.length - missing)), record, `${missing} bytes fewer`);
  }
});

test('a crash loses unsynced records and no synced ones', async () => {
  const desk = new Desk();
  desk.signer.sign(vote('prevote', 1, 0, A));
  desk.open();
  assert.ok(desk.signer.sign(vote('prevote', 1, 0, B)), 'nothing of it left');
  await desk.signer.sync();
  desk.open();
  assert.is(desk.signer.sign(vote('prevote', 1, 0, A)), null);
  assert.equal(desk.signer.sign(vote('prevote', 1, 0, B)), signature(KEY, signBytes(DOMAIN, vote('prevote', 1, 0, B))));
});

const anyMessage = fc
  .record({
    type: fc.constantFrom('proposal', 'prevote', 'precommit'),
    height: fc.integer({ min: 1, max: 3 }),
    round: fc.integer({ min: 0, max: 2 }),
    value: fc.constantFrom<Value>(A, B),
  })
  .map(({ type, height, round, value }) =>
    type === 'proposal' ? proposal(height, round, value as Hash) : vote(type as 'prevote', height, round, value),
  );
const anyStep = fc.oneof(
  { weight: 6, arbitrary: anyMessage },
  { weight: 1, arbitrary: fc.constant('crash' as const) },
  { weight: 1, arbitrary: fc.constant('torn' as const) },
);

test('no two messages for one position are ever released, for any requests and crashes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 60 }), async (steps) => {
      const desk = new Desk();
      const left = new Map<string, string>();
      for (const step of steps) {
        if (step === 'crash') desk.open();
        else if (step === 'torn') {
          // The crash comes while the record is written: either one is found.
          const before = desk.disk;
          desk.signer.sign(proposal(9, 9, A));
          void desk.signer.sync();
          desk.disk = before;
          desk.open();
        } else {
          const signed = desk.signer.sign(step);
          if (signed === null) continue;
          await desk.signer.sync();
          const place = `${step.height}/${step.round}/${step.type}`;
          const what = JSON.stringify(step);
          assert.is(left.get(place) ?? what, what);
          left.set(place, what);
        }
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 500) },
  );
});

test('a guarded signer does not sign until it has followed enough heights as they were decided', () => {
  const { signer, resumed } = new Desk({ ...FRESH, guarded: true });
  signer.behind(10);
  for (let height = 10; height <= 10 + GUARD_BLOCKS; height++) assert.is(signer.sign(proposal(height, 0, A)), null);
  signer.behind(12);
  assert.is(signer.sign(proposal(12 + GUARD_BLOCKS, 0, A)), null, 'it was told of a decided height again');
  assert.equal(resumed, []);
  assert.ok(signer.sign(proposal(13 + GUARD_BLOCKS, 0, A)));
  assert.is(signer.quietBlocks, 0);
  assert.ok(signer.sign(vote('prevote', 13 + GUARD_BLOCKS, 0, A)));
  assert.equal(resumed, [13 + GUARD_BLOCKS], 'the operator is told once that it signs again');
});

test('a guarded signer stays guarded across restarts until it signs', async () => {
  const desk = new Desk({ ...FRESH, guarded: true });
  desk.signer.behind(1);
  await desk.signer.sync();
  desk.open().behind(2);
  assert.is(desk.signer.sign(proposal(4, 0, A)), null);
  assert.ok(desk.signer.sign(proposal(5, 0, A)));
  await desk.signer.sync();
  assert.is(desk.disk.guarded, false);
  assert.is(desk.open().quietBlocks, 0);
});

test('a foreign signature under its key silences the signer and raises an alarm, and the guard is recorded', async () => {
  const desk = new Desk();
  desk.signer.behind(3);
  assert.ok(desk.signer.sign(proposal(7, 0, A)));
  assert.is(desk.signer.foreign(8), null, 'it need not stop');
  assert.is(desk.alarms.length, 1);
  await desk.signer.sync();
  assert.is(desk.disk.guarded, true);
  for (const height of [8, 9, 10]) assert.is(desk.signer.sign(proposal(height, 1, A)), null);
  assert.is(desk.signer.foreign(10), null);
  assert.is(desk.signer.sign(proposal(12, 0, A)), null);
  assert.ok(desk.signer.sign(proposal(13, 0, A)));
});

test('its own old votes raise no alarm in a guarded signer at a height that it joined late', () => {
  const desk = new Desk({ ...FRESH, guarded: true }, 30);
  desk.signer.behind(5);
  assert.is(desk.signer.foreign(5), null);
  assert.equal(desk.alarms, []);
  assert.match(desk.signer.foreign(6)!, /another node signs/);
});

test('with doppelganger blocks every start is silent for that many, and another signer halts the node', () => {
  const desk = new Desk(FRESH, 30);
  desk.signer.behind(100);
  assert.is(desk.signer.quietBlocks, 30);
  assert.is(desk.signer.sign(proposal(130, 0, A)), null);
  assert.match(desk.signer.foreign(120)!, /at height 120/);
  assert.is(desk.signer.sign(proposal(150, 0, A)), null);
  assert.ok(desk.signer.sign(proposal(151, 0, A)));
});

test('the vote log raises the watermark and reports whether its message is known', () => {
  const signed = (message: UnsignedMessage): SignedMessage =>
    ({ ...message, validator: 0, signature: signature(KEY, signBytes(DOMAIN, message)) }) as SignedMessage;
  const log = [signed(proposal(4, 0, A)), signed(vote('prevote', 4, 0, A)), signed(vote('prevote', 4, 1, B))];
  const last = raise(null, log, DOMAIN)!;
  assert.equal([last.height, last.round, last.step], [4, 1, 'prevote']);
  assert.ok(isKnown(last, log, DOMAIN));
  assert.not.ok(isKnown(last, log.slice(0, 2), DOMAIN));
  const higher = raise(last, [signed(vote('precommit', 4, 1, B))], DOMAIN)!;
  assert.is(higher.step, 'precommit');
  assert.is(raise(higher, log, DOMAIN), higher, 'it never falls');
  const { signer } = new Desk({ ...FRESH, last: higher });
  assert.is(signer.sign(vote('prevote', 4, 1, B)), null);
});

test.run();
