/** An API server whose database and nodes are down: it waits for them, and a signal ends it. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { command } from './program.js';

test('an API server that waits for a node exits with 0 on a signal', async () => {
  const node = createServer((_, response) => response.writeHead(503).end());
  node.listen(0, '127.0.0.1');
  await once(node, 'listening');
  const { port } = node.address() as AddressInfo;
  const asked = once(node, 'request');
  const api = command('api', '--postgres', 'postgres://x@127.0.0.1:9/x', '--node', `http://127.0.0.1:${port}`);
  await asked;
  await new Promise((resolve) => node.once('request', resolve)); // it waits: this is the second try
  api.kill('SIGTERM');
  const { code } = await api.ended;
  node.close();
  assert.is(code, 0);
});

test.run();
