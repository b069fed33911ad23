/** What tests of programs share: a chain with tokens, a pool and stakers, and short ways to register and run. */

import anchor from '../../../modules/anchor/index.js';
import fees from '../../../modules/fees/index.js';
import multiToken from '../../../modules/multi-token/index.js';
import multisig from '../../../modules/multisig/index.js';
import names from '../../../modules/names/index.js';
import nft from '../../../modules/nft/index.js';
import programs from '../../../modules/programs/index.js';
import stakingPools from '../../../modules/staking-pools/index.js';
import validators from '../../../modules/validators/index.js';
import type { Module } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, type ChainOptions, type Ran, type TestChain } from '../../kit/index.js';
import { dexChain, makePool, ONE } from '../shared/pools.js';

/** Modules that a program may use. */
export const MODULES = [fees, validators, multisig, nft, multiToken, stakingPools, anchor, names, programs];

/** A chain on which programs can do all that they may. */
export const programChain = (options: ChainOptions = {}, more: readonly Module[] = []): TestChain =>
  dexChain(['COIN', 'NUTS'], { ...options, more: [...MODULES, ...more] });

/** The same with a pool of 1,000 TRL and 2,000 COIN that is eleven minutes old. */
export function pricedChain(): TestChain {
  const c = programChain();
  makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
  c.advance(660);
  return c;
}

/** A program that sends an amount to somebody; changes are laid over it. */
export function text(change: object = {}): Record<string, unknown> {
  return {
    name: 'send',
    version: 1,
    title: 'Send',
    params: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'amount' },
    ],
    steps: [{ op: 'Transfer', args: { to: '${to}', token_symbol: 'TRL', amount: '${amount}' } }],
    ...change,
  };
}

/** A program without parameters whose condition is an expression. */
export const asking = (expr: string, change: object = {}) =>
  text({
    params: [],
    require: [{ expr, error: 'no' }],
    steps: [{ op: 'Transfer', args: { to: `0x${bob.address}`, token_symbol: 'TRL', amount: 1 } }],
    ...change,
  });

export const register = (c: TestChain, program: object | string, who: Actor = alice): Ran =>
  c.run(who, 'RegisterProgram', {
    program_json: typeof program === 'string' ? program : JSON.stringify(program),
  });

export const execute = (c: TestChain, params: object | string = {}, who: Actor = alice, name = 'send', version = 1) =>
  c.run(who, 'ExecuteProgram', {
    name,
    version,
    params: typeof params === 'string' ? params : JSON.stringify(params),
  });

export const deprecate = (c: TestChain, who: Actor = alice, name = 'send') => c.run(who, 'DeprecateProgram', { name });

/** What tests read of a program. */
export interface Info {
  readonly version: number;
  readonly deprecated: boolean;
  readonly executions: number;
  readonly program_json: string;
  readonly [field: string]: unknown;
}
export const info = (c: TestChain, name = 'send', ...version: number[]) =>
  c.ask<Info | null>('getProgram', [name, ...version]);
