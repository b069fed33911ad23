/**
 * Differential replay: a random chain is executed again in every mode of pruning, with tiers and without, exported and imported
 * on its way; every block has the same roots. `TEST_STEPS=5000 node dist/test/runtime/ledger/replay-tiers.test.js` makes a
 * chain of so many blocks.
 */

import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Blocks } from '../../../runtime/engine/ledger/blocks.js';
import { Pruner, type PruningTerms } from '../../../runtime/engine/ledger/pruner.js';
import { stateRecords } from '../../../runtime/engine/ledger/scan.js';
import { StateArchive } from '../../../runtime/engine/ledger/state-archive.js';
import { scanRecords } from '../../../runtime/engine/ledger/verify.js';
import { openExport } from '../../../runtime/engine/snapshots/export/read.js';
import { restoreState } from '../../../runtime/engine/snapshots/restore.js';
import { Staging } from '../../../runtime/engine/snapshots/staging.js';
import type { Block } from '../../../runtime/kernel/chain/block.js';
import type { Envelope } from '../../../runtime/kernel/chain/bundle.js';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { validatorsOf } from '../../../runtime/kernel/chain/validators.js';
import { toHex } from '../../../runtime/lib/codec/ids.js';
import { blake3Hex } from '../../../runtime/lib/crypto/hash.js';
import type { Database } from '../../../runtime/lib/storage/database.js';
import { ElasticDatabase, type ElasticTerms } from '../../../runtime/lib/storage/elastic.js';
import { RocksDatabase } from '../../../runtime/lib/storage/rocks.js';
import { exportChain } from '../../../runtime/node/maintenance/snapshots/offline.js';
import type { Pruning } from '../../../runtime/node/options/pruning-modes.js';
import { defaultModules, genesisOf } from '../../golden/distribution.js';
import { Wallet } from '../../node/live.js';
import { ALL, TIGHT } from '../../node/pruning-terms.js';
import { seeded } from '../codec/vocabulary.js';
import { envelopesOf, Node, withDisk } from './chain.js';

const BLOCKS = Number(process.env.TEST_STEPS ?? 60);
const DAY = 86_400_000;
/** A block is a day, and what nobody touched for four of them is cold. */
const COLD_SOON: ElasticTerms = { ageMs: 4 * DAY, stepRecords: 60, stepBytes: 1_000_000 };
/** Blocks after which a node is stopped, with nothing of its memory left. */
const REOPEN = 23;

const set = await defaultModules();
const genesis = readGenesis(genesisOf(set));

/** Pays, founds tokens and pays with them: to few accounts often, to many seldom. */
class People {
  readonly #wallets = Array.from({ length: 10 }, (_, index) => new Wallet(index, set.operations));
  readonly #nonces = this.#wallets.map(() => 0);
  readonly #settled = this.#wallets.map(() => 0);
  readonly #tokens: { readonly symbol: string; readonly owner: number }[] = [];
  readonly #random: (below: number) => number;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  block(): Envelope[] {
    return Array.from({ length: this.#random(7) }, () => this.#bundle());
  }

  /** What was refused took no nonce. */
  took(included: readonly Envelope[]): void {
    for (const [at, { address }] of this.#wallets.entries()) {
      const last = included.findLast(({ from }) => from === address);
      this.#nonces[at] = last ? last.nonce + 1 : this.#settled[at]!;
      this.#settled[at] = this.#nonces[at]!;
    }
  }

  #bundle(): Envelope {
    const random = this.#random;
    const at = random(this.#wallets.length);
    const kind = random(10);
    if (kind === 0) {
      const symbol = `T${this.#tokens.length.toString(36).toUpperCase()}X`;
      this.#tokens.push({ symbol, owner: at });
      return this.#of(at, 'CreateToken', {
        name: symbol,
        symbol,
        decimals: 6,
        supply: 1_000_000n,
        mintable: false,
        max_supply: null,
        owner: this.#wallets[at]!.address,
      });
    }
    const token = kind < 5 ? this.#tokens[random(this.#tokens.length + 1)] : undefined;
    // All that somebody has of a token at times: then the record of his balance goes.
    const amount = BigInt(token && random(4) === 0 ? 1_000_000 : 1 + random(1_000));
    const to = random(3) === 0 ? this.#wallets[random(10)]!.address : blake3Hex(Uint8Array.of(random(250)));
    return this.#of(token?.owner ?? at, 'Transfer', { to, token_symbol: token?.symbol ?? 'TRL', amount, memo: null });
  }

  #of(at: number, name: string, params: object): Envelope {
    return this.#wallets[at]!.bundle(this.#nonces[at]!++, name, params, { signatures: () => [], gasLimit: 1_000_000 });
  }
}

