/** The stage of the examples: a node with fixed keys and a fixed time that makes a block when it is told to. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { createGenesis } from '../../cli/genesis/create.js';
import { DEV_STAKE } from '../../cli/genesis/dev.js';
import { runtimeGenesis } from '../../cli/genesis/sections.js';
import { devAttesters, devRoles, fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { addressOf, devSecret, devValidatorSecret } from '../../cli/keys/keys.js';
import type { Document } from '../../plugins/docs/document.js';
import { type Address, toHex } from '../../runtime/lib/codec/ids.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import { KeyType, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';
import type { Database } from '../../runtime/lib/storage/database.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { type RunningNode, startNode } from '../../runtime/node/node.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import type { PluginEntry } from '../../runtime/plugin.js';
import type { Refusal, Written } from '../node/live.js';
import { PATIENCE_MS } from '../until.js';
import { Recorder } from './recorder.js';
import { SteppedClock } from './stepped-clock.js';

/** Unix seconds. */
const GENESIS_TIME = 1_800_000_000;
/** Short, so that what happens at the end of an epoch happens. */
export const EPOCH_BLOCKS = 10;
/** The longest pause between blocks. */
const BLOCK_MS = 2_000;
/** Blocks in which proposals are voted on. */
export const VOTING_BLOCKS = 5;

const VALIDATOR = signerOf(KeyType.Ed25519, devValidatorSecret());

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await turn();
  }
}

export class Stage {
  readonly recorder = new Recorder();
  readonly url: string;
  readonly #node: RunningNode;
  readonly #clock: SteppedClock;
  readonly #directory: string;

  private constructor(node: RunningNode, clock: SteppedClock, directory: string) {
    this.#node = node;
    this.#clock = clock;
    this.#directory = directory;
    this.url = `http://127.0.0.1:${node.rpcPort}`;
  }

  /** `given`: further options of the node; `plugins` beside those of the distribution; `rows`: where indexes and plugins write. */
  static async open(
    given: Partial<NodeOptions> = {},
    plugins: readonly PluginEntry[] = [],
    rows: () => Database = () => new MemoryDatabase(),
  ): Promise<Stage> {
    const directory = await mkdtemp(join(tmpdir(), 'examples-'));
    const clock = new SteppedClock(GENESIS_TIME * 1_000);
    const validatorKey = join(directory, 'validator.key');
    await writeFile(validatorKey, toHex(devValidatorSecret()), { mode: 0o600 });
    const runtime = runtimeOf(defaults);
    const set = await loadDistribution(runtime, []);
    const { genesis, tokens } = createGenesis(defaults, set, {
      network: 'dev',
      genesisTime: GENESIS_TIME,
      priceFloor: 10,
      validators: [toHex(VALIDATOR.publicKey)],
      selfStake: DEV_STAKE,
      funded: fundedAccounts(defaults),
      stablecoins: devRoles(defaults),
      attesters: devAttesters(),
      epochBlocks: EPOCH_BLOCKS,
      upgrade: { mode: 'full' },
    });
    const voting = { 'governance.voting_blocks': VOTING_BLOCKS, 'governance.timelock_s': 0 };
    const section = genesis.bridge as { readonly mappings: readonly Json[] };
    const { json } = runtimeGenesis({
      genesis: {
        ...genesis,
        params: { ...(genesis.params as object), ...voting },
        // The last one is left for the example that registers it.
        bridge: { ...section, mappings: section.mappings.slice(0, -1) } as Json,
      },
      tokens,
    });
    const parts = {
      ...runtime.parts,
      Log: () => () => {},
      Clock: () => clock,
      Database: async () => new MemoryDatabase(),
      IndexDatabase: async () => rows(),
      PluginDatabase: () => async () => rows(),
    };
    const node = await startNode({ ...runtime, parts, plugins: [...(runtime.plugins ?? []), ...plugins] }, json, {
      dataDir: directory,
      validatorKey,
      rpcPort: 0,
      p2pPort: undefined,
      rpcRateLimit: 0,
      blockTime: BLOCK_MS / 1_000,
      ...given,
    });
    return new Stage(node, clock, directory);
  }

