/** The decisions of a signer: no contradiction for any node, whatever it asks, and one node served at a time. */

import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AttestationBody } from '../../../runtime/engine/consensus/attestation.js';
import { signBytes } from '../../../runtime/engine/consensus/messages.js';
import type { UnsignedMessage, Value } from '../../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../../runtime/kernel/agreement/types.js';
import * as ed25519 from '../../../runtime/lib/crypto/ed25519.js';
import { TAKEOVER_MS } from '../../../runtime/node/signer/precedence.js';
import { statementBytes } from '../../../runtime/node/signer/statements.js';
import { A, B, DOMAIN, KEY, type Node, outcomeOf, proposal, Scene, signed, vote } from './scene.js';

const [one, two]: [Node, Node] = [{ name: 'one' }, { name: 'two' }];

const attestation = (height: number, made_ms = 5): AttestationBody => ({
  height,
  parent: A,
  validator: 0,
  received_ms: 4,
  made_ms,
  parents: [],
  entries: new Uint8Array(),
});

test('a signature verifies, and its record is on the disk before it leaves', async () => {
  const scene = new Scene();
  const message = vote('prevote', 4, 0, A);
  const answer = await scene.desk.answer(one, { type: 'sign', message });
  assert.is(scene.disk.last?.height, 4);
  assert.ok(answer.type === 'signature' && ed25519.verify(KEY.publicKey, signBytes(DOMAIN, message), answer.signature));
  assert.equal(await scene.desk.answer(one, { type: 'sign', message }), answer, 'a repetition gets the same signature');
});

test('refusals name the reason', async () => {
  const scene = new Scene();
  assert.is(await scene.ask(one, vote('precommit', 4, 1, A)), 'signed');
  assert.is(await scene.ask(one, vote('precommit', 4, 1, B)), 'conflict');
  assert.is(await scene.ask(one, vote('prevote', 4, 1, A)), 'lower');
  assert.is(await scene.ask(one, vote('prevote', 4, 2, B)), 'locked');
  assert.is(await scene.ask(one, vote('prevote', 4, 2, B, 1)), 'signed');
});

test('no signature leaves when the record cannot be written', async () => {
  const scene = new Scene();
  scene.full = true;
  await scene.desk.answer(one, { type: 'sign', message: vote('prevote', 4, 0, A) }).then(
    () => assert.unreachable('it was signed'),
    (cause) => assert.match(String(cause), 'disk full'),
  );
});

test('a key that fails or signs falsely costs the turn and leaves the record as it was', async () => {
  const scene = new Scene();
  scene.sign = () => new Uint8Array(64);
  assert.is(await scene.ask(one, vote('prevote', 4, 0, A)), 'false');
  scene.sign = () => Promise.reject(new Error('no token in the slot'));
  assert.is(await scene.ask(one, vote('prevote', 4, 0, A)), 'false');
  scene.sign = () => new Promise(() => undefined);
  assert.is(await scene.ask(one, vote('prevote', 4, 0, A)), 'false', 'it does not wait for a key that hangs');
  assert.match(scene.logged.pop()!, 'no signature for 800 ms');
  assert.match(scene.logged.join('\n'), /gave a false signature.*\n.*no token in the slot/);
  scene.sign = (bytes) => KEY.sign(bytes);
  assert.is(await scene.ask(one, vote('prevote', 4, 0, B)), 'signed', 'nothing was signed there');
});

test('the last proposal is repeated after later votes, also after a restart', async () => {
  const scene = new Scene();
  const answer = await scene.desk.answer(one, { type: 'sign', message: proposal(4, 0, A) });
  for (const type of ['prevote', 'precommit'] as const) assert.is(await scene.ask(one, vote(type, 4, 0, A)), 'signed');
  scene.open();
  assert.equal(await scene.desk.answer(two, { type: 'sign', message: proposal(4, 0, A) }), answer);
  assert.is(await scene.ask(two, proposal(4, 0, B)), 'lower', 'no other one');
});

test('each height is attested once, also after a restart', async () => {
  const scene = new Scene();
  const attest = async (height: number, made_ms?: number) =>
    outcomeOf(await scene.desk.answer(one, { type: 'attestation', body: attestation(height, made_ms) }));
  assert.is(await attest(3), 'signed');
  assert.is(await attest(3, 6), 'attested');
  scene.open();
  assert.is(await attest(3, 6), 'attested');
  assert.is(await attest(2), 'attested');
  assert.is(await attest(4), 'signed');
});

test('proofs on links and seals of batches are signed for every node', async () => {
  const scene = new Scene();
  await scene.ask(one, vote('prevote', 4, 0, A));
  const link = { type: 'link', body: { own: 'me', remote: 'you', nonce: A } } as const;
  const answer = await scene.desk.answer(two, link);
  assert.ok(
    answer.type === 'signature' && ed25519.verify(KEY.publicKey, statementBytes(DOMAIN, link), answer.signature),
  );
  const seal = { type: 'seal', body: { origin: 0, seq: 1, created_ms: 5, count: 1, tx_root: A } } as const;
  assert.is(outcomeOf(await scene.desk.answer(two, seal)), 'signed');
  assert.is(outcomeOf(await scene.desk.answer(two, { type: 'attestation', body: attestation(5) })), 'standby');
});