/** A way to keep the chain. */
interface Way {
  readonly name: string;
  readonly elastic: boolean;
  readonly pruning: Pruning;
}

/** The modes as they are, but for how many blocks they keep. */
const TERMS: Readonly<Record<Pruning, PruningTerms>> = {
  archive: ALL,
  validator: { ...TIGHT, blocks: 30 },
  aggressive: TIGHT,
};

/** A node that follows the chain its own way. */
class Follower {
  readonly way: Way;
  readonly #path: string;
  #database!: Database;
  #node!: Node;
  #pruner!: Pruner;
  #blocks!: Blocks;
  #archive: StateArchive | undefined;
  cold = 0;

  constructor(way: Way, path: string) {
    this.way = way;
    this.#path = path;
  }

  get #logPath(): string {
    return join(this.#path, 'blocks');
  }

  async #openDatabase(nowMs: number): Promise<Database> {
    const warm = await RocksDatabase.open(join(this.#path, 'database'));
    return this.way.elastic ? ElasticDatabase.open(warm, join(this.#path, 'cold'), nowMs, COLD_SOON) : warm;
  }

  async open(nowMs: number): Promise<void> {
    const terms = TERMS[this.way.pruning];
    const keepsAll = terms.blocks === undefined;
    const log = () => {};
    this.#database = await this.#openDatabase(nowMs);
    const disk = { database: this.#database, path: this.#logPath };
    this.#node = await Node.open(disk, genesis, undefined, set, undefined, keepsAll);
    const { ledger, log: blockLog } = this.#node;
    this.#blocks = new Blocks(blockLog, ledger.store, set);
    this.#pruner = new Pruner({ ledger, blocks: this.#blocks, blockLog, terms, log });
    await this.#pruner.resume([]);
    if (!keepsAll) return;
    const database = await RocksDatabase.open(join(this.#path, 'state-history'));
    this.#archive = await StateArchive.open({ ledger, database, busy: () => false, log });
  }

  async follow(block: Block, nowMs: number): Promise<void> {
    const { height } = block.header;
    const { cold } = this.#database;
    // While the block is executed, and not only between blocks.
    const walking = cold?.step(nowMs);
    await this.#node.follow(block);
    await walking;
    for (let step = 0; step < 20 && (await cold?.step(nowMs)); step++);
    this.cold = Math.max(this.cold, cold?.stats().entries ?? 0);
    this.#pruner.follow(height);
    this.#archive?.wake();
    if (height % REOPEN !== 0) return;
    await this.close();
    await this.open(nowMs);
  }

  async close(): Promise<void> {
    await this.#pruner.stop();
    await this.#archive?.stop();
    await this.#node.close();
    await this.#database.close();
  }

  /** The state as a file, of a node that is stopped meanwhile. */
  async export(nowMs: number): Promise<Uint8Array> {
    await this.close();
    const file = join(this.#path, 'state');
    await exportChain(await this.#openDatabase(nowMs), this.#logPath, file, EXPORTS);
    await this.open(nowMs);
    return new Uint8Array(await readFile(file));
  }

  /** A node that begins with such a file. */
  static async import(way: Way, path: string, file: string, nowMs: number): Promise<Follower> {
    await mkdir(path);
    const staging = new Staging(path);
    await staging.begin(file);
    const parts = {
      ...EXPORTS,
      domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
      staging,
      root: 'own-block' as const,
      // Nobody signs the blocks of this chain.
      signatures: { committed: () => true, sealed: () => true },
      openDatabase: RocksDatabase.open,
    };
    await restoreState(await openExport(file, { ...parts, sorting: join(staging.path, 'sorting') }), parts);
    const follower = new Follower(way, path);
    await follower.open(nowMs);
    return follower;
  }

  get oldest(): number {
    return this.#blocks.oldest;
  }

  /** The whole state, as who reads it has it. */
  async records(): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const [key, value] of stateRecords(this.#database)) found.push(`${toHex(key)} ${toHex(value)}`);
    return found;
  }

  async verify() {
    const { ledger, log: blockLog } = this.#node;
    const { header } = ledger.head;
    return scanRecords({
      database: this.#database,
      blockLog,
      set,
      root: header,
      readsState: true,
      throttle: async () => {},
    });
  }
}

const EXPORTS = {
  ...{ set, genesis, log: () => {} },
  text: textForms(genesis.chain, set.operations),
  signal: new AbortController().signal,
};

const WAYS: readonly Way[] = (['archive', 'validator', 'aggressive'] as const).flatMap((pruning) =>
  [false, true].map((elastic) => ({ name: `${pruning}${elastic ? ', tiers' : ''}`, elastic, pruning })),
);

/** Exports of all nodes, which must be one and the same. */
async function sameExport(followers: readonly Follower[], nowMs: number): Promise<Uint8Array> {
  const [first, ...others] = await Promise.all(followers.map((follower) => follower.export(nowMs)));
  for (const [i, file] of others.entries()) {
    assert.is(Buffer.compare(file, first!), 0, `the export of ${followers[i + 1]!.way.name} is that of the first`);
  }
  return first!;
}

test('a random chain has the same roots in every storage mode, even continued from an export', async () => {
  await withDisk(async (disk) => {
    const first = await Node.open(disk, genesis, undefined, set);
    first.proposer = await first.ledger.read(() => validatorsOf(first.ledger.view(), 'next')[0]!.address);
    const people = new People(11);
    const root = await mkdtemp(join(tmpdir(), 'trellis-replay-'));
    const followers = WAYS.map((way, i) => new Follower(way, join(root, String(i))));
    let nowMs = 0;
    for (const follower of followers) await follower.open(nowMs);
    const middle = Math.trunc(BLOCKS / 2);
    for (let height = 1; height <= BLOCKS; height++) {
      nowMs += DAY;
      const block = await first.produce(people.block());
      people.took(envelopesOf(block, set));
      // A follower refuses a block whose header is not what execution gives, the state root among it.
      await Promise.all(followers.map((follower) => follower.follow(block, nowMs)));
      if (height !== middle) continue;
      await sameExport(followers, nowMs);
      const file = join(root, '0', 'state');
      for (const way of [WAYS[0]!, WAYS.at(-1)!]) {
        const path = join(root, String(followers.length));
        followers.push(await Follower.import({ ...way, name: `${way.name}, imported` }, path, file, nowMs));
      }
    }
    assert.ok(first.refusals.length < BLOCKS, `what was sent was mostly taken: ${first.refusals.slice(0, 3)}`);
    const [plain, ...others] = await Promise.all(followers.map((follower) => follower.records()));
    for (const [i, records] of others.entries()) assert.equal(records, plain, followers[i + 1]!.way.name);
    await sameExport(followers, nowMs);
    for (const [i, follower] of followers.entries()) {
      const { way, cold, oldest } = follower;
      const { bad, offenders, records } = await follower.verify();
      assert.is(bad, 0, `${way.name}: ${JSON.stringify(offenders)}`);
      assert.ok(records > 100);
      if (way.elastic) assert.ok(cold > 20, `${way.name}: ${cold} records were cold`);
      const began = i < WAYS.length ? 0 : middle;
      if (way.pruning === 'archive') assert.is(oldest, began);
      else assert.ok(oldest > began, `${way.name}: blocks from ${oldest}`);
      await follower.close();
    }
    await first.close();
    await rm(root, { recursive: true, force: true });
  });
});

test.run();
