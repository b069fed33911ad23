/** Reads that cost much, many at a time: blocks keep their pace, others are answered, and work stops when its caller leaves. */

import { readFileSync } from 'node:fs';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { Listener, operationsOf, Wallet, type Written } from '../node/live.js';
import { type Crowd, crowd } from './callers.js';
import { ATTEMPT_SECONDS } from './length.js';
import { given, median, stopwatch, twice } from './pace.js';

test.after(cleanUp);

/** Callers of an attack, all of one address. */
const CALLERS = 20;
/**
 * How much longer blocks may take beside an attack than those of the other node at the same time, or as long as its longest;
 * and how many times its usual time an honest answer may take that does harm.
 */
const PACE = 1.25;
const PATIENCE = 10;
/** An answer in less does none, milliseconds. */
const HARM_MS = 50;
/** What a node may still do behind an attack before it is idle again, milliseconds of its processor time. */
const BEHIND_MS = 2_000;
const TRANSFERS = 200;

let node: NodeProcess;
/** A node with the standard limits; beside the other one it shows what the machine is like without an attack. */
let limited: NodeProcess;

/** What an honest user sees: milliseconds given to the node from block to block, as a rule and at most; and until a balance is answered, given to him too. */
interface Seen {
  readonly interval: number;
  readonly longest: number;
  readonly balance: number;
}

async function watch(at: NodeProcess, seconds: number): Promise<Seen> {
  const { url, ask } = at;
  const heads = await Listener.open(url);
  const id = await heads.subscribe('newHeads');
  const blocks: number[] = [];
  const answers: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || blocks.length < 3) {
    const passed = stopwatch(at.pid, process.pid);
    // Of another account each time: no server keeps the answer.
    await ask('chain_getBalance', `0x${(answers.length + 1).toString(16).padStart(64, '0')}`, 'TRL');
    answers.push(passed());
    while (blocks.length < heads.of(id).length) blocks.push(given(at.pid));
    await pause(20);
  }
  heads.close();
  return {
    interval: (blocks.at(-1)! - blocks[0]!) / (blocks.length - 1),
    longest: Math.max(...blocks.slice(1).map((time, i) => time - blocks[i]!)),
    balance: median(answers),
  };
}

/** Milliseconds of processor time that a node takes a second. */
async function busy({ pid }: NodeProcess): Promise<number> {
  const ticks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  };
  const [before, began] = [ticks(), performance.now()];
  await pause(1_000);
  return ((ticks() - before) * 10_000) / (performance.now() - began);
}

/** A chain with thousands of transfers of one token. */
test.before(async () => {
  node = await startProcess('dev', '--ephemeral');
  limited = await startProcess('dev', '--ephemeral', '--rpc-rate-limit', '100');
  const wallet = new Wallet(0, await operationsOf());
  const payer = wallet.hex;
  const made = await node.ask<Written>('chain_createToken', 'Heavy', 'HVY', 0, '1000000', payer, { wait: 'included' });
  const token_symbol = made.created!.mint as string;
  for (let nonce = 1; nonce <= 20; nonce++) {
    const transfers = Array.from({ length: TRANSFERS }, (_, i) => ({
      to: (nonce * TRANSFERS + i).toString(16).padStart(64, '0'),
      token_symbol,
      amount: 1n,
      memo: null,
    }));
    const { bytes } = wallet.bundle(nonce, 'BatchTransfer', { transfers }, { gasLimit: 5_000_000 });
    await node.ask('chain_submitBundle', toHex(bytes), nonce === 20 ? { wait: 'included' } : null);
  }
  const logs = await node.ask<unknown[]>('eth_getLogs', { fromBlock: 'earliest', toBlock: 'latest' });
  assert.ok(logs.length >= 20 * TRANSFERS);
});

/** Attacks for a while, with an honest user beside and another one of a node that nobody attacks. */
async function attacked(method: string, params: readonly unknown[], more: Partial<Crowd> = {}, at = node) {
  const attack = crowd({ url: at.url, method, params, callers: CALLERS, ...more });
  const quiet = at === node ? limited : node;
  const complaint = await twice(async () => {
    const [seen, usual] = await Promise.all([at, quiet].map((one) => watch(one, ATTEMPT_SECONDS)));
    const { interval, balance } = seen!;
    const { interval: pace, longest, balance: patience } = usual!;
    if (interval >= Math.max(PACE * pace, longest))
      return `a block in ${interval} ms instead of ${pace}, at most ${longest}`;
    if (balance >= Math.max(PATIENCE * patience, HARM_MS)) return `a balance in ${balance} ms instead of ${patience}`;
    return undefined;
  });
  const during = await busy(at);
  const told = await attack.stop();
  assert.is(complaint, undefined);
  await becomesIdle(at, quiet, during);
  return told;
}

