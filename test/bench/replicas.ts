/**
 * Benchmark of readers beside a node: what PostgreSQL takes in, how far it is behind, what that costs the node, and how many
 * histories servers without a chain answer. `--each N`: transfers of every one of 100 senders in a round (default 300); `--pairs N`:
 * rounds without and with PostgreSQL (3); `--bundles N`: how many the chain has at least that is filled in.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MAIN } from '../cli/program.js';
import { PostgresServer } from '../plugins/postgres/server.js';
import { portsFrom } from '../ports.js';
import { chainFiles, transfersOf } from './chain-files.js';
import { call, type Peer, sleep, startPeer, stopPeer, usage } from './driver.js';
import type { Row } from './rpc.js';
import { askFor, bodyOf, send, submissions } from './sending.js';

const SENDERS = 100;
const BATCH = 50;
const READ_SECONDS = 5;
/** How long it is watched at rest. */
const REST_MS = 4_000;
/** Of the run that tells how far PostgreSQL is behind. */
const PACE = 1_000;
const PACED_SECONDS = 20;

/** A server as somebody runs one: it syncs its log, and has memory. */
export const SERVER = ['fsync=on', 'shared_buffers=512MB', 'max_wal_size=4GB', 'checkpoint_timeout=30min'];

async function begin(words: readonly string[], ...more: readonly string[]): Promise<Peer> {
  const port = await portsFrom();
  const options = ['--rpc-port', `${port}`, '--rpc-rate-limit', '0'];
  return startPeer(process.execPath, [MAIN, ...words, ...options, ...more], { port, method: 'chain_nodeInfo' });
}

/** What a round of transfers came to: a second, and microseconds of the node for each. */
interface Flood {
  readonly perSecond: number;
  readonly cpu: number;
  readonly main: number;
  readonly mainUntilFinal: number;
  /** Blocks that PostgreSQL lacks at the end, and how long it takes until it has them, seconds. */
  readonly behind: number;
  readonly catchUp: number;
}

/** Everything that is measured on one chain. */
class Bench {
  readonly rows: Row[] = [];
  readonly #database: PostgresServer;
  readonly #start: readonly string[];
  #schemas = 0;

  constructor(database: PostgresServer, data: string, key: string) {
    this.#database = database;
    this.#start = ['start', '-d', data, '--validator-key', key, '--p2p-port', 'off', '--block-time', '1'];
  }

  add(name: string, value: number, unit: string): void {
    this.rows.push({ name, value, unit });
  }

