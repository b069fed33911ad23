/** A chain whose blocks any number of feeds write into databases, as if each were of another node; and whether a database has it whole. */

import * as assert from 'uvu/assert';
import { Feed } from '../../../plugins/postgres/feed.js';
import { findTables } from '../../../plugins/postgres/layout.js';
import { tableIn } from '../../../plugins/postgres/names.js';
import { Lines, lineMaker } from '../../../plugins/postgres/rows.js';
import {
  type Address,
  type Hash,
  type PluginContext,
  type PluginEntry,
  plugin,
  SpareTurn,
} from '../../../runtime/plugin.js';
import { Stage } from '../../examples/stage.js';
import { until } from '../../until.js';
import type { PostgresServer } from './server.js';

/** A plugin that hands out what plugins see. */
export function spyPlugin(): { readonly entry: PluginEntry; readonly seen: readonly PluginContext[] } {
  const seen: PluginContext[] = [];
  const spy = plugin('spy', {
    sdk: 1,
    about: 'Hands out what plugins see.',
    async start(node) {
      seen.push(node as PluginContext);
      return {};
    },
  });
  return { entry: { name: 'spy', options: {}, load: async () => ({ default: spy }) }, seen };
}

export class FedChain {
  readonly stage: Stage;
  readonly context: PluginContext;
  readonly #feeds: Feed[] = [];
  #paid = 0;

  private constructor(stage: Stage, context: PluginContext) {
    this.stage = stage;
    this.context = context;
  }

  static async open(): Promise<FedChain> {
    const { entry, seen } = spyPlugin();
    const stage = await Stage.open({}, [entry]);
    return new FedChain(stage, seen[0]!);
  }

  /** Another node that feeds a database; ends with the chain, or by the function. */
  async feed(
    server: Pick<PostgresServer, 'url'>,
    schema = 'trellis',
    backfill = 2,
    partition = 0,
    node = this.context,
  ): Promise<() => Promise<void>> {
    const feed = await Feed.start(node, { url: server.url, schema, backfill, partition });
    this.context.hooks.finalized.tap('feed', () => feed.wake());
    this.#feeds.push(feed);
    return () => feed.stop();
  }

  /** Makes blocks with transfers. */
  async pay(blocks: number): Promise<void> {
    const { stage } = this;
    for (let i = 0; i < blocks; i++) {
      const to = stage.person(1 + (this.#paid++ % 5));
      await stage.write('chain_transfer', stage.person(0), to, 'TRL', `${1_000 + this.#paid}`);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#feeds.map((feed) => feed.stop()));
    await this.stage.close();
  }

  /** Waits until a database has every block, and checks that each row is there once: none is missing, none is counted twice. */
  checkWhole(server: PostgresServer, schema = 'trellis'): Promise<void> {
    return checkRows(this.context, server, schema);
  }
}

/** The same for the chain of any node that rests. */
export async function checkRows(context: PluginContext, server: PostgresServer, schema = 'trellis'): Promise<void> {
  const { height: last } = context.ledger.head;
  const of = (name: string) => tableIn(schema, name);
  const isWhole = async () =>
    (await server.count(`SELECT count(*) FROM ${of('blocks')}`)) === last &&
    (await server.count(`SELECT height FROM ${of('progress')} WHERE part = 'holders'`)) === last;
  await until(
    () => isWhole().catch(() => false),
    () => `PostgreSQL to have ${last} blocks`,
  );
  const layout = await findTables({ query: (sql) => server.ask(sql) }, schema, context.set);
  const lines = new Lines(context.text);
  const add = await lineMaker(context);
  for (let height = 1; height <= last; height++)
    await add((await context.blocks.at(height))!, lines, layout, new SpareTurn());
  for (const [{ name }, expected] of lines.tables) {
    assert.is(await server.count(`SELECT count(*) FROM ${of(name)}`), expected.rows, name);
  }
  const counts = await server.ask<{ token: string; holders: string; movements: string }>(
    `SELECT encode(token, 'hex') AS token, holders, movements FROM ${of('token_counts')}`,
  );
  assert.equal(
    new Map(counts.flatMap(({ token, movements }) => (movements === '0' ? [] : [[token, Number(movements)]]))),
    new Map(
      [...lines.moved].sort(
        ([a], [b]) => counts.findIndex((c) => c.token === a) - counts.findIndex((c) => c.token === b),
      ),
    ),
  );
  const held = await server.ask<{ token: string; account: string; balance: string }>(
    `SELECT encode(token, 'hex') AS token, encode(account, 'hex') AS account, balance FROM ${of('holders')}`,
  );
  const expected: string[] = [];
  const holders = new Map<string, number>();
  for await (const { key, value } of context.entries('tokens', 'balances')) {
    const [account, token] = key as readonly [Address, Hash];
    if ((value as bigint) === 0n) continue;
    expected.push([token, account, value].join());
    holders.set(token, (holders.get(token) ?? 0) + 1);
  }
  assert.equal(held.map(({ token, account, balance }) => [token, account, balance].join()).sort(), expected.sort());
  for (const { token, holders: count } of counts) assert.is(Number(count), holders.get(token) ?? 0, token);
}
