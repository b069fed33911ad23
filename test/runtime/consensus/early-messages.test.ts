/** Messages that come a height too early: a few of each peer wait, and nobody's take the place of another's. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EarlyMessages } from '../../../runtime/engine/consensus/early-messages.js';
import type { Message } from '../../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../../runtime/lib/codec/ids.js';

const commit = (round: number): Message => ({
  type: 'commit',
  certificate: { height: 2, round, hash: 'aa'.repeat(32) as Hash, signers: [], signatures: [] },
});

test('a peer that sends thousands of messages crowds out no other peer, and one block per peer is kept', () => {
  const early = new EarlyMessages<string>();
  for (let round = 0; round < 5_000; round++) early.keep('loud', commit(round), () => 'junk');
  early.keep('quiet', commit(7), () => 'block');
  const kept = early.drain();
  assert.is(kept.filter(([peer]) => peer === 'loud').length, 8);
  assert.equal(
    kept.flatMap(([peer, , offer]) => (offer ? [`${peer} ${offer()}`] : [])),
    ['loud junk', 'quiet block'],
  );
  assert.equal(early.drain(), [], 'they are taken once');
});

test('the messages of a peer are dropped when it disconnects', () => {
  const early = new EarlyMessages<string>();
  early.keep('gone', commit(0), undefined);
  early.keep('here', commit(0), undefined);
  early.drop('gone');
  assert.equal(
    early.drain().map(([peer]) => peer),
    ['here'],
  );
});

test.run();
