/** A validator that goes away changes nothing that others see but its missed turns; a fifth node that joins serves reads. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp } from '../cli/program.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { chainOf, start, stop, stopAll, type TestNode } from './nodes.js';

interface Health {
  readonly sync_status: string;
  readonly is_validator: boolean;
  readonly validator_address: string | null;
  readonly is_jailed: boolean | null;
  readonly last_signed_height: number | null;
  readonly missed_turns: number | null;
}

test.after.each(stopAll);
test.after(cleanUp);

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;
const healthOf = (node: TestNode) => node.ask<Health>('chain_validatorHealth');

test('a validator that stops only misses its turns, and signs again when it returns', async () => {
  const chain = await chainOf(4);
  const wallet = new Wallet(0, await operationsOf());
  const quick = { blockTime: 1 };
  const first = await start(chain, quick, 0);
  const others = await Promise.all([1, 2, 3].map((i) => start(chain, { ...quick, bootnodes: [first.address] }, i)));
  const nodes = [first, ...others];
  await until(() => nodes.every((node) => heightOf(node) >= 3), 'they agree');
  const signs = async (node: TestNode) => {
    const height = heightOf(node);
    return ((await healthOf(node)).last_signed_height ?? 0) >= height - 2;
  };
  await until(async () => (await Promise.all(nodes.map(signs))).every(Boolean), 'all sign');
  // Three make blocks while the fourth starts: it may have missed a turn by then.
  const missedBefore: number[] = [];
  for (const node of nodes) {
    const { is_validator, missed_turns } = await healthOf(node);
    assert.ok(is_validator);
    missedBefore.push(missed_turns!);
  }

  const gone = others[2]!;
  const { validator_address } = await healthOf(gone);
  await stop(gone);
  const recordOf = () =>
    first.ask<{ status: string; missed_turns: number }>('chain_getValidator', { address: validator_address });
  await first.ask('chain_submitBundle', { borsh_hex: hexOf(wallet.transfer(0, wallet.address, 1n)) });
  await until(async () => (await recordOf()).missed_turns > missedBefore[3]!, 'a turn is missed');
  const { status, missed_turns } = await recordOf();
  assert.ok(['active', 'skipped'].includes(status), status);
  const missedNow = await Promise.all(nodes.slice(0, 3).map(async (node) => (await healthOf(node)).missed_turns));
  assert.equal(missedNow, missedBefore.slice(0, 3));
  await until(() => first.node.mempool.size === 0, 'what was sent meanwhile is in a block');

  const fifth = await start(chain, { ...quick, bootnodes: [first.address] });
  const back = await start(chain, { ...quick, dataDir: gone.dataDir, bootnodes: [first.address] }, 3);
  for (const node of [fifth, back]) {
    // A node without peers yet also reports that it is synced.
    await until(async () => {
      const { sync_status } = await healthOf(node);
      return sync_status === 'synced' && heightOf(node) >= heightOf(first) - 1;
    }, 'it catches up');
  }
  const { is_validator, last_signed_height } = await healthOf(fifth);
  assert.equal([is_validator, last_signed_height], [false, null]);
  assert.equal(
    await fifth.ask('chain_getBalance', { address: wallet.hex, token_symbol: 'TRL' }),
    await first.ask('chain_getBalance', { address: wallet.hex, token_symbol: 'TRL' }),
  );
  const from = heightOf(back);
  await until(async () => (await healthOf(back)).last_signed_height! > from, 'it signs again');
  const mine = await healthOf(back);
  assert.is(mine.is_jailed, false);
  assert.ok(mine.missed_turns! >= missed_turns, `${mine.missed_turns} after ${missed_turns}`);
});

test.run();
