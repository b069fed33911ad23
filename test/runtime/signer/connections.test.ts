/** Connections between node and signer: only pinned keys, only TLS 1.3, and nobody can hold or flood the other side. */

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode, encode } from '../../../runtime/lib/codec/type.js';
import { type Place, placeText, readPlace } from '../../../runtime/node/options/signer-place.js';
import { linkIdentity } from '../../../runtime/node/signer/certificate.js';
import { FrameChannel } from '../../../runtime/node/signer/channel.js';
import { dial, type Listener, listenAt } from '../../../runtime/node/signer/connections.js';
import { Greeting, MAX_FRAME, MAX_PENDING, RATE, Reply, Request } from '../../../runtime/node/signer/protocol.js';
import { RemoteSigner } from '../../../runtime/node/signer/remote-signer.js';
import { serveNodes } from '../../../runtime/node/signer/serve-nodes.js';
import { until } from '../../until.js';
import { A, B, DOMAIN, PUBLIC_KEY, Scene, signed, vote } from './scene.js';

const identityOf = (byte: number) => linkIdentity(new Uint8Array(32).fill(byte));
const [NODE, SIGNER, STRANGER] = [identityOf(1), identityOf(2), identityOf(3)];
const never = new AbortController().signal;
const GREETING = {
  format: 1,
  chain_id: DOMAIN.chainId,
  genesis_hash: DOMAIN.genesisHash,
  public_key: PUBLIC_KEY as never,
};

/** What a test opened. */
const opened: (() => unknown)[] = [];
test.after.each(async () => {
  for (const close of opened.splice(0).reverse()) await close();
  // Destroyed sockets close in the next turns of the event loop.
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
});

async function newDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'trellis-'));
  opened.push(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A node that listens over TLS for the signer. */
async function listening(connected: (socket: Socket) => void = () => {}, refused: string[] = []): Promise<Listener> {
  const place: Place = { kind: 'tls', peer: SIGNER.publicKey, host: '127.0.0.1', port: 0 };
  const sockets: Socket[] = [];
  const take = (socket: Socket): void => {
    sockets.push(socket);
    connected(socket);
  };
  const listener = await listenAt(
    place,
    () => NODE,
    take,
    (why) => void refused.push(why),
  );
  opened.push(async () => {
    for (const socket of sockets) socket.destroy();
    await listener.close();
  });
  return listener;
}

const seenFrom = ({ place }: Listener): Place => ({ ...(place as Place & { kind: 'tls' }), peer: NODE.publicKey });
const portOf = ({ place }: Listener): number => (place as Place & { kind: 'tls' }).port;
const fails = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => assert.unreachable('it succeeded'),
    (cause) => String(cause),
  ) as Promise<string>;

test('addresses are read as they are written, and other forms are refused', () => {
  const key = 'ab'.repeat(32);
  for (const text of ['unix:/run/x.sock', `tls:${key}@127.0.0.1:9955`, `tls:${key}@signer.example:1`])
    assert.is(placeText(readPlace(text)!), text);
  assert.equal(readPlace(`tls:${key}@[::1]:9955`), { kind: 'tls', peer: key, host: '::1', port: 9955 });
  for (const text of [
    '',
    'unix:',
    `unix:/${'x'.repeat(100)}`,
    'tls:127.0.0.1:9955',
    `tls:${key}@host`,
    `tls:${key}@h:70000`,
  ])
    assert.is(readPlace(text), undefined, text);
});

test('both sides connect only to the key that they have pinned', async () => {
  const connected: Socket[] = [];
  const refused: string[] = [];
  const listener = await listening((socket) => void connected.push(socket), refused);
  const socket = await dial(seenFrom(listener), SIGNER, never);
  opened.push(() => socket.destroy());
  await until(() => connected.length === 1, 'the pinned signer is accepted');
  const other = await dial(seenFrom(listener), STRANGER, never);
  await once(other, 'close');
  assert.equal(refused, ['its key is not the one in --signer']);
  assert.is(connected.length, 1);
  const wrong = { ...(listener.place as Place & { kind: 'tls' }), peer: STRANGER.publicKey };
  assert.match(await fails(dial(wrong, SIGNER, never)), /another link key/);
});

