/** What tests of names share: a chain with names, and the words in which they are spoken of. */

import accounts from '../../../modules/accounts/index.js';
import fees from '../../../modules/fees/index.js';
import names from '../../../modules/names/index.js';
import { commitmentOf } from '../../../modules/names/port.js';
import tokens from '../../../modules/tokens/index.js';
import { type Address, type Hash, moduleAccount } from '../../../runtime/sdk.js';
import { type Actor, type ChainOptions, chain, type TestChain } from '../../kit/index.js';

export const ONE = 10n ** 9n;
export const DAY = 86_400;
export const YEAR = 365 * DAY;
export const TREASURY = `${'3'.padStart(64, '0')}` as Address;
/** Holds what was paid in this block for names that can still be won. */
export const HELD = moduleAccount('names', ['held']);

/** A chain with names. Nothing is emitted, so that the treasury holds what names paid. */
export const nameChain = (options: ChainOptions = {}): TestChain =>
  chain([accounts, tokens, fees, names], { unissued: 0n, ...options });

/** A name as callers see it. */
export interface NameInfo {
  readonly name: string;
  readonly label: string;
  readonly owner: string | null;
  readonly address: string | null;
  readonly primary: boolean;
  readonly registered_at: number | null;
  readonly expires_at: number | null;
  readonly grace_until: number | null;
  readonly in_grace: boolean;
  readonly records: Readonly<Record<string, string>>;
  readonly price_paid: string | null;
  readonly available: boolean;
  readonly price: string;
  readonly reserved: boolean;
  readonly look_alike: string | null;
}

export const infoOf = (c: TestChain, name: string): NameInfo => c.ask<NameInfo>('getNameInfo', [name]);
export const resolve = (c: TestChain, name: string) =>
  c.ask<{ address: string; in_grace: boolean } | null>('resolveName', [name]);
export const called = (c: TestChain, who: Actor): string | null =>
  c.ask<{ name: string } | null>('reverseResolve', [who])?.name ?? null;

export const register = (c: TestChain, who: Actor, name: string, salt: Hash | null = null) =>
  c.run(who, 'RegisterName', { name, salt });
export const transfer = (c: TestChain, who: Actor, name: string, to: Actor) => c.run(who, 'TransferName', { name, to });
export const say = (c: TestChain, who: Actor, name: string, key: string, value: string) =>
  c.run(who, 'SetNameRecord', { name, key, value });
export const commit = (c: TestChain, who: Actor, name: string, salt: Hash) =>
  c.run(who, 'CommitName', { commitment: commitmentOf(name, who.address, salt) });

/** Ends the open block, and others until a commitment of it counts. */
export const wait = (c: TestChain, blocks = 5): void => c.reach(c.height + blocks);
