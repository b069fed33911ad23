/** A dev chain with random operations of every module, made fast, and served by the Mesh API afterwards. */

import { defaults } from '../../cli/distribution/default.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { validatorsOf } from '../../runtime/kernel/chain/validators.js';
import { Author } from '../kit/author.js';
import { seeded } from '../kit/random.js';
import { startHere } from '../node/here.js';
import { DEV_CHAIN } from '../node/live.js';
import { LoopClock } from '../node/loop-clock.js';
import { startMesh } from '../plugins/mesh.js';
import { until } from '../until.js';

const SENDERS = 4;
const SPEED = 20;
/** Bundles tried for each block. */
const TRIES = 12;

/** What the blocks contain. */
interface Mixed {
  readonly blocks: number;
  readonly bundles: number;
  /** Names of the operations that succeeded. */
  readonly operations: ReadonlySet<string>;
}

/** Makes so many blocks in a data directory. The first account neither sends nor is changed. */
export async function mixedBlocks(directory: string, blocks: number, seed = 1): Promise<Mixed> {
  const distribution = { ...defaults, parts: { Clock: () => new LoopClock(SPEED), Log: () => () => undefined } };
  const { node } = await startHere(distribution, directory, { blockTime: 0.5 });
  const { ledger, mempool, set, text } = node;
  const accounts = fundedAccounts(defaults).map(({ address }) => text.parseAddress(address)!);
  const keys = await ledger.read(() => validatorsOf(ledger.view(), 'current').map(({ publicKey }) => publicKey));
  const random = seeded(seed);
  const author = new Author(set, text, DEV_CHAIN, accounts.slice(1), random, keys);
  const senders = accounts.slice(1, 1 + SENDERS);
  const operations = new Set<string>();
  let bundles = 0;
  for (let seen = 0; seen < blocks; ) {
    for (let i = 0; i < TRIES; i++) {
      const from = senders[random(SENDERS)]!;
      const nonce = await mempool.nextNonce(from);
      const { bytes } = nonce === 0 ? author.start(from) : author.bundle(from, nonce);
      await mempool.submit(bytes).catch(() => undefined);
    }
    await until(() => ledger.head.height > seen, 'the next block');
    for (; seen < ledger.head.height; seen++) {
      const { envelopes, outcomes } = (await node.blocks.at(seen + 1))!;
      bundles += envelopes.length;
      for (const { bundle } of envelopes) for (const { type } of bundle.operations) operations.add(type.name);
      for (const outcome of outcomes) author.learn(outcome);
    }
  }
  await node.stop();
  return { blocks: ledger.head.height, bundles, operations };
}

/** Serves a chain at the usual speed. */
export const serveMixed = (directory: string) => startMesh(directory, { blockTime: 2 });