test('a client without a certificate or with TLS 1.2 is refused', async () => {
  const connected: Socket[] = [];
  const refused: string[] = [];
  const listener = await listening((socket) => void connected.push(socket), refused);
  const attempts = [{}, { key: SIGNER.key, cert: SIGNER.cert, maxVersion: 'TLSv1.2' as const }];
  for (const [i, options] of attempts.entries()) {
    const socket = connectTls({ host: '127.0.0.1', port: portOf(listener), rejectUnauthorized: false, ...options });
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.on('close', resolve));
    await until(() => refused.length === i + 1, 'it is refused');
  }
  assert.is(connected.length, 0);
});

test('a socket file of a killed node is replaced, and one in use is not', async () => {
  const path = join(await newDirectory(), 's.sock');
  const stale = createServer((socket) => socket.destroy()).listen(path);
  await once(stale, 'listening');
  const place: Place = { kind: 'unix', path };
  assert.match(
    await fails(
      listenAt(
        place,
        () => NODE,
        () => {},
        () => {},
      ),
    ),
    /SignerAddressUnavailable|cannot be used/,
  );
  await new Promise((resolve) => stale.close(resolve));
  const listener = await listenAt(
    place,
    () => NODE,
    (socket) => socket.destroy(),
    () => {},
  );
  await listener.close();
});

/** A signer that serves one node, whose side of the connection the test plays. */
async function served(): Promise<{ scene: Scene; socket: Socket; frames: Uint8Array[] }> {
  const scene = new Scene();
  const path = join(await newDirectory(), 's.sock');
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(path);
  await once(server, 'listening');
  const controller = new AbortController();
  const log = (_: string, message: string, fields?: object) =>
    void scene.logged.push(`${message} ${JSON.stringify(fields ?? {})}`);
  const places: Place[] = [{ kind: 'unix', path }];
  const serving = serveNodes({
    desk: scene.desk,
    greeting: GREETING,
    places,
    identity: SIGNER,
    log,
    signal: controller.signal,
  });
  const [socket] = (await once(server, 'connection')) as [Socket];
  const frames: Uint8Array[] = [];
  new FrameChannel(socket, { frame: (payload) => void frames.push(Uint8Array.from(payload)), closed: () => {} });
  opened.push(async () => {
    controller.abort();
    for (const one of sockets) one.destroy();
    server.close();
    await serving;
  });
  await until(() => frames.length === 1, 'it greets');
  assert.equal(decode(Greeting, frames.shift()!), GREETING);
  return { scene, socket, frames };
}

function frameOf(payload: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(payload.length);
  return Buffer.concat([head, payload]);
}
const ping = (id: number) => frameOf(encode(Request, { id, ask: { type: 'ping' } }));

test('a signer disconnects a node that sends a frame that is too long, garbage, or nothing', async () => {
  const long = Buffer.alloc(4);
  long.writeUInt32LE(MAX_FRAME + 1);
  for (const bytes of [long, frameOf(Uint8Array.of(1, 2, 3)), frameOf(new Uint8Array(50).fill(255))]) {
    const { socket } = await served();
    socket.write(bytes);
    await once(socket, 'close');
  }
  const { scene, socket } = await served();
  socket.write(ping(1).subarray(0, 5));
  await once(socket, 'close');
  await until(() => scene.logged.some((line) => line.includes('the node is silent')), 'it says why');
});

