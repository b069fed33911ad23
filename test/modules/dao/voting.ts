/** What tests of DAOs share: a chain with a token that alice, bob and carol hold, a DAO of it, and what they do in it. */

import accounts from '../../../modules/accounts/index.js';
import dao from '../../../modules/dao/index.js';
import multisig from '../../../modules/multisig/index.js';
import tokens from '../../../modules/tokens/index.js';
import type { Address, Hash, Json, Module } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, type ChainOptions, carol, chain, type Ran, type TestChain } from '../../kit/index.js';

/** Raw units of one GOV. */
export const GOV = 1_000_000n;
/** What a DAO of the tests decides by: votes of 10 blocks, and an hour until what has passed can be executed. */
export const TERMS = { voting_period_blocks: 10, timelock_s: 3_600, execution_window_s: 7_200, quorum_bps: 4_000 };

/** A DAO with its chain; its token GOV has 6 decimals. */
export interface World {
  readonly c: TestChain;
  readonly mint: Hash;
  readonly dao: Address;
}

/** A chain on which alice holds 50 GOV, bob 30 and carol 20; dave has none. */
export function govChain(
  options: ChainOptions & { readonly more?: readonly Module[]; readonly mintable?: boolean } = {},
): Omit<World, 'dao'> {
  const { more = [], mintable = false, ...rest } = options;
  const params: Record<string, Json> = { 'dao.min_voting_period_blocks': 5, ...rest.params };
  const c = chain([accounts, tokens, multisig, dao, ...more], { ...rest, params });
  const token = { name: 'Gov', symbol: 'GOV', decimals: 6, supply: 100n * GOV, owner: alice, mintable };
  const mint = c.run(alice, 'CreateToken', token).returned[0]!.mint as Hash;
  give(c, alice, bob, 30n * GOV);
  give(c, alice, carol, 20n * GOV);
  return { c, mint };
}

export const give = (c: TestChain, from: Actor, to: Actor | Address, amount: bigint, token_symbol = 'GOV') =>
  c.run(from, 'Transfer', { to, token_symbol, amount });

/** Settings as operations have them: what is left out is null. */
export function given(config: object): object {
  const nothing = {
    proposal_threshold: null,
    quorum_bps: null,
    approval_bps: null,
    voting_delay_blocks: null,
    voting_period_blocks: null,
    timelock_s: null,
    execution_window_s: null,
    late_quorum_extension_blocks: null,
    guardian: null,
    allow_early_execution: null,
    description: null,
    url: null,
  };
  return { ...nothing, ...config };
}

export const createDao = (c: TestChain, token_mint: Hash, config: object = {}, name = 'Friends of GOV', who = alice) =>
  c.run(who, 'CreateDao', { name, token_mint, config: given({ ...TERMS, ...config }) });

/** The chain with a DAO that holds 1,000 raw native units. */
export function daoChain(config: object = {}, options?: Parameters<typeof govChain>[0]): World {
  const { c, mint } = govChain(options);
  const dao = createDao(c, mint, config).returned[0]!.dao_address as Address;
  give(c, alice, dao, 1_000n, 'TRL');
  return { c, mint, dao };
}

export const propose = ({ c, dao }: World, payload: object = { text: {} }, who: Actor = alice) =>
  c.run(who, 'DaoPropose', { dao, title: 'A proposal', description: 'Because.', proposal_type: payload });

/** To pay somebody so many raw native units. */
export const payment = (to: Actor | Address, amount = 100n, token = 'TRL') => ({
  treasury: { to: typeof to === 'string' ? to : to.address, token, amount },
});

const NUMBERS = { against: 0, for: 1, abstain: 2 } as const;
export const vote = ({ c, dao }: World, who: Actor | Address, vote: keyof typeof NUMBERS = 'for', proposal_id = 0) =>
  c.run(who, 'DaoVote', { dao, proposal_id, vote: NUMBERS[vote] });
export const execute = ({ c, dao }: World, who: Actor | Address = carol, proposal_id = 0): Ran =>
  c.run(who, 'DaoExecute', { dao, proposal_id });
export const cancel = ({ c, dao }: World, who: Actor, proposal_id = 0) => c.run(who, 'DaoCancel', { dao, proposal_id });

/** What callers see of a proposal, as far as tests look. */
export interface ProposalInfo {
  readonly proposal_id: number;
  readonly status: string;
  readonly snapshot_height: number;
  readonly start_height: number;
  readonly end_height: number;
  readonly for: string;
  readonly against: string;
  readonly abstain: string;
  readonly quorum: string;
  readonly eta: number | null;
  readonly expires_at: number | null;
  readonly voter: { readonly vote: string | null; readonly weight: string } | null;
  readonly simulation: { readonly ok: boolean } | null;
  readonly [field: string]: unknown;
}

export const proposalOf = ({ c, dao }: World, id = 0, voter?: Actor) =>
  c.ask<ProposalInfo>('getDaoProposal', [`0x${dao}`, id, voter ?? null]);
export const statusOf = (world: World, id = 0): string => proposalOf(world, id)?.status ?? 'none';
/** The settings of a DAO as callers see them. */
export const configOf = ({ c, dao }: World) =>
  c.ask<{ config: Readonly<Record<string, Json>> }>('getDao', [`0x${dao}`]).config;

/** Ends the vote on a proposal. */
export function endVote(world: World, id = 0): void {
  world.c.reach(proposalOf(world, id).end_height + 1);
}

/** A proposal on which alice and bob have voted for, and whose vote is over. */
export function passed(world: World, payload?: object): number {
  const id = propose(world, payload).returned[0]!.proposal_id as number;
  world.c.reach(proposalOf(world, id).start_height);
  vote(world, alice, 'for', id);
  vote(world, bob, 'for', id);
  endVote(world, id);
  return id;
}

/** The same, and its timelock has elapsed. */
export function ready(world: World, payload?: object): number {
  const id = passed(world, payload);
  world.c.advance(TERMS.timelock_s);
  return id;
}
