/** Intent forms about staking pools: `stake 10 COIN in pool 0x…`. */

import type { MethodContext } from '../../runtime/sdk.js';
import { type Form, type Given, mintIn, type Planning, STANDARD } from '../shared/intent-forms.js';
import type { stakingPools } from './shape.js';

type Asking = MethodContext<typeof stakingPools>;

/** The pool named in an intent; it must be a pool of the named token. */
function poolIn({ state }: Asking, given: Given, { refuse, tokenOf }: Planning) {
  const address = mintIn(given.word('pool'));
  const pool = address === undefined ? undefined : state.pools.get(address);
  if (address === undefined || !pool) return refuse('pool', 'the address of a staking pool');
  if (given.token('token').mint !== pool.token_mint)
    refuse('token', `${tokenOf(pool.token_mint).name}, the token of the pool`);
  return { address, mint: pool.token_mint };
}

export const forms = (c: Asking): readonly Form[] => [
  {
    ...STANDARD.stake_pool,
    plan(given, planning) {
      const { address, mint } = poolIn(c, given, planning);
      const said = given.amount('amount');
      const amount = planning.raw(said, mint);
      return {
        operations: [['StakeToPool', { pool_address: address, amount }]],
        says: `stake ${planning.show(amount, mint, said)} in the pool 0x${address}`,
      };
    },
  },
  {
    ...STANDARD.unstake_pool,
    plan(given, planning) {
      const { address, mint } = poolIn(c, given, planning);
      const said = given.amount('amount');
      const staked =
        planning.sender === undefined ? 0n : (c.state.positions.get(planning.sender, address)?.staked ?? 0n);
      if (said.kind === 'share' && said.of === 'it') planning.refuse('amount', 'an amount, or a share of the stake');
      const amount = said.kind === 'exact' ? planning.raw(said, mint) : (staked * said.numerator) / said.denominator;
      if (amount === 0n) planning.refuse('amount', 'a share of the stake of the sender in this pool');
      return {
        operations: [['UnstakeFromPool', { pool_address: address, amount }]],
        says: `unstake ${planning.show(amount, mint)} from the pool 0x${address}`,
        gives: [{ mint, atLeast: amount }],
      };
    },
  },
];