test('a record that was set back learns from a node what the key signed', async () => {
  const scene = new Scene();
  assert.is(await scene.ask(one, vote('precommit', 6, 0, A)), 'signed');
  const seen = signed(vote('precommit', 9, 2, B));
  assert.is(outcomeOf(await scene.desk.answer(two, { type: 'seen', message: seen })), 'done');
  assert.is(scene.disk.last?.height, 9);
  assert.match(scene.logged.join('\n'), /the key signed a message that the record lacked/);
  assert.is(await scene.ask(one, vote('prevote', 9, 3, A)), 'locked', 'the lock too');
  assert.is(await scene.ask(one, vote('prevote', 8, 0, A)), 'lower');
  const forged = signed(vote('prevote', 99, 0, A), ed25519.signer(new Uint8Array(32).fill(8)));
  assert.is(outcomeOf(await scene.desk.answer(two, { type: 'seen', message: forged })), 'false');
  assert.is(scene.disk.last?.height, 9, 'nobody else can raise it');
});

test('one of two nodes is served; the other one after a second or a height without a request of the first', async () => {
  const scene = new Scene();
  assert.is(await scene.ask(one, vote('prevote', 4, 0, A)), 'signed');
  assert.is(await scene.ask(two, vote('prevote', 4, 0, A)), 'standby');
  assert.is(await scene.ask(two, vote('precommit', 4, 0, A)), 'standby');
  assert.is(await scene.ask(one, vote('precommit', 4, 0, A)), 'signed', 'the first keeps up');
  scene.nowMs += 10 * TAKEOVER_MS;
  assert.is(await scene.ask(two, vote('prevote', 5, 0, A)), 'standby', 'it waited for nothing before');
  scene.nowMs += TAKEOVER_MS - 1;
  assert.is(await scene.ask(two, vote('prevote', 5, 0, A)), 'standby');
  scene.nowMs += 1;
  assert.is(await scene.ask(two, vote('prevote', 5, 0, A)), 'signed', 'the first is frozen');
  assert.is(await scene.ask(one, vote('prevote', 5, 0, B)), 'standby', 'and has lost its place');
  assert.is(await scene.ask(one, vote('prevote', 6, 0, B)), 'standby');
  assert.is(await scene.ask(one, vote('prevote', 7, 0, B)), 'signed', 'the second missed a height');
});

test('when the served node disconnects the next one that asks is served at once', async () => {
  const scene = new Scene();
  assert.is(await scene.ask(one, vote('prevote', 4, 0, A)), 'signed');
  assert.is(await scene.ask(two, vote('precommit', 4, 0, A)), 'standby');
  scene.desk.left(one);
  assert.is(await scene.ask(two, vote('precommit', 4, 0, A)), 'signed');
});

const values = fc.constantFrom<Value>(A, B, NIL);
const anyMessage = fc
  .record({
    type: fc.constantFrom('proposal', 'prevote', 'precommit'),
    height: fc.integer({ min: 1, max: 3 }),
    round: fc.integer({ min: 0, max: 2 }),
    value: values,
    validRound: fc.integer({ min: NONE, max: 1 }),
  })
  .map(
    ({ type, height, round, value, validRound }): UnsignedMessage =>
      type === 'proposal'
        ? proposal(height, round, value === NIL ? A : value, validRound)
        : vote(type as 'prevote', height, round, value, type === 'prevote' ? validRound : NONE),
  );
const anyStep = fc.oneof(
  { weight: 8, arbitrary: fc.record({ node: fc.constantFrom(one, two), message: anyMessage }) },
  { weight: 1, arbitrary: fc.record({ node: fc.constantFrom(one, two), seen: anyMessage }) },
  { weight: 1, arbitrary: fc.constantFrom('restart', 'leave', 'wait') },
);

test('malicious nodes that ask for everything, with restarts between, never obtain a contradiction', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 60 }), async (steps) => {
      const scene = new Scene();
      const left: UnsignedMessage[] = [];
      const asked: Promise<void>[] = [];
      for (const step of steps) {
        if (step === 'restart') {
          await Promise.all(asked.splice(0));
          scene.open();
        } else if (step === 'leave') scene.desk.left(one);
        else if (step === 'wait') scene.nowMs += TAKEOVER_MS;
        else if ('seen' in step) {
          // Nodes can show only what the key has signed.
          if (left.some((message) => same(message, step.seen)))
            void scene.desk.answer(step.node, { type: 'seen', message: signed(step.seen) });
        } else {
          const { node, message } = step;
          asked.push(scene.ask(node, message).then((outcome) => void (outcome === 'signed' && left.push(message))));
        }
      }
      await Promise.all(asked);
      for (const message of left) for (const other of left) assert.ok(!contradict(message, other));
    }),
    { numRuns: Number(process.env.RUNS ?? 1_000) },
  );
});

const same = (one: UnsignedMessage, other: UnsignedMessage) => JSON.stringify(one) === JSON.stringify(other);

/** Two messages for one position, or a prevote against an earlier precommit without a polka since. */
function contradict(one: UnsignedMessage, other: UnsignedMessage): boolean {
  if (one.height !== other.height) return false;
  if (one.type === other.type && one.round === other.round) return !same(one, other);
  return (
    one.type === 'precommit' &&
    one.value !== NIL &&
    other.type === 'prevote' &&
    other.value !== NIL &&
    other.round > one.round &&
    other.value !== one.value &&
    other.validRound < one.round
  );
}

test.run();
