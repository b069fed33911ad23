/** Attacks on what attesters pay: recipients that burn gas, EVM nodes that lie about it, and floods of locks that cannot come. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Abi, type Address, type Hex, zeroAddress } from 'viem';
import type { Step } from '../../plugins/attester/attester.js';
import { abi } from '../../plugins/attester/contracts/escrow.js';
import { cleanUp } from '../cli/program.js';
import { evmAccount } from '../plugins/attester/anvil.js';
import { ATTESTERS, LINK, ONE, startWorld, type World } from '../plugins/attester/bridge-world.js';
import { compile, RECIPIENTS, TOKENS } from '../plugins/attester/compile.js';
import { until } from '../until.js';

const test = suite('attacks on what attesters pay');
const COIN = zeroAddress;
const WORKER = compile(RECIPIENTS, TOKENS).get('Worker')!;
const GUARDIAN = evmAccount(1);
const USER = evmAccount(2);
/** Gas of a release that the attesters may pay for, with the signatures of three of them. */
const MOST_GAS = 400_000n;

let world: World;
const servers: Server[] = [];

test.before.each(async () => {
  world = await startWorld();
});
test.after.each(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await world.stop();
});
test.after(cleanUp);

const attesting = Array.from({ length: ATTESTERS }, (_, n) => evmAccount(10 + n).address);
const nonceOf = (address: Address) => world.evm.client.getTransactionCount({ address });

/** Gas of all that the attesters sent, and how many transactions it was. */
async function spent(): Promise<{ gas: bigint; sent: number }> {
  const head = await world.evm.client.getBlockNumber();
  let [gas, sent] = [0n, 0];
  for (let n = 0n; n <= head; n++) {
    const { transactions } = await world.evm.client.getBlock({ blockNumber: n, includeTransactions: true });
    for (const { from, hash } of transactions) {
      if (!attesting.some((one) => one.toLowerCase() === from.toLowerCase())) continue;
      gas += (await world.evm.client.getTransactionReceipt({ hash })).gasUsed;
      sent += 1;
    }
  }
  return { gas, sent };
}

/** Opens the coin of the EVM chain and brings some to dev:0. */
async function bringCoins(): Promise<Hex> {
  await world.evm.send(GUARDIAN, world.escrow, abi as Abi, 'setToken', [COIN, true, 1n, 1n]);
  await world.evm.send(USER, world.escrow, abi as Abi, 'lock', [COIN, ONE, world.addressOf(0)], ONE);
  const balance = async () => (await world.client.call('chain_getBalance', [world.addressOf(0), 'WETH'])).balance;
  await until(async () => (await balance()) === `${ONE}`, 'the coins to come');
  const { mappings } = await world.client.call('chain_getBridgeMappings', ['ethereum']);
  return mappings.find(({ contract }) => contract === 'native')!.mint as Hex;
}

const withdraw = (token_mint: Hex, destination: Address, amount = 1_000n) =>
  world.dev(0).send<object>([{ BridgeWithdraw: { token_mint, amount: `${amount}`, chain: 'ethereum', destination } }]);
const statusOf = async (id: number) => (await world.client.call('chain_getBridgeWithdrawal', [id])).operation.status;
const credit = (owner: Address) =>
  world.evm.client.readContract({ address: world.escrow, abi, functionName: 'credits', args: [COIN, owner] });

test('recipients that burn gas, revert or return endless data cost one bounded release each', async () => {
  for (let n = 0; n < ATTESTERS; n++) await world.attest(n);
  const mint = await bringCoins();
  const works = [
    [1_000n, 0n, false],
    [0n, 0n, true],
    [0n, 1_000_000n, false],
    [0n, 1_000_000n, true],
  ];
  const workers: Address[] = [];
  for (const work of works) {
    const worker = await world.evm.deploy(WORKER);
    await world.evm.send(USER, worker, WORKER.abi, 'set', work);
    workers.push(worker);
    await withdraw(mint, worker);
  }
  const heir = evmAccount(30).address;
  const had = await world.evm.client.getBalance({ address: heir });
  await withdraw(mint, heir);
  for (let id = 1; id <= workers.length + 1; id++)
    await until(async () => (await statusOf(id)) === 'released', `withdrawal ${id} to be released`);
  for (const worker of workers) assert.is(await credit(worker), 1_000n);
  assert.is((await world.evm.client.getBalance({ address: heir })) - had, 1_000n);
  const { gas, sent } = await spent();
  // Two attesters may send the same release in one block; the second ends early.
  assert.ok(sent <= 2 * (works.length + 1), `${sent} transactions`);
  assert.ok(gas < BigInt(works.length + 1) * MOST_GAS, `${gas} gas`);
});