test('a frame may arrive in any pieces', async () => {
  const { socket, frames } = await served();
  for (const byte of ping(7)) {
    socket.write(Uint8Array.of(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await until(() => frames.length === 1, 'it answers');
  assert.equal(decode(Reply, frames[0]!), { id: 7, answer: { type: 'done' } });
});

test('requests beyond the rate are refused as busy, and too many that wait end the connection', async () => {
  const first = await served();
  for (let id = 0; id < 2 * RATE.burst; id++) first.socket.write(ping(id));
  await until(() => first.frames.length === 2 * RATE.burst, 'all are answered');
  const busy = first.frames.filter((frame) => decode(Reply, frame).answer.type === 'refused').length;
  assert.ok(busy > 0 && busy <= RATE.burst, `${busy} were refused`);
  const { scene, socket } = await served();
  scene.sign = () => new Promise(() => {});
  for (let id = 0; id <= MAX_PENDING; id++) {
    const ask = { type: 'sign', message: vote('prevote', 1 + id, 0, A) } as const;
    socket.write(frameOf(encode(Request, { id, ask })));
  }
  await once(socket, 'close');
});

/** A node's side with the signer's side in the hands of the test. */
async function remote(latest: ReturnType<typeof signed> | null = null) {
  const path = join(await newDirectory(), 's.sock');
  const logged: string[] = [];
  const signer = new RemoteSigner({
    publicKey: PUBLIC_KEY,
    domain: DOMAIN,
    latest,
    log: (_, message, fields) => void logged.push(`${message} ${JSON.stringify(fields ?? {})}`),
    answered: () => {},
  });
  const place: Place = { kind: 'unix', path };
  const listener = await listenAt(
    place,
    () => NODE,
    (socket) => signer.adopt(socket),
    () => {},
  );
  opened.push(async () => {
    signer.close();
    await listener.close();
  });
  const join_ = async (greeting: Greeting | undefined = GREETING) => {
    const socket = connect(path);
    await once(socket, 'connect');
    const asked: { id: number; ask: { type: string } }[] = [];
    const channel = new FrameChannel(socket, {
      frame: (payload) => {
        const request = decode(Request, payload);
        asked.push(request);
      },
      closed: () => {},
    });
    if (greeting) channel.send(encode(Greeting, greeting));
    opened.push(() => channel.close('over'));
    return { socket, channel, asked };
  };
  return { signer, logged, joined: join_ };
}

test('a node refuses a signer of another key, chain or version, and a second one', async () => {
  const { signer, logged, joined } = await remote();
  for (const [field, greeting] of [
    ['format', { ...GREETING, format: 2 }],
    ['chain_id', { ...GREETING, chain_id: 8 }],
    ['genesis_hash', { ...GREETING, genesis_hash: B }],
    ['public_key', { ...GREETING, public_key: A as never }],
  ] as const) {
    const { socket } = await joined(greeting);
    await once(socket, 'close');
    assert.match(logged.at(-1)!, field === 'format' ? 'protocol version is 2' : `its ${field} is`);
    assert.is(signer.state, 'absent');
  }
  await joined();
  await until(() => signer.state === 'active', 'the right one is accepted');
  const { socket } = await joined();
  await once(socket, 'close');
  assert.match(logged.at(-1)!, 'another signer is connected');
  assert.is(signer.state, 'active');
});

test('a signature that does not verify is not used, and its signer is disconnected', async () => {
  const { signer, logged, joined } = await remote();
  const { channel, asked } = await joined();
  await until(() => signer.state === 'active', 'it is connected');
  const result = signer.sign(vote('prevote', 3, 0, A));
  await until(() => asked.some(({ ask }) => ask.type === 'sign'), 'it asks');
  const { id } = asked.find(({ ask }) => ask.type === 'sign')!;
  channel.send(encode(Reply, { id, answer: { type: 'signature', signature: new Uint8Array(64) } }));
  assert.is(await result, null);
  assert.match(logged.join('\n'), 'the signer gave a false signature');
  assert.is(signer.state, 'absent');
});

test('a frozen signer costs a second, and without one the answer is immediate', async () => {
  const { signer, joined } = await remote();
  assert.is(signer.sign(vote('prevote', 3, 0, A)), null);
  await joined();
  await until(() => signer.state === 'active', 'it is connected');
  assert.is(await signer.sign(vote('prevote', 3, 0, A)), null);
  assert.is(signer.state, 'absent', 'and the connection is closed');
});

test('a signer that connects learns the last message that its key signed', async () => {
  const last = signed(vote('precommit', 9, 0, A));
  const { joined } = await remote(last);
  const { asked } = await joined();
  await until(() => asked.some(({ ask }) => ask.type === 'seen'), 'it is told');
  assert.equal((asked.find(({ ask }) => ask.type === 'seen')!.ask as { message?: unknown }).message, last);
});

test.run();
