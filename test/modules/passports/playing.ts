/** What tests of passports share: a chain with players and games. */

import accounts from '../../../modules/accounts/index.js';
import fees from '../../../modules/fees/index.js';
import names from '../../../modules/names/index.js';
import passports from '../../../modules/passports/index.js';
import tokens from '../../../modules/tokens/index.js';
import { type Actor, actor, type ChainOptions, chain, type TestChain } from '../../kit/index.js';

export const DAY = 86_400;

/** Writes the profiles of `chess`. */
export const club = actor('club');

/** A chain with passports, and names of which a passport tells. */
export const passportChain = (options: ChainOptions = {}): TestChain =>
  chain([accounts, tokens, fees, names, passports], { epochBlocks: 10, ...options });

export const create = (c: TestChain, who: Actor, gamertag: string, more: object = {}) =>
  c.run(who, 'CreatePassport', { gamertag, avatar_uri: null, bio: null, ...more });
export const rename = (c: TestChain, who: Actor, gamertag: string) =>
  c.run(who, 'UpdatePassport', { gamertag, avatar_uri: null, bio: null });
export const registerGame = (c: TestChain, who: Actor, game_id = 'chess', authority: Actor = club) =>
  c.run(who, 'RegisterGame', { game_id, name: `The game ${game_id}`, authority });

/** What a game writes. */
export interface Report {
  readonly score?: number;
  readonly stats?: Readonly<Record<string, number>>;
  readonly achievements?: readonly string[];
}

export const report = (c: TestChain, by: Actor, player: Actor, said: Report = {}, game_id = 'chess') =>
  c.run(by, 'UpdateGameProfile', { passport_owner: player, game_id, stats: {}, achievements: [], score: 0, ...said });
export const show = (c: TestChain, who: Actor, visible: boolean, game_id = 'chess') =>
  c.run(who, 'SetGameVisibility', { game_id, visible });

/** A passport as callers see it. */
export interface PassportInfo {
  readonly owner: string;
  readonly gamertag: string;
  readonly avatar_uri: string;
  readonly bio: string;
  readonly xp: number;
  readonly level: number;
  readonly games: number;
  readonly achievements: number;
  readonly created_at: number;
  readonly created_at_height: number;
  readonly name: string | null;
}

export const passportOf = (c: TestChain, who: Actor) => c.ask<PassportInfo | null>('getPassport', [who]);
export const found = (c: TestChain, gamertag: string) =>
  c.ask<PassportInfo | null>('lookupPassport', [gamertag])?.owner ?? null;
export const profileOf = (c: TestChain, player: Actor, game_id = 'chess') =>
  c.ask<Readonly<Record<string, unknown>> | null>('getGameProfile', [player, game_id]);
export const stats = (c: TestChain) =>
  c.ask<{ new_24h: number; total_passports: number; top: { gamertag: string; level: number }[] }>('getPassportStats');
