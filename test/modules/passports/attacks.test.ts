/** Attacks on passports and games: each is tried against somebody honest, and gains nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  GameExists,
  GamertagTaken,
  NoPassport,
  NotGameAuthority,
  PassportExists,
} from '../../../modules/passports/index.js';
import { alice, bob, carol } from '../../kit/index.js';
import {
  club,
  create,
  DAY,
  found,
  passportChain,
  passportOf,
  profileOf,
  registerGame,
  rename,
  report,
  show,
  stats,
} from './playing.js';

const [attacker, victim] = [bob, alice];

test("no operation transfers a passport or edits another player's passport", () => {
  const c = passportChain();
  const mine = Object.keys(c.set.modules.find(({ module }) => module.name === 'passports')!.module.operations);
  assert.equal(mine, ['CreatePassport', 'UpdatePassport', 'RegisterGame', 'UpdateGameProfile', 'SetGameVisibility']);
  create(c, victim, 'Victim');
  create(c, attacker, 'Attacker');
  c.run(attacker, 'UpdatePassport', { gamertag: null, avatar_uri: null, bio: 'I am Victim.' });
  assert.equal([passportOf(c, victim)!.bio, found(c, 'victim')], ['', c.json(victim)]);
});

test('a newly released gamertag cannot be taken in any letter case by a new passport or a change', () => {
  const c = passportChain();
  create(c, victim, 'Champion');
  create(c, attacker, 'Nobody');
  rename(c, victim, 'Retired');
  for (const tag of ['Champion', 'CHAMPION', 'champion']) {
    rename(c, attacker, tag).fails(GamertagTaken);
    create(c, carol, tag).fails(GamertagTaken);
  }
  assert.is(found(c, 'champion'), null, 'the tag leads to nobody meanwhile');
});

test('a player reserves only its previous gamertag, for 30 days', () => {
  const c = passportChain();
  create(c, attacker, 'Tag_0');
  for (let i = 1; i <= 4; i++) {
    rename(c, attacker, `Tag_${i}`);
    c.advance(30 * DAY);
  }
  for (const i of [0, 1, 2, 3]) assert.is(found(c, `Tag_${i}`), null);
  create(c, victim, 'Tag_3');
  assert.is(found(c, 'tag_3'), c.json(victim));
});

test('a player cannot write its own game profile, and a game cannot write for another game', () => {
  const c = passportChain();
  create(c, attacker, 'Attacker');
  registerGame(c, victim);
  report(c, attacker, attacker, { score: 1_000 }).fails(NotGameAuthority);
  registerGame(c, attacker, 'chess', attacker).fails(GameExists);
  registerGame(c, attacker, 'chess-2', attacker);
  report(c, attacker, attacker, { score: 1_000 }, 'chess-2');
  assert.is(profileOf(c, attacker), null);
  report(c, attacker, victim, { score: 1 }, 'chess-2').fails(NoPassport);
});

test('a game with huge, falling and rising scores grants at most one epoch of experience', () => {
  const c = passportChain();
  create(c, attacker, 'Attacker');
  registerGame(c, attacker, 'farm', attacker);
  for (const score of [Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER, 5, 1_000_000]) {
    report(c, attacker, attacker, { score }, 'farm');
  }
  assert.equal([passportOf(c, attacker)!.xp, stats(c).top[0]!.level], [1_000, 4]);
});

test('experience never exceeds the reported score, however often it is reported', () => {
  const c = passportChain();
  create(c, attacker, 'Attacker');
  registerGame(c, attacker, 'farm', attacker);
  for (let epoch = 0; epoch < 5; epoch++) {
    for (let i = 0; i < 3; i++) report(c, attacker, attacker, { score: 300 }, 'farm');
    c.reach(c.height + 10);
  }
  assert.is(passportOf(c, attacker)!.xp, 300);
});

test('a hidden game stays hidden when it writes more', () => {
  const c = passportChain();
  create(c, victim, 'Victim');
  registerGame(c, attacker, 'gossip', attacker);
  show(c, victim, false, 'gossip');
  report(c, attacker, victim, { score: 7, stats: { shame: 9 }, achievements: ['Lost to a bot'] }, 'gossip');
  const told = JSON.stringify(profileOf(c, victim, 'gossip'));
  assert.not.match(told, /shame|Lost|"score":7/);
  const events = report(c, attacker, victim, { score: 8, stats: { shame: 10 } }, 'gossip').events;
  assert.not.match(JSON.stringify(events), /shame|"score"/, 'nor do the indexes, which keep events');
  show(c, attacker, true, 'gossip').fails(NoPassport);
  assert.is(profileOf(c, victim, 'gossip')!.visible, false);
});

test('a second passport is rejected, and another account cannot take the gamertag', () => {
  const c = passportChain();
  create(c, victim, 'Victim');
  create(c, victim, 'Second').fails(PassportExists);
  create(c, attacker, 'victim').fails(GamertagTaken);
  assert.equal([stats(c).total_passports, found(c, 'second')], [1, null]);
  assert.ok(club);
});

test.run();
