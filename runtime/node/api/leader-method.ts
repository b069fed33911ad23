/** chain_getCurrentLeader: current, past and future leaders. */

import { projectedLeaders, validatorsOf } from '../../kernel/chain/validators.js';
import { leadersPort } from '../../kernel/ports.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import type { Address } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { error, fail } from '../../lib/errors.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';
import type { ApiParts } from './parts.js';
import { stakeBehind } from './power.js';

export const UnknownHeight = error(3102, 'UnknownHeight', 'The height is beyond what can be told now', {
  details: { first: 'First height that can be told', last: 'Last height that can be told' },
});

const Leader = struct({
  height: doc(scalar.height, 'Height that the answer is about'),
  leader: doc(scalar.address, 'Account of the validator that proposed there, or is to'),
  pubkey: doc(scalar.text(0, 64), 'Consensus key of the leader in hex; empty when it is in the set no more'),
  round: doc(scalar.u32, 'Round of consensus: 0 unless earlier leaders of this height failed'),
  weight: doc(scalar.amount, 'Stake behind the leader times its score, in raw native units'),
  performance_score: doc(scalar.number, 'How well the leader does its turns, from 0 to 1'),
  projected: doc(scalar.bool, 'True when the height is not final yet, so that the leader may change'),
  next: doc(list(scalar.address, 5), 'Who leads the five heights that follow, as far as they can be told'),
  skipped: doc(list(scalar.address, 100), 'Validators that lead no blocks for now, since they missed theirs'),
});

/** Maximum number of future heights; an epoch of the default chain. */
const FURTHEST = 1_800;
const SUCCESSORS = 5;
const FULL_SCORE = 10_000;

export function leaderMethod({ ledger, text, consensus }: ApiParts): RpcMethod {
  return declare(text, {
    name: 'chain_getCurrentLeader',
    about:
      'Who proposes at a height: from the header of a past one; else projected, as if nobody missed a turn, up to the end of the epoch.',
    cost: { base: 5 },
    params: { height: doc(option(scalar.height), 'Height to ask about; the next one when left out') },
    result: Leader,
    errors: [UnknownHeight],
    async answer({ height }) {
      const { epochBlocks } = ledger.chain;
      const head = ledger.head.height;
      const wanted = height ?? head + 1;
      const last = Math.min(head + FURTHEST, head + epochBlocks - (head % epochBlocks));
      if (wanted > last || wanted === 0) fail(UnknownHeight, { first: 1, last });
      const header = wanted <= head ? await ledger.store.header(wanted) : null;
      const view = ledger.view();
      const [set, stats, coming] = await ledger.read(() => [
        validatorsOf(view, header ? 'current' : 'next'),
        view.port(leadersPort)?.stats() ?? [],
        header ? [] : projectedLeaders(view, Math.min(wanted + SUCCESSORS, last) - head),
      ]);
      const [projected, ...next] = coming.slice(Math.max(0, wanted - head - 1));
      const status = consensus();
      const isNow = header === null && wanted === status.height;
      const leader: Address = header?.proposer ?? (isNow ? status.leader : projected!);
      const scoreBps = stats.find(({ address }) => address === leader)?.scoreBps ?? FULL_SCORE;
      const member = set.find(({ address }) => address === leader);
      return {
        height: wanted,
        leader,
        pubkey: member?.publicKey ?? '',
        round: header?.round ?? (isNow ? Math.max(0, status.round) : 0),
        weight: (stakeBehind(member?.power ?? 0, ledger.chain) * BigInt(scoreBps)) / BigInt(FULL_SCORE),
        performance_score: scoreBps / FULL_SCORE,
        projected: header === null,
        next,
        skipped: stats.filter(({ skipped }) => skipped).map(({ address }) => address),
      };
    },
  });
}
