/** A real Ethereum library against a running node: payments and token transfers are signed, sent, refused and found. */

import { Contract, Interface, JsonRpcProvider, type TransactionRequest, Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { possessionDigest } from '../../modules/accounts/port.js';
import { type Address, fromHex } from '../../runtime/sdk.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { bob } from '../kit/index.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, type Receipt, type Refusal, type Written } from '../node/live.js';
import { until } from '../until.js';

const PRICE = 10_000_000_000n;
const FEES = { type: 2, maxFeePerGas: PRICE, maxPriorityFeePerGas: 0n } as const;
const wallet = new Wallet(`0x${'42'.repeat(32)}`);
const other = new Wallet(`0x${'43'.repeat(32)}`);
const padded = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const ether = (units: bigint) => units * 10n ** 18n;

let here: Here;
let provider: JsonRpcProvider;
let sender: Wallet;

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  provider = new JsonRpcProvider(here.url);
  sender = wallet.connect(provider);
});

test.after(async () => {
  provider.destroy();
  await here.node.stop();
  await cleanUp();
});

/** The receipt of a transaction, once a block has it; found by its Ethereum hash. */
async function receiptOf(hash: string): Promise<Receipt> {
  let receipt: Receipt | undefined;
  await until(async () => {
    const answer = await answerOf<Receipt | null>(here.url, 'chain_getTransactionReceipt', hash);
    receipt = answer.error ? undefined : (answer.result ?? undefined);
    return receipt !== undefined;
  });
  return receipt!;
}

async function send(transaction: TransactionRequest, from = sender): Promise<Receipt> {
  const { hash } = await from.sendTransaction({ ...FEES, ...transaction });
  return receiptOf(hash);
}

/** The error of a raw call, which libraries wrap. */
async function refused(method: string, ...params: unknown[]): Promise<Refusal> {
  const answer = await answerOf(here.url, method, ...params);
  if (!answer.error) throw new Error(`${method} succeeded: ${JSON.stringify(answer.result)}`);
  return answer.error;
}

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer.result;
}

