/** Who votes on a proposal: the validators of an epoch with the stake behind them, and how their votes add up. */

import { t, type ValidatorsPort, type ValueOf } from '../../runtime/sdk.js';
import type { StakingPort } from '../validators/port.js';

const Member = t.struct({ validator: t.address, power: t.amount });
/** A validator with the stake behind it when the vote began. */
export type Member = ValueOf<typeof Member>;

/** Those who vote, as they are kept. */
export const Electorate = t.list(Member, 100);

/** The frozen validators of this epoch. */
export function electorateNow({
  use,
}: {
  readonly use: {
    readonly validators: Pick<ValidatorsPort, 'current'>;
    readonly staking: Pick<StakingPort, 'power'>;
  };
}): readonly Member[] {
  return use.validators.current().map(({ address }) => ({ validator: address, power: use.staking.power(address) }));
}

/** What is voted on, with a vote counted; one of negative power is taken back. */
export function withVote<T extends { readonly yes_power: bigint; readonly no_power: bigint }>(
  proposal: T,
  approve: boolean,
  power: bigint,
): T {
  return approve
    ? { ...proposal, yes_power: proposal.yes_power + power }
    : { ...proposal, no_power: proposal.no_power + power };
}
