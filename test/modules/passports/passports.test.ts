/** Passports and game profiles (definitions 4.20): what one is, who writes it, what counts, who sees it. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { countScore } from '../../../modules/passports/game.js';
import {
  ChangeCooldown,
  GameExists,
  GameNotFound,
  GamertagTaken,
  InvalidGamertag,
  NoPassport,
  NotGameAuthority,
  PassportExists,
  TooManyAchievements,
} from '../../../modules/passports/index.js';
import { levelOf } from '../../../modules/passports/passport.js';
import { placed } from '../../../modules/passports/top.js';
import { MalformedBundle } from '../../../runtime/kernel/chain/bundle.js';
import { type Address, InvalidAddress, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, dave } from '../../kit/index.js';
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

test("a passport describes a player and can be queried by the account's name", () => {
  const c = passportChain();
  assert.is(passportOf(c, alice), null);
  create(c, alice, 'Alice_1', { avatar_uri: 'https://alice.example/a.png', bio: 'Plays.' }).emits('PassportCreated', {
    owner: alice,
    gamertag: 'Alice_1',
  });
  assert.equal(passportOf(c, alice), {
    owner: c.json(alice),
    gamertag: 'Alice_1',
    avatar_uri: 'https://alice.example/a.png',
    bio: 'Plays.',
    xp: 0,
    level: 1,
    games: 0,
    achievements: 0,
    created_at: c.time,
    created_at_height: c.height,
    name: null,
  });
  c.run(alice, 'RegisterName', { name: 'wonderland', salt: null });
  assert.is(passportOf(c, alice)!.name, 'wonderland.trl');
  assert.equal([found(c, 'ALICE_1'), found(c, 'Alice_2')], [c.json(alice), null]);
});

test('an account has one passport', () => {
  const c = passportChain();
  create(c, alice, 'Alice');
  create(c, alice, 'Other').fails(PassportExists);
});

for (const gamertag of ['', 'ab', 'a'.repeat(21), 'a b', 'a-b', 'Ünal', 'a.b.c']) {
  test(`${JSON.stringify(gamertag)} is not a valid gamertag`, () => {
    const c = passportChain();
    create(c, alice, gamertag).fails(InvalidGamertag, { field: 'gamertag' });
    create(c, alice, 'Alice');
    rename(c, alice, gamertag).fails(InvalidGamertag, { field: 'gamertag' });
    c.refuses('lookupPassport', [gamertag], /must/);
  });
}

test('a picture must be a link, texts have a maximum length, and games have ids', () => {
  const c = passportChain();
  for (const avatar_uri of ['javascript:alert(1)', 'http://a.example/a.png', `https://${'a'.repeat(249)}`]) {
    create(c, alice, 'Alice', { avatar_uri }).fails(MalformedBundle);
  }
  create(c, alice, 'Alice', { bio: 'x'.repeat(281) }).fails(MalformedBundle);
  for (const id of ['ab', 'a'.repeat(33), 'Chess', 'a_b']) registerGame(c, alice, id).fails(MalformedBundle);
});

test('null keeps a field and an empty text clears it', () => {
  const c = passportChain();
  create(c, alice, 'Alice', { avatar_uri: 'ipfs://bafy', bio: 'Plays.' });
  c.run(alice, 'UpdatePassport', { gamertag: null, avatar_uri: null, bio: '' }).emits('PassportUpdated', {
    owner: alice,
    gamertag: 'Alice',
  });
  assert.equal([passportOf(c, alice)!.avatar_uri, passportOf(c, alice)!.bio], ['ipfs://bafy', '']);
  c.run(alice, 'UpdatePassport', { gamertag: null, avatar_uri: '', bio: 'Again.' });
  assert.equal([passportOf(c, alice)!.avatar_uri, passportOf(c, alice)!.bio], ['', 'Again.']);
  c.run(bob, 'UpdatePassport', { gamertag: null, avatar_uri: null, bio: 'x' }).fails(NoPassport);
});

test('a gamertag changes once in 30 days, and the previous one stays reserved as long', () => {
  const c = passportChain();
  create(c, alice, 'Alice');
  create(c, bob, 'aLICE').fails(GamertagTaken, { held_until: null });
  rename(c, alice, 'Queen');
  const until = c.time + 30 * DAY;
  assert.equal([found(c, 'queen'), found(c, 'alice')], [c.json(alice), null]);
  rename(c, alice, 'King').fails(ChangeCooldown, { ready_at: until });
  create(c, bob, 'Alice').fails(GamertagTaken, { held_until: until });
  c.advance(30 * DAY - 1);
  rename(c, alice, 'King').fails(ChangeCooldown);
  create(c, bob, 'Alice').fails(GamertagTaken);
  c.advance(1);
  rename(c, alice, 'King');
  create(c, bob, 'Alice');
  assert.equal([found(c, 'king'), found(c, 'alice'), found(c, 'queen')], [c.json(alice), c.json(bob), null]);
});

test('changing the letter case of a gamertag counts as a change, and the owner keeps it', () => {
  const c = passportChain();
  create(c, alice, 'Alice');
  rename(c, alice, 'Alice');
  rename(c, alice, 'ALICE');
  assert.equal([passportOf(c, alice)!.gamertag, found(c, 'alice')], ['ALICE', c.json(alice)]);
  rename(c, alice, 'alice').fails(ChangeCooldown);
  create(c, bob, 'alice').fails(GamertagTaken, { held_until: null });
});

test('a game is registered once, and only its authority writes about players', () => {
  const c = passportChain();
  create(c, bob, 'Bob');
  report(c, club, bob).fails(GameNotFound, { game_id: 'chess' });
  show(c, bob, false).fails(GameNotFound);
  c.run(alice, 'RegisterGame', { game_id: 'chess', name: 'Chess', authority: ZERO_ADDRESS }).fails(InvalidAddress);
  registerGame(c, alice).emits('GameRegistered', { game_id: 'chess', authority: club });
  registerGame(c, dave).fails(GameExists);
  report(c, alice, bob).fails(NotGameAuthority, { required: `0x${club.address}` });
  report(c, bob, bob).fails(NotGameAuthority);
  report(c, club, carol).fails(NoPassport, { owner: `0x${carol.address}` });
  report(c, club, bob).emits('GameProfileUpdated', { passport_owner: bob, game_id: 'chess', xp: 0 });
  assert.equal(c.ask('getGame', ['chess']), {
    game_id: 'chess',
    name: 'The game chess',
    authority: c.json(club),
    registered_at: c.time,
    players: 1,
  });
  assert.is(c.ask('getGame', ['checkers']), null);
});

test('a profile has the last report of the game and every achievement ever reached', () => {
  const c = passportChain();
  create(c, bob, 'Bob');
  registerGame(c, alice);
  assert.is(profileOf(c, bob), null);
  const first = c.time;
  report(c, club, bob, { score: 200, stats: { wins: 3, rating: -5 }, achievements: ['First win', 'First win'] });
  c.advance(60);
  report(c, club, bob, { score: 150, stats: { wins: 4 }, achievements: ['First win', 'Fork'] });
  assert.equal(profileOf(c, bob), {
    game_id: 'chess',
    visible: true,
    passport_owner: c.json(bob),
    game_name: 'The game chess',
    score: 150,
    stats: { wins: 4 },
    achievements: ['First win', 'Fork'],
    first_played: first,
    last_played: c.time,
    updates: 2,
  });
  const { xp, level, games, achievements } = passportOf(c, bob)!;
  assert.equal([xp, level, games, achievements], [200, 2, 1, 2], 'experience never falls');
});

test('a player has at most 128 achievements in a game', () => {
  const c = passportChain();
  create(c, bob, 'Bob');
  registerGame(c, alice);
  const some = (from: number) => Array.from({ length: 32 }, (_, i) => `reached ${from + i}`);
  for (const from of [0, 32, 64, 96]) report(c, club, bob, { achievements: some(from) });
  report(c, club, bob, { achievements: ['one more'] }).fails(TooManyAchievements);
  report(c, club, bob, { achievements: some(0) });
  assert.is((profileOf(c, bob)!.achievements as unknown[]).length, 128);
});

test('an epoch counts at most a thousand points, and the rest counts later', () => {
  const c = passportChain();
  create(c, bob, 'Bob');
  registerGame(c, alice);
  registerGame(c, alice, 'checkers');
  const xp = () => passportOf(c, bob)!.xp;
  report(c, club, bob, { score: 2_500 });
  assert.is(xp(), 1_000);
  report(c, club, bob, { score: 9_999_999 });
  assert.is(xp(), 1_000);
  report(c, club, bob, { score: 700 }, 'checkers');
  assert.is(xp(), 1_700);
  c.reach(c.height + 10);
  report(c, club, bob, { score: 2_500 });
  assert.is(xp(), 2_700);
  c.reach(c.height + 10);
  report(c, club, bob, { score: 2_500 });
  assert.equal([xp(), passportOf(c, bob)!.level], [3_200, 6]);
  c.reach(c.height + 10);
  report(c, club, bob, { score: 2_500 });
  assert.is(xp(), 3_200, 'all of the score counts, once');
});

test('counted points never exceed the highest score, never fall, and rise by at most a thousand per epoch', () => {
  const said = fc.record({ score: fc.nat(5_000), later: fc.nat(2) });
  fc.assert(
    fc.property(fc.array(said, { maxLength: 40 }), (all) => {
      let now = { counted: 0, epoch: 0, counted_in_epoch: 0 };
      let [epoch, highest] = [0, 0];
      const gains = new Map<number, number>();
      for (const { score, later } of all) {
        epoch += later;
        highest = Math.max(highest, score);
        const next = countScore(now, score, epoch);
        assert.ok(next.counted >= now.counted && next.counted <= highest);
        gains.set(epoch, (gains.get(epoch) ?? 0) + next.counted - now.counted);
        assert.ok(gains.get(epoch)! <= 1_000);
        assert.is(next.counted_in_epoch, gains.get(epoch));
        now = next;
      }
    }),
  );
});

test('a level starts at each whole square root of a hundredth of the experience', () => {
  const exact = (xp: number): bigint => {
    let root = 0n;
    while ((root + 1n) * (root + 1n) <= BigInt(xp) / 100n) root++;
    return root + 1n;
  };
  for (const xp of [0, 99, 100, 399, 400, 899, 900, 999_999, 1_000_000]) assert.is(BigInt(levelOf(xp)), exact(xp));
  for (const root of [1, 1_000, 9_490_626]) {
    const square = root * root * 100;
    assert.equal([levelOf(square - 1), levelOf(square)], [root, root + 1]);
  }
  assert.is(levelOf(Number.MAX_SAFE_INTEGER), 9_490_627);
});

test('a hidden profile only reveals that it exists, and the player can show it again', () => {
  const c = passportChain();
  create(c, bob, 'Bob');
  registerGame(c, alice);
  show(c, alice, false).fails(NoPassport);
  show(c, bob, false).emits('GameVisibilityChanged', { passport_owner: bob, game_id: 'chess', visible: false });
  assert.is(profileOf(c, bob), null);
  report(c, club, bob, { score: 500, achievements: ['Fork'] });
  const hidden = profileOf(c, bob)!;
  assert.equal(
    Object.entries(hidden).filter(([, value]) => value !== null),
    [
      ['game_id', 'chess'],
      ['visible', false],
    ],
  );
  show(c, bob, true);
  assert.equal([profileOf(c, bob)!.visible, profileOf(c, bob)!.score], [true, 500]);
});

test('the statistics of all passports add up', () => {
  const c = passportChain();
  create(c, alice, 'Alice');
  c.advance(DAY);
  assert.is(stats(c).new_24h, 0);
  for (const who of [bob, carol]) create(c, who, `${who}_plays`);
  registerGame(c, alice);
  report(c, club, bob, { score: 400, achievements: ['a', 'b'] });
  report(c, club, carol, { score: 900 });
  assert.equal(c.ask('getPassportStats'), {
    total_passports: 3,
    total_games: 1,
    total_profiles: 2,
    total_achievements: 2,
    new_24h: 2,
    top: [
      { gamertag: 'carol_plays', level: 4 },
      { gamertag: 'bob_plays', level: 3 },
    ],
  });
  c.advance(DAY - 1);
  assert.is(stats(c).new_24h, 2);
  c.advance(1);
  assert.is(stats(c).new_24h, 0);
});

test('the ten players with the most experience match a full sort', () => {
  const people = Array.from({ length: 15 }, (_, i) => `${i}`.padStart(64, '0') as string as Address);
  const step = fc.record({ who: fc.nat(14), gain: fc.nat(50) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const xp = new Map<Address, number>();
      let top: Parameters<typeof placed>[0] = [];
      for (const { who, gain } of steps) {
        const now = (xp.get(people[who]!) ?? 0) + gain;
        if (gain === 0) continue;
        xp.set(people[who]!, now);
        top = placed(top, people[who]!, now);
      }
      const sorted = [...xp.values()].sort((a, b) => b - a).slice(0, 10);
      assert.equal(
        top.map((one) => one.xp),
        sorted,
      );
      for (const one of top) assert.is(xp.get(one.owner), one.xp);
      assert.is(new Set(top.map(({ owner }) => owner)).size, top.length);
    }),
  );
  assert.ok(actor('somebody'));
});

test.run();
