/** Executes the guide to replicas, beside a PostgreSQL and a NATS server. */

import { startProcess } from '../cli/program.js';
import { NatsServer } from '../plugins/nats/server.js';
import { PostgresServer } from '../plugins/postgres/server.js';
import { linkPackages } from './packages.js';
import { pageOn } from './page.js';

pageOn('docs/guide/replicas.md', async (directory) => {
  linkPackages(directory);
  const [database, stream, node] = await Promise.all([
    PostgresServer.start(),
    NatsServer.start(),
    startProcess('dev', '--ephemeral'),
  ]);
  await database.ask('CREATE ROLE writer LOGIN');
  const at = (role: string, name: string) => `postgres://${role}@127.0.0.1:${database.port}/${name}`;
  return {
    url: node.url,
    env: {
      PGHOST: '127.0.0.1',
      PGPORT: `${database.port}`,
      PGUSER: 'postgres',
      WRITER: at('writer', 'chain'),
      READER: at('reader', 'chain'),
      LARGE: at('writer', 'large'),
      NATS: stream.url,
    },
    stop: () => Promise.all([node.stop(), database.close(), stream.close()]),
  };
});
