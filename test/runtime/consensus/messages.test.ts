/** Bytes of messages, certificates and evidence: exact, strict, and bound to chain, kind and place. */
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fullestCommit, verifyCommit, verifyVote } from '../../../runtime/engine/consensus/certificates.js';
import {
  decodeEvidence,
  encodeEvidence,
  isCurrent,
  verifyEvidence,
} from '../../../runtime/engine/consensus/evidence.js';
import { decodeMessage, encodeMessage, signBytes } from '../../../runtime/engine/consensus/messages.js';
import type { Message, Status, Value, Vote } from '../../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../../runtime/kernel/agreement/types.js';
import { type Hash, toHex } from '../../../runtime/lib/codec/ids.js';
import { CodecError } from '../../../runtime/lib/codec/type.js';
import { DOMAIN, member, signature, verify } from './fakes.js';
import { A, B, proposal, Scene, vote } from './scene.js';

const SET = ['a', 'b', 'c', 'd'].map((name) => member(name));

function signed(validator: number, value: Value, type: Vote['type'] = 'precommit', validRound = NONE): Vote {
  const body = { type, height: 5, round: 1, value, validRound } as const;
  return { ...body, validator, signature: signature(SET[validator]!.publicKey, signBytes(DOMAIN, body)) };
}

test('the signed bytes are the context, kind, chain and body of the table', () => {
  const context = toHex(new TextEncoder().encode('trellis/consensus/v1\0'));
  const chain = `0700000000000000${DOMAIN.genesisHash}`;
  const at = '050000000000000001000000';
  const hex = (message: Parameters<typeof signBytes>[1]): string => toHex(signBytes(DOMAIN, message));
  assert.is(hex(vote('precommit', 1, 1, A)), `${context}03${chain}${at}01${A}`);
  assert.is(hex(vote('precommit', 1, 1, NIL)), `${context}03${chain}${at}00`);
  assert.is(hex(vote('prevote', 1, 1, A, 0)), `${context}02${chain}${at}01${A}00000000`);
  assert.is(hex(vote('prevote', 1, 1, NIL)), `${context}02${chain}${at}00ffffffff`);
  assert.is(hex(proposal(1, B).proposal), `${context}01${chain}${at}ffffffff${B}`);
});

const bytes64 = fc.uint8Array({ minLength: 64, maxLength: 64 });
const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => toHex(bytes) as Hash);
const at = { height: fc.nat(1_000_000), round: fc.nat(100) };
const signers = fc.uniqueArray(fc.nat(99), { maxLength: 100 }).map((list) => list.sort((a, b) => a - b));
const withSigners = <T extends object>(rest: fc.Arbitrary<T>) =>
  fc
    .tuple(rest, signers, bytes64)
    .map(([fields, list, one]) => ({ ...fields, signers: list, signatures: list.map(() => one) }));
const anyVote = fc
  .record({
    type: fc.constantFrom('prevote' as const, 'precommit' as const),
    ...at,
    value: hash,
    validator: fc.nat(99),
    signature: bytes64,
  })
  .map((one): Vote => ({ ...one, validRound: NONE }));
const status = fc.record({
  ...at,
  step: fc.constantFrom<Status['step'][]>('new', 'propose', 'prevote', 'precommit'),
  validRound: fc.integer({ min: -1, max: 9 }),
  hasProposal: fc.boolean(),
});
const polka = withSigners(fc.record({ ...at, hash, validRound: fc.integer({ min: -1, max: 9 }) }));
const proposals = fc.record({
  type: fc.constant('proposal' as const),
  ...at,
  validRound: fc.constant(-1),
  hash,
  validator: fc.nat(99),
  signature: bytes64,
});
const anyMessage: fc.Arbitrary<Message> = fc.oneof(
  anyVote.map((one) => ({ type: 'vote' as const, vote: one })),
  fc
    .tuple(proposals, fc.option(polka))
    .map(([one, cert]) => ({ type: 'proposal' as const, proposal: one, polka: cert })),
  polka.map((certificate) => ({ type: 'polka' as const, certificate })),
  withSigners(fc.record({ ...at, hash })).map((certificate) => ({ type: 'commit' as const, certificate })),
  fc
    .record({ ...at, votes: fc.array(anyVote, { maxLength: 5 }) })
    .map((certificate) => ({ type: 'round' as const, certificate })),
  status.map((one) => ({ type: 'status' as const, status: one })),
);

