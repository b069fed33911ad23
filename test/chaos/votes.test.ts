/** Vote logs that are damaged: the node refuses them and says how to go on, or goes on, and never signs against itself. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../runtime/lib/errors.js';
import { CorruptLog } from '../../runtime/lib/storage/errors.js';
import { allSign, chainOf, start, stop, stopAll, type TestNode } from '../network/nodes.js';
import { until } from '../until.js';
import { ROUNDS, random, SEED } from './chance.js';
import { filesOf, harm } from './harm.js';

test.after.each(stopAll);

const VALIDATORS = 4;
const heightOf = ({ node }: TestNode): number => node.ledger.head.height;

/** Where every node stands, and what it said last. */
async function standing(nodes: readonly TestNode[]): Promise<string> {
  const told = nodes.map(async ({ ask, node, logged }, i) => {
    const status = JSON.stringify(await ask('chain_consensusStatus'));
    return [`node ${i}: head ${node.ledger.head.height}, ${status}`, ...logged.slice(-8)].join('\n    ');
  });
  return (await Promise.all(told)).join('\n');
}

test('a validator whose vote log was damaged while down recovers and never double-signs', async () => {
  const chain = await chainOf(VALIDATORS);
  const nodes: TestNode[] = [];
  for (let i = 0; i < VALIDATORS; i++) {
    const bootnodes = nodes.map(({ address }) => address);
    nodes.push(await start(chain, { blockTime: 0.5, bootnodes }, i));
  }
  const goOn = async (what: string) => {
    const height = Math.max(...nodes.map(heightOf)) + 2;
    await until(() => nodes.every((one) => heightOf(one) >= height), what).catch(async ({ message }) =>
      assert.unreachable(`${message}; all are to reach ${height}:\n${await standing(nodes)}`),
    );
  };
  await allSign(nodes);
  let refused = 0;
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const victim = random(VALIDATORS);
    const { dataDir } = nodes[victim]!;
    await stop(nodes[victim]!);
    const votes = join(dataDir, 'wal');
    const files = filesOf(votes).filter((path) => /^\d+\.log$/.test(path));
    const file = files[random(files.length)]!;
    const what = `seed ${SEED}, round ${round}: ${file} of ${victim}: ${await harm(join(votes, file))}`;
    const others = nodes.filter((_, i) => i !== victim);
    const options = { blockTime: 0.5, dataDir, bootnodes: others.map(({ address }) => address) };
    nodes[victim] = await start(chain, options, victim).catch((cause: unknown) => {
      assert.ok(cause instanceof Failure && cause.error === CorruptLog, `${what}: ${cause}`);
      assert.match(JSON.stringify(cause.details), '--wal-recover', what);
      refused++;
      return start(chain, { ...options, walRecover: true }, victim);
    });
    const since = heightOf(nodes[victim]!);
    await goOn(`the chain goes on: ${what}`);
    await until(async () => {
      const { last_signed_height: last } = await nodes[victim]!.ask<{ last_signed_height: number | null }>(
        'chain_validatorHealth',
      );
      return (last ?? 0) > since;
    }, `it signs again: ${what}`);
  }
  console.log(`refused ${refused} times`);
  const last = Math.min(...nodes.map(heightOf));
  let noEvidence: string | undefined;
  for (let height = 1; height <= last; height++) {
    const [first, ...others] = await Promise.all(nodes.map(({ node }) => node.blocks.at(height)));
    for (const block of others) assert.is(block?.hash, first!.hash);
    noEvidence ??= first!.header.evidence_root;
    assert.is(first!.header.evidence_root, noEvidence, `nobody is accused in block ${height}`);
  }
});

test.run();