  async close(): Promise<void> {
    await this.#node.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }

  /** The node, as who started it sees it. */
  get node(): RunningNode {
    return this.#node;
  }

  get document(): Document {
    return this.#node.describe() as Document;
  }

  get height(): number {
    return this.#node.ledger.head.height;
  }

  /** Unix seconds. */
  get time(): number {
    return Math.trunc(this.#clock.now() / 1_000);
  }

  /** The address of a funded account as callers write it. */
  person(index: number): string {
    return this.#node.text.address(this.id(index));
  }

  id(index: number): Address {
    return addressOf(this.signer(index));
  }

  /** The account of the validator. */
  get validator(): string {
    return this.#node.text.address(addressOf(VALIDATOR));
  }

  /** Its key. */
  signer(index: number): Signer {
    return signerOf(KeyType.Ed25519, devSecret(index));
  }

  /** Asks; throws with the whole refusal. */
  async ask<T>(method: string, ...params: unknown[]): Promise<T> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.url, { method: 'POST', headers, body });
    const { result, error } = (await answer.json()) as { result: T; error?: Refusal };
    if (error) throw new Error(`${method} ${JSON.stringify(params)}: ${JSON.stringify(error)}`);
    return result;
  }

  /** Asks, and keeps it as the example of the method. */
  async show<T>(method: string, ...params: unknown[]): Promise<T> {
    const result = await this.ask<T>(method, ...params);
    this.recorder.keep(method, params, result);
    return result;
  }

  /** Calls a write method and makes the block that has its bundle. */
  async write(method: string, ...params: unknown[]): Promise<Written> {
    const waiting = this.#node.mempool.size;
    let over = false;
    const asked = this.ask<Written>(method, ...params, { wait: 'included' }).finally(() => {
      over = true;
    });
    // Refusals end the wait as well; they are thrown below.
    asked.catch(() => undefined);
    await until(method, () => over || this.#node.mempool.size > waiting);
    if (!over) await this.mine();
    return asked;
  }

  /** The same, kept as the example of the method. */
  async showWrite(method: string, ...params: unknown[]): Promise<Written> {
    const result = await this.write(method, ...params);
    this.recorder.keep(method, [...params, { wait: 'included' }], result);
    return result;
  }

  /** Makes the next blocks, and waits until every index has them. */
  async mine(blocks = 1): Promise<void> {
    await this.makeBlocks(blocks);
    await until('the indexes', async () => {
      const answers = await Promise.all([
        this.ask<{ indexed_height: number }>('chain_search', '0'),
        this.ask<{ indexed_height: number }>('chain_listRecoveries', this.person(0)),
      ]);
      return answers.every(({ indexed_height }) => indexed_height === this.height);
    });
  }

  /** Makes the next blocks; indexes have them a moment later. */
  async makeBlocks(blocks = 1): Promise<void> {
    for (let made = 0; made < blocks; made++) {
      const { height } = this;
      const pause = Math.min(this.#node.ledger.head.header.interval_ms, BLOCK_MS);
      await until('the pause before a block', () => this.#clock.awaits(pause));
      this.#clock.step(pause);
      await until(`block ${height + 1}`, () => this.height > height);
    }
  }

  /** Lets time pass, and makes a block at its end. */
  async pass(seconds: number): Promise<void> {
    this.#clock.advance(seconds * 1_000);
    await this.mine();
  }

  /** Moves the time by the method for it, which answers with the block that it waits for. */
  async advance(): Promise<void> {
    const asked = this.show('dev_advanceTime', 60);
    const before = this.#clock.now();
    await until('the time to move', () => this.#clock.now() > before);
    await this.mine();
    await asked;
  }

  /** Makes blocks up to the first of the next epoch. */
  async nextEpoch(): Promise<void> {
    await this.mine(EPOCH_BLOCKS - (this.height % EPOCH_BLOCKS) + 1);
  }
}
