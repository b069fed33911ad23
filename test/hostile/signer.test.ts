/** Malicious nodes of a real signer process: they ask for everything, kill it, and never obtain a contradiction. */

import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signBytes } from '../../runtime/engine/consensus/messages.js';
import type { UnsignedMessage } from '../../runtime/kernel/agreement/types.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import { fromHex } from '../../runtime/lib/codec/ids.js';
import { decode, encode } from '../../runtime/lib/codec/type.js';
import { verify } from '../../runtime/lib/crypto/ed25519.js';
import type { Place } from '../../runtime/node/options/signer-place.js';
import { FrameChannel } from '../../runtime/node/signer/channel.js';
import { Reply, Request } from '../../runtime/node/signer/protocol.js';
import { random, SEED } from '../chaos/chance.js';
import { cleanUp, newDirectory, type RunningCommand } from '../cli/program.js';
import { SigningHost } from '../node/signing-processes.js';
import { until } from '../until.js';
import { ATTACK_SECONDS } from './length.js';

test.after(cleanUp);

const DOMAIN = { chainId: 7, genesisHash: 'aa'.repeat(32) as Hash };
const HASHES = ['0a', '0b', '0c'].map((byte) => byte.repeat(32) as Hash);
/** Kills of the signer: some in the suite; a thousand with KILLS=1000, as `npm run chaos` would need hours. */
const KILLS = Number(process.env.KILLS ?? 3 * ATTACK_SECONDS);
/** Heights in play: few, so that contradictions are requested often. */
const HEIGHTS = 3;

/** The side of a node, in the hands of an attacker. */
class EvilNode {
  readonly place: Place;
  readonly #server: Server;
  #channel: FrameChannel | undefined;
  readonly #asked = new Map<number, UnsignedMessage>();
  #id = 0;
  answers = 0;

  private constructor(path: string, server: Server, signed: (message: UnsignedMessage, signature: Uint8Array) => void) {
    this.place = { kind: 'unix', path };
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      let greeted = false;
      const channel = new FrameChannel(socket, {
        frame: (payload) => {
          if (!greeted) {
            greeted = true;
            this.#channel = channel;
            return;
          }
          const { id, answer } = decode(Reply, payload);
          const message = this.#asked.get(id)!;
          this.#asked.delete(id);
          this.answers++;
          if (answer.type === 'signature') signed(message, answer.signature);
        },
        closed: () => {
          this.#asked.clear();
          if (this.#channel === channel) this.#channel = undefined;
        },
      });
    });
  }

  static async open(signed: (message: UnsignedMessage, signature: Uint8Array) => void): Promise<EvilNode> {
    const path = join(await newDirectory(), 'evil.sock');
    const server = createServer().listen(path);
    await once(server, 'listening');
    return new EvilNode(path, server, signed);
  }

  get connected(): boolean {
    return this.#channel !== undefined;
  }

  ask(message: UnsignedMessage): void {
    if (this.#channel === undefined || this.#asked.size >= 64) return;
    const id = this.#id++;
    this.#asked.set(id, message);
    this.#channel.send(encode(Request, { id, ask: { type: 'sign', message } }));
  }

  close(): void {
    this.#channel?.close('over');
    this.#server.close();
  }
}

function anyMessage(base: number): UnsignedMessage {
  const height = base + random(HEIGHTS);
  const round = random(2);
  const hash = HASHES[random(HASHES.length)]!;
  const type = (['proposal', 'prevote', 'precommit'] as const)[random(3)]!;
  const validRound = random(3) === 0 ? round - 1 : NONE;
  if (type === 'proposal') return { type, height, round, validRound, hash };
  const value = random(4) === 0 ? NIL : hash;
  return { type, height, round, value, validRound: type === 'prevote' ? validRound : NONE };
}

const placeOf = ({ height, round, type }: UnsignedMessage) => `${height}/${round}/${type}`;

test(`two malicious nodes and ${KILLS} kills of the signer yield no two signatures for one position`, async () => {
  const host = await SigningHost.of(new Uint8Array(32).fill(5), DOMAIN);
  const key = fromHex(host.publicKey);
  const signed = new Map<string, string>();
  const locks = new Map<number, { round: number; value: string }>();
  let base = 1;
  const note = (message: UnsignedMessage, signature: Uint8Array): void => {
    const place = placeOf(message);
    const what = JSON.stringify(message);
    assert.ok(verify(key, signBytes(DOMAIN, message), signature), what);
    assert.is(signed.get(place) ?? what, what, `seed ${SEED}: two signatures at ${place}`);
    const isNew = !signed.has(place);
    signed.set(place, what);
    const { height } = message;
    const lock = locks.get(height);
    if (message.type === 'prevote' && message.value !== NIL && lock && message.round > lock.round && isNew)
      assert.ok(
        message.value === lock.value || message.validRound >= lock.round,
        `seed ${SEED}: against the lock: ${what}`,
      );
    if (message.type === 'precommit' && message.value !== NIL)
      locks.set(height, { round: message.round, value: message.value });
    base = Math.max(base, height);
  };
  const nodes = [await EvilNode.open(note), await EvilNode.open(note)];
  let signer: RunningCommand | undefined;
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      signer = host.spawn(...nodes.map(({ place }) => place));
      const { isOver, output } = signer;
      await until(
        () => isOver() || nodes.some(({ connected }) => connected),
        () => `the signer is connected:\n${output()}`,
      );
      assert.not(isOver(), `seed ${SEED}: the signer ended after ${kill} kills:\n${output()}`);
      const enough = nodes.reduce((sum, { answers }) => sum + answers, 0) + 10 + random(200);
      while (nodes.reduce((sum, { answers }) => sum + answers, 0) < enough) {
        for (const node of nodes) for (let i = 0; i < 8; i++) node.ask(anyMessage(Math.max(1, base - 1)));
        await new Promise((resolve) => setImmediate(resolve));
      }
      signer.kill('SIGKILL');
      await signer.ended;
    }
  } finally {
    signer?.kill('SIGKILL');
    for (const node of nodes) node.close();
  }
  assert.ok(signed.size > KILLS, `${signed.size} signatures`);
});

test.run();