test('a wallet sees the chain and its own balance, and pays another', async () => {
  assert.is((await provider.getNetwork()).chainId, 1_618_031n);
  assert.is(await provider.send('net_version', []), '1618031');
  assert.match(await provider.send('web3_clientVersion', []), /^Trellis\/v\d+\.\d+\.\d+\//);
  await write('chain_transfer', account(0), padded(wallet.address), 'TRL', `${100n * 10n ** 9n}`);
  assert.is(await provider.getBalance(wallet.address), ether(100n));
  assert.is(await provider.send('eth_gasPrice', []), '0x2540be400');

  // Whatever a wallet offers, it pays the chain's price.
  const receipt = await send({ to: other.address, value: ether(1n), maxFeePerGas: 3n * PRICE });
  assert.is(receipt.gas_used, 21_000);
  assert.is(receipt.gas_price, 10);
  assert.is(await provider.getBalance(other.address), ether(1n));
  assert.is(await provider.getBalance(wallet.address), ether(99n) - 21_000n * PRICE);
  assert.is(await provider.getTransactionCount(wallet.address), 1);
  assert.is(await provider.getBalance(wallet.address, receipt.block_height - 1), ether(100n));
  assert.is(await provider.getTransactionCount(wallet.address, receipt.block_height - 1), 0);
});

test('the estimate of a payment is exactly 21000 gas', async () => {
  assert.is(
    await provider.send('eth_estimateGas', [{ from: wallet.address, to: other.address, value: '0x3b9aca00' }]),
    '0x5208',
  );
});

test('a token moves by the ERC-20 functions and by an allowance', async () => {
  const made = await write('chain_createToken', 'Coin', 'COIN', 6, '1000', account(0));
  const mint = String(made.created!.mint);
  const address = `0x${mint.slice(-40)}`;
  await write('chain_transfer', account(0), padded(wallet.address), 'COIN', '900');
  const coin = new Contract(
    address,
    [
      'function transfer(address to, uint256 amount) returns (bool)',
      'function approve(address spender, uint256 amount) returns (bool)',
      'function transferFrom(address from, address to, uint256 amount) returns (bool)',
    ],
    sender,
  );
  const sent = await coin.getFunction('transfer')(other.address, 300n, FEES);
  const moved = await receiptOf(sent.hash);
  assert.equal(moved.events.map(({ name }) => name).includes('Transfer'), true);
  const balance = async (who: string) =>
    (await answerOf<{ balance: string }>(here.url, 'chain_getBalance', padded(who), 'COIN')) as {
      result: { balance: string };
    };
  assert.is((await balance(other.address)).result.balance, '300');
  const receipt = (await provider.getTransactionReceipt(sent.hash))!;
  assert.is(receipt.status, 1);
  assert.is(receipt.to!.toLowerCase(), address);
  assert.is(receipt.gasPrice, PRICE);
  assert.is(receipt.gasUsed, BigInt(moved.gas_used));
  assert.equal(
    receipt.logs.map(({ address: of, topics, data, index }) => [
      of.toLowerCase(),
      topics.slice(1),
      BigInt(data),
      index,
    ]),
    [[address, [padded(wallet.address), padded(other.address)], 300n, 0]],
  );
  assert.is(await provider.getTransactionReceipt(`0x${'ab'.repeat(32)}`), null);

  await receiptOf((await coin.getFunction('approve')(other.address, 250n, FEES)).hash);
  const spender = coin.connect(other.connect(provider)) as Contract;
  await receiptOf((await spender.getFunction('transferFrom')(wallet.address, other.address, 250n, FEES)).hash);
  assert.is((await balance(other.address)).result.balance, '550');
  const over = await coin
    .getFunction('transfer')(other.address, 351n, FEES)
    .catch((cause: unknown) => cause);
  assert.is((over as { code: string }).code, 'CALL_EXCEPTION');
  const taken = await spender
    .getFunction('transferFrom')(wallet.address, other.address, 1n, FEES)
    .catch((cause: unknown) => cause);
  assert.is((taken as { reason: string }).reason, 'ERC20: insufficient allowance');
});

test('resending a pending transaction returns the same hash, and resending an included one is already known', async () => {
  const nonce = await provider.getTransactionCount(wallet.address);
  const raw = await wallet.signTransaction({
    ...FEES,
    ...{ chainId: 1_618_031n, nonce, gasLimit: 21_000n, to: other.address, value: 10n ** 9n },
  });
  const hashes = await Promise.all([1, 2, 3].map(() => provider.send('eth_sendRawTransaction', [raw])));
  assert.is(new Set(hashes).size, 1);
  await receiptOf(hashes[0] as string);
  const again = await refused('eth_sendRawTransaction', raw);
  assert.is(again.code, -32000);
  assert.is(again.message, 'already known');
  const instead = await wallet.signTransaction({
    ...FEES,
    ...{ chainId: 1_618_031n, nonce, gasLimit: 21_000n, to: other.address, value: 2n * 10n ** 9n },
  });
  assert.match(
    (await refused('eth_sendRawTransaction', instead)).message,
    /^nonce too low: next nonce \d+, tx nonce \d+$/,
  );
});

test('an estimate rejects what sending would reject', async () => {
  const nonce = await provider.getTransactionCount(wallet.address);
  const hex = (value: bigint | number) => `0x${value.toString(16)}`;
  const estimate = (change: object) =>
    refused('eth_estimateGas', { from: wallet.address, to: other.address, value: hex(10n ** 9n), ...change });
  const fee = { maxFeePerGas: hex(FEES.maxFeePerGas) };
  const cases: readonly (readonly [change: object, code: number, message: RegExp])[] = [
    [{ nonce: hex(nonce + 70) }, -32000, /nonce too high: next nonce \d+, tx nonce \d+/],
    [{ nonce: '0x0' }, -32000, /nonce too low: next nonce \d+, tx nonce 0/],
    [{ maxFeePerGas: '0x1' }, -32000, /max fee per gas less than block base fee/],
    [{ gasPrice: '0x1' }, -32000, /max fee per gas less than block base fee/],
    [{ ...fee, maxPriorityFeePerGas: hex(10n ** 12n) }, -32000, /max priority fee per gas higher than max fee/],
    [{ value: '0x1' }, -32000, /value must be a multiple of 1000000000 wei/],
    [{ gas: '0x5207' }, -32000, /gas required exceeds allowance \(20999\): it needs 21000/],
    [{ value: hex(ether(1_000n)) }, -32000, /insufficient funds for gas \* price \+ value/],
    [{ ...fee, from: `0x${'5a'.repeat(20)}`, value: '0x0' }, -32000, /insufficient funds .* have 0 want 2100+$/],
    [{ data: '0x12' }, 3, /no contract at 0x/],
    [{ data: `0x${'00'.repeat(131_000)}` }, -32000, /oversized data/],
  ];
  for (const [change, code, message] of cases) {
    const error = await estimate(change);
    assert.match(error.message, message);
    assert.is(error.code, code);
  }
});

test('an account that removed its Ethereum key cannot estimate', async () => {
  const gone = new Wallet(`0x${'47'.repeat(32)}`, provider);
  const bare = padded(gone.address);
  await write('chain_transfer', account(0), bare, 'TRL', `${10n ** 9n}`);
  const call = { from: gone.address, to: other.address, value: '0x3b9aca00' };
  assert.is(await provider.send('eth_estimateGas', [call]), '0x5208');
  const rotate = new Interface(['function rotateKey(bytes, uint8, bytes, bytes)']);
  const proof = bob.sign(fromHex(possessionDigest(1_618_031, bare.slice(2) as Address, bob.publicKey)));
  const keys = `0x${'f'.repeat(40)}`;
  const removal = new Interface(['function removeKey(uint8, bytes)']).encodeFunctionData('removeKey', [
    3,
    gone.address,
  ]);
  assert.match(
    (await refused('eth_estimateGas', { from: gone.address, to: keys, data: removal })).message,
    /must keep at least one key/,
  );
  const foreign = rotate.encodeFunctionData('rotateKey', [other.address, 0, bob.publicKey, proof]);
  assert.match((await refused('eth_estimateGas', { from: gone.address, to: keys, data: foreign })).message, /key/);
  // Its first signature shows the key that it replaces: an estimate, which nobody signed, counts on it.
  const data = rotate.encodeFunctionData('rotateKey', [gone.address, 0, bob.publicKey, proof]);
  const estimated = BigInt(await provider.send('eth_estimateGas', [{ from: gone.address, to: keys, data }]));
  const { gas_used } = await send({ to: keys, data }, gone);
  assert.ok(estimated >= BigInt(gas_used), `${estimated} for ${gas_used}`);
  assert.match(
    (await refused('eth_estimateGas', call)).message,
    /invalid sender: .* no longer accepts its Ethereum key/,
  );
});

test('a replacement needs ten percent more in wei', async () => {
  // Behind a gap, so that no block includes them.
  const nonce = (await provider.getTransactionCount(other.address)) + 2;
  const gwei = 10n ** 8n;
  const raw = (tenths: bigint) =>
    other.signTransaction({
      ...{ ...FEES, chainId: 1_618_031n, nonce, gasLimit: 21_000n, to: wallet.address, value: 10n ** 9n },
      maxFeePerGas: tenths * gwei,
    });
  await provider.send('eth_sendRawTransaction', [await raw(109n)]);
  for (const tenths of [110n, 119n]) {
    const { code, message } = await refused('eth_sendRawTransaction', await raw(tenths));
    assert.equal([code, message], [-32000, 'replacement transaction underpriced'], `10.9 to ${tenths} tenths`);
  }
  for (const tenths of [120n, 132n]) await provider.send('eth_sendRawTransaction', [await raw(tenths)]);
  const more = { nonce, gasLimit: 21_000n, to: wallet.address, value: 10n ** 9n, chainId: 1_618_031n, type: 2 };
  // 13.2 gwei and ten percent are 14.52 gwei.
  const below = await other.signTransaction({ ...more, maxFeePerGas: 14_519_999_999n, maxPriorityFeePerGas: 0n });
  assert.is((await refused('eth_sendRawTransaction', below)).message, 'replacement transaction underpriced');
  const exact = await other.signTransaction({ ...more, maxFeePerGas: 14_520_000_000n, maxPriorityFeePerGas: 0n });
  await provider.send('eth_sendRawTransaction', [exact]);
});

test('errors have geth codes and words', async () => {
  const nonce = await provider.getTransactionCount(wallet.address);
  const signed = (change: object) =>
    wallet.signTransaction({
      ...FEES,
      ...{ chainId: 1_618_031n, nonce, gasLimit: 100_000n, to: other.address, value: 10n ** 9n },
      ...change,
    });
  const cases: readonly (readonly [change: object, code: number, message: RegExp])[] = [
    [{ value: 1n }, -32000, /value must be a multiple of 1000000000 wei/],
    [{ chainId: 1n }, -32000, /invalid chain id for signer: have 1 want 1618031/],
    [{ maxFeePerGas: 1n }, -32000, /max fee per gas less than block base fee/],
    [{ nonce: nonce + 70 }, -32000, /nonce too high/],
    [{ gasLimit: 20_000n }, -32000, /intrinsic gas too low: gas 20000, minimum needed 21000/],
    [{ gasLimit: 10n ** 12n }, -32000, /exceeds block gas limit/],
    [{ value: ether(1_000n) }, -32000, /insufficient funds for gas \* price \+ value/],
    [{ value: ether(1_000n), nonce: nonce + 1 }, -32000, /insufficient funds for gas \* price \+ value/],
    [{ data: '0x12' }, 3, /execution reverted: no contract at 0x/],
    [{ to: null, data: '0x6000' }, 3, /execution reverted: contract creation is not supported/],
    [{ to: `0x${'0'.repeat(40)}` }, 3, /zero address/],
    // Of several reasons the first in geth's order is told.
    [{ nonce: nonce + 70, maxFeePerGas: 1n }, -32000, /nonce too high: next nonce \d+, tx nonce \d+/],
    [{ data: '0x12', gasLimit: 10n ** 12n }, 3, /no contract at 0x/],
    [{ data: '0x12', gasLimit: 1n }, 3, /no contract at 0x/],
    [{ value: ether(1_000n), gasLimit: 20_000n }, -32000, /intrinsic gas too low: gas 20000, minimum needed 21000/],
    [{ value: ether(1_000n), gasLimit: 10n ** 12n }, -32000, /exceeds block gas limit/],
    [{ value: ether(100n) }, -32000, /insufficient funds for gas \* price \+ value: address 0x\w+ have \d+ want \d+/],
  ];
  for (const [change, code, message] of cases) {
    const error = await refused('eth_sendRawTransaction', await signed(change));
    assert.match(error.message, message);
    assert.is(error.code, code);
  }
  assert.is(await provider.getTransactionCount(wallet.address, 'pending'), nonce);
  for (const raw of ['0x', '0x03c0', '0x02c0', '0xc0', '0x01', `0x${'ff'.repeat(200)}`]) {
    assert.is((await refused('eth_sendRawTransaction', raw)).code, -32000, raw);
  }
  assert.is((await refused('eth_sendRawTransaction', '0x1')).code, -32602);
  assert.is((await refused('eth_getBalance', '0x12')).code, -32602);
  assert.is((await refused('eth_getBalance', wallet.address, '0xffffff')).message, 'header not found');
});

test.run();
