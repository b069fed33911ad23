/**
 * Every change of a balance, from receipts: the tokens module changes balances only with the events Transfer,
 * TokenMinted and TokenBurned, with fees, which receipts report, and with block rewards. A test compares the sum with
 * the state.
 */

import { type Address, BLOCK_LEVEL, type FinalBlock, moduleAccount } from '../../runtime/plugin.js';

export type Kind = 'TRANSFER' | 'MINT' | 'BURN' | 'FEE' | 'REWARD' | 'GENESIS';

/** Kinds of operations, as network/options lists them. */
export const KINDS: readonly Kind[] = ['TRANSFER', 'MINT', 'BURN', 'FEE', 'REWARD', 'GENESIS'];

/** A movement between two accounts, or between an account and the supply. */
export interface Movement {
  readonly kind: Kind;
  readonly from?: Address;
  readonly to?: Address;
  /** Name of the token as events name it; undefined for the native token. */
  readonly token?: string;
  readonly amount: bigint;
  /** Index of the operation that caused it; undefined for fees and effects of the block. */
  readonly cause?: number;
}

type Outcome = FinalBlock['outcomes'][number];

/** Accounts that receive block rewards. */
export interface Payees {
  readonly treasury: Address | undefined;
  /** The account that receives the proposer's share; undefined for the proposer itself. */
  readonly vault: Address | undefined;
}

/** The stake vault receives the earnings of proposers on chains with the validators module. */
export const payeesOf = (
  modules: readonly { readonly module: { readonly name: string } }[],
  treasury: Address | undefined,
): Payees => ({
  treasury,
  vault: modules.some(({ module }) => module.name === 'validators')
    ? moduleAccount('validators', ['stake'])
    : undefined,
});

/** Movements of one outcome, in order; the fee last. `payer` is undefined for the outcome of the block itself. */
export function* movementsOf(
  { events, fee }: Pick<Outcome, 'events' | 'fee'>,
  payer: Address | undefined,
  payees: Payees,
): Generator<Movement> {
  for (const { type, data, opIndex } of events) {
    const cause = opIndex === BLOCK_LEVEL ? {} : { cause: opIndex };
    if (type.module === 'tokens') {
      const { from, to, token, amount } = data as { from: Address; to: Address; token: string; amount: bigint };
      const moved = { token, amount, ...cause };
      if (type.name === 'Transfer') yield { kind: 'TRANSFER', from, to, ...moved };
      if (type.name === 'TokenMinted') yield { kind: 'MINT', to, ...moved };
      if (type.name === 'TokenBurned') yield { kind: 'BURN', from, ...moved };
    }
    if (type.module === 'fees' && type.name === 'BlockRewarded') yield* rewards(data, payees);
  }
  if (payer !== undefined && fee > 0n) yield { kind: 'FEE', from: payer, amount: fee };
}

function* rewards(data: Outcome['events'][number]['data'], { treasury, vault }: Payees): Generator<Movement> {
  const { proposer, proposer_reward, treasury_reward, proposer_fees, treasury_fees } = data as {
    readonly proposer: Address;
  } & { readonly [field: string]: bigint };
  const kind = 'REWARD';
  yield { kind, to: vault ?? proposer, amount: proposer_reward! + proposer_fees! };
  if (treasury !== undefined) yield { kind, to: treasury, amount: treasury_reward! + treasury_fees! };
}
