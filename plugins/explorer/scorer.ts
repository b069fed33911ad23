/** Scoring of tokens: collects the inputs of each from the state and its holders. */

import { dexPort } from '../../modules/dex/port.js';
import { namesPort } from '../../modules/names/port.js';
import { passportsPort } from '../../modules/passports/port.js';
import { safetyPort } from '../../modules/safety/port.js';
import { NATIVE, type Token, tokensPort } from '../../modules/tokens/port.js';
import {
  batchReads,
  type DatabaseReads,
  type Hash,
  type RowsAt,
  type StateView,
  unitOf,
} from '../../runtime/plugin.js';
import { type Counts, countsOf } from './counts.js';
import { type Parts, stateAt } from './parts.js';
import { type Reputation, reputationOf } from './reputation.js';
import { holders } from './tables.js';

/** A token with its score and its counts. */
export interface Scored extends Counts {
  readonly token: Token;
  readonly reputation: Reputation;
}

/** Scores of tokens, with the height of the state and the height of the rows that they derive from. */
export interface ScoredAt {
  readonly scored: readonly (Scored | undefined)[];
  readonly height: number;
  readonly indexed_height: number;
}

const DAY = 86_400;
/** Number of largest holders read to find ten that are not escrows. */
const RICHEST = 50;

/** Scores tokens by mint; undefined for a mint without a token. */
export function scorer({ node, follower, escrows }: Parts) {
  const { ledger } = node;

  const inState = (view: StateView, time: number, mints: readonly Hash[]) => {
    const tokens = view.port(tokensPort)!;
    const dex = view.port(dexPort);
    const safety = view.port(safetyPort);
    const supplies = tokens.supplies(mints);
    const infos = tokens.infos(mints);
    const creators = infos.flatMap((token) => token?.creator ?? []);
    const identities = [
      view.port(namesPort)?.namesOf(creators),
      view.port(passportsPort)?.gamertagsOf(creators),
    ].filter((one) => one !== undefined);
    const known = new Set(creators.filter((_, i) => identities.some((one) => one[i] !== undefined)));
    return batchReads([...infos.entries()], ([i, token]) => {
      if (token === undefined) return undefined;
      const mint = mints[i]!;
      const reserves = mint === NATIVE ? undefined : dex?.reserves(NATIVE, mint);
      const lockedBps = (days: number) => {
        const { locked, supply } = dex!.lockedBeyond(NATIVE, mint, time + days * DAY);
        return supply === 0n ? 0 : Number((locked * 10_000n) / supply);
      };
      return {
        token,
        supply: supplies[i] ?? 0n,
        hasDex: dex !== undefined,
        pool: reserves && {
          depth: reserves.a / unitOf(ledger.chain),
          lockedBps30d: lockedBps(30),
          lockedBps7d: lockedBps(7),
        },
        safety: safety?.levelOf(mint),
        creatorKnown: identities.length === 0 ? undefined : known.has(token.creator),
        ageDays: Math.trunc(Math.max(0, time - token.created_at) / DAY),
      };
    });
  };

  async function topTenBps(database: DatabaseReads, mint: Hash, supply: bigint): Promise<number> {
    if (supply === 0n || mint === NATIVE) return 0;
    const { rows } = await holders.page(database, [mint], RICHEST);
    const richest = rows.filter(({ key: [, , account] }) => escrows.kindOf(account) === 'account').slice(0, 10);
    return Number((richest.reduce((sum, { key: [, amount] }) => sum + amount, 0n) * 10_000n) / supply);
  }

  /** Reads the state at the height of the rows, or at the head if the rows are too far behind. */
  async function inStateOf(height: number, mints: readonly Hash[]) {
    const { head, store } = ledger;
    const header = height < head.height ? await store.header(height) : head.header;
    const time = Math.trunc((header ?? head.header).timestamp_ms / 1000);
    const then = await stateAt(ledger, height, (view) => inState(view, time, mints));
    if (then !== undefined) return { height, found: then };
    const now = Math.trunc(head.header.timestamp_ms / 1000);
    return { height: head.height, found: await ledger.read(() => inState(ledger.view(), now, mints)) };
  }

  const score = async ({ height, database }: RowsAt, mints: readonly Hash[]): Promise<ScoredAt> => {
    const state = await inStateOf(height, mints);
    const scored = await Promise.all(state.found.map((inputs, i) => scoreOf(database, mints[i]!, inputs)));
    return { scored, height: state.height, indexed_height: height };
  };

  return {
    /** Scores from rows of one height and the state of that height. */
    at: score,
    now: (mints: readonly Hash[]) => follower.read((rows) => score(rows, mints)),
  };

  async function scoreOf(
    database: DatabaseReads,
    mint: Hash,
    inputs: ReturnType<typeof inState>[number],
  ): Promise<Scored | undefined> {
    if (inputs === undefined) return undefined;
    const { token, supply, ...known } = inputs;
    const [counts, top] = await Promise.all([countsOf(database, mint), topTenBps(database, mint, supply)]);
    const reputation = reputationOf({
      ...known,
      isNative: mint === NATIVE,
      canonical: token.created_at_height === 0,
      metadataLocked: token.metadata_locked,
      hasMintAuthority: token.mint_authority !== null,
      hasFreezeAuthority: token.freeze_authority !== null,
      paused: token.paused,
      holders: counts.holders,
      topTenBps: top,
    });
    return { token, ...counts, reputation };
  }
}
