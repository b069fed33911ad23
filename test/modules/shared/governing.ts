/** What tests of governance share: a chain with two validators and two delegators, and proposals to try. */

import governance from '../../../modules/governance/index.js';
import safety from '../../../modules/safety/index.js';
import { systemAccount } from '../../../modules/tokens/port.js';
import { type Actor, actor, alice, bob, type ChainOptions, carol, dave, type TestChain } from '../../kit/index.js';
import { endEpoch, type Founders, type StakingOptions, stake, stakingChain, UNIT } from './stakers.js';

export { UNIT };

/** Has no stake, and a million units. */
export const erin = actor('erin');
/** Blocks of voting, and seconds until execution. */
export const VOTING = 8;
export const TIMELOCK = 1_000;
export const WINDOW = 14 * 86_400;
export const TREASURY = systemAccount(3);

/** Units that everybody has besides stake, and the treasury too. */
export const MILLION = 1_000_000n * UNIT;

/** A chain with governance that begins with these validators, and takes delegations of a unit. */
export function governing(founders: Founders, options: StakingOptions = {}): TestChain {
  const { params, modules = [], ...rest } = options;
  return stakingChain(founders, {
    modules: [safety, governance, ...modules],
    params: {
      'governance.voting_blocks': VOTING,
      'governance.timelock_s': TIMELOCK,
      'staking.min_delegation_default': `${UNIT}`,
      ...params,
    },
    ...rest,
  });
}

const FOUNDERS: Founders = [
  [alice, 2_000n],
  [bob, 1_000n],
];

/**
 * Frozen: alice validates with 2,000 of her own, 600 of carol and 200 of dave; bob with 1,000 of his own and 400 of
 * carol. The treasury holds a million.
 */
export function governed(options: StakingOptions = {}): TestChain {
  const staked = new Map(FOUNDERS.map(([who, units]) => [who, units * UNIT]));
  const rich = [alice, bob, carol, dave, erin].map((who) => [who, MILLION + (staked.get(who) ?? 0n)] as const);
  const c = governing(FOUNDERS, { balances: [...rich, [TREASURY, MILLION]], ...options });
  stake(c, carol, alice, 600n);
  stake(c, dave, alice, 200n);
  stake(c, carol, bob, 400n);
  endEpoch(c);
  return c;
}

export const text = { proposal_type: 'text', title: 'Words', description: 'Nothing is done.' };
export const raise = {
  proposal_type: 'parameter',
  title: 'Vote longer',
  description: 'There is not enough time.',
  parameter_key: 'governance.voting_blocks',
  parameter_value: '600',
};
export const grant = {
  proposal_type: 'treasury',
  title: 'Pay dave',
  description: 'He wrote the guide.',
  treasury_recipient: dave,
  treasury_amount: 5_000n * UNIT,
};
export const warn = {
  proposal_type: 'safety',
  title: 'Warn of it',
  description: 'It takes all.',
  safety_chain: 'Ethereum',
  safety_contract: '0xAbCdEf0123456789aBcDeF0123456789abcdef01',
  safety_level: 'malicious',
};

/** Proposes, and gives the id. */
export function propose(c: TestChain, who: Actor = alice, proposal: object = text): number {
  return c.run(who, 'CreateProposal', proposal).returned[0]!.proposal_id as number;
}

export const vote = (c: TestChain, who: Actor, approve: boolean, proposal_id = 0) =>
  c.run(who, 'VoteProposal', { proposal_id, approve });
export const execute = (c: TestChain, who: Actor = erin, proposal_id = 0) =>
  c.run(who, 'ExecuteProposal', { proposal_id });
export const cancel = (c: TestChain, who: Actor = alice, proposal_id = 0) =>
  c.run(who, 'CancelProposal', { proposal_id });

/** What chain_getProposal tells. */
export interface Told {
  readonly status: string;
  readonly yes_power: string;
  readonly no_power: string;
  readonly total_power: string;
  readonly turnout_bps: number;
  readonly voters: number;
  readonly timelock_until: number | null;
  readonly voting_end_height: number;
  readonly error: { readonly code: number; readonly name: string } | null;
  readonly votes: readonly { readonly voter: string; readonly power: string; readonly approve: boolean }[];
}
export const told = (c: TestChain, id = 0): Told => c.ask<never>('getProposal', [id]);

/** Ends blocks until voting on the proposal is over. */
export function endVoting(c: TestChain, id = 0): void {
  c.reach(told(c, id).voting_end_height + 1);
}

/** A chain on which a proposal of alice was approved; `seconds` after its approval. */
export function approved(proposal: object = text, seconds = 0, options: ChainOptions = {}): TestChain {
  const c = governed(options);
  propose(c, alice, proposal);
  vote(c, alice, true);
  endVoting(c);
  if (seconds > 0) c.advance(seconds);
  return c;
}
