/** Functions of expressions: their signatures, gas, and reads of the state. */

import type { Address, Hash } from '../../runtime/sdk.js';
import type { Moment } from './expression.js';
import type { Kind, Value } from './kinds.js';
import type { Reading } from './shape.js';

interface Definition {
  /** Why the chain lacks the function; undefined if it has it. */
  readonly missing?: (c: Reading) => string | undefined;
  readonly kinds: readonly Kind[];
  /** Kind of any number of further arguments. */
  readonly rest?: Kind;
  readonly returns: Kind;
  /** Gas of its reads of the state. */
  readonly gas: number;
  value(moment: Moment, args: readonly Value[], refuse: (reason: string) => never): Value;
}

/** Factor by which prices are scaled. */
const SCALE = 1_000_000_000n;
/** Fraction bits of a TWAP. */
const POINT = 64n;

const NO_DEX = 'this chain has no module with pools and prices';
const noDex = ({ use }: Reading) => (use.dex ? undefined : NO_DEX);

const BALANCE_GAS = 300;
const PRICE_GAS = 5_000;
/** For the worst case: stakes with a hundred validators. */
const STAKED_GAS = 25_000;
const RESERVE_GAS = 400;
const CLAIMABLE_GAS = 600;

function least(args: readonly Value[], isBetter: (a: bigint, b: bigint) => boolean): Value {
  return (args as readonly bigint[]).reduce((best, one) => (isBetter(one, best) ? one : best));
}

const definitions = {
  min: {
    kinds: ['number', 'number'],
    rest: 'number',
    returns: 'number',
    gas: 0,
    value: (_, args) => least(args, (a, b) => a < b),
  },
  max: {
    kinds: ['number', 'number'],
    rest: 'number',
    returns: 'number',
    gas: 0,
    value: (_, args) => least(args, (a, b) => a > b),
  },
  time: { kinds: [], returns: 'number', gas: 0, value: ({ c }) => BigInt(c.time) },
  height: { kinds: [], returns: 'number', gas: 0, value: ({ c }) => BigInt(c.height) },
  balance: {
    kinds: ['address', 'token'],
    returns: 'number',
    gas: BALANCE_GAS,
    value: ({ c }, [of, token]) => c.use.tokens.balance(of as Address, token as Hash),
  },
  price: {
    missing: noDex,
    kinds: ['token', 'token'],
    returns: 'number',
    gas: PRICE_GAS,
    value({ c }, [base, quote], refuse) {
      if (base === quote) return SCALE;
      const twap = c.use.dex!.twap(base as Hash, quote as Hash);
      return twap === undefined
        ? refuse('has no price: no pool of the two tokens has ten minutes of history')
        : (twap * SCALE) >> POINT;
    },
  },
  pool_reserve: {
    missing: noDex,
    kinds: ['token', 'token'],
    returns: 'number',
    gas: RESERVE_GAS,
    value: ({ c }, [a, b]) => c.use.dex!.reserves(a as Hash, b as Hash)?.a ?? 0n,
  },
  staked: {
    missing: ({ use }) => (use.staking ? undefined : 'this chain has no staking module'),
    kinds: ['address'],
    returns: 'number',
    gas: STAKED_GAS,
    value: ({ c }, [of]) => c.use.staking!.staked(of as Address),
  },
  claimable: {
    missing: ({ use }) => (use.pools ? undefined : 'this chain has no staking pools'),
    kinds: ['hash'],
    returns: 'number',
    gas: CLAIMABLE_GAS,
    value: ({ c, sender }, [pool], refuse) =>
      c.use.pools!.claimable(sender, pool as Hash) ?? refuse('the staking pool does not exist'),
  },
} satisfies { readonly [name: string]: Definition };

export type FunctionName = keyof typeof definitions;

/** Functions that expressions can call. */
export const FUNCTIONS: Readonly<Record<FunctionName, Definition>> = definitions;

export const isFunction = (name: string): name is FunctionName => Object.hasOwn(definitions, name);
