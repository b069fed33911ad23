/** Staking with no more than governance and upgrades ask of it: bonds as a test says, a validator set frozen for each epoch. */

import { stakingPort } from '../../modules/validators/port.js';
import { cell, fn, map, type ReadState, shape, t, validatorsPort, type WriteState } from '../../runtime/sdk.js';
import type { Actor, TestChain } from '../kit/index.js';

/** One native unit in raw. */
export const UNIT = 10n ** 9n;

const Bonded = t.struct({ amount: t.amount, since: t.height });
const Member = t.struct({ validator: t.address, power: t.amount });

const state = {
  bonds: map(0, [t.address, t.address], Bonded),
  /** The set of the present epoch: what was bonded when it began, with everybody who has bonded something himself. */
  frozen: cell(1, t.list(Member, 100), []),
  pausedUntil: cell(2, t.height, 0),
};

const stakes = shape('stakes', { about: 'Bonds as a test says.', state });

/** Everybody who has bonded with himself, with all that is bonded with him. */
function membersOf({ bonds }: WriteState<typeof state>) {
  const all = bonds.list([], 10_000);
  return all
    .filter(({ key: [owner, validator], value }) => owner === validator && value.amount > 0n)
    .map(({ key: [validator] }) => ({
      validator,
      power: all.reduce((sum, { key, value }) => (key[1] === validator ? sum + value.amount : sum), 0n),
    }));
}

/** The frozen set, as consensus sees it. */
const setOf = (c: { readonly state: ReadState<typeof state> }) =>
  c.state.frozen.get().map(({ validator, power }) => ({
    address: validator,
    publicKey: validator as string,
    power: Number(power / UNIT),
  }));

export default stakes.module({
  operations: {
    Bond: stakes.operation({
      about: 'Sets what the sender has bonded with a validator, from this block on.',
      params: { validator: t.address, amount: t.amount },
      gas: 50_000,
      execute: ({ state, sender, height }, { validator, amount }) =>
        state.bonds.put(sender, validator, { amount, since: height }),
    }),
  },
  methods: {
    pausedUntil: stakes.method({
      about: 'Until which height no turn counts as missed.',
      signature: fn({}, t.height),
      read: ({ state }) => state.pausedUntil.get(),
    }),
  },
  hooks: {
    epochEnd({ state }) {
      state.frozen.put(membersOf(state));
    },
  },
  provides: [
    stakes.provide(validatorsPort, { previous: setOf, current: setOf, next: setOf }),
    stakes.provide(stakingPort, {
      validatorOf: ({ state }, id) => {
        const found = state.frozen.get().find(({ validator }) => validator === id);
        return found && { operator: found.validator, publicKey: found.validator };
      },
      power: ({ state }, operator) => state.frozen.get().find(({ validator }) => validator === operator)?.power ?? 0n,
      totalPower: ({ state }) => state.frozen.get().reduce((sum, { power }) => sum + power, 0n),
      staked: ({ state }, account) =>
        state.bonds.list([account], 100).reduce((sum, { value }) => sum + value.amount, 0n),
      bondsSince: ({ state }, account, height) =>
        state.bonds
          .list([account], 100)
          .filter(({ value }) => value.since < height)
          .map(({ key, value }) => ({ validator: key[1], amount: value.amount })),
      pauseMissedTurns: ({ state }, untilHeight) => state.pausedUntil.put(untilHeight),
    }),
  ],
});

/** Sets what somebody has bonded with a validator, in whole native units. */
export function bond(c: TestChain, who: Actor, validator: Actor, units: bigint): void {
  c.run(who, 'stakes.Bond', { validator, amount: units * UNIT });
}

/** Ends blocks until a new epoch begins. */
export function nextEpoch(c: TestChain): void {
  const { epochBlocks } = c.info;
  c.reach((Math.trunc((c.height - 1) / epochBlocks) + 1) * epochBlocks + 1);
}
