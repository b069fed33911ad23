/** What proposals may change on the default chain, and within which bounds: definitions 4.15, and nothing of what is forbidden there. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withNode } from '../../golden/distribution.js';

/** Key, least and greatest value; a key that ends in `*` is every one that begins so. */
const WHITELIST: readonly (readonly [key: string, min: number | 'a quarter', max: number])[] = [
  ['dex.fee_bps', 1, 100],
  ['settle.fee_bps', 0, 50],
  ['gas.price_floor', 0, 1_000_000],
  ['gas.*', 'a quarter', 10_000_000],
  ['staking.downtime_jail_turns', 0, 10_000],
  ['governance.voting_blocks', 300, 1_296_000],
  ['governance.quorum_bps', 1_000, 6_700],
  ['block.gas_limit', 21_000_000, 2_000_000_000],
  ['block.max_txs', 100, 20_000],
  ['recovery.min_timelock_s', 0, 604_800],
];

interface Told {
  readonly parameters: readonly {
    readonly key: string;
    readonly initial: unknown;
    readonly min: unknown;
    readonly max: unknown;
    readonly fixed: boolean;
  }[];
  readonly next_cursor: string | null;
}

const parameters = () =>
  withNode(async ({ methods }) => {
    const { call } = methods.find(({ name }) => name === 'chain_getParameters')!;
    const all: Told['parameters'][number][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = (await call({ limit: 100, cursor }, { loopback: true } as never)) as Told;
      all.push(...page.parameters);
      cursor = page.next_cursor;
    }
    return all;
  });

test('every listed parameter has bounds', async () => {
  const all = await parameters();
  for (const [key, min, max] of WHITELIST) {
    const found = all.filter((one) =>
      key.endsWith('*') ? one.key.startsWith(key.slice(0, -1)) && one.key !== 'gas.price_floor' : one.key === key,
    );
    assert.ok(found.length > 0, `${key} is missing`);
    for (const one of found) {
      const least = min === 'a quarter' ? Math.max(1_000, Math.ceil((one.initial as number) / 4)) : min;
      assert.equal([one.key, one.min, one.max, one.fixed], [one.key, least, max, false]);
    }
  }
});

test('supply, emission and the fee and reward split are not parameters', async () => {
  const settable = (await parameters()).filter(({ fixed }) => !fixed).map(({ key }) => key);
  assert.equal(
    settable.filter((key) => /supply|emission|split|share|reward|timelock_s$/.test(key)),
    ['recovery.min_timelock_s'],
  );
});

test.run();
