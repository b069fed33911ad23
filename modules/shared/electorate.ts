/** Electorate of a proposal: the validators of an epoch with their stake, and the sums of their votes. */

import { type Address, t, type ValidatorsPort, type ValueOf } from '../../runtime/sdk.js';

const Member = t.struct({ validator: t.address, power: t.amount });
/** A validator with the stake behind it when the vote began. */
export type Member = ValueOf<typeof Member>;

/** The electorate as stored. */
export const Electorate = t.list(Member, 100);

/** The frozen validators of this epoch. */
export function electorateNow({
  use,
}: {
  readonly use: {
    readonly validators: Pick<ValidatorsPort, 'current'>;
    readonly staking: { power(operator: Address): bigint };
  };
}): readonly Member[] {
  return use.validators.current().map(({ address }) => ({ validator: address, power: use.staking.power(address) }));
}

/** The proposal with a vote added; a negative power takes a vote back. */
export function withVote<T extends { readonly yes_power: bigint; readonly no_power: bigint }>(
  proposal: T,
  approve: boolean,
  power: bigint,
): T {
  return approve
    ? { ...proposal, yes_power: proposal.yes_power + power }
    : { ...proposal, no_power: proposal.no_power + power };
}
