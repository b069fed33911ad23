/** Parts of a node that a distribution replaces: the mempool, how blocks are filled, the order of bundles. */

import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import type { BundleOrder } from '../../runtime/engine/attestations/bundle-order.js';
import { type SelectContents, selectContents } from '../../runtime/engine/ledger/contents.js';
import { Listeners } from '../../runtime/engine/mempool/listeners.js';
import { type Origin, Origins } from '../../runtime/engine/mempool/origins.js';
import type { MempoolParts } from '../../runtime/engine/mempool/parts.js';
import type { BundlePool } from '../../runtime/engine/mempool/pool.js';
import type { Pending } from '../../runtime/engine/mempool/queue.js';
import { Rejections } from '../../runtime/engine/mempool/rejections.js';
import { type Envelope, openEnvelope } from '../../runtime/kernel/chain/bundle.js';
import { MempoolFull } from '../../runtime/kernel/chain/common-errors.js';
import { dryRun } from '../../runtime/kernel/chain/simulate.js';
import { authPort } from '../../runtime/kernel/ports.js';
import { Failure, fail } from '../../runtime/lib/errors.js';
import { CorruptLog } from '../../runtime/lib/storage/errors.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import type { PartFactories } from '../../runtime/node/assembly/container.js';
import type { Address, Hash } from '../../runtime/sdk.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { until } from '../until.js';
import { account, startHere } from './here.js';
import { answerOf, operationsOf, refusalOf, Wallet, type Written } from './live.js';

test.after(cleanUp);

const run = async (parts: Partial<PartFactories>) =>
  startHere({ ...defaults, plugins: [], parts }, await newDirectory());

const pay = (url: string, from = account(0)) =>
  answerOf<Written>(url, 'chain_transfer', from, `0x${'7'.repeat(64)}`, 'TRL', '5', { wait: 'included' });

/** First come, first served, one bundle of a sender at a time, ten in all; nothing is tried before its block. */
class PlainPool implements BundlePool {
  readonly rejections = new Rejections();
  readonly origins = new Origins();
  readonly queuedSize = 0;
  readonly nonceGap = 0;
  readonly pendingAdded = new Listeners<Pending>();
  readonly #waiting = new Map<Hash, Pending>();
  readonly #parts: MempoolParts;

  constructor(parts: MempoolParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#waiting.size;
  }

  get pendingSize(): number {
    return this.size;
  }

  get bytes(): number {
    return this.list().reduce((sum, { envelope }) => sum + envelope.bytes.length, 0);
  }

