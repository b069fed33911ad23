/** Strangers flood the mempool with what costs them nothing, and with little that they pay for; a user's bundle is in the next blocks. */

import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf } from '../../cli/keys/keys.js';
import { bundleHash, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { type Address, fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { usage } from '../bench/driver.js';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from '../cli/program.js';
import { DEV_CHAIN, hexOf, operationsOf, type Refusal, Wallet, type Written } from '../node/live.js';
import { until } from '../until.js';
import { ATTACK_SECONDS } from './length.js';
import { given, twice } from './pace.js';

/** `--block-time` of the node: in peace blocks may come earlier. */
const BLOCK_TIME = 1;
/** Most that a flood may slow blocks down. */
const SLOWER = 1.25;
/** Blocks between the one in which a bundle is submitted and the one that has it. */
const NEXT_BLOCKS = 3;
const ACCOUNTS = 200;
/** What may wait to be opened and what may be queued, MiB. */
const DECLARED_MIB = 8;
/** The queue's own bound, in bundles. */
const QUEUED = 1_024;

let node: NodeProcess;
let operations: OperationTable;
test.before(async () => {
  node = await startProcess(
    'dev',
    '--data-dir',
    await newDirectory(),
    '--enforce-signatures',
    '--block-time',
    `${BLOCK_TIME}`,
  );
  operations = await operationsOf();
});
test.after(cleanUp);

type Answer = { readonly result?: Written; readonly error?: Refusal };

/** Somebody who calls from an address of his own. */
class Caller {
  readonly #agent: Agent;

  constructor(ip: string) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress: ip });
  }

  submit(...bundles: readonly string[]): Promise<readonly Answer[]> {
    const calls = bundles.map((hex, id) => ({ jsonrpc: '2.0', id, method: 'chain_submitBundle', params: [hex] }));
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const asked = request(node.url, { method: 'POST', agent: this.#agent, headers }, (answer) => {
        json(answer).then((found) => resolve(found as readonly Answer[]), reject);
      });
      asked.on('error', reject).end(JSON.stringify(calls));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

interface Sent {
  readonly from?: Address;
  readonly nonce: number;
  readonly price?: number;
  readonly signer?: Signer;
  readonly amount?: bigint;
  /** Replaces the signature by one of the same key over something else. */
  readonly forged?: boolean;
}

/** A transfer in which everything can be made up. */
function transferOf({
  signer,
  from = addressOf(signer!),
  nonce,
  price = 10,
  amount = 1n,
  forged = false,
}: Sent): string {
  const type = operations.byName.get('Transfer')!;
  const params = { to: from, token_symbol: 'TRL', amount, memo: null };
  const terms = { version: 1, chain_id: DEV_CHAIN, gas_limit: 21_000, gas_price: price, valid_until: 0, memo: '' };
  const bundle = { ...terms, from, nonce, operations: [{ type, params }] };
  const digest = forged ? randomBytes(32) : fromHex(bundleHash(bundle, operations));
  const { keyType: key_type, publicKey: public_key } = signer ?? { keyType: 0, publicKey: new Uint8Array(32) };
  const signatures = signer ? [{ key_type, public_key, signature: signer.sign(digest) }] : [];
  return hexOf(sealEnvelope(bundle, signatures, operations));
}

const stranger = (): Signer => signerOf(KeyType.Ed25519, randomBytes(32));
const heightNow = async () => (await node.ask<{ finalized_height: number }>('chain_consensusStatus')).finalized_height;

/** Waits for the next block. */
async function nextHeight(): Promise<number> {
  const before = await heightNow();
  await until(async () => (await heightNow()) > before);
  return heightNow();
}

interface Lived {
  /** Seconds from block to block, of those given to the node. */
  readonly interval: number;
  /** Blocks that each bundle of the user took. */
  readonly waited: readonly number[];
}

/** A user who pays a little more than the least sends a transfer every quarter of a second, and waits for its block. */
async function live(user: Wallet, from: number, seconds: number): Promise<Lived & { readonly next: number }> {
  const home = new Caller('127.0.0.1');
  const waited: Promise<number>[] = [];
  let nonce = from;
  const firstHeight = await nextHeight();
  const began = given(node.pid);
  while (given(node.pid) - began < seconds * 1000) {
    const height = await heightNow();
    const transfer = user.transfer(nonce++, user.address, 1n, { gasPrice: 20 });
    const [answer] = await home.submit(hexOf(transfer));
    assert.is(answer!.error, undefined, `the user is refused: ${JSON.stringify(answer!.error)}`);
    waited.push(included(transfer.hash).then((found) => found - height));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const lastHeight = await nextHeight();
  const ended = given(node.pid);
  const all = await Promise.all(waited);
  home.close();
  return { interval: (ended - began) / 1000 / (lastHeight - firstHeight), waited: all, next: nonce };
}

/** The height of the block that has a bundle. */
async function included(hash: string): Promise<number> {
  for (;;) {
    const receipt = await node.ask<{ block_height?: number } | null>('chain_getTransactionReceipt', `0x${hash}`);
    if (receipt?.block_height !== undefined) return receipt.block_height;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What came of a flood, in bundles. */
interface Flood {
  readonly sent: number;
  readonly taken: number;
}

/** Sends one batch after the other until it is told to stop. */
async function flood(ip: string, isOver: () => boolean, next: () => readonly string[]): Promise<Flood> {
  const caller = new Caller(ip);
  let [sent, taken] = [0, 0];
  while (!isOver()) {
    const answers = await caller.submit(...next());
    sent += answers.length;
    taken += answers.filter(({ error }) => error === undefined).length;
  }
  caller.close();
  return { sent, taken };
}

const mempool = () => node.ask<{ size: number; bytes: number }>('chain_getMempool');

/** Lives in peace, then under an attack of so many strangers, and compares. */
async function attacked(
  user: Wallet,
  from: number,
  strangers: (isOver: () => boolean) => readonly Promise<Flood>[],
): Promise<{ readonly next: number; readonly taken: number; readonly largest: number }> {
  const peace = await live(user, from, Math.max(4, ATTACK_SECONDS / 2));
  const atRest = usage(node.pid).rss;
  let over = false;
  let largest = 0;
  const attacks = strangers(() => over);
  const watching = (async () => {
    while (!over) {
      largest = Math.max(largest, (await mempool()).size);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  const usual = Math.max(peace.interval, BLOCK_TIME);
  const waited: number[] = [];
  let { next } = peace;
  const complaint = await twice(async () => {
    const war = await live(user, next, ATTACK_SECONDS);
    waited.push(...war.waited);
    next = war.next;
    return war.interval <= SLOWER * usual ? undefined : `blocks took ${war.interval} s, in peace ${peace.interval} s`;
  });
  over = true;
  await watching;
  const floods = await Promise.all(attacks);
  for (const { sent } of floods) assert.ok(sent > 10 * waited.length, `a flood of ${sent} only`);
  const taken = floods.reduce((sum, one) => sum + one.taken, 0);
  assert.is(complaint, undefined);
  const { rss } = usage(node.pid);
  assert.ok(rss <= 2 * atRest + DECLARED_MIB, `${rss} MiB of memory, ${atRest} MiB before`);
  const late = waited.filter((blocks) => blocks > NEXT_BLOCKS);
  assert.equal(late, [], `blocks that bundles of the user took: ${waited.join(' ')}`);
  return { next, taken, largest };
}

const batch = (make: (i: number) => string) => Array.from({ length: 50 }, (_, i) => make(i));
/** Prepared ones in turn: making them must not cost the machine more than the node. */
const inTurn = (all: readonly (readonly string[])[]) => {
  let at = 0;
  return () => all[at++ % all.length]!;
};

test("bundles with invented senders, forged signatures or no funds are rejected, while a user's bundles are accepted", async () => {
  const user = new Wallet(0, operations);
  const unsigned = Array.from({ length: 20 }, () =>
    batch((i) => transferOf({ from: toHex(randomBytes(32)) as Address, nonce: i % 60 })),
  );
  const poor = Array.from({ length: 8 }, () => batch((i) => transferOf({ signer: stranger(), nonce: i % 2 })));
  const forged = Array.from({ length: 20 }, () =>
    batch((i) => transferOf({ signer: user.signer, nonce: i, forged: true, price: 1_000 + i })),
  );
  const { taken, largest } = await attacked(user, 0, (isOver) => [
    flood('127.0.0.11', isOver, inTurn(unsigned)),
    flood('127.0.0.12', isOver, inTurn(poor)),
    flood('127.0.0.13', isOver, inTurn(forged)),
  ]);
  assert.is(taken, 0, 'nothing of it is taken in');
  assert.ok(largest < 50, `${largest} bundles waited`);
});

test('a flood of cheap bundles stays within the queue, and gaps and replacements do not slow other users', async () => {
  const user = new Wallet(1, operations);
  const rich = new Wallet(2, operations);
  const people = Array.from({ length: ACCOUNTS }, stranger);
  // Enough for one transfer at the least price, and for the fees of what may be queued.
  const transfers = people.map((one) => ({ to: addressOf(one), token_symbol: 'TRL', amount: 21_000n * 10n * 30n }));
  const funding = rich.bundle(0, 'BatchTransfer', { transfers }, { gasLimit: 10_000_000 });
  const [funded] = await new Caller('127.0.0.1').submit(hexOf(funding));
  assert.is(funded!.error, undefined);
  await included(funding.hash);
  const gaps = Array.from({ length: 100 }, (_, round) =>
    batch((i) =>
      transferOf({ signer: people[(round * 50 + i) % ACCOUNTS]!, nonce: 2 + ((round >> 2) % 25), price: 10 }),
    ),
  );
  const single = Array.from({ length: ACCOUNTS / 50 }, (_, round) =>
    batch((i) => transferOf({ signer: people[round * 50 + i]!, nonce: 0, price: 10 })),
  );
  let price = 10;
  const replacements = () =>
    batch(() => {
      price = Math.ceil(price * 1.1) + 1;
      return transferOf({ signer: rich.signer, nonce: 1, price: Math.min(price, 2 ** 40) });
    });
  const { largest } = await attacked(user, 0, (isOver) => [
    flood('127.0.0.21', isOver, inTurn(gaps)),
    flood('127.0.0.22', isOver, inTurn(single)),
    flood('127.0.0.23', isOver, replacements),
  ]);
  assert.ok(largest <= QUEUED + 2 * ACCOUNTS + 50, `${largest} bundles waited`);
});

test.run();
