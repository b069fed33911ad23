/**
 * Benchmark of a validator that checks the block of another one, with 10,000 signed transfers: execution and comparison with the
 * header if the validator has tried the bundles before, and decoding and signatures as well if it has not seen any of them.
 */

import { pathToFileURL } from 'node:url';
import { defaults, runtimeOf } from '../../cli/index.js';
import { verifyAhead } from '../../runtime/engine/mempool/verify.js';
import { Block } from '../../runtime/kernel/chain/block.js';
import { openEnvelope } from '../../runtime/kernel/chain/bundle.js';
import { decode, encode } from '../../runtime/lib/codec/type.js';
import { actorsOf, recipientAt } from './chain-files.js';
import type { Row } from './crypto.js';
import { account } from './filled-chain.js';
import { blockOf, buildBlock, commitBlock, openBench } from './follow.js';
import { signedTransfers } from './signed-transfers.js';
import { quantile } from './validators.js';

const SENDERS = 100;
const EACH = 100;
const ROUNDS = 7;
/** V8 compiles during these. */
const WARM = 2;
const CHAIN = 1;

/** Seconds and CPU seconds of some work. */
async function timed(work: () => Promise<unknown>): Promise<{ seconds: number; cpu: number }> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - began) / 1e3, cpu: (user + system) / 1e6 };
}

export async function run(): Promise<Row[]> {
  const actors = actorsOf(SENDERS);
  const bench = await openBench(
    runtimeOf(defaults),
    {},
    actors.map(({ address }) => address),
  );
  const { chain } = bench;
  const { operations } = chain.ledger.set;
  const seen: { seconds: number; cpu: number }[] = [];
  const unseen: typeof seen = [];
  for (let round = 0; round < WARM + ROUNDS; round++) {
    const transfers = Array.from({ length: EACH }, (_, i) =>
      actors.map((actor, a) => {
        const nonce = round * EACH + i;
        return signedTransfers(operations, actor, nonce, [account(recipientAt(a, nonce))], CHAIN);
      }),
    ).flat();
    await verifyAhead(chain.verify, transfers);
    const built = await buildBlock(chain, transfers);
    const bytes = encode(Block, blockOf(chain, built));
    const fromPool = await timed(() => chain.ledger.check(decode(Block, bytes), transfers));
    const fromBytes = await timed(async () => {
      const block = decode(Block, bytes);
      const envelopes = block.bundles.map((bundle) => openEnvelope(bundle, operations));
      await verifyAhead(chain.verify, envelopes);
      await commitBlock(chain, await chain.ledger.check(block, envelopes));
    });
    if (round < WARM) continue;
    seen.push(fromPool);
    unseen.push(fromBytes);
  }
  await bench.close();
  const rows = (what: string, all: typeof seen): Row[] => [
    {
      name: `${what}: median`,
      value: quantile(
        all.map((one) => one.seconds),
        0.5,
      ),
      unit: 's',
    },
    { name: `${what}: worst`, value: Math.max(...all.map((one) => one.seconds)), unit: 's' },
    {
      name: `${what}: CPU of all threads, median`,
      value: quantile(
        all.map((one) => one.cpu),
        0.5,
      ),
      unit: 's',
    },
  ];
  return [
    ...rows(`check ${SENDERS * EACH} transfers, tried before`, seen),
    ...rows(`check and commit ${SENDERS * EACH} transfers, none seen before`, unseen),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
