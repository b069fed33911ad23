/** Random lives of players and games, against a model that says what must succeed and what is refused by which error. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ChangeCooldown,
  GameExists,
  GameNotFound,
  GamertagTaken,
  NoPassport,
  NotGameAuthority,
  PassportExists,
} from '../../../modules/passports/index.js';
import { epochOf } from '../../../runtime/kernel/chain/epoch.js';
import type { ErrorDef } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, type TestChain } from '../../kit/index.js';
import { lives } from '../shared/steps.js';
import {
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

const people = [alice, bob, carol];
const PEOPLE = fc.constantFrom(...people);
const TAGS = ['Ace', 'ACE', 'Neo', 'neo_1'];
const TAG = fc.constantFrom(...TAGS);
const GAMES = ['chess', 'go-9'];
const GAME = fc.constantFrom(...GAMES);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ op: fc.constant('create' as const), by: PEOPLE, tag: TAG }) },
  { weight: 4, arbitrary: fc.record({ op: fc.constant('rename' as const), by: PEOPLE, tag: TAG }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('game' as const), by: PEOPLE, game: GAME, authority: PEOPLE }) },
  {
    weight: 8,
    arbitrary: fc.record({
      op: fc.constant('report' as const),
      by: PEOPLE,
      game: GAME,
      player: PEOPLE,
      score: fc.nat(3_000),
      reached: fc.subarray(['a', 'b', 'c']),
    }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('show' as const), by: PEOPLE, game: GAME, on: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('epoch' as const) }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('later' as const), days: fc.constantFrom(1, 15, 30) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
type Deed = Exclude<Step, { op: 'epoch' | 'later' }>;

interface Played {
  score: number;
  counted: number;
  readonly gains: Map<number, number>;
  readonly reached: Set<string>;
  updates: number;
}

/** What the chain should hold, kept as simply as can be. */
class Model {
  readonly tags = new Map<Actor, string>();
  readonly changed = new Map<Actor, number>();
  /** Tags that somebody left, and until when. */
  readonly kept: { tag: string; owner: Actor; until: number }[] = [];
  readonly games = new Map<string, Actor>();
  readonly played = new Map<string, Played>();
  readonly hidden = new Set<string>();
  readonly born = new Map<Actor, number>();
  time = 0;
  epoch = 0;

  do(deed: Deed): ErrorDef | undefined {
    const { by } = deed;
    if (deed.op === 'create') return this.create(by, deed.tag);
    if (deed.op === 'rename') return this.rename(by, deed.tag);
    if (deed.op === 'game') {
      if (this.games.has(deed.game)) return GameExists;
      this.games.set(deed.game, deed.authority);
      return undefined;
    }
    if (deed.op === 'report') return this.report(deed);
    if (!this.tags.has(by)) return NoPassport;
    if (!this.games.has(deed.game)) return GameNotFound;
    if (deed.on) this.hidden.delete(`${by} ${deed.game}`);
    else this.hidden.add(`${by} ${deed.game}`);
    return undefined;
  }

  private free(tag: string, by: Actor): boolean {
    const same = (other: string): boolean => other.toLowerCase() === tag.toLowerCase();
    if ([...this.tags].some(([who, other]) => who !== by && same(other))) return false;
    return !this.kept.some((one) => same(one.tag) && one.owner !== by && this.time < one.until);
  }

  private create(by: Actor, tag: string): ErrorDef | undefined {
    if (this.tags.has(by)) return PassportExists;
    if (!this.free(tag, by)) return GamertagTaken;
    this.tags.set(by, tag);
    this.born.set(by, this.time);
    return undefined;
  }

  private rename(by: Actor, tag: string): ErrorDef | undefined {
    const before = this.tags.get(by);
    if (before === undefined) return NoPassport;
    if (before === tag) return undefined;
    const changed = this.changed.get(by);
    if (changed !== undefined && this.time < changed + 30 * DAY) return ChangeCooldown;
    if (!this.free(tag, by)) return GamertagTaken;
    this.kept.push({ tag: before, owner: by, until: this.time + 30 * DAY });
    this.tags.set(by, tag);
    this.changed.set(by, this.time);
    return undefined;
  }

