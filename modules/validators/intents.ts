/** Intent forms about stake: `stake 1000 TRL with bob.trl auto-compound`. */

import type { Address, MethodContext } from '../../runtime/sdk.js';
import { type Form, type Given, type Planning, STANDARD } from '../shared/intent-forms.js';
import { NATIVE } from '../tokens/port.js';
import { operatorOf } from './records.js';
import type { validators } from './shape.js';
import { stakedBy, stakedWith } from './staking.js';

type Asking = MethodContext<typeof validators>;

/** The amount; rejects every token but the native one, because no other can be staked with validators. */
function nativeAmount(given: Given, { refuse, tokenOf }: Planning) {
  const { amount, token } = given.coins('amount', 'token', NATIVE);
  if (token.mint !== NATIVE) refuse('token', `${tokenOf(NATIVE).name}, or in pool with the address of a staking pool`);
  return amount;
}

/** Operator of the validator that an intent names by account or by consensus key. */
function validatorIn(c: Asking, given: Given, { refuse }: Planning) {
  const { address, shown } = given.account('validator');
  const operator = operatorOf(c, address) ?? refuse('validator', 'a validator of this chain');
  return { operator, pubkey: c.state.validators.get(operator)!.pubkey, shown };
}

export const forms = (c: Asking): readonly Form[] => [
  {
    ...STANDARD.stake,
    isNative: true,
    plan(given, planning) {
      const said = nativeAmount(given, planning);
      const { operator, pubkey, shown } = validatorIn(c, given, planning);
      const amount = planning.raw(said, NATIVE);
      const compounds = given.has('auto-compound');
      return {
        operations: [
          ['Stake', { validator_pubkey: pubkey, amount, proof_of_possession: null }],
          ...(compounds ? [['SetAutoCompound', { validator: operator, enable: true }] as const] : []),
        ],
        says: `stake ${planning.show(amount, NATIVE, said)} with ${shown}${compounds ? ', and compound its rewards' : ''}`,
        warnings: ['unstaking takes 21 days of unbonding'],
      };
    },
  },
  {
    ...STANDARD.unstake,
    isNative: true,
    plan(given, planning) {
      const said = given.amount('amount');
      const token = given.tokenOr('token');
      if (token && token.mint !== NATIVE) planning.refuse('token', `only ${planning.tokenOf(NATIVE).name}`);
      const validator = given.has('validator') ? validatorIn(c, given, planning) : undefined;
      let amount: bigint;
      if (said.kind === 'exact') amount = planning.raw(said, NATIVE);
      else {
        if (said.of === 'it') planning.refuse('amount', 'an amount, or a share of the stake');
        const { sender } = planning;
        const own = (who: Address) => (validator ? stakedWith(c, who, validator.operator) : stakedBy(c, who));
        const staked = sender === undefined ? 0n : own(sender);
        amount = (staked * said.numerator) / said.denominator;
        if (amount === 0n) planning.refuse('amount', 'a share of the stake of the sender');
      }
      return {
        operations: [['Unstake', { amount, validator: validator?.operator ?? null }]],
        says: `unstake ${planning.show(amount, NATIVE)}${validator ? ` from ${validator.shown}` : ''}`,
        warnings: ['after unbonding, claim the stake with: claim unstaked'],
      };
    },
  },
  {
    ...STANDARD.claim_rewards,
    plan: () => ({ operations: [['ClaimRewards', { validator: null }]], says: 'claim all staking rewards' }),
  },
  {
    ...STANDARD.claim_unstaked,
    plan: () => ({ operations: [['ClaimUnstake', {}]], says: 'claim all stake that has unbonded' }),
  },
];
