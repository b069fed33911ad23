/** `chain_getTokenReputation`, and the fields that the explorer adds to token records. */

import { tokensPort } from '../../modules/tokens/port.js';
import { type Decoration, type Hash, t } from '../../runtime/plugin.js';
import { indexed, type Parts } from './parts.js';
import { scorer } from './scorer.js';

const FactorInfo = t.struct({
  name: t.doc(t.text(1, 64), 'Name of the factor'),
  points: t.doc(t.number, 'Points added to the score; negative points are subtracted'),
  detail: t.doc(t.text(0, 256), 'Reason for the points in plain text'),
});

const ReputationInfo = t.struct({
  mint: t.doc(t.mint, 'Mint address of the token'),
  symbol: t.doc(t.text(1, 66), 'Symbol of the token'),
  score: t.doc(t.range(0, 100), 'Reputation, 0 to 100'),
  grade: t.doc(t.choice('A', 'B', 'C', 'D', 'F'), 'Grade from A (best) to F'),
  factors: t.doc(t.list(FactorInfo, 32), 'Factors of the score'),
  confidence_pct: t.doc(
    t.range(0, 100),
    'Confidence, in percent; lower if the chain lacks modules that the score uses',
  ),
  computed_at_height: t.doc(t.height, 'Height of the state used for the score'),
  ...indexed,
});

export function reputationMethod(parts: Parts) {
  const { node } = parts;
  const { ledger } = node;
  const score = scorer(parts);
  return node.method({
    name: 'chain_getTokenReputation',
    about: 'Returns the reputation of a token, 0 to 100, with all factors; null if the token does not exist.',
    cost: { base: 5 },
    params: { mint: t.doc(t.text(1, 66), 'Token: its symbol (case-insensitive), or 0x and its mint') },
    result: t.option(ReputationInfo),
    async answer({ mint: name }) {
      const mint = await ledger.read(() => ledger.view().port(tokensPort)!.lookUp(name));
      if (mint === undefined) return null;
      const { scored, height, indexed_height } = await score.now([mint]);
      const [found] = scored;
      if (found === undefined) return null;
      const { token, reputation } = found;
      const { score: points, grade, factors, confidence } = reputation;
      return {
        mint,
        symbol: token.symbol,
        score: points,
        grade,
        factors,
        confidence_pct: confidence,
        computed_at_height: height,
        indexed_height,
      };
    },
  });
}

/** Adds holders, movements and score to each token in a response. */
export function tokenDecoration(parts: Parts): Decoration {
  const score = scorer(parts);
  return {
    record: 'Token',
    async fields(records) {
      const { scored } = await score.now(records.map(({ mint }) => (mint as string).slice(2) as Hash));
      return scored.map((one) => {
        if (one === undefined) return {};
        const { holders, transfers, reputation } = one;
        return { holders, transfers, reputation: reputation.score };
      });
    },
  };
}
