/** Faults that the checker must find: one changed line of a module or of the node each. */

import type { Fault } from '../mutation/laboratory.js';

/** A fault with a word of the difference that it must lead to. */
export interface Planted extends Fault {
  readonly name: string;
  readonly says: RegExp;
}

export const PLANTED: readonly Planted[] = [
  {
    name: 'burns tokens and leaves the supply as it was',
    file: 'modules/tokens/balances',
    line: 'state.supplies.put(asset.mint, supply - amount);',
    becomes: 'state.supplies.put(asset.mint, supply);',
    says: /supply of token/,
  },
  {
    name: 'counts delegated stake that was withdrawn',
    file: 'modules/validators/bonding',
    line: 'delegated: before.delegated - amount',
    becomes: 'delegated: before.delegated',
    says: /delegated stake of validator/,
  },
  {
    name: 'adds a unit to the reserves of a pool at every swap',
    file: 'modules/dex/change',
    line: 'reserves,\n        sums: sumsAt(pool, time),',
    becomes: 'reserves: { ...reserves, lo: reserves.lo + 1n },\n        sums: sumsAt(pool, time),',
    says: /reserves of all pools/,
  },
  {
    name: 'mints one unit too much for a deposit',
    file: 'modules/bridge/receive',
    line: 'ports.tokens.mintAsProtocol(recipient, mint, amount);',
    becomes: 'ports.tokens.mintAsProtocol(recipient, mint, amount + 1n);',
    says: /tokens minted for deposits/,
  },
  {
    name: 'shows transfers with one unit too much',
    file: 'plugins/explorer/token-methods',
    line: 'amount: activity.moved.amount,',
    becomes: 'amount: activity.moved.amount + 1n,',
    says: /transfers of token/,
  },
  {
    name: 'gives proposers 81 of 100 parts of the fees',
    file: 'modules/fees/reward',
    line: '(fees * 80n) / 100n',
    becomes: '(fees * 81n) / 100n',
    says: /fee/,
  },
];