  node(...more: readonly string[]): Promise<Peer> {
    return begin(this.#start, ...more);
  }

  /** A new schema, and how to write into it. */
  schema(backfill: number): { readonly schema: string; readonly words: readonly string[] } {
    const schema = `bench_${++this.#schemas}`;
    const words = ['--postgres', this.#database.url, '--postgres-schema', schema, '--postgres-backfill', `${backfill}`];
    return { schema, words };
  }

  height(schema: string): Promise<number> {
    return this.#database
      .count(`SELECT coalesce(max(height), -1) FROM ${schema}.progress WHERE part = 'live'`)
      .catch(() => -1);
  }

  /** Sends transfers as fast as they are taken, with or without PostgreSQL. */
  async flood(bundles: readonly string[], each: number, into?: ReturnType<Bench['schema']>): Promise<Flood> {
    const node = await this.node(...(into?.words ?? []));
    try {
      if (into) await this.caughtUp(node, into.schema);
      await sleep(2_000);
      const rested = usage(node.child.pid!);
      await sleep(REST_MS);
      const rest = usage(node.child.pid!);
      const senders = Array.from({ length: SENDERS }, (_, a) => bundles.slice(a * each, (a + 1) * each));
      const { counted, seconds, cpu, mainCpu } = await send(
        node,
        submissions('chain_submitBundle', senders, BATCH),
        bundles.length,
      );
      // Rows may come later than the last block: what they cost counts as well.
      const before = usage(node.child.pid!);
      const began = performance.now();
      const head = await call<{ height: number }>(node.port, 'chain_nodeInfo');
      const behind = into ? head.height - (await this.height(into.schema)) : 0;
      if (into) await this.caughtUp(node, into.schema);
      const late = usage(node.child.pid!);
      const catchUp = (performance.now() - began) / 1_000;
      // Meanwhile the node does what it does at rest, too.
      const times = (catchUp * 1_000) / REST_MS;
      const lateOf = (of: 'cpu' | 'mainCpu') => Math.max(0, late[of] - before[of] - times * (rest[of] - rested[of]));
      const per = (cpuSeconds: number) => (cpuSeconds * 1e6) / counted;
      return {
        perSecond: counted / seconds,
        cpu: per(cpu + lateOf('cpu')),
        main: per(mainCpu + lateOf('mainCpu')),
        mainUntilFinal: per(mainCpu),
        behind,
        catchUp,
      };
    } finally {
      await stopPeer(node);
    }
  }

  /** Rounds without and with PostgreSQL, in turns: the middle of each figure, and of their ratios. */
  async cost(rounds: readonly (readonly string[])[], each: number): Promise<void> {
    const pairs: { without: Flood; beside: Flood }[] = [];
    for (let i = 0; i + 1 < rounds.length; i += 2) {
      const without = await this.flood(rounds[i]!, each);
      pairs.push({ without, beside: await this.flood(rounds[i + 1]!, each, this.schema(0)) });
    }
    const middle = (of: (pair: (typeof pairs)[number]) => number) =>
      pairs.map(of).sort((a, b) => a - b)[pairs.length >> 1]!;
    for (const [name, key] of [
      ['no PostgreSQL', 'without'],
      ['into PostgreSQL too', 'beside'],
    ] as const) {
      this.add(
        `transfers final in batches of ${BATCH}, ${name}`,
        middle((pair) => pair[key].perSecond),
        '/s',
      );
      this.add(
        `node CPU per transfer, ${name}`,
        middle((pair) => pair[key].cpu),
        'µs',
      );
      this.add(
        `of it on the main thread, ${name}`,
        middle((pair) => pair[key].main),
        'µs',
      );
      this.add(
        `of it on the main thread until final, ${name}`,
        middle((pair) => pair[key].mainUntilFinal),
        'µs',
      );
    }
    const percent = (of: (flood: Flood) => number) =>
      middle(({ without, beside }) => 100 * (of(beside) / of(without) - 1));
    this.add(
      'what it changes of the throughput',
      percent(({ perSecond }) => perSecond),
      '%',
    );
    this.add(
      'what it adds to the CPU of the node, all rows written',
      percent(({ cpu }) => cpu),
      '%',
    );
    this.add(
      'blocks that it is behind at the end of a round',
      middle(({ beside }) => beside.behind),
      '',
    );
    this.add(
      '  and it has them after',
      middle(({ beside }) => beside.catchUp),
      's',
    );
  }

  async caughtUp(node: Peer, schema: string): Promise<void> {
    const { height } = await call<{ height: number }>(node.port, 'chain_nodeInfo');
    while ((await this.height(schema)) < height) await sleep(200);
  }

  /** Fills in the whole chain. */
  async backfill(connections: number, bundles: number): Promise<string> {
    const { schema, words } = this.schema(connections);
    const missing = () =>
      this.#database.count(`SELECT coalesce(sum(last - first + 1), 0) FROM ${schema}.missing`).catch(() => -1);
    // It begins before the node answers.
    const starting = this.node(...words);
    while ((await this.height(schema)) < 0) await sleep(5);
    const began = performance.now();
    const from = await this.height(schema);
    while ((await missing()) > 0) await sleep(20);
    const seconds = (performance.now() - began) / 1_000;
    const node = await starting;
    try {
      const tables = await this.#database.ask<{ name: string }>(
        `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = $1`,
        [schema],
      );
      let all = 0;
      for (const { name } of tables) all += await this.#database.count(`SELECT count(*) FROM ${schema}.${name}`);
      this.add(`back-fill of ${bundles} bundles in ${from} blocks, ${connections} connections`, seconds, 's');
      this.add(`  rows written`, all / seconds, 'rows/s');
      this.add(`  bundles written`, bundles / seconds, '/s');
      this.add(`  blocks written`, from / seconds, '/s');
      const bytes = await this.#database.count(
        `SELECT sum(pg_total_relation_size(format('%I.%I', schemaname, tablename)::regclass)) FROM pg_tables WHERE schemaname = '${schema}'`,
      );
      this.add(`  bytes in PostgreSQL, indexes too, a bundle of one transfer`, bytes / bundles, 'B');
      for (const { name, size } of await this.#database.ask<{ name: string; size: string }>(
        `SELECT tablename AS name, pg_total_relation_size(format('%I.%I', schemaname, tablename)::regclass) AS size
         FROM pg_tables WHERE schemaname = $1 ORDER BY 2 DESC LIMIT 6`,
        [schema],
      ))
        this.add(`    of it ${name}`, Number(size) / bundles, 'B');
      return schema;
    } finally {
      await stopPeer(node);
    }
  }

  /** How long after the node PostgreSQL has a block, while so many transfers a second come in. */
  async lag(bundles: readonly string[], each: number): Promise<void> {
    const { schema, words } = this.schema(0);
    const node = await this.node(...words);
    try {
      while ((await this.height(schema)) < 0) await sleep(10);
      await sleep(2_000);
      const hadAt = new Map<number, number>();
      const lags: number[] = [];
      let over = false;
      const watching = (async () => {
        for (let [seen, written] = [0, await this.height(schema)]; !over; await sleep(2)) {
          const now = performance.now();
          const head = Number(await call<string>(node.port, 'eth_blockNumber'));
          if (seen === 0) seen = head;
          for (; seen < head; ) hadAt.set(++seen, now);
          const reached = await this.height(schema);
          for (; written < reached; ) {
            const at = hadAt.get(++written);
            if (at !== undefined) lags.push(performance.now() - at);
          }
        }
      })();
      const began = performance.now();
      const queue = Array.from({ length: each }, (_, nonce) =>
        Array.from({ length: SENDERS }, (_, a) => bundles[a * each + nonce]!),
      ).flat();
      let sent = 0;
      while (sent < queue.length) {
        const due = Math.min(queue.length, Math.trunc(((performance.now() - began) / 1_000) * PACE));
        if (due > sent) {
          const calls = queue.slice(sent, due).map((hex, id) => bodyOf('chain_submitBundle', [`0x${hex}`], id));
          sent = due;
          await fetch(`http://127.0.0.1:${node.port}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: `[${calls.join()}]`,
          }).then((answer) => answer.text());
        }
        await sleep(20);
      }
      const seconds = (performance.now() - began) / 1_000;
      await this.caughtUp(node, schema);
      over = true;
      await watching;
      lags.sort((a, b) => a - b);
      this.add(
        `lag of PostgreSQL behind the node at ${Math.round(sent / seconds)} transfers/s, p50`,
        lags[Math.trunc(lags.length / 2)]!,
        'ms',
      );
      this.add('  p99', lags[Math.trunc(lags.length * 0.99)]!, 'ms');
    } finally {
      await stopPeer(node);
    }
  }

  /** Histories a second: from the rows of the node, of one server, of two. */
  async reads(schema: string, addresses: readonly string[]): Promise<void> {
    const bodies = addresses.map((address) => bodyOf('chain_getAddressHistory', [address, 20]));
    const node = await this.node('--backfill-indexes', '--postgres', this.#database.url, '--postgres-schema', schema);
    const server = () =>
      begin([
        'api',
        '--postgres',
        this.#database.url,
        '--postgres-schema',
        schema,
        '--node',
        `http://127.0.0.1:${node.port}`,
      ]);
    const servers: Peer[] = [];
    try {
      await sleep(5_000);
      const own = await askFor(node, bodies, READ_SECONDS);
      this.add('histories of 20, from the rows of the node', own.rate, '/s');
      this.add('  CPU of the node each', own.cpu, 'µs');
      servers.push(await server(), await server());
      const before = usage(node.child.pid!).cpu;
      const one = await askFor(servers[0]!, bodies, READ_SECONDS);
      this.add('histories of 20, one server without a chain', one.rate, '/s');
      this.add('  CPU of the server each', one.cpu, 'µs');
      this.add(
        '  CPU of the node each, for names',
        ((usage(node.child.pid!).cpu - before) * 1e6) / (one.rate * READ_SECONDS),
        'µs',
      );
      const two = await Promise.all(servers.map((each) => askFor(each, bodies, READ_SECONDS)));
      this.add(
        'histories of 20, two servers together',
        two.reduce((sum, { rate }) => sum + rate, 0),
        '/s',
      );
    } finally {
      await Promise.all([...servers, node].map(stopPeer));
    }
  }
}

/** A number that was given, or the standard one. */
function given(name: string, standard: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? standard : Number(process.argv[at + 1]);
}

/** All of it on one chain: the rounds make the blocks that are filled in later. */
export async function run(): Promise<Row[]> {
  const [each, pairs, bundles] = [given('--each', 300), given('--pairs', 3), given('--bundles', 0)];
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const files = await chainFiles(directory, SENDERS, 0);
  const database = await PostgresServer.start(SERVER);
  const normal = getPriority(database.pid);
  const bench = new Bench(database, files.data, files.validatorKey);
  let nonce = 0;
  const next = (count: number) => {
    nonce += count;
    return transfersOf(files, nonce - count, count);
  };
  try {
    // On a machine of its own it would take nothing from the node: here the node goes first, while that is measured.
    setPriority(database.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    await bench.cost(
      Array.from({ length: 2 * pairs }, () => next(each)),
      each,
    );
    setPriority(database.pid, normal);
    while (SENDERS * nonce < bundles) await bench.flood(next(each), each);
    const schema = await bench.backfill(2, SENDERS * nonce);
    const paced = Math.ceil((PACE * PACED_SECONDS) / SENDERS);
    await bench.lag(next(paced), paced);
    await bench.reads(schema, files.addresses);
    return bench.rows;
  } finally {
    await database.close();
    rmSync(directory, { recursive: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run()) {
    console.log(`${name.padEnd(70)} ${value.toFixed(value < 100 ? 1 : 0).padStart(10)} ${unit}`);
  }
}
