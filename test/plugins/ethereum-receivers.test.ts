/** Accounts that have only received are shown under their last 20 bytes; payments never go there. */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Interface, id, zeroPadValue } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';
import { until } from '../until.js';

const owner = account(0);
const tail = (byte: string) => byte.repeat(20);
/** 32 bytes that end in 20 given ones. */
const ending = (head: string, end: string) => `0x${head.repeat(12)}${end}`;
const short = (id: string) => `0x${id.slice(-40)}`;
const NO_MORE = [null, null, null, null];

let here: Here;
let dataDir: string;

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

const pay = (to: string, amount: bigint, token = 'TRL') => write('chain_transfer', owner, to, token, `${amount}`);
const balance = async (address: string, block = 'latest') =>
  BigInt(await ask<string>(here.url, 'eth_getBalance', address, block)) / 10n ** 9n;
const shows = (address: string, amount: bigint) => until(async () => (await balance(address)) === amount);

test.before(async () => {
  dataDir = await newDirectory();
  here = await startHere(defaults, dataDir);
});

test.after(async () => {
  await here.node.stop();
  await cleanUp();
});

test('an account shows received money, tokens and NFTs before it ever acts, also through Multicall3', async () => {
  const [made, birds] = await Promise.all([
    write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner),
    write('chain_createNftCollection', 'Birds', 'BIRD', 'ipfs://birds/', 0, 0, owner, ...NO_MORE),
  ]);
  const quiet = ending('ab', tail('c1'));
  await Promise.all([
    pay(quiet, 7n),
    pay(quiet, 5n, 'COIN'),
    write('chain_mintNft', birds.created!.collection, '1', '', quiet, owner),
  ]);
  await shows(short(quiet), 7n);
  const face = new Interface(['function balanceOf(address) view returns (uint256)']);
  const data = face.encodeFunctionData('balanceOf', [short(quiet)]);
  for (const [contract, amount] of [
    [made.created!.mint, 5n],
    [birds.created!.collection, 1n],
  ] as const) {
    const to = short(String(contract));
    assert.is(BigInt(await ask<string>(here.url, 'eth_call', { to, data }, 'latest')), amount);
  }
  const many = new Interface(['function getEthBalance(address) view returns (uint256)']);
  const call = {
    to: '0xcA11bde05977b3631167028862bE2a173976CA11',
    data: many.encodeFunctionData('getEthBalance', [short(quiet)]),
  };
  assert.is(BigInt(await ask<string>(here.url, 'eth_call', call, 'latest')), 7n * 10n ** 9n);
  assert.is(await balance(short(quiet), '0x0'), 0n, 'at genesis it had nothing');
});

test('while the owner of a 20-byte address is unknown, it shows all accounts that end in it, so dust hides nothing', async () => {
  const first = ending('ab', tail('c2'));
  await pay(first, 3n);
  await shows(short(first), 3n);
  await pay(ending('cd', tail('c2')), 900n);
  await shows(short(first), 903n);
  await pay(ending('00', tail('c2')), 1n);
  await shows(short(first), 904n);
  assert.is(await balance(short(first), 'pending'), 904n);
});

test('an address whose balance was read in the same block shows the money that another account under it receives next', async () => {
  const bare = short(ending('00', tail('c5')));
  for (const [index, head] of ['ab', 'cd', '00'].entries()) {
    for (let repeated = 0; repeated < 3; repeated++) assert.is(await balance(bare), BigInt(index) * 5n);
    await pay(ending(head, tail('c5')), 5n);
    await shows(bare, BigInt(index + 1) * 5n);
  }
});

const TRANSFER = id('Transfer(address,address,uint256)');

/** Net amount of a token that the logs report for an address. */
async function logged(mint: string, address: string): Promise<bigint> {
  const topic = zeroPadValue(address, 32);
  const sum = async (topics: readonly (string | null)[]) => {
    const filter = { address: short(mint), topics: [TRANSFER, ...topics], fromBlock: 'earliest' };
    const logs = await ask<readonly { data: string }[]>(here.url, 'eth_getLogs', filter);
    return logs.reduce((all, { data }) => all + BigInt(data), 0n);
  };
  return (await sum([null, topic])) - (await sum([topic]));
}

test('dust neither hides the balance of an address nor makes it differ from the sum of its transfer logs', async () => {
  const { created } = await write('chain_createToken', 'Dusted', 'DUSTED', 6, '1000000', owner);
  const mint = String(created!.mint);
  const face = new Interface(['function balanceOf(address) view returns (uint256)', 'function ownerOf(uint256) view']);
  for (const victim of [account(5), ending('00', tail('d1'))]) {
    const bare = ending('00', victim.slice(-40));
    await Promise.all([pay(victim, 100n, 'DUSTED'), pay(victim, 1_000_000n)]);
    // The owner acts, and its address is settled.
    await write('chain_transfer', victim, owner, 'TRL', '1');
    const dusty = [bare, ending('ab', victim.slice(-40)), ending('cd', victim.slice(-40))];
    await Promise.all(dusty.map((to) => pay(to, 3n, 'DUSTED')));
    const data = face.encodeFunctionData('balanceOf', [short(victim)]);
    const shown = BigInt(await ask<string>(here.url, 'eth_call', { to: short(mint), data }, 'latest'));
    assert.is(shown, 103n, `${victim}: its own account and the one under its address`);
    assert.is(await logged(mint, short(victim)), shown, victim);
  }
});

test('no account can appear as a system account or the zero address', async () => {
  const one = `0x${'1'.padStart(40, '0')}`;
  const before = await balance(one);
  await pay(ending('ab', one.slice(2)), 3n);
  await pay(ending('ab', '0'.repeat(40)), 3n);
  await pay(ending('ab', tail('c3')), 3n);
  await shows(short(ending('ab', tail('c3'))), 3n);
  assert.is(await balance(one), before);
  assert.is(await balance(`0x${'0'.repeat(40)}`), 0n);
});

test('a receiver is shown after a restart and after the loss of the table', async () => {
  for (const lost of [false, true]) {
    await here.node.stop();
    if (lost) await rm(join(dataDir, 'plugins', 'ethereum'), { recursive: true });
    here = await startHere(defaults, dataDir);
    await shows(`0x${tail('c1')}`, 7n);
    await shows(`0x${tail('c2')}`, 904n);
  }
  const later = ending('ab', tail('c4'));
  await pay(later, 9n);
  await shows(short(later), 9n);
});

test.run();
