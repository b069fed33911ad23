/** The TypeScript client in a browser: its compiled files as native modules, nothing bundled. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, normalize } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { closeBrowser, openPage } from '../browser/browser.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { startHere } from '../node/here.js';
import { SECRETS } from './here.js';

const ROOT = new URL('../../../', import.meta.url);

const ROUND3 = '/node_modules/dilithium-round3';
const IMPORTS = {
  'trellis/client': '/dist/rpc-schemas/clients/typescript/index.js',
  '@noble/curves/': '/node_modules/@noble/curves/',
  '@noble/hashes/': '/node_modules/@noble/hashes/',
  '@scure/base': '/node_modules/@scure/base/index.js',
  'trellis/client/post-quantum': '/dist/rpc-schemas/clients/typescript/post-quantum.js',
  '@noble/post-quantum/': '/node_modules/@noble/post-quantum/',
  'dilithium-round3/ml-dsa': `${ROUND3}/esm/ml-dsa.js`,
};
/** What Dilithium3 imports is of its time. */
const SCOPES = {
  [`${ROUND3}/`]: {
    '@noble/hashes/sha3': `${ROUND3}/node_modules/@noble/hashes/esm/sha3.js`,
    '@noble/hashes/utils': `${ROUND3}/node_modules/@noble/hashes/esm/utils.js`,
    '@noble/hashes/_assert': `${ROUND3}/node_modules/@noble/hashes/esm/_assert.js`,
    '@noble/hashes/crypto': `${ROUND3}/node_modules/@noble/hashes/esm/crypto.js`,
    '@noble/ciphers/aes': `${ROUND3}/node_modules/@noble/ciphers/esm/aes.js`,
  },
};

/** What a web page does: a typed call, a batch, a signed payment, a head, a proof, a refusal. */
const pageFor = (url: string) => `<!doctype html><title>client</title>
<link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify({ imports: IMPORTS, scopes: SCOPES })}</script>
<script type="module">
  import { connect, NodeError } from 'trellis/client';
  import { dilithium3Key, mlDsa65Key } from 'trellis/client/post-quantum';
  const node = connect('${url}');
  const alice = node.account('${SECRETS[0]}');
  const to = await node.account('${SECRETS[1]}').address();
  const balance = async () => BigInt((await node.call('chain_getBalance', [to, 'TRL'])).balance);
  const before = await balance();
  const heads = node.subscribe('newHeads');
  const head = heads.next();
  const receipt = await alice.send([{ Transfer: { to, token_symbol: 'TRL', amount: '7' } }]);
  const kinds = [];
  for (const key of [mlDsa65Key('${'5'.repeat(64)}'), dilithium3Key('${'6'.repeat(64)}')]) {
    const late = node.account(key);
    await alice.send([{ Transfer: { to: await late.address(), token_symbol: 'TRL', amount: '100000000' } }]);
    const { signatures } = await late.send([{ Transfer: { to, token_symbol: 'TRL', amount: '1' } }]);
    kinds.push(signatures[0].key_type);
  }
  const [version, refused] = await node.batch([['chain_version', []], ['chain_getBalance', ['nobody', 'TRL']]]);
  window.found = {
    status: receipt.status,
    kinds,
    paid: Number((await balance()) - before),
    version,
    refused: refused instanceof NodeError && refused.name,
    seq: (await head).value.seq,
    absent: (await node.record('0001ffff')).value,
  };
  await heads.return();
  node.close();
</script>`;

/** Serves the page and the files that it imports. */
async function serve(page: () => string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(request.url ?? '/');
    if (path === '/') return void response.setHeader('content-type', 'text/html').end(page());
    try {
      if (!/^\/(dist|node_modules\/(@(noble|scure)|dilithium-round3))\//.test(path)) throw new Error('not served');
      const file = readFileSync(new URL(`.${path}`, ROOT));
      response.setHeader('content-type', extname(path) === '.js' ? 'text/javascript' : 'text/plain').end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test.after(async () => {
  await closeBrowser();
  await cleanUp();
});

test('a web page calls, signs, subscribes and checks a proof with the unmodified files', async () => {
  let url = '';
  const server = await serve(() => pageFor(url));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const here = await startHere(defaults, await newDirectory(), { rpcOrigins: [origin] });
  url = here.url;
  const { page, problems } = await openPage();
  try {
    await page.goto(origin);
    const found = await page.waitForFunction('window.found', undefined);
    const { version, ...others } = (await found.jsonValue()) as Record<string, unknown>;
    assert.match(String(version), /^\d/);
    assert.equal(others, {
      status: 'success',
      kinds: ['ML-DSA-65', 'Dilithium3'],
      paid: 9,
      refused: 'InvalidParams',
      seq: 1,
      absent: null,
    });
  } finally {
    await page.close();
    server.close();
    await here.node.stop();
  }
  assert.equal(problems, []);
});

test.run();
