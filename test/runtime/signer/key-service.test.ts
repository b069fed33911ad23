/** A back end for keys: how a key in a cloud service becomes a `SigningKey`, and that its failures cost turns only. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fromHex, toHex } from '../../../runtime/lib/codec/ids.js';
import type { SigningKey } from '../../../runtime/node/signer/desk.js';
import { A, B, KEY, type Node, PUBLIC_KEY, Scene, vote } from './scene.js';

/** Maximum time of a signature, milliseconds: below the time after which a node gives up. */
const WITHIN_MS = 800;

/** A key in a service that signs with `POST /sign`, a body of hex, and an answer of hex. */
const serviceKey = (url: string, publicKey: string): SigningKey => ({
  publicKey,
  async sign(bytes) {
    const answer = await fetch(`${url}/sign`, {
      method: 'POST',
      body: toHex(bytes),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`the key service answered ${answer.status}`);
    return fromHex(await answer.text());
  },
});

const node: Node = { name: 'node' };

test('a key in a service signs, and an outage costs the turns that fall into it', async () => {
  let isUp = true;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      if (!isUp) response.writeHead(503).end();
      else response.end(toHex(KEY.sign(fromHex(body))));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const scene = new Scene();
    const key = serviceKey(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, PUBLIC_KEY);
    scene.sign = key.sign;
    assert.is(await scene.ask(node, vote('prevote', 4, 0, A)), 'signed');
    isUp = false;
    assert.is(await scene.ask(node, vote('precommit', 4, 0, A)), 'false');
    assert.match(scene.logged.at(-1)!, 'the key service answered 503');
    isUp = true;
    assert.is(await scene.ask(node, vote('precommit', 4, 0, A)), 'signed');
    assert.is(await scene.ask(node, vote('precommit', 4, 0, B)), 'conflict');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test.run();
