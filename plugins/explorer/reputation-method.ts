/** `chain_getTokenReputation`, and what the explorer adds to the records of tokens. */

import { tokensPort } from '../../modules/tokens/port.js';
import { type Decoration, type Hash, t } from '../../runtime/plugin.js';
import { indexed, type Parts } from './parts.js';
import { scorer } from './scorer.js';

const FactorInfo = t.struct({ name: t.text(1, 64), points: t.number, detail: t.text(0, 256) });

const ReputationInfo = t.struct({
  mint: t.mint,
  symbol: t.text(1, 66),
  score: t.range(0, 100),
  grade: t.choice('A', 'B', 'C', 'D', 'F'),
  factors: t.list(FactorInfo, 32),
  confidence_pct: t.range(0, 100),
  computed_at_height: t.height,
  ...indexed,
});

/** The method. */
export function reputationMethod(parts: Parts) {
  const { node, follower } = parts;
  const { ledger } = node;
  const score = scorer(parts);
  return node.method({
    name: 'chain_getTokenReputation',
    about: 'How far a token can be trusted, 0 to 100, with every reason; null when there is no such token.',
    cost: { base: 5 },
    params: { mint: t.text(1, 66) },
    result: t.option(ReputationInfo),
    async answer({ mint: name }) {
      const mint = await ledger.read(() => ledger.view().port(tokensPort)!.lookUp(name));
      if (mint === undefined) return null;
      const indexed_height = follower.height;
      const [scored] = await score([mint]);
      if (scored === undefined) return null;
      const { token, reputation } = scored;
      const { score: points, grade, factors, confidence } = reputation;
      return {
        mint,
        symbol: token.symbol,
        score: points,
        grade,
        factors,
        confidence_pct: confidence,
        computed_at_height: ledger.head.height,
        indexed_height,
      };
    },
  });
}

/** Holders, movements and score of each token that an answer shows. */
export function tokenDecoration(parts: Parts): Decoration {
  const score = scorer(parts);
  return {
    record: 'Token',
    async fields(records) {
      const scored = await score(records.map(({ mint }) => (mint as string).slice(2) as Hash));
      return scored.map((one) => {
        if (one === undefined) return {};
        const { holders, transfers, reputation } = one;
        return { holders, transfers, reputation: reputation.score };
      });
    },
  };
}