/** An EVM node that answers some methods itself, and asks the real one for the others. */
async function lyingNode(lies: { readonly [method: string]: () => unknown }): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    const { id, method } = JSON.parse(body) as { id: number; method: string };
    const lie = lies[method]?.();
    const said =
      lie === undefined
        ? await (
            await fetch(world.evm.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
          ).text()
        : JSON.stringify({ jsonrpc: '2.0', id, result: lie });
    response.setHeader('content-type', 'application/json').end(said);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => response.destroy(cause as Error));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an EVM node that hides reverts makes an attester pay for at most one release per withdrawal', async () => {
  const steps: Step[] = [];
  // Says that a release succeeds which the contract refuses, and that none was made.
  const liar = await lyingNode({ eth_estimateGas: () => '0x30d40' });
  const path = await world.configure(0, { turn_s: 1, every_ms: 200 }, { rpc: [liar] });
  await world.attest(0, (step) => steps.push(step), path);
  for (const n of [1, 2]) {
    await world.attest(n, undefined, await world.configure(n, {}, { max_gas: 100_000 }));
  }
  const mint = await bringCoins();
  await world.evm.send(GUARDIAN, world.escrow, abi as Abi, 'setToken', [COIN, false, 1n, 1n]);
  const before = await nonceOf(attesting[0]!);
  await withdraw(mint, evmAccount(30).address);
  await withdraw(mint, evmAccount(31).address);
  await until(async () => (await nonceOf(attesting[0]!)) === before + 2, 'both releases to revert');
  // It looks on for as long as twenty releases would take.
  const seen = steps.length;
  await until(
    () => steps.filter((step) => step === 'collected').length >= 22,
    () => `${steps.slice(seen).join()}`,
  );
  assert.is(await nonceOf(attesting[0]!), before + 2);
  assert.not(steps.includes('released'));
});

test('an attester sends nothing when its EVM node reports an absurd gas price or gas limit', async () => {
  const lies = [
    { eth_estimateGas: () => '0x1c9c380' },
    { eth_gasPrice: () => '0xffffffffffffff', eth_maxPriorityFeePerGas: () => '0xffffffffffffff' },
  ];
  for (const [n, lie] of lies.entries()) {
    await world.attest(n, undefined, await world.configure(n, {}, { rpc: [await lyingNode(lie)] }));
  }
  for (const n of [2, 3]) await world.attest(n);
  const mint = await bringCoins();
  const heir = evmAccount(30).address;
  const had = await world.evm.client.getBalance({ address: heir });
  await withdraw(mint, heir);
  await until(
    async () => (await world.evm.client.getBalance({ address: heir })) - had === 1_000n,
    'honest ones to release',
  );
  assert.equal(await Promise.all([0, 1].map((n) => nonceOf(attesting[n]!))), [0, 0]);
});

test('a flood of undeliverable locks does not delay an honest lock', async () => {
  const token = await world.evm.deploy(world.token);
  await world.evm.send(GUARDIAN, world.escrow, abi as Abi, 'setToken', [token, true, 1n, 1n]);
  await world.evm.send(USER, token, world.token.abi, 'mint', [USER.address, ONE]);
  await world.evm.send(USER, token, world.token.abi, 'approve', [world.escrow, ONE]);
  for (let n = 0; n < 200; n++) {
    await world.evm.send(USER, world.escrow, abi as Abi, 'lock', [token, 1n, world.addressOf(8)]);
  }
  for (const n of [0, 1, 2]) await world.attest(n);
  await world.lock(3n * ONE, 0);
  await until(async () => (await world.balanceHere(0)) === 3n * ONE, 'the honest lock to come');
  await world.lock(ONE, 1);
  await until(async () => (await world.balanceHere(1)) === ONE, 'another honest lock to come');
  const [there, here] = await world.owed();
  assert.is(there, here);
  assert.is(
    (await world.evm.client.readContract({ address: world.escrow, abi, functionName: 'tokens', args: [LINK] }))[3],
    there,
  );
});

test.run();