/** Work that nobody waits for any more ends, however much of the processor others leave the node. */
async function becomesIdle(at: NodeProcess, quiet: NodeProcess, during: number): Promise<void> {
  for (let spent = 0; spent < BEHIND_MS; ) {
    const [after, idle] = await Promise.all([busy(at), busy(quiet)]);
    if (after! <= Math.max(during / 2, 3 * idle!)) return;
    spent += after!;
  }
  assert.unreachable(`${BEHIND_MS} ms of work behind an attack of ${during} a second`);
}

/** A read that is answered to one caller, and attacked by twenty: to them it may take longer than a call may, and then ends too. */
async function readAndAttacked(method: string, params: readonly unknown[]): Promise<void> {
  await node.ask(method, ...params);
  const { answered, refused } = await attacked(method, params);
  assert.ok(answered + refused > 0);
}

const READS: Readonly<Record<string, readonly [string, ...unknown[]]>> = {
  'logs of all blocks': ['eth_getLogs', { fromBlock: 'earliest', toBlock: 'latest' }],
  'a thousand blocks': ['chain_getRecentBlocks', 1_000],
  'a thousand transactions': ['chain_getRecentTransactions', 1_000],
  'the receipts of a block': ['eth_getBlockReceipts', 'latest'],
  proofs: ['chain_getProof', '000100'],
  'records of the state': [
    'chain_readState',
    Array.from({ length: 256 }, (_, i) => `000100${i.toString(16).padStart(64, '0')}`),
    Array.from({ length: 16 }, () => ({ prefix: '000200', limit: 1_024, reverse: false })),
  ],
  'pages of a history': ['ots_searchTransactionsBefore', `0x${'f'.repeat(40)}`, 0, 100],
};

for (const [what, [method, ...params]] of Object.entries(READS)) {
  test(`20 callers requesting ${what} delay neither blocks nor other callers, and leave no work running`, async () => {
    await readAndAttacked(method, params);
  });
}

test('20 callers requesting traces of all blocks delay neither blocks nor other callers, and leave no work running', async () => {
  const height = Math.min(1_000, Number(await node.ask<string>('eth_blockNumber')));
  const toAddress = [`0x${'5a'.repeat(20)}`];
  const filter = { fromBlock: '0x1', toBlock: `0x${height.toString(16)}`, toAddress };
  await readAndAttacked('trace_filter', [filter]);
});

test('callers that hang up at once delay neither blocks nor other callers, and leave no work running', async () => {
  const [method, ...params] = READS['logs of all blocks']!;
  const told = await attacked(method, params, { hangUpMs: 2 });
  assert.ok(told.left > 100);
});

test('the default limits reject excess requests from one address and from no other', async () => {
  const [method, ...params] = READS['a thousand blocks']!;
  const told = await attacked(method, params, { from: '127.0.0.2' }, limited);
  assert.ok(told.refused > told.answered, JSON.stringify(told));
  assert.ok(told.answered > 0);
});

test("no caller can take all filters, and many greedy callers leave other callers' filters intact", async () => {
  const url = new URL(node.url);
  /** New filters from an address of this machine; those that were made. */
  const made = (from: string, count: number): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_newBlockFilter' };
      const options = { method: 'POST', localAddress: from, headers: { 'content-type': 'application/json' } };
      const req = http.request(url, options, (res) => {
        let text = '';
        res.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        res.on('end', () => {
          const answers = JSON.parse(text) as { result?: string }[];
          resolve(answers.flatMap(({ result }) => result ?? []));
        });
      });
      req.on('error', reject);
      req.end(JSON.stringify(Array(count).fill(call)));
    });
  const [own] = await made('127.0.0.1', 1);
  assert.is((await made('127.0.1.1', 400)).length, 256);
  for (let host = 2; host <= 42; host++) await made(`127.0.1.${host}`, 256);
  assert.is((await made('127.0.0.1', 1)).length, 1, 'there is room yet');
  assert.type(await node.ask('eth_getFilterChanges', own), 'object');
});

test.run();
