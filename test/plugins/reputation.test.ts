/** Reputation: what raises and what lowers the score of a token, and what clamps it whatever else is true. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { type ReputationInputs, reputationOf } from '../../plugins/explorer/reputation.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';
import { until } from '../until.js';

test.after(cleanUp);

/** A token that nothing is known to speak for or against. */
const plain: ReputationInputs = {
  isNative: false,
  canonical: false,
  metadataLocked: false,
  hasMintAuthority: true,
  hasFreezeAuthority: true,
  paused: false,
  holders: 0,
  ageDays: 0,
  topTenBps: 0,
  pool: { depth: 1_000n, lockedBps30d: 0, lockedBps7d: 0 },
  hasDex: true,
  safety: 'unknown',
  creatorKnown: false,
};

const score = (facts: Partial<ReputationInputs>) => reputationOf({ ...plain, ...facts }).score;

test('every factor counts as the definitions say', () => {
  assert.is(score({}), 40);
  assert.is(score({ metadataLocked: true }), 50);
  assert.is(score({ hasMintAuthority: false }), 50);
  assert.is(score({ hasFreezeAuthority: false }), 45);
  assert.is(score({ pool: { depth: 10_000n, lockedBps30d: 0, lockedBps7d: 0 } }), 50);
  assert.is(score({ pool: { depth: 999n, lockedBps30d: 0, lockedBps7d: 0 } }), 30);
  assert.is(score({ pool: undefined }), 30);
  assert.is(score({ pool: { depth: 1_000n, lockedBps30d: 5_000, lockedBps7d: 6_000 } }), 50);
  assert.is(score({ pool: { depth: 1_000n, lockedBps30d: 4_999, lockedBps7d: 5_000 } }), 45);
  assert.equal(
    [0, 8, 9, 99, 999, 9_999, 99_999].map((holders) => score({ holders })),
    [40, 40, 43, 46, 49, 50, 50],
  );
  assert.equal(
    [8, 9, 89, 90, 900].map((ageDays) => score({ ageDays })),
    [40, 41, 49, 50, 50],
  );
  assert.equal(
    [3_000, 3_001, 5_001, 8_001].map((topTenBps) => score({ topTenBps })),
    [40, 35, 25, 10],
  );
  assert.equal([score({ safety: 'verified' }), score({ safety: 'warning' })], [55, 15]);
  assert.is(score({ creatorKnown: true }), 45);
});

test('the native token scores 100, genesis tokens at least 80, paused ones at most 40, malicious ones at most 5', () => {
  const any = fc.record({
    metadataLocked: fc.boolean(),
    hasMintAuthority: fc.boolean(),
    hasFreezeAuthority: fc.boolean(),
    canonical: fc.boolean(),
    paused: fc.boolean(),
    holders: fc.nat(1_000_000),
    ageDays: fc.nat(5_000),
    topTenBps: fc.nat(10_000),
    safety: fc.constantFrom('verified' as const, 'unknown' as const, 'warning' as const, 'malicious' as const),
    creatorKnown: fc.constantFrom(true, false, undefined),
  });
  fc.assert(
    fc.property(any, (facts) => {
      const found = reputationOf({ ...plain, ...facts });
      assert.ok(found.score >= 0 && found.score <= 100);
      if (facts.paused) assert.ok(found.score <= 40);
      if (facts.safety === 'malicious') assert.ok(found.score <= 5);
      else if (facts.canonical && !facts.paused) assert.ok(found.score >= 80);
      assert.is(reputationOf({ ...plain, ...facts, isNative: true }).score, 100);
    }),
  );
});

test('a factor unknown to the chain is left out and lowers the confidence', () => {
  const found = reputationOf({ ...plain, hasDex: false, pool: undefined, safety: undefined, creatorKnown: undefined });
  assert.is(found.score, 40);
  assert.is(found.confidence, 70);
  assert.not(found.factors.some(({ name }) => ['pool_depth', 'contract_safety', 'creator'].includes(name)));
});

test('a node returns the score of a token with its reasons, and locking the metadata raises it', async () => {
  interface Info {
    readonly score: number;
    readonly grade: string;
    readonly factors: readonly { readonly name: string; readonly points: number }[];
  }
  const { node, url } = await startHere(defaults, await newDirectory());
  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await answerOf<T>(url, method, ...params);
    if (answer.error) throw new Error(JSON.stringify(answer.error));
    return answer.result;
  };
  const wait = { wait: 'included' };
  const { created } = await ask<Written>('chain_createToken', 'Acorn', 'ACORN', 2, '1000', account(0), wait);
  // The token is null until the explorer has its block.
  await until(
    async () =>
      (await ask<Info | null>('chain_getTokenReputation', 'ACORN'))?.factors.some((one) => one.points === -30) ?? false,
  );
  const before = await ask<Info>('chain_getTokenReputation', 'ACORN');
  await ask<Written>('chain_lockTokenMetadata', created!.mint, account(0), wait);
  await until(async () => (await ask<Info>('chain_getTokenReputation', 'ACORN')).score === before.score + 10);
  assert.is((await ask<Info>('chain_getTokenReputation', 'TRL')).grade, 'A');
  assert.ok((await ask<Info>('chain_getTokenReputation', 'USDC')).score >= 40);
  assert.is(await ask('chain_getTokenReputation', 'NOSUCH'), null);
  await node.stop();
});

test.run();
