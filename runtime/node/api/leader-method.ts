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

export const UnknownHeight = error(3102, 'UnknownHeight', 'The leader of this height is not known yet', {
  details: { first: 'First height with a known leader', last: 'Last height with a known leader' },
});

const Leader = struct({
  height: doc(scalar.height, 'Height that the leader is for'),
  leader: doc(scalar.address, 'Account of the validator that proposed the block or is expected to'),
  pubkey: doc(scalar.text(0, 64), 'Consensus key of the leader in hex; empty if it has left the validator set'),
  round: doc(scalar.u32, 'Consensus round: 0 unless earlier leaders of this height failed'),
  weight: doc(scalar.amount, 'Stake of the leader times its score, in raw native units'),
  performance_score: doc(scalar.number, 'Performance score of the leader, 0 to 1'),
  projected: doc(scalar.bool, 'True if the height is not final yet, so the leader may change'),
  next: doc(list(scalar.address, 5), 'Leaders of the next five heights, as far as known'),
  skipped: doc(list(scalar.address, 100), 'Validators that are currently skipped as leaders because they missed turns'),
});

/** Maximum number of future heights; an epoch of the default chain. */
const FURTHEST = 1_800;
const SUCCESSORS = 5;
const FULL_SCORE = 10_000;

export function leaderMethod({ ledger, text, consensus }: ApiParts): RpcMethod {
  return declare(text, {
    name: 'chain_getCurrentLeader',
    about:
      'Returns the proposer of a height: for past heights from the header, for later ones projected up to the end of the epoch, assuming that no turn is missed.',
    cost: { base: 5 },
    params: { height: doc(option(scalar.height), 'Height; by default the next one') },
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
