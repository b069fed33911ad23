/** `chain_getTokenReputation`: gathers the facts of a token from the state and from the holders, and scores them. */

import { dexPort } from '../../modules/dex/port.js';
import { safetyPort } from '../../modules/safety/port.js';
import { NATIVE, tokensPort } from '../../modules/tokens/port.js';
import { Failure, type Hash, t, UnknownToken } from '../../runtime/sdk.js';
import { countsOf } from './counts.js';
import { kindOf } from './escrows.js';
import { indexed, type Parts } from './parts.js';
import { type Facts, reputationOf } from './reputation.js';
import { holders } from './tables.js';

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

const DAY = 86_400;
/** Holders to look through for the ten richest who are no escrow. */
const RICHEST = 50;

/** The method. */
export function reputationMethod({ node, database, follower }: Parts) {
  const { ledger } = node;

  /** What the state says; undefined when there is no such token. */
  const inState = (name: string) =>
    ledger.read(() => {
      const view = ledger.view();
      const tokens = view.port(tokensPort)!;
      const mint = mintOf(name, tokens);
      const token = mint === undefined ? undefined : tokens.info(mint);
      if (mint === undefined || token === undefined) return undefined;
      const time = Math.trunc(ledger.head.header.timestamp_ms / 1000);
      const dex = view.port(dexPort);
      const reserves = mint === NATIVE ? undefined : dex?.reserves(NATIVE, mint);
      const lockedBps = (days: number) => {
        const { locked, supply } = dex!.lockedBeyond(NATIVE, mint, time + days * DAY);
        return supply === 0n ? 0 : Number((locked * 10_000n) / supply);
      };
      return {
        mint,
        token,
        supply: tokens.supply(mint),
        hasDex: dex !== undefined,
        pool: reserves && {
          depth: reserves.a / 10n ** BigInt(ledger.chain.decimals),
          lockedBps30d: lockedBps(30),
          lockedBps7d: lockedBps(7),
        },
        safety: view.port(safetyPort)?.levelOf(mint),
        ageDays: Math.trunc(Math.max(0, time - token.created_at) / DAY),
      };
    });

  async function topTenBps(mint: Hash, supply: bigint): Promise<number> {
    if (supply === 0n) return 0;
    const { rows } = await holders.page(database, [mint], RICHEST);
    const richest = rows.filter(({ key: [, , account] }) => kindOf(account) === 'account').slice(0, 10);
    return Number((richest.reduce((sum, { key: [, amount] }) => sum + amount, 0n) * 10_000n) / supply);
  }

  return node.method({
    name: 'chain_getTokenReputation',
    about: 'How far a token can be trusted, 0 to 100, with every reason; null when there is no such token.',
    params: { mint: t.text(1, 66) },
    result: t.option(ReputationInfo),
    async answer({ mint: name }) {
      const found = await inState(name);
      if (found === undefined) return null;
      const { mint, token, supply, hasDex, pool, safety, ageDays } = found;
      const indexed_height = follower.height;
      const [{ holders: many }, top] = await Promise.all([countsOf(database, mint), topTenBps(mint, supply)]);
      const facts: Facts = {
        isNative: mint === NATIVE,
        canonical: token.created_at_height === 0,
        metadataLocked: token.metadata_locked,
        hasMintAuthority: token.mint_authority !== null,
        hasFreezeAuthority: token.freeze_authority !== null,
        paused: token.paused,
        holders: many,
        ageDays,
        topTenBps: top,
        pool,
        hasDex,
        safety,
        creatorKnown: undefined,
      };
      const { score, grade, factors, confidence } = reputationOf(facts);
      return {
        mint,
        symbol: token.symbol,
        score,
        grade,
        factors,
        confidence_pct: confidence,
        computed_at_height: ledger.head.height,
        indexed_height,
      };
    },
  });
}

/** The mint that a name stands for, if any token has it. */
function mintOf(name: string, tokens: { find(name: string): Hash }): Hash | undefined {
  try {
    return tokens.find(name);
  } catch (cause) {
    if (cause instanceof Failure && cause.error === UnknownToken) return undefined;
    throw cause;
  }
}
