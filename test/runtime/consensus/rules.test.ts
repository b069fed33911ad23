/** One test for each rule of consensus 2.5. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RULES, skip } from '../../../runtime/engine/consensus/rules.js';
import { NIL, NONE } from '../../../runtime/kernel/agreement/types.js';
import { A, B, CONFIG, proposal, Scene, vote } from './scene.js';

test('START: every validator waits for the leader, and the leader requests a block', () => {
  assert.is(new Scene().did('build').length, 0);
  assert.is(new Scene().did('schedule').length, 1);
  const led = new Scene({ ...CONFIG, leaders: [0, 1, 2, 3] });
  assert.equal(led.did('build'), [{ type: 'build', height: 5, round: 0 }]);
  led.tell({ type: 'built', round: 0, hash: A }, { type: 'built', round: 0, hash: B });
  assert.is(led.said.filter((message) => message.type === 'proposal').length, 1);
  assert.is(led.last, 'prevote 0 a -1');
});

test('START: a leader with a valid block re-proposes it with its polka', () => {
  const scene = new Scene().lockA().votes('precommit', 0, NIL, [1, 2]).timeout('precommit');
  assert.equal(scene.said.at(-2), { type: 'proposal', height: 5, round: 1, validRound: 0, hash: A });
  assert.is(scene.did('build').length, 0);
  const sent = scene.did('broadcast').map((action) => (action.type === 'broadcast' ? action.message : null));
  const proposed = sent.find((message) => message?.type === 'proposal');
  assert.equal(proposed?.type === 'proposal' && proposed.polka?.signers, [0, 1, 2]);
});

test('L22: a fresh valid block is prevoted', () => {
  assert.is(new Scene().tell(proposal(0, A)).last, 'prevote 0 a -1');
});

test('L22: an invalid or untimely block gets nil, and one of another round or proposer is ignored', () => {
  const base = proposal(0, A);
  const unsound = { ...base, verdict: { ...base.verdict, valid: false } };
  const late = { ...base, verdict: { ...base.verdict, timely: false } };
  const old = { ...base, verdict: { ...base.verdict, headerRound: 1 } };
  for (const input of [unsound, late, old]) assert.is(new Scene().tell(input).last, 'prevote 0 n -1');
  const stolen = { ...base, proposal: { ...base.proposal, validator: 1 } };
  assert.equal(new Scene().tell(stolen).said, []);
});

test('L22: a locked validator prevotes its block and nil for any other', () => {
  const locked = () => new Scene().lockA().votes('precommit', 0, NIL, [1, 2]).timeout('precommit').loseRound();
  assert.is(locked().tell(proposal(2, B)).last, 'prevote 2 n -1');
  assert.is(locked().tell(proposal(2, A)).last, 'prevote 2 a -1');
});

test('L28: a re-proposal waits for its polka', () => {
  const scene = new Scene()
    .loseRound()
    .loseRound()
    .tell(proposal(2, A, 0));
  assert.is(scene.state.step, 'propose');
  scene.votes('prevote', 0, A, [1, 2, 3]);
  assert.is(scene.last, 'prevote 2 a 0');
});

test('L28: a re-proposal of a block created after its polka gets nil', () => {
  const scene = new Scene().loseRound().loseRound().votes('prevote', 0, A, [1, 2, 3]);
  assert.is(scene.tell(proposal(2, A, 0, 1)).last, 'prevote 2 n -1');
});

test('L28: a later polka releases a lock and an earlier one does not', () => {
  const locked = new Scene().lockA().votes('precommit', 0, NIL, [1, 2]).timeout('precommit').loseRound();
  const later = locked.state;
  locked.votes('prevote', 1, B, [1, 2, 3]).tell(proposal(2, B, 1, 1));
  assert.is(locked.last, 'prevote 2 b 1');
  const early = new Scene().loseRound().loseRound();
  early.state = { ...early.state, lockedRound: 1, lockedValue: A };
  early.votes('prevote', 0, B, [1, 2, 3]).tell(proposal(2, B, 0));
  assert.is(early.last, 'prevote 2 n -1');
  assert.is(later.lockedRound, 0);
});

test('L36: a polka locks, sets the valid block and is precommitted; the lock and the polka are recorded', () => {
  const scene = new Scene().lockA();
  assert.is(scene.last, 'precommit 0 a -1');
  assert.equal([scene.state.lockedRound, scene.state.lockedValue], [0, A]);
  assert.equal([scene.state.validRound, scene.state.validValue], [0, A]);
  assert.ok(scene.records.some(({ type }) => type === 'lock') && scene.records.some(({ type }) => type === 'valid'));
});

test('L36: a polka for an invalid block locks nothing', () => {
  const unsound = proposal(0, A);
  const scene = new Scene().tell({ ...unsound, verdict: { ...unsound.verdict, valid: false } });
  scene.votes('prevote', 0, A, [1, 2, 3]);
  assert.equal([scene.state.lockedRound, scene.state.validRound, scene.last], [NONE, NONE, 'prevote 0 n -1']);
});

test('L36: prevotes with different valid rounds do not add up', () => {
  const scene = new Scene().loseRound().loseRound().tell(proposal(2, A));
  scene.votes('prevote', 2, A, [1, 2], 0);
  assert.is(scene.state.lockedRound, NONE);
});

test('L36: after its precommit a validator still updates its valid block', () => {
  const scene = new Scene().tell(proposal(0, A)).timeout('prevote').votes('prevote', 0, A, [1, 2]);
  assert.equal([scene.state.lockedRound, scene.state.validRound], [NONE, 0]);
});

test('L44 and L34: a quorum for nil precommits nil at once, a mixed one waits', () => {
  const nil = new Scene().timeout('propose').votes('prevote', 0, NIL, [1, 2]);
  assert.is(nil.last, 'precommit 0 n -1');
  const mixed = new Scene().timeout('propose').votes('prevote', 0, A, [1, 2]);
  assert.is(mixed.state.step, 'prevote');
  assert.is(mixed.did('schedule').length, 2);
  assert.is(mixed.timeout('prevote').last, 'precommit 0 n -1');
});

test('E2: a round in which no validator can have locked ends at once, any other waits', () => {
  const nil = new Scene().timeout('propose').votes('prevote', 0, NIL, [1, 2]);
  assert.is(nil.votes('precommit', 0, NIL, [1]).state.round, 0);
  assert.is(nil.votes('precommit', 0, NIL, [2]).state.round, 1);
  const record = nil.records.findLast(({ type }) => type === 'round');
  assert.ok(record?.type === 'round' && record.certificate.votes.length === 3);
  const unsure = new Scene().timeout('propose').votes('prevote', 0, NIL, [1]).votes('prevote', 0, A, [2]);
  unsure.timeout('prevote').votes('precommit', 0, NIL, [1, 2]);
  assert.is(unsure.state.round, 0, 'a polka of a may still come about');
  assert.is(unsure.timeout('precommit').state.round, 1);
});

test('L47: a quorum of precommits ends the round in every step, and nothing less does', () => {
  const scene = new Scene().timeout('precommit');
  assert.is(scene.state.round, 0);
  scene.votes('precommit', 0, NIL, [1, 2]).votes('precommit', 0, A, [3]).timeout('precommit');
  assert.is(scene.state.round, 1);
  const record = scene.records.at(0);
  assert.ok(record?.type === 'round' && record.certificate.votes.length === 3);
});

test('L47: the quorum starts its timer even if the validator itself has not voted (tendermint#3003)', () => {
  for (const scene of [new Scene(), new Scene().timeout('propose')]) {
    const { step } = scene.state;
    scene.votes('precommit', 0, NIL, [1, 2, 3]);
    const armed = scene.did('schedule').map((action) => action.type === 'schedule' && action.timeout.kind);
    assert.ok(armed.includes('precommit'), step);
  }
});

test('SKIP: votes of either type from more than a third move a validator to their round', () => {
  const scene = new Scene().votes('prevote', 3, NIL, [1]);
  assert.is(scene.state.round, 0);
  scene.votes('precommit', 3, NIL, [2]);
  assert.is(scene.state.round, 3);
  const stays = new Scene(CONFIG, { ...RULES, priority: RULES.priority.filter((rule) => rule !== skip) });
  assert.is(stays.votes('prevote', 3, NIL, [1, 2]).state.round, 0);
});

test('DECIDE: a block is decided in any round once it is available', () => {
  const scene = new Scene().loseRound().votes('precommit', 0, A, [1, 2, 3]);
  assert.equal(scene.did('fetch'), [{ type: 'fetch', hash: A }]);
  assert.is(scene.did('decide').length, 0);
  scene.tell({ type: 'fetched', hash: A, valid: true });
  const [decision] = scene.did('decide');
  assert.equal(decision?.type === 'decide' && decision.certificate.signers, [1, 2, 3]);
});

test('DECIDE: a committed block that fails to execute halts the node', () => {
  const scene = new Scene().votes('precommit', 0, A, [1, 2, 3]).tell({ type: 'fetched', hash: A, valid: false });
  assert.is(scene.did('halt').length, 1);
  assert.is(scene.did('decide').length, 0);
});

test('certificates count as a whole, and only with enough power', () => {
  const signatures = [1, 2, 3].map(() => new Uint8Array(64));
  const commit = { height: 5, round: 0, hash: A, signers: [1, 2, 3], signatures };
  const thin = { ...commit, signers: [1, 2], signatures: signatures.slice(1) };
  const scene = new Scene().tell(proposal(0, A)).tell({ type: 'commit', certificate: thin });
  assert.is(scene.did('decide').length, 0);
  assert.is(scene.tell({ type: 'commit', certificate: commit }).did('decide').length, 1);
  const votes = [vote('prevote', 1, 2, B), vote('prevote', 2, 2, A)];
  assert.is(new Scene().tell({ type: 'round', certificate: { height: 5, round: 2, votes } }).state.round, 2);
  const one = { height: 5, round: 2, votes: votes.slice(1) };
  assert.is(new Scene().tell({ type: 'round', certificate: one }).state.round, 0);
});

test('two different votes or proposals for one position are evidence', () => {
  const scene = new Scene()
    .votes('prevote', 0, A, [1])
    .votes('prevote', 0, B, [1])
    .tell(proposal(0, A), proposal(0, B));
  assert.is(scene.did('evidence').length, 2);
});

test('messages for another height and late timeouts change nothing', () => {
  const scene = new Scene();
  const { state } = scene;
  scene.tell({ type: 'vote', vote: { ...vote('prevote', 1, 0, A), height: 6 } });
  scene.tell({ type: 'timeout', timeout: { kind: 'propose', height: 4, round: 0 } });
  scene.tell({ type: 'timeout', timeout: { kind: 'propose', height: 5, round: 1 } });
  assert.equal(scene.state, state);
});

test('the height keeps collecting precommits after its decision', () => {
  const scene = new Scene().tell(proposal(0, A)).votes('precommit', 0, A, [1, 2, 3]);
  assert.is(scene.did('decide').length, 1);
  const said = scene.said.length;
  scene.timeout('prevote').votes('prevote', 0, A, [1, 2]);
  assert.is(scene.said.length, said);
});

test.run();
