/** Faulty validators: what one that may say anything, to each peer something else, says when it hears of a round. */

import type { Message, PolkaCertificate, Value, VoteType } from '../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import type { Blocks, Chance, Clock } from './world.js';

const NO_SIGNATURE = new Uint8Array();

/** How a faulty validator fails. Withholding ones and twins run the core; see the simulation. */
export const KINDS = ['silent', 'withholding', 'twins', 'equivocating', 'lying'] as const;
export type Kind = (typeof KINDS)[number];

interface Known {
  /** Blocks proposed at the height, with the valid rounds they were proposed with. */
  readonly proposals: { hash: Hash; round: number; validRound: number }[];
  readonly polkas: PolkaCertificate[];
  readonly spoken: Map<string, number>;
}

/** Speaks for a validator that votes for everything and proposes several blocks with false valid rounds. */
export class Liar {
  private readonly index: number;
  private readonly chance: Chance;
  private readonly blocks: Blocks;
  private readonly leaderOf: (height: number, round: number) => number;
  private readonly clock: Clock;
  private readonly heights = new Map<number, Known>();
  /** An equivocating one speaks always, a lying one half of the time and only votes. */
  private readonly proposes: boolean;

  constructor(
    index: number,
    proposes: boolean,
    chance: Chance,
    blocks: Blocks,
    leaderOf: (height: number, round: number) => number,
    clock: Clock,
  ) {
    this.index = index;
    this.proposes = proposes;
    this.chance = chance;
    this.blocks = blocks;
    this.leaderOf = leaderOf;
    this.clock = clock;
  }

  /** What it says to one peer after hearing a message about a round. */
  reply(peer: number, height: number, round: number, heard: Message): readonly Message[] {
    const known = this.learn(height, heard);
    const said: Message[] = [];
    if (this.speaks(known, `proposal/${round}/${peer}`)) said.push(...this.proposals(known, height, round));
    for (const type of ['prevote', 'precommit'] as const) {
      if (this.speaks(known, `${type}/${round}/${peer}`)) said.push(this.vote(known, type, height, round));
    }
    return said;
  }

  private learn(height: number, heard: Message): Known {
    const known: Known = this.heights.get(height) ?? { proposals: [], polkas: [], spoken: new Map() };
    this.heights.set(height, known);
    if (heard.type === 'proposal') {
      const { hash, round, validRound } = heard.proposal;
      if (known.proposals.length < 30) known.proposals.push({ hash, round, validRound });
      if (heard.polka !== null) known.polkas.push(heard.polka);
    } else if (heard.type === 'polka') known.polkas.push(heard.certificate);
    return known;
  }

  /** At most two things of a kind to each peer in a round. */
  private speaks(known: Known, about: string): boolean {
    const times = known.spoken.get(about) ?? 0;
    if (times >= 2 || !this.chance.happens(this.proposes ? 0.5 : 0.3)) return false;
    known.spoken.set(about, times + 1);
    return true;
  }

  private proposals(known: Known, height: number, round: number): readonly Message[] {
    if (!this.proposes || this.leaderOf(height, round) !== this.index) return [];
    const old = known.proposals.length > 0 && this.chance.happens(0.6);
    const hash = old ? this.chance.pick(known.proposals).hash : this.freshBlock(height, round);
    const validRound = this.chance.happens(0.5) ? NONE : this.chance.below(round + 1) - 1;
    const body = { type: 'proposal', height, round, validRound, hash } as const;
    known.proposals.push({ hash, round, validRound });
    const polka = known.polkas.find((held) => held.hash === hash && held.round === validRound) ?? null;
    return [{ type: 'proposal', proposal: { ...body, validator: this.index, signature: NO_SIGNATURE }, polka }];
  }

  private freshBlock(height: number, round: number): Hash {
    const falseMs = this.chance.happens(0.5) ? 0 : this.chance.below(120_000) - 60_000;
    return this.blocks.make(height, round, this.chance.happens(0.8), this.clock.now() + falseMs).hash;
  }

  private vote(known: Known, type: VoteType, height: number, round: number): Message {
    const here = known.proposals.filter((proposal) => proposal.round === round);
    const chosen = here.length === 0 || this.chance.happens(0.2) ? null : this.chance.pick(here);
    const value: Value = chosen?.hash ?? NIL;
    const validRound = type === 'prevote' ? (chosen?.validRound ?? NONE) : NONE;
    const body = { type, height, round, value, validRound };
    return { type: 'vote', vote: { ...body, validator: this.index, signature: NO_SIGNATURE } };
  }
}
