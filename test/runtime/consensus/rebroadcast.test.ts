/** What a validator sends a peer that stands still. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { messagesFor, statusOf } from '../../../runtime/engine/consensus/rebroadcast.js';
import type { Message, Status } from '../../../runtime/kernel/agreement/types.js';
import { NIL } from '../../../runtime/kernel/agreement/types.js';
import { A, proposal, Scene } from './scene.js';

const LOST: Status = { height: 5, round: 0, step: 'propose', validRound: -1, hasProposal: false };

function sent(scene: Scene, peer: Partial<Status> = {}): readonly Message[] {
  return messagesFor(scene.state, { ...LOST, ...peer });
}

function types(messages: readonly Message[]): readonly string[] {
  return messages.map((message) => (message.type === 'vote' ? message.vote.type : message.type));
}

test('a peer in the same round gets the proposal and this node’s votes', () => {
  const scene = new Scene().tell(proposal(0, A));
  assert.equal(types(sent(scene)), ['proposal', 'prevote']);
  assert.equal(types(sent(scene, { hasProposal: true })), ['prevote']);
});

test('a peer in an earlier round gets the justification of the later round and the votes of both', () => {
  const scene = new Scene().loseRound().timeout('propose');
  assert.equal(types(sent(scene)), ['round', 'prevote', 'precommit', 'prevote']);
  assert.equal(types(sent(scene, { round: 1 })), ['round', 'prevote']);
});

test('a peer without the polka of the valid block gets it with its proposal', () => {
  const scene = new Scene().lockA().votes('precommit', 0, NIL, [1, 2]).timeout('precommit').loseRound();
  const messages = sent(scene, { round: 2 });
  const [polka] = messages.filter((message) => message.type === 'polka');
  assert.equal(polka?.type === 'polka' && polka.certificate.signers, [0, 1, 2]);
  assert.ok(messages.some((message) => message.type === 'proposal' && message.proposal.round === 0));
  assert.not(types(sent(scene, { round: 2, validRound: 0 })).includes('polka'));
});

test('after the decision a peer gets only the commit; a peer at another height gets nothing', () => {
  const scene = new Scene().tell(proposal(0, A)).votes('precommit', 0, A, [1, 2, 3]);
  assert.equal(types(sent(scene)), ['commit']);
  assert.equal(sent(scene, { height: 4 }), []);
});

test('a status reports height, round, step and available messages', () => {
  const scene = new Scene().lockA();
  assert.equal(statusOf(scene.state), { height: 5, round: 0, step: 'precommit', validRound: 0, hasProposal: true });
});

test.run();
