/**
 * Public bug reports about other Ethereum nodes, each as a short check of this one. docs/trust/ethereum-reports.md lists
 * them with their results.
 */

import { Interface, JsonRpcProvider, Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';
import { until } from '../until.js';

const GWEI = 10n ** 9n;
const ONE = 10n ** 18n;
const hex = (value: bigint | number) => `0x${value.toString(16)}`;
const pad = (address: string) => `0x${address.replace(/^0x/, '').toLowerCase().padStart(64, '0')}`;
const keyOf = (byte: string) => `0x${byte.repeat(32)}`;
const payer = new Wallet(keyOf('42'));
const fresh = new Wallet(keyOf('43'));
const other = `0x${'5a'.repeat(20)}`;
const ERC20 = new Interface([
  'function transfer(address,uint256)',
  'function balanceOf(address) view returns (uint256)',
]);
const MULTICALL = new Interface([
  'function getBlockNumber() view returns (uint256)',
  'function getEthBalance(address) view returns (uint256)',
]);
const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

type Json = Readonly<Record<string, never>>;
let here: Here;
let token: string;
let provider: JsonRpcProvider;

test.before(async () => {
  here = await startHere(defaults, await newDirectory(), { rpcOrigins: ['localhost'] });
  provider = new JsonRpcProvider(here.url, undefined, { staticNetwork: true, cacheTimeout: -1, batchMaxCount: 1 });
  await write('chain_transfer', account(0), pad(payer.address), 'TRL', `${100n * GWEI}`);
  await write('chain_transfer', account(0), pad(fresh.address), 'TRL', `${100n * GWEI}`);
  const made = await write('chain_createToken', 'Acorn', 'ACN', 2, '100000', account(0));
  token = `0x${String((made.created as { mint: string }).mint).slice(-40)}`;
  await write('chain_transfer', account(0), pad(payer.address), 'ACN', '500');
});
test.after(async () => {
  provider.destroy();
  await here.node.stop();
  await cleanUp();
});

async function write(method: string, ...params: unknown[]): Promise<Written & { readonly created?: unknown }> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

async function ask<T = string>(method: string, ...params: unknown[]): Promise<T> {
  const answer = await answerOf<T>(here.url, method, ...params);
  if (answer.error) throw new Error(`${method}: ${answer.error.code} ${answer.error.message}`);
  return answer.result;
}

/** Code and message of a refusal. */
async function refusal(
  method: string,
  ...params: unknown[]
): Promise<{ readonly code: number; readonly message: string }> {
  const { error } = await answerOf<unknown>(here.url, method, ...params);
  assert.ok(error, `${method} was accepted`);
  return error!;
}

interface Receipt extends Readonly<Record<string, unknown>> {
  readonly status: string;
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly logs: readonly { readonly topics: readonly string[]; readonly data: string }[];
}

async function mined(hash: string): Promise<Receipt> {
  let receipt: Receipt | null = null;
  await until(async () => {
    receipt = await ask<Receipt | null>('eth_getTransactionReceipt', hash);
    return receipt !== null;
  });
  return receipt!;
}

const sign = async (wallet: Wallet, more: object): Promise<string> => {
  const nonce = Number(await ask('eth_getTransactionCount', wallet.address, 'pending'));
  const fees = { maxFeePerGas: 20n * GWEI, maxPriorityFeePerGas: 0n };
  return wallet.signTransaction({
    type: 2,
    chainId: 1618031,
    nonce,
    gasLimit: 60_000n,
    to: other,
    value: 0n,
    ...fees,
    ...more,
  });
};
const pay = async (wallet: Wallet, more: object): Promise<Receipt> =>
  mined(await ask('eth_sendRawTransaction', await sign(wallet, more)));

/** Response headers to a preflight. */
async function preflight(origin: string, headers: string): Promise<Headers> {
  const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': headers };
  return (await fetch(here.url, { method: 'OPTIONS', headers: asked })).headers;
}
const allowed = (headers: Headers): string => (headers.get('access-control-allow-headers') ?? '').toLowerCase();

const EXTENSION = 'moz-extension://cd44e713-e733-45ad-adb0-51a4914310b2';

const reports: Readonly<Record<string, () => Promise<void>>> = {
  'MetaMask/metamask-extension#3595: an extension of Firefox may read': async () => {
    assert.is((await preflight(EXTENSION, 'content-type')).get('access-control-allow-origin'), EXTENSION);
  },
  'MetaMask/metamask-extension#41830: a preflight with an authorization header passes': async () => {
    assert.match(allowed(await preflight(EXTENSION, 'authorization,content-type')), 'authorization');
  },
  'MetaMask/metamask-extension#2250: a preflight with a header of the wallet passes': async () => {
    assert.match(allowed(await preflight('http://localhost:3000', 'x-metamask-origin')), 'x-metamask-origin');
    assert.is(
      (await preflight('https://elsewhere.example', 'x-metamask-origin')).get('access-control-allow-origin'),
      null,
    );
  },
  'MetaMask/metamask-extension#12462: a transaction for another chain is refused with both ids': async () => {
    const raw = await sign(payer, { chainId: 1 });
    assert.match((await refusal('eth_sendRawTransaction', raw)).message, /chain id.*1618031|1618031.*chain id/i);
  },
  'MetaMask/metamask-extension#25655: a fresh account pays as its first transaction': async () => {
    assert.is((await pay(fresh, { value: 1n * GWEI })).status, '0x1');
  },
  'foundry-rs/foundry#7070: the gas price is never below the tip': async () => {
    assert.ok(BigInt(await ask('eth_gasPrice')) >= BigInt(await ask('eth_maxPriorityFeePerGas')));
  },
  'foundry-rs/foundry#7769: an estimate accepts the caps that clients compute': async () => {
    const { maxFeePerGas, maxPriorityFeePerGas } = await provider.getFeeData();
    const fees = { maxFeePerGas: hex(maxFeePerGas!), maxPriorityFeePerGas: hex(maxPriorityFeePerGas!) };
    assert.is(await ask('eth_estimateGas', { from: payer.address, to: other, value: hex(GWEI), ...fees }), '0x5208');
  },
  'foundry-rs/foundry#3762: the fee history and the blocks have the same base fees': async () => {
    const head = Number(await ask('eth_blockNumber'));
    const { baseFeePerGas } = await ask<{ baseFeePerGas: string[] }>('eth_feeHistory', hex(3), hex(head), []);
    for (const [i, fee] of baseFeePerGas.slice(0, -1).entries()) {
      const block = await ask<{ baseFeePerGas: string }>('eth_getBlockByNumber', hex(head - 2 + i), false);
      assert.is(block.baseFeePerGas, fee);
    }
  },
  'NomicFoundation/hardhat#4574: a transaction without a tip is included': async () => {
    assert.is((await pay(payer, { maxPriorityFeePerGas: 0n })).status, '0x1');
  },
  'paradigmxyz/reth#13160: a replacement by exactly 10 % is accepted': async () => {
    const nonce = Number(await ask('eth_getTransactionCount', payer.address, 'pending')) + 1;
    await ask('eth_sendRawTransaction', await sign(payer, { nonce, maxFeePerGas: 12n * GWEI }));
    const low = await sign(payer, { nonce, maxFeePerGas: (131n * GWEI) / 10n });
    assert.match((await refusal('eth_sendRawTransaction', low)).message, /underpriced|replace/i);
    await ask('eth_sendRawTransaction', await sign(payer, { nonce, maxFeePerGas: (132n * GWEI) / 10n }));
    const last = await ask(
      'eth_sendRawTransaction',
      await sign(payer, { nonce, maxFeePerGas: 20n * GWEI, value: 7n * GWEI }),
    );
    await pay(payer, { nonce: nonce - 1 });
    assert.is((await mined(last)).status, '0x1');
  },
  'livepeer/go-livepeer#2126: the same price is no replacement': async () => {
    const nonce = Number(await ask('eth_getTransactionCount', payer.address, 'pending')) + 1;
    await ask('eth_sendRawTransaction', await sign(payer, { nonce }));
    assert.match(
      (await refusal('eth_sendRawTransaction', await sign(payer, { nonce, value: 1n * GWEI }))).message,
      /underpriced|replace/i,
    );
    await pay(payer, { nonce: nonce - 1 });
  },
  'foundry-rs/foundry#13415: an unknown filter is an error, not an empty list': async () => {
    for (const method of ['eth_getFilterChanges', 'eth_getFilterLogs'])
      assert.match((await refusal(method, `0x${'1f'.repeat(16)}`)).message, /filter not found/i);
  },
  'erigontech/erigon#17246: a new filter without logs returns an empty list': async () => {
    const id = await ask('eth_newFilter', { address: `0x${'77'.repeat(20)}` });
    assert.equal(await ask('eth_getFilterChanges', id), []);
  },
  'cosmos/ethermint#810: a filter from an earlier block has its logs': async () => {
    const id = await ask('eth_newFilter', { address: token, fromBlock: '0x0' });
    assert.ok((await ask<unknown[]>('eth_getFilterLogs', id)).length > 0);
  },
  'evmos/ethermint#861: logs of a block are found by its hash alone': async () => {
    const { blockHash } = await pay(payer, { to: token, data: ERC20.encodeFunctionData('transfer', [other, 1n]) });
    assert.is((await ask<unknown[]>('eth_getLogs', { blockHash })).length >= 1, true);
  },
  'godwokenrises/godwoken-web3#380: null matches any topic': async () => {
    const topics = [TRANSFER, null, pad(other)];
    assert.ok((await ask<unknown[]>('eth_getLogs', { address: token, fromBlock: '0x0', topics })).length > 0);
  },
  'aurora-is-near/aurora-relayer#293: an empty list of topics matches any': async () => {
    const topics = [[], [], [pad(other)]];
    assert.ok((await ask<unknown[]>('eth_getLogs', { address: [token], fromBlock: '0x0', topics })).length > 0);
  },
  'ethereum/go-ethereum#20587: the pending block has a number': async () => {
    const [head, block] = [await ask('eth_blockNumber'), await ask<Json>('eth_getBlockByNumber', 'pending', false)];
    assert.ok(Number(block.number) >= Number(head) + 1);
  },
  'gnosischain/reth_gnosis#67: the pending block is there with and without transactions': async () => {
    for (const full of [true, false]) assert.ok(await ask('eth_getBlockByNumber', 'pending', full));
  },
  'NethermindEth/nethermind#5810: calls on pending run in the block after the head': async () => {
    const call = { to: MULTICALL3, data: MULTICALL.encodeFunctionData('getBlockNumber') };
    const before = Number(await ask('eth_blockNumber'));
    const [pending, latest] = [await ask('eth_call', call, 'pending'), await ask('eth_call', call, 'latest')];
    assert.ok(Number(pending) >= before + 1 && Number(latest) >= before && Number(pending) <= Number(latest) + 1);
  },
  'ethereum/go-ethereum#24121: a call on pending sees what pending transactions moved': async () => {
    const target = new Wallet(keyOf('66')).address;
    const call = { to: MULTICALL3, data: MULTICALL.encodeFunctionData('getEthBalance', [target]) };
    const hash = await ask('eth_sendRawTransaction', await sign(payer, { to: target, value: 3n * GWEI }));
    assert.is(BigInt(await ask('eth_call', call, 'pending')), 3n * GWEI);
    await mined(hash);
  },
  'dcSpark/milkomeda-c1-evm-passive#16: null members of a call count as absent': async () => {
    const none = {
      gas: null,
      gasPrice: null,
      value: null,
      maxFeePerGas: null,
      maxPriorityFeePerGas: null,
      type: null,
      chainId: null,
    };
    const more = {
      accessList: null,
      nonce: null,
      input: null,
      blobVersionedHashes: null,
      maxFeePerBlobGas: null,
      authorizationList: null,
    };
    assert.is(await ask('eth_estimateGas', { from: payer.address, to: other, data: null, ...none, ...more }), '0x5208');
    assert.is(await ask('eth_call', { from: payer.address, to: other, data: '0x', ...none, ...more }, null), '0x');
  },
  'besu-eth/besu#2251: a call with a value to an account without code returns 0x': async () => {
    assert.is(await ask('eth_call', { from: payer.address, to: other, value: hex(GWEI) }, 'latest'), '0x');
  },
  'besu-eth/besu#8055: a call with both kinds of prices gets an answer or a coded error': async () => {
    const call = { from: payer.address, to: other, gasPrice: hex(20n * GWEI), maxFeePerGas: hex(20n * GWEI) };
    const { error } = await answerOf<string>(here.url, 'eth_estimateGas', call);
    assert.ok(error === undefined || error.code === -32602, JSON.stringify(error));
  },
  'besu-eth/besu#4801: an access list is accepted, and its bytes are estimated': async () => {
    const accessList = [{ address: other, storageKeys: [`0x${'00'.repeat(32)}`] }];
    const gas = BigInt(await ask('eth_estimateGas', { from: payer.address, to: other, accessList }));
    assert.is((await pay(payer, { gasLimit: gas, accessList })).status, '0x1');
    assert.ok(gas > 21_000n);
  },
  'neonevm/neon-evm#469: receipts have effectiveGasPrice and type': async () => {
    const receipt = await pay(payer, {});
    assert.equal([receipt.effectiveGasPrice, receipt.type], [hex(10n * GWEI), '0x2']);
  },
  'openethereum/openethereum#450: the price of a legacy transaction is in its receipt': async () => {
    const fees = { type: 0, gasPrice: 15n * GWEI, maxFeePerGas: undefined, maxPriorityFeePerGas: undefined };
    const receipt = await pay(payer, fees);
    assert.equal([receipt.type, BigInt(String(receipt.effectiveGasPrice)) <= 15n * GWEI], ['0x0', true]);
  },
  '0xPolygon/zkevm-node#2869: an estimate with a value takes it from the sender, as in geth': async () => {
    assert.match((await refusal('eth_estimateGas', { to: other, value: hex(ONE) })).message, /insufficient funds/);
    assert.is(await ask('eth_estimateGas', { from: payer.address, to: other, value: hex(ONE) }), '0x5208');
  },
  'wevm/viem#1517: an account without money gets an estimate': async () => {
    assert.is(await ask('eth_estimateGas', { from: new Wallet(keyOf('67')).address, to: other }), '0x5208');
  },
  'ethers-io/ethers.js#1232: an estimate that fails for lack of money says so': async () => {
    const poor = { from: new Wallet(keyOf('67')).address, to: other, value: hex(ONE), gasPrice: hex(20n * GWEI) };
    assert.match((await refusal('eth_estimateGas', poor)).message, /insufficient funds/i);
  },
  'zeriontech/zerion-wallet-extension#676: no estimate is zero': async () => {
    for (const to of [other, payer.address, fresh.address])
      assert.ok(BigInt(await ask('eth_estimateGas', { from: payer.address, to })) >= 21_000n);
  },
  'Zilliqa/zq2#215: a transfer of a token has one log': async () => {
    const { logs } = await pay(payer, { to: token, data: ERC20.encodeFunctionData('transfer', [other, 2n]) });
    assert.equal(
      logs.map(({ topics }) => topics),
      [[TRANSFER, pad(payer.address), pad(other)]],
    );
  },
  'Giveth/minime#44: a transfer of zero has a log': async () => {
    const { logs } = await pay(payer, { to: token, data: ERC20.encodeFunctionData('transfer', [other, 0n]) });
    assert.equal(
      logs.map(({ data }) => BigInt(data)),
      [0n],
    );
  },
  'blockscout/blockscout#8526: the sum of the Transfer logs is the balance': async () => {
    const logs = await ask<Receipt['logs']>('eth_getLogs', { address: token, fromBlock: '0x0', topics: [TRANSFER] });
    for (const address of [payer.address, other]) {
      const moved = logs.reduce((sum, { topics, data }) => {
        const into = topics[2] === pad(address) ? BigInt(data) : 0n;
        return sum + into - (topics[1] === pad(address) ? BigInt(data) : 0n);
      }, 0n);
      const data = ERC20.encodeFunctionData('balanceOf', [address]);
      assert.is(BigInt(await ask('eth_call', { to: token, data }, 'latest')), moved, address);
    }
  },
};

for (const [report, check] of Object.entries(reports)) test(report, check);
test.run();
