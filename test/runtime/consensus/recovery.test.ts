/** A validator that restarts inside a height: nothing said is unsaid, nothing needed is lost. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Advance, complete } from '../../../runtime/engine/consensus/advance.js';
import { messagesFor, statusOf } from '../../../runtime/engine/consensus/rebroadcast.js';
import { decodeRecord, encodeRecord } from '../../../runtime/engine/consensus/records.js';
import { recover } from '../../../runtime/engine/consensus/recovery.js';
import type { CoreRecord } from '../../../runtime/kernel/agreement/types.js';
import { NIL } from '../../../runtime/kernel/agreement/types.js';
import { A, B, CONFIG, proposal, Scene } from './scene.js';

function restart(records: readonly CoreRecord[]): Advance {
  return complete(recover(CONFIG, records), () => null);
}

test('recovery restores round, step, lock, valid block and own votes', () => {
  const scene = new Scene().lockA();
  const { state } = restart(scene.records);
  for (const key of ['round', 'step', 'lockedRound', 'lockedValue', 'validRound', 'validValue', 'own'] as const) {
    assert.equal(state[key], scene.state[key], key);
  }
});

test('a lock survives recovery: another block is still rejected', () => {
  const scene = new Scene().lockA().votes('precommit', 0, NIL, [1, 2]).timeout('precommit').loseRound();
  const again = new Scene();
  again.state = restart(scene.records).state;
  assert.is(again.tell(proposal(2, B)).last, 'prevote 2 n -1');
  const forgetful = new Scene();
  forgetful.state = restart(scene.records.filter(({ type }) => type !== 'lock')).state;
  assert.is(forgetful.tell(proposal(2, B)).last, 'prevote 2 b -1', 'without its record the lock is lost');
});

test('the justification of the round survives for peers that need it', () => {
  const scene = new Scene().loseRound();
  const { state } = restart(scene.records);
  assert.is(state.round, 1);
  const sent = messagesFor(state, { ...statusOf(state), round: 0 });
  assert.ok(sent.some((message) => message.type === 'round' && message.certificate.votes.length === 3));
  const forgetful = restart(scene.records.filter(({ type }) => type !== 'round')).state;
  assert.is(forgetful.round, 0, 'without its record the node falls back');
});

test('a signature recorded after entering a later round does not move the node back', () => {
  const { records } = new Scene().timeout('propose').loseRound();
  const signed = records.find((record) => record.type === 'signed')!;
  const entered = records.find((record) => record.type === 'round')!;
  const { state } = restart([entered, signed]);
  assert.equal([state.round, state.step, state.own.length], [1, 'propose', 1]);
});

test('a proposal that was signed is not rebuilt', () => {
  const scene = new Scene().loseRound().tell({ type: 'built', round: 1, hash: A });
  const upTo = scene.records.findIndex((record) => record.type === 'signed' && record.message.type === 'proposal') + 1;
  const turn = restart(scene.records.slice(0, upTo));
  assert.not(turn.actions.some((action) => action.type === 'build'));
  assert.is(turn.state.proposals[0]?.proposal.hash, A);
  const unsigned = restart(scene.records.slice(0, 3));
  assert.ok(unsigned.actions.some((action) => action.type === 'build'));
});

test('only the timer of the current step is started', () => {
  const timers = (records: readonly CoreRecord[]) =>
    restart(records).actions.flatMap((action) => (action.type === 'schedule' ? [action.timeout.kind] : []));
  assert.equal(timers([]), []);
  const prevoted = new Scene().timeout('propose');
  assert.equal(timers(prevoted.records), []);
  const lost = new Scene().loseRound().records;
  assert.equal(timers(lost.slice(0, 2)), []);
  assert.equal(timers(lost.slice(0, 3)), ['propose']);
});

test('a recorded commit is decided again', () => {
  const scene = new Scene().tell(proposal(0, A)).votes('precommit', 0, A, [1, 2, 3]);
  assert.ok(restart(scene.records).actions.some((action) => action.type === 'decide'));
});

test('recovery resumes from every prefix of the records, and records survive encoding', () => {
  const scene = new Scene().lockA().votes('precommit', 0, NIL, [1, 2]).timeout('precommit').loseRound();
  for (let length = 0; length <= scene.records.length; length++) {
    const { state } = restart(scene.records.slice(0, length));
    assert.ok(state.round <= scene.state.round);
  }
  for (const record of scene.records) {
    if (record.type === 'block') continue;
    assert.equal(decodeRecord(encodeRecord(record)), record);
  }
});

test.run();
