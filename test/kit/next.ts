/** The block that comes next on a test chain: when, by whom, and what it says of the one before. */

import type { Attested, CountedAttestations } from '../../runtime/kernel/chain/attested.js';
import { NO_CERTIFICATE } from '../../runtime/kernel/chain/block.js';
import { type BlockEnv, ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import type { Journal } from '../../runtime/kernel/chain/journal.js';
import { validatorsOf } from '../../runtime/kernel/chain/validators.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import type { ChainInfo } from '../../runtime/kernel/module/context.js';
import { leadersPort } from '../../runtime/kernel/ports.js';
import { type Address, ZERO_ADDRESS } from '../../runtime/lib/codec/ids.js';
import { type Actor, proposer as usualProposer } from './actors.js';
import { addressOf, type ChainOptions } from './genesis.js';

/** The block that comes next. */
export interface NextBlock {
  /** Milliseconds after the block that ends; 2,000 when left out. */
  readonly after?: number;
  /** The leader of its round, when left out. */
  readonly proposer?: Actor | Address;
  /** Round of its proposal; 0 when left out. */
  readonly round?: number;
  /** Who signed the block that ends, as the next one says; all validators when left out. */
  readonly signers?: readonly (Actor | Address)[];
  /** Whose attestations it refers to; those of all validators when left out. */
  readonly attestations?: Partial<Attested>;
  /** Who neither leads nor signs: the first of the others does. */
  readonly absent?: readonly (Actor | Address)[];
}

/** A chain on which a block has ended. */
export interface Ended {
  readonly set: ModuleSet;
  readonly info: ChainInfo;
  readonly options: ChainOptions;
  readonly journal: Journal;
  readonly height: number;
  readonly timeMs: number;
}

/** What stands around the next block. */
export function envOf(ended: Ended, next: NextBlock): BlockEnv {
  const { set, info: chain, options, journal, height, timeMs: parentTimeMs } = ended;
  const { after = 2_000, absent = [] } = next;
  const isAway = (address: Address) => absent.some((one) => addressOf(one) === address);
  const last = { chain, height, timeMs: parentTimeMs, parentTimeMs, proposer: ZERO_ADDRESS, gasLimit: 630_000_000 };
  const leaders = new ExecutionContext(set, last, journal).port(leadersPort)?.order() ?? [];
  const present = leaders.findIndex((address) => !isAway(address));
  const round = next.round ?? Math.max(0, present);
  const proposer = addressOf(next.proposer ?? options.proposer ?? leaders[round] ?? usualProposer);
  const env = { ...last, height: height + 1, timeMs: parentTimeMs + after, proposer };
  const members = validatorsOf(new ExecutionContext(set, env, journal), 'previous').map(({ address }) => address);
  const signed = next.signers?.map(addressOf) ?? members.filter((address) => !isAway(address));
  const signers = [...members.keys()].filter((place) => signed.includes(members[place]!));
  return { ...env, proposal: { round, lastCommit: { ...NO_CERTIFICATE, height, signers } } };
}

/** What its references to attestations come to. */
export function attestedOf(context: ExecutionContext, { attestations, absent = [] }: NextBlock): CountedAttestations {
  const isAway = (address: Address) => absent.some((one) => addressOf(one) === address);
  const credited = validatorsOf(context, 'current')
    .filter(({ address }) => !isAway(address))
    .map(({ address }) => ({ validator: address, age: 0 }));
  return { credited, conflicting: [], omitting: [], ...attestations, window: [] };
}