  list(account?: Address): Pending[] {
    const all = [...this.#waiting.values()];
    return account === undefined ? all : all.filter(({ envelope }) => envelope.from === account);
  }

  async stop(): Promise<void> {
    this.#waiting.clear();
  }

  *pending(): Generator<Pending> {
    yield* this.#waiting.values();
  }

  get(hash: Hash): Pending | undefined {
    return this.#waiting.get(hash);
  }

  *candidates(): Generator<Envelope> {
    for (const { envelope } of this.#waiting.values()) yield envelope;
  }

  async submit(bytes: Uint8Array, _?: Origin, opened?: (envelope: Envelope) => void): Promise<Pending> {
    const envelope = openEnvelope(bytes, this.#parts.ledger.set.operations);
    opened?.(envelope);
    return this.admit(envelope);
  }

  async admit(envelope: Envelope): Promise<Pending> {
    this.#parts.admits?.(envelope);
    if (this.size >= 10 || this.list(envelope.from).length > 0) fail(MempoolFull, { bundles: this.size });
    const pending = { envelope, addedMs: this.#parts.now(), outcome: undefined, cost: 0n };
    this.#waiting.set(envelope.hash, pending);
    this.pendingAdded.notify(pending);
    return pending;
  }

  async submitNext(account: Address, make: (nonce: number) => Envelope): Promise<Pending> {
    return this.admit(make(await this.nextNonce(account)));
  }

  simulateNext: BundlePool['simulateNext'] = async (account, make) => {
    const nonce = await this.nextNonce(account);
    try {
      return { outcome: await this.read((state) => dryRun(state, make(nonce))), changes: [] };
    } catch (cause) {
      if (cause instanceof Failure) return { failure: cause };
      throw cause;
    }
  };

  nextNonce(account: Address): Promise<number> {
    return this.read((state) => state.port(authPort)?.nonceOf(account) ?? 0);
  }

  read: BundlePool['read'] = (work) => {
    const { ledger } = this.#parts;
    return ledger.read(() => work(ledger.view()));
  };

  has({ hash }: Envelope): boolean {
    return this.#waiting.has(hash);
  }

  pause(): () => void {
    return () => {};
  }

  drop(envelope: Envelope, failure: Failure): void {
    this.#waiting.delete(envelope.hash);
    this.rejections.add(envelope, failure, 0);
  }

  advance({ envelopes }: { readonly envelopes: readonly Envelope[] }): void {
    for (const { hash } of envelopes) this.#waiting.delete(hash);
  }
}

test('a distribution can replace the mempool', async () => {
  let made: PlainPool | undefined;
  const { node, url } = await run({
    Mempool: () => (parts) => {
      made = new PlainPool(parts);
      return made;
    },
  });
  assert.is(node.mempool, made);
  assert.is((await pay(url)).error, undefined);
  const wallet = new Wallet(1, await operationsOf());
  await node.mempool.admit(wallet.transfer(0, wallet.address, 1n));
  assert.is((await refusalOf(url, 'chain_transfer', wallet.hex, account(0), 'TRL', '1')).data.name, 'MempoolFull');
  assert.is((await pay(url)).error, undefined);
  assert.is(node.mempool.size, 0);
  await node.stop();
});

test('a distribution can replace how block contents are selected', async () => {
  const sizes: number[] = [];
  const oneByOne: SelectContents = async (block, request, limits) => {
    await selectContents(block, { ...request, maxBundles: 1 }, limits);
    sizes.push(block.contents.envelopes.length);
  };
  const { node, url } = await run({ SelectContents: () => oneByOne });
  const before = node.ledger.head.height;
  const paid = await Promise.all([0, 1, 2].map((one) => pay(url, account(one))));
  for (const { error } of paid) assert.is(error, undefined);
  assert.ok(node.ledger.head.height >= before + 3);
  assert.is(Math.max(...sizes), 1);
  await node.stop();
});

test('a distribution can replace the order of bundles in a block', async () => {
  const sorted = (bundles: readonly Envelope[]) => bundles.toSorted((a, b) => (a.hash < b.hash ? -1 : 1));
  const byHash: BundleOrder = {
    isRequired: () => true,
    arrange: (bundles) => sorted(bundles),
    misplaced: (_, bundles) =>
      bundles.every((one, i) => one === sorted(bundles)[i]) ? undefined : 'a bundle is not in its place',
  };
  const { node } = await run({ BundleOrder: () => byHash });
  const operations = await operationsOf();
  const wallets = fundedAccounts(defaults)
    .slice(0, 6)
    .map((_, i) => new Wallet(i, operations));
  const resume = node.mempool.pause();
  const taken = wallets.map((wallet) => node.mempool.admit(wallet.transfer(0, wallet.address, 1n)));
  resume();
  const pending = await Promise.all(taken);
  await until(() => pending.every(({ envelope }) => !node.mempool.has(envelope)), 'all are in blocks');
  let most = 0;
  for (let height = 1; height <= node.ledger.head.height; height++) {
    const { envelopes } = (await node.blocks.at(height))!;
    most = Math.max(most, envelopes.length);
    assert.equal(envelopes, sorted(envelopes));
  }
  assert.ok(most > 1, 'some block has several');
  await node.stop();
});

test('a start that fails on one store closes the others, even one that opens slowly', async () => {
  const dataDir = await newDirectory();
  let [opened, open] = [0, 0];
  const parts: Partial<PartFactories> = {
    async Database({ directory }) {
      await sleep(100);
      const database = await RocksDatabase.open(directory.database);
      opened++;
      open++;
      const close = database.close.bind(database);
      database.close = () => {
        open--;
        return close();
      };
      return database;
    },
    VoteLog: async () => fail(CorruptLog, { path: 'votes', reason: 'it is damaged', fix: 'none' }),
  };
  const refusal = await startHere({ ...defaults, plugins: [], parts }, dataDir).catch((cause: unknown) => cause);
  assert.is((refusal as Failure).error, CorruptLog);
  await until(() => opened === 1 && open === 0, 'the database that opened late is closed');
  await (await startHere({ ...defaults, plugins: [] }, dataDir)).node.stop();
});

test.run();