  private report({ by, game, player, score, reached }: Extract<Deed, { op: 'report' }>): ErrorDef | undefined {
    const authority = this.games.get(game);
    if (!authority) return GameNotFound;
    if (authority !== by) return NotGameAuthority;
    if (!this.tags.has(player)) return NoPassport;
    const key = `${player} ${game}`;
    const played = this.played.get(key) ?? { score: 0, counted: 0, gains: new Map(), reached: new Set(), updates: 0 };
    this.played.set(key, played);
    const already = played.gains.get(this.epoch) ?? 0;
    const gain = Math.max(0, Math.min(score - played.counted, 1_000 - already));
    played.gains.set(this.epoch, already + gain);
    played.counted += gain;
    played.score = score;
    played.updates++;
    for (const one of reached) played.reached.add(one);
    return undefined;
  }
}

function perform(c: TestChain, deed: Deed) {
  const { op, by } = deed;
  if (op === 'create') return create(c, by, deed.tag);
  if (op === 'rename') return rename(c, by, deed.tag);
  if (op === 'game') return registerGame(c, by, deed.game, deed.authority);
  if (op === 'show') return show(c, by, deed.on, deed.game);
  return report(c, by, deed.player, { score: deed.score, achievements: deed.reached }, deed.game);
}

/** Expects the chain to be what the model says, and what holds of every chain. */
function compare(c: TestChain, model: Model): void {
  let [profiles, reached] = [0, 0];
  for (const who of people) {
    const all = GAMES.flatMap((game) => model.played.get(`${who} ${game}`) ?? []);
    profiles += all.length;
    reached += all.reduce((sum, one) => sum + one.reached.size, 0);
    const passport = passportOf(c, who);
    assert.is(passport?.gamertag, model.tags.get(who));
    if (!passport) continue;
    assert.equal(
      [passport.xp, passport.games, passport.achievements, passport.created_at],
      [
        all.reduce((sum, { counted }) => sum + counted, 0),
        all.length,
        all.reduce((sum, one) => sum + one.reached.size, 0),
        model.born.get(who),
      ],
    );
    for (const game of GAMES) {
      const [played, profile] = [model.played.get(`${who} ${game}`), profileOf(c, who, game)];
      if (!played) assert.is(profile, null);
      else if (model.hidden.has(`${who} ${game}`)) assert.equal([profile!.visible, profile!.score], [false, null]);
      else {
        const { score, updates, achievements } = profile!;
        assert.equal([score, updates, achievements], [played.score, played.updates, [...played.reached].sort()]);
      }
    }
  }
  for (const tag of TAGS) {
    const owner = people.find((who) => model.tags.get(who)?.toLowerCase() === tag.toLowerCase());
    assert.is(found(c, tag), owner ? c.json(owner) : null, tag);
  }
  const told = stats(c) as unknown as Record<string, number> & { top: { gamertag: string }[] };
  assert.equal(
    [told.total_passports, told.total_games, told.total_profiles, told.total_achievements],
    [model.tags.size, model.games.size, profiles, reached],
  );
  assert.is(told.new_24h, [...model.born.values()].filter((time) => time > c.time - DAY).length);
  const played = people.filter((who) => (passportOf(c, who)?.xp ?? 0) > 0);
  assert.is(told.top.length, played.length);
  assert.is(c.entries('passports', 'achievements').length, reached);
  assert.is(c.entries('passports', 'profiles').length, profiles);
}

test('in random runs the chain matches the model, rejects the same operations and keeps every sum', () => {
  lives(step, (steps) => {
    const c = passportChain();
    const model = new Model();
    for (const one of steps) {
      if (one.op === 'epoch') c.reach(c.height + 10);
      else if (one.op === 'later') c.advance(one.days * DAY);
      else {
        Object.assign(model, { time: c.time, epoch: epochOf(c.height, 10) });
        const expected = model.do(one);
        const ran = perform(c, one);
        if (expected) ran.fails(expected);
        else ran.settle();
      }
    }
    compare(c, model);
  });
});

test.run();