test('every message survives a round trip, and only complete and exact bytes decode', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      const bytes = encodeMessage(message);
      assert.equal(decodeMessage(bytes), structuredClone(message));
      assert.throws(
        () => decodeMessage(bytes.slice(0, -1)),
        (error: unknown) => error instanceof CodecError,
      );
      assert.throws(
        () => decodeMessage(Uint8Array.of(...bytes, 0)),
        (error: unknown) => error instanceof CodecError,
      );
    }),
    { numRuns: 300 },
  );
});

test('random bytes are rejected with a codec error and nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      try {
        assert.equal(encodeMessage(decodeMessage(bytes)), bytes);
      } catch (error) {
        assert.instance(error, CodecError);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a vote is valid for its own chain, position and validator only', () => {
  const good = signed(1, A);
  assert.ok(verifyVote(good, SET, DOMAIN, verify));
  for (const bad of [
    { round: 2 },
    { height: 6 },
    { value: B },
    { validator: 2 },
    { validator: 9 },
    { validRound: 0 },
  ]) {
    assert.not(verifyVote({ ...good, ...bad }, SET, DOMAIN, verify), JSON.stringify(bad));
  }
  assert.not(verifyVote(good, SET, { ...DOMAIN, chainId: 8 }, verify));
  assert.not(verifyVote(signed(1, A, 'prevote', 1), SET, DOMAIN, verify));
  assert.ok(verifyVote(signed(1, A, 'prevote', 0), SET, DOMAIN, verify));
});

test('a commit certificate needs distinct ascending signers with genuine signatures', () => {
  const votes = [0, 1, 3].map((i) => signed(i, A));
  const good = { height: 5, round: 1, hash: A, signers: [0, 1, 3], signatures: votes.map((one) => one.signature) };
  assert.ok(verifyCommit(good, SET, DOMAIN, verify));
  assert.not(verifyCommit({ ...good, hash: B }, SET, DOMAIN, verify));
  assert.not(verifyCommit({ ...good, signers: [0, 1, 2] }, SET, DOMAIN, verify));
  assert.not(verifyCommit({ ...good, signers: [0, 0, 3] }, SET, DOMAIN, verify));
  assert.not(verifyCommit({ ...good, signers: [0, 1, 4] }, SET, DOMAIN, verify));
  assert.not(verifyCommit({ ...good, signatures: good.signatures.slice(1) }, SET, DOMAIN, verify));
});

test('a late precommit joins the certificate of the decided block', () => {
  const scene = new Scene().tell(proposal(0, A)).votes('precommit', 0, A, [1, 2, 3]);
  scene.votes('precommit', 0, B, [3]).tell({ type: 'vote', vote: vote('precommit', 0, 0, A) });
  assert.equal(fullestCommit(scene.state)?.signers, [0, 1, 2, 3]);
});

test('evidence is two different signed messages for one position, in one canonical form', () => {
  const evidence = { type: 'vote', first: signed(1, A), second: signed(1, NIL) } as const;
  const key = SET[1]!.publicKey;
  const read = decodeEvidence(encodeEvidence(evidence));
  assert.ok(verifyEvidence(read, key, DOMAIN, verify));
  assert.equal(
    encodeEvidence({ ...evidence, first: evidence.second, second: evidence.first }),
    encodeEvidence(evidence),
  );
  assert.not(verifyEvidence({ ...evidence, second: evidence.first }, key, DOMAIN, verify));
  assert.not(verifyEvidence(evidence, SET[2]!.publicKey, DOMAIN, verify));
  const legal = { ...evidence, second: signed(1, A, 'prevote') };
  assert.not(verifyEvidence(legal, key, DOMAIN, verify));
});

test('evidence expires by blocks and by time, and does not count twice for one jailing', () => {
  const found = { height: 100, timestampMs: 1000 };
  assert.ok(isCurrent(found, { height: 43_300, timestampMs: 86_401_000 }, 99));
  assert.not(isCurrent(found, { height: 43_301, timestampMs: 2000 }, 99));
  assert.not(isCurrent(found, { height: 101, timestampMs: 86_401_001 }, 99));
  assert.not(isCurrent(found, { height: 101, timestampMs: 2000 }, 100));
});

test.run();
