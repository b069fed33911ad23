/** Attesters among liars: an EVM node that invents locks, a chain that takes blocks back, a false fellow, a flood, another chain. */

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect as connectSocket, type Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import { abi } from '../../plugins/attester/contracts/escrow.js';
import { askFor } from '../../plugins/attester/exchange.js';
import { cleanUp } from '../cli/program.js';
import { evmAccount } from '../plugins/attester/anvil.js';
import { LINK, ONE, startWorld, type World } from '../plugins/attester/bridge-world.js';
import { until } from '../until.js';
import { ATTACK_SECONDS } from './length.js';

const test = suite('attesters among liars');
let world: World;
const closing: (() => unknown)[] = [];

test.before.each(async () => {
  world = await startWorld();
});
test.after.each(async () => {
  for (const close of closing.splice(0)) await close();
  await world.stop();
});
test.after(cleanUp);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

async function serve(answer: (request: IncomingMessage) => Promise<string>): Promise<string> {
  const server: Server = createServer((request, response) => {
    // A connection that the real node resets is reset here too: the attester asks again.
    void answer(request).then(
      (text) => response.setHeader('content-type', 'application/json').end(text),
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    return server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const askEvm = (body: string) =>
  fetch(world.evm.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

/** A node that says what the real one says, but for a lock of a million LINK that nobody made. */
async function lyingNode(recipient: Hex): Promise<string> {
  const hash: Hex = `0x${'f0'.repeat(32)}`;
  const log = (block: Hex, blockHash: unknown) => ({
    address: world.escrow,
    topics: encodeEventTopics({
      abi,
      eventName: 'Locked',
      args: { token: LINK, from: evmAccount(2).address, recipient },
    }),
    data: encodeAbiParameters([{ type: 'uint256' }], [10n ** 6n * ONE]),
    blockNumber: block,
    blockHash,
    transactionHash: hash,
    transactionIndex: '0x0',
    logIndex: '0x0',
    removed: false,
  });
  let at: Hex = '0x1';
  return serve(async (request) => {
    const body = await bodyOf(request);
    const { id, method, params } = JSON.parse(body) as Call;
    const { result } = (await (await askEvm(body)).json()) as { result: unknown };
    const say = (said: unknown) => JSON.stringify({ jsonrpc: '2.0', id, result: said });
    if (method === 'eth_getLogs') {
      at = (params[0] as { toBlock: Hex }).toBlock;
      return say([...(result as object[]), log(at, hash)]);
    }
    if (method === 'eth_getTransactionReceipt' && params[0] === hash) {
      const said = { transactionHash: hash, blockHash: hash, blockNumber: at, transactionIndex: '0x0', status: '0x1' };
      return say({
        ...said,
        logs: [log(at, hash)],
        logsBloom: '0x',
        cumulativeGasUsed: '0x1',
        gasUsed: '0x1',
        type: '0x2',
      });
    }
    return say(result);
  });
}

test('an invented lock deceives only the attester that trusts a single EVM node, and its signature alone mints nothing', async () => {
  const liar = await lyingNode(world.addressOf(8));
  const signed: string[] = [];
  // The first believes the liar alone; the others ask two honest nodes besides, and two must agree.
  await world.attest(0, (step) => signed.push(step), await world.configure(0, {}, { rpc: [liar] }));
  for (const n of [1, 2, 3]) {
    const rpc = [liar, world.evm.url, `${world.evm.url}/`];
    await world.attest(n, undefined, await world.configure(n, {}, { rpc, agree: 2 }));
  }
  await until(() => signed.includes('signed'), 'the deceived one to sign');
  await world.lock(3n * ONE, 0);
  await until(async () => (await world.balanceHere(0)) === 3n * ONE, 'the honest lock to come');
  assert.is(await world.balanceHere(8), 0n);
  assert.equal(await world.owed(), [3n * ONE, 3n * ONE]);
});

test('an attester signs nothing when half its EVM nodes lie, even if the honest ones stop responding', async () => {
  const liar = await lyingNode(world.addressOf(8));
  let isKept = false;
  const honest = await serve(async (request) => {
    const body = await bodyOf(request);
    if (isKept) throw new Error('kept from answering');
    return (await askEvm(body)).text();
  });
  const steps: string[] = [];
  for (const [n, other] of [world.evm.url, honest].entries()) {
    const config = await world.configure(n, {}, { rpc: [liar, other], agree: undefined });
    await world.attest(n, (step) => steps.push(step), config);
  }
  isKept = true;
  await world.lock(3n * ONE, 0);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  assert.equal(steps, []);
});

test('peers that serve invalid signatures or endless responses do not block a transfer', async () => {
  let asked = 0;
  const fellow = await serve(async (request) => {
    asked++;
    const digests = (request.url ?? '').split('/').pop()!.split(',');
    const lies = ['ab'.repeat(96), 'cd'.repeat(65), 'x', 7, null, '00'.repeat(96)];
    return JSON.stringify(Object.fromEntries(digests.map((one, i) => [one, lies[(asked + i) % lies.length]])));
  });
  const endless = await serve(async () => 'x'.repeat(10 ** 7));
  for (const n of [0, 1, 2]) {
    const { peers } = JSON.parse(
      await (await import('node:fs/promises')).readFile(await world.configure(n), 'utf8'),
    ) as {
      peers: string[];
    };
    await world.attest(n, undefined, await world.configure(n, { peers: [fellow, endless, ...peers] }));
  }
  await world.lock(3n * ONE, 0);
  await until(async () => (await world.balanceHere(0)) === 3n * ONE, 'the tokens to come');
  assert.ok(asked > 0);
});

test('a flood at the signature exchange does not keep attesters from exchanging signatures', async () => {
  const attesters = await Promise.all([0, 1, 2].map((n) => world.attest(n)));
  const url = new URL(`http://127.0.0.1:${attesters[0]!.port}`);
  const sockets = new Set<Socket>();
  let isOver = false;
  const attack = () => {
    const socket = connectSocket({ host: url.hostname, port: Number(url.port), localAddress: '127.0.0.2' });
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!isOver) setTimeout(attack, 5);
    });
    const digests = Array(32).fill('ab'.repeat(32)).join();
    const request = `GET /signatures/${digests} HTTP/1.1\r\nhost: x\r\n\r\n`;
    // Half of them never end their request.
    socket.write(sockets.size % 2 === 0 ? request.repeat(50) : 'GET /signatures/');
  };
  for (let i = 0; i < 200; i++) attack();
  const end = Date.now() + ATTACK_SECONDS * 1_000;
  let answers = 0;
  await world.lock(3n * ONE, 0);
  while (Date.now() < end || answers < 5) {
    const found = await fetch(`${url.origin}/signatures/${'ab'.repeat(32)}`, { headers: { connection: 'close' } });
    answers += found.status === 200 ? 1 : 0;
    await found.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await until(async () => (await world.balanceHere(0)) === 3n * ONE, 'the tokens to come');
  isOver = true;
  for (const socket of sockets) socket.destroy();
  assert.equal(await askFor(url.origin, ['ab'.repeat(32)]), new Map());
});

test('the signature exchange rejects requests with a body, too many digests, an unknown path or another method', async () => {
  const attester = await world.attest(0);
  const at = `http://127.0.0.1:${attester.port}`;
  const status = async (path: string, init: RequestInit = {}) => (await fetch(at + path, init)).status;
  assert.is(await status(`/signatures/${'ab'.repeat(32)}`), 200);
  assert.is(await status(`/signatures/${Array(33).fill('ab'.repeat(32)).join()}`), 400);
  assert.is(await status('/signatures/ab'), 400);
  assert.is(await status('/'), 404);
  assert.is(await status(`/signatures/${'ab'.repeat(32)}`, { method: 'POST', body: 'x' }), 404);
  assert.is(await status(`/signatures/${'ab'.repeat(8_000)}`), 431);
});

test('an attester refuses to start if its chains, escrow or RPC nodes do not match its configuration', async () => {
  const refused = async (path: string, what: RegExp) => {
    try {
      await world.attest(0, undefined, path);
    } catch (cause) {
      return assert.match((cause as Error).message, what);
    }
    return assert.unreachable(`${what} is refused`);
  };
  await refused(await world.configure(0, {}, { chain_id: 1 }), /its nodes report chain id 31337, not 1/);
  await refused(await world.configure(0, {}, { escrow: LINK }), /agree about escrow|serves/);
  await refused(await world.configure(0, {}, { escrow: evmAccount(5).address }), /serves no contract/);
  const trellis = { chain_id: 7, node: world.node.url, trusted: null };
  await refused(await world.configure(0, { trellis }), /not 7/);
  await refused(await world.configure(0, {}, { agree: 2 }), /agree is 2, but only 1 RPC nodes are listed/);
  const rpc = [world.evm.url, `${world.evm.url}/`];
  await refused(await world.configure(0, {}, { rpc, agree: 1 }), /agree must be at least 2 of 2 RPC nodes, not 1/);
});

test.run();
