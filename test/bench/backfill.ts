/**
 * Benchmark of filling a chain that is there into PostgreSQL: `--bundles N` of one transfer (default 100,000), in blocks of 2,000,
 * by two connections of a node that has nothing else to do.
 */

import { pathToFileURL } from 'node:url';
import { defaults, runtimeOf } from '../../cli/index.js';
import { PostgresServer } from '../plugins/postgres/server.js';
import { sleep } from './driver.js';
import { BLOCK, openBench } from './follow.js';
import { SERVER } from './replicas.js';
import type { Row } from './rpc.js';

const SCHEMA = 'trellis';

/** Makes the chain, and then measures; takes a minute or, for a million, many. */
export async function run(): Promise<Row[]> {
  const at = process.argv.indexOf('--bundles');
  const blocks = Math.ceil((at < 0 ? 100_000 : Number(process.argv[at + 1])) / BLOCK);
  const database = await PostgresServer.start(SERVER);
  const runtime = runtimeOf(defaults);
  const plugins = runtime.plugins.filter(({ name }) => name === 'postgres');
  const bench = await openBench({ ...runtime, plugins }, { postgres: { postgres: database.url } });
  try {
    for (let n = 0; n < blocks; n++) await bench.commit(n);
    const before = process.cpuUsage();
    await bench.start();
    const missing = () =>
      database.count(`SELECT coalesce(sum(last - first + 1), 0) FROM ${SCHEMA}.missing`).catch(() => blocks);
    while ((await missing()) === 0) await sleep(10); // nobody has laid anything yet
    const began = performance.now();
    while ((await missing()) > 0) await sleep(500);
    const seconds = (performance.now() - began) / 1_000;
    const { user, system } = process.cpuUsage(before);
    let rows = 0;
    const tables = await database.ask<{ name: string }>(
      'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = $1',
      [SCHEMA],
    );
    for (const { name } of tables) rows += await database.count(`SELECT count(*) FROM ${SCHEMA}.${name}`);
    const bytes = await database.count(
      `SELECT sum(pg_total_relation_size(format('%I.%I', schemaname, tablename)::regclass)) FROM pg_tables WHERE schemaname = '${SCHEMA}'`,
    );
    const bundles = blocks * BLOCK;
    return [
      { name: `back-fill of ${bundles} bundles in ${blocks} blocks`, value: seconds, unit: 's' },
      { name: 'bundles', value: bundles / seconds, unit: '/s' },
      { name: 'rows', value: rows / seconds, unit: '/s' },
      { name: 'CPU of the node for each bundle', value: (user + system) / bundles, unit: 'µs' },
      { name: 'bytes in PostgreSQL for each bundle, indexes too', value: bytes / bundles, unit: 'B' },
    ];
  } finally {
    await bench.close();
    await database.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
