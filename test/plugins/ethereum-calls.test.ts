/** Contracts as a running node shows them: tokens and collections asked by the functions of their standards, at blocks past and present. */

import { Contract, Interface, JsonRpcProvider, TypedDataEncoder, Wallet } from 'ethers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ask } from '../conformance/ethereum.js';
import { account, type Here, startHere } from '../node/here.js';
import { answerOf, refusalOf, type Written } from '../node/live.js';

const owner = account(0);
const other = account(1);
const short = (id: unknown): string => `0x${String(id).slice(-40)}`;
const same = (got: unknown, wanted: string): void => assert.is(String(got).toLowerCase(), wanted.toLowerCase());
const wallet = new Wallet(`0x${'42'.repeat(32)}`);
const padded = `0x${wallet.address.slice(2).toLowerCase().padStart(64, '0')}`;
const ZERO = `0x${'0'.repeat(40)}`;

/** What collections may say besides. */
const NO_MORE = [null, null, null, null];

let here: Here;
let provider: JsonRpcProvider;
let coin: string;
let birds: string;
let items: string;
/** The height before the wallet got its tokens. */
let before: number;

async function write(method: string, ...params: unknown[]): Promise<Written> {
  const answer = await answerOf<Written>(here.url, method, ...params, { wait: 'included' });
  if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

test.before(async () => {
  here = await startHere(defaults, await newDirectory());
  provider = new JsonRpcProvider(here.url);
  const [token, nfts, many] = await Promise.all([
    write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner),
    write('chain_createNftCollection', 'Birds', 'BIRD', 'ipfs://birds/', 0, 250, owner, ...NO_MORE),
    write('chain_createMultiTokenCollection', 'Items', 'ITEM', 'ipfs://items/', 0, owner, ...NO_MORE),
  ]);
  coin = short(token.created!.mint);
  birds = short(nfts.created!.collection);
  items = short(many.created!.collection);
  const { collection } = many.created!;
  await Promise.all([
    write('chain_mintNft', nfts.created!.collection, '7', '', padded, owner),
    write('chain_defineTokenType', collection, '1', 'Sword', '', '0', true, owner),
  ]);
  await write('chain_mintMultiToken', collection, '1', padded, '5', owner);
  before = Number(await ask<string>(here.url, 'eth_blockNumber'));
  await write('chain_transfer', owner, padded, 'COIN', '900');
});

test.after(async () => {
  provider.destroy();
  await here.node.stop();
  await cleanUp();
});

test('a token responds as ERC-20 does', async () => {
  const token = new Contract(
    coin,
    [
      'function name() view returns (string)',
      'function symbol() view returns (string)',
      'function decimals() view returns (uint8)',
      'function totalSupply() view returns (uint256)',
      'function balanceOf(address) view returns (uint256)',
      'function allowance(address,address) view returns (uint256)',
      'function supportsInterface(bytes4) view returns (bool)',
      'function transfer(address,uint256) returns (bool)',
      'function owner() view returns (address)',
      'function nonces(address) view returns (uint256)',
      'function DOMAIN_SEPARATOR() view returns (bytes32)',
    ],
    provider,
  );
  assert.is(await token.name!(), 'Coin');
  assert.is(await token.symbol!(), 'COIN');
  assert.is(await token.decimals!(), 6n);
  assert.is(await token.totalSupply!(), 1_000n);
  assert.is(await token.balanceOf!(wallet.address), 900n);
  assert.is(await token.balanceOf!(short(owner)), 100n, 'an account with an Ed25519 key is found by its last 20 bytes');
  assert.is(await token.balanceOf!(wallet.address, { blockTag: before }), 0n, 'as it was');
  assert.is(await token.allowance!(wallet.address, short(other)), 0n);
  assert.is(await token.supportsInterface!('0x01ffc9a7'), true);
  assert.is(await token.supportsInterface!('0x36372b07'), true);
  assert.is(await token.supportsInterface!('0x9d8ff7da'), true, 'EIP-2612');
  same(await token.owner!(), short(owner));
  assert.is(await token.nonces!(wallet.address), 0n);
  const domain = { name: 'Coin', version: '1', chainId: 1_618_031, verifyingContract: coin };
  assert.is(await token.DOMAIN_SEPARATOR!(), TypedDataEncoder.hashDomain(domain));
  assert.is(await token.supportsInterface!('0xffffffff'), false);
  const transfer = token.getFunction('transfer');
  assert.is(await transfer.staticCall(short(other), 900n, { from: wallet.address }), true);
  const over = await transfer.staticCall(short(other), 901n, { from: wallet.address }).catch((cause: unknown) => cause);
  assert.is((over as { code: string }).code, 'CALL_EXCEPTION');
  assert.match((over as { reason: string }).reason, /balance/i);
});

test('an NFT collection responds as ERC-721 does', async () => {
  const token = new Contract(
    birds,
    [
      'function name() view returns (string)',
      'function ownerOf(uint256) view returns (address)',
      'function balanceOf(address) view returns (uint256)',
      'function tokenURI(uint256) view returns (string)',
      'function getApproved(uint256) view returns (address)',
      'function isApprovedForAll(address,address) view returns (bool)',
      'function owner() view returns (address)',
      'function totalSupply() view returns (uint256)',
      'function royaltyInfo(uint256,uint256) view returns (address,uint256)',
      'function supportsInterface(bytes4) view returns (bool)',
    ],
    provider,
  );
  assert.is(await token.name!(), 'Birds');
  assert.is(await token.ownerOf!(7n), wallet.address);
  assert.is(await token.balanceOf!(wallet.address), 1n);
  assert.is(await token.tokenURI!(7n), 'ipfs://birds/7');
  assert.is(await token.getApproved!(7n), ZERO);
  assert.is(await token.isApprovedForAll!(wallet.address, short(owner)), false);
  same(await token.owner!(), short(owner));
  assert.is(await token.totalSupply!(), 1n);
  const [receiver, royalty] = (await token.royaltyInfo!(7n, 10_000n)) as [string, bigint];
  same(receiver, short(owner));
  assert.is(royalty, 250n);
  for (const id of ['0x01ffc9a7', '0x80ac58cd', '0x5b5e139f']) assert.is(await token.supportsInterface!(id), true);
  assert.is(await token.supportsInterface!('0xd9b67a26'), false);
  for (const unknown of [8n, 2n ** 128n]) {
    const error = await token.tokenURI!(unknown).catch((cause: unknown) => cause);
    assert.is((error as { reason: string }).reason, 'ERC721: invalid token ID');
  }
});

const enumerable = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function tokenByIndex(uint256) view returns (uint256)',
  'function tokenOfOwnerByIndex(address,uint256) view returns (uint256)',
  'function supportsInterface(bytes4) view returns (bool)',
]);

test('the tokens of a collection and of an owner are enumerated without burned ones', async () => {
  const made = await write('chain_createNftCollection', 'Fish', 'FISH', '', 0, 0, owner, ...NO_MORE);
  const fish = String(made.created!.collection);
  for (const [id, to] of Object.entries({ 3: owner, 5: padded, 8: owner, 9: owner })) {
    await write('chain_mintNft', fish, id, '', to, owner);
  }
  await write('chain_burnNft', fish, '8', owner);
  const token = new Contract(short(fish), enumerable, provider);
  const all = await Promise.all([0, 1, 2].map((i) => token.tokenByIndex!(i)));
  assert.equal(all, [3n, 5n, 9n]);
  const owned = await Promise.all([0, 1].map((i) => token.tokenOfOwnerByIndex!(short(owner), i)));
  assert.equal(owned, [3n, 9n], 'also of an owner who is found by his last 20 bytes');
  assert.is(await token.supportsInterface!('0x780e9d63'), true);
  for (const beyond of [token.tokenByIndex!(3), token.tokenOfOwnerByIndex!(wallet.address, 1)]) {
    const error = (await beyond.catch((cause: unknown) => cause)) as { reason: string };
    assert.is(error.reason, 'ERC721Enumerable: index out of bounds');
  }
  // Each reads 256 tokens to find one by its place; a call of many reads no more than 20,000.
  const multicall = new Interface(['function aggregate3((address,bool,bytes)[]) returns ((bool,bytes)[])']);
  const calls = Array(100).fill([short(fish), true, enumerable.encodeFunctionData('tokenByIndex', [255])]);
  const data = multicall.encodeFunctionData('aggregate3', [calls]);
  const to = '0xca11bde05977b3631167028862be2a173976ca11';
  const [answers] = multicall.decodeFunctionResult(
    'aggregate3',
    await ask(here.url, 'eth_call', { to, data }, 'latest'),
  );
  const reasons = (answers as [boolean, string][]).map(([, bytes]) => Buffer.from(bytes.slice(2), 'hex').toString());
  assert.match(reasons[77]!, /only the first 256 tokens are enumerated/);
  assert.match(reasons[99]!, /too many records; ask in several calls/);
  const nobody = (await token.balanceOf!(ZERO).catch((cause: unknown) => cause)) as { reason: string };
  assert.is(nobody.reason, 'ERC721: address zero is not a valid owner');
});

test('a multi-token collection responds as ERC-1155 does', async () => {
  const token = new Contract(
    items,
    [
      'function uri(uint256) view returns (string)',
      'function balanceOf(address,uint256) view returns (uint256)',
      'function balanceOfBatch(address[],uint256[]) view returns (uint256[])',
      'function isApprovedForAll(address,address) view returns (bool)',
      'function supportsInterface(bytes4) view returns (bool)',
      'function totalSupply(uint256) view returns (uint256)',
      'function exists(uint256) view returns (bool)',
    ],
    provider,
  );
  assert.equal(await Promise.all([1n, 2n, 2n ** 64n].map((id) => token.totalSupply!(id))), [5n, 0n, 0n]);
  assert.equal(await Promise.all([1n, 2n, 2n ** 64n].map((id) => token.exists!(id))), [true, false, false]);
  assert.is(await token.balanceOf!(wallet.address, 1n), 5n);
  assert.is(await token.balanceOf!(wallet.address, 2n ** 64n), 0n);
  assert.equal([...(await token.balanceOfBatch!([wallet.address, ZERO, wallet.address], [1n, 1n, 2n]))], [5n, 0n, 0n]);
  assert.is(await token.uri!(1n), 'ipfs://items/1');
  assert.is(await token.isApprovedForAll!(wallet.address, short(owner)), false);
  assert.is(await token.supportsInterface!('0xd9b67a26'), true);
  const uneven = await token.balanceOfBatch!([ZERO], []).catch((cause: unknown) => cause);
  assert.match((uneven as { reason: string }).reason, /length mismatch/);
});

test('an unknown function of a contract reverts with code 3, and an account returns nothing', async () => {
  const call = (to: string | null, data: string, more: object = {}) =>
    answerOf(here.url, 'eth_call', { to, data, ...more }, 'latest');
  const revertedBy = async (...[to, data, more]: Parameters<typeof call>) => {
    const { error } = await call(to, data, more);
    assert.is(error?.code, 3, JSON.stringify([to, data]));
    return error as unknown as { message: string; data: string };
  };
  assert.match((await revertedBy(coin, '0xdeadbeef')).message, /the contract has no function 0xdeadbeef$/);
  assert.match((await revertedBy(coin, '0x')).message, /no function selector/);
  assert.match((await revertedBy(coin, '0x70a08231')).message, /invalid arguments for balanceOf\(address\)/, 'short');
  const dirty = `0x70a08231${'1'.padStart(64, 'f')}`;
  assert.match((await revertedBy(coin, dirty)).data, /^0x08c379a0/, 'dirty bits');
  assert.match((await revertedBy(null, '0x6000')).data, /^0x08c379a0/);
  assert.match((await revertedBy(coin, '0x06fdde03', { value: '0x3b9aca00' })).message, /does not accept native value/);
  for (const to of [short(owner), `0x${'2'.padStart(40, '0')}`]) {
    assert.is(await ask(here.url, 'eth_call', { to, data: '0x70a08231' }), '0x');
  }
  const fraction = await call(short(owner), '0x', { value: '0x1', from: wallet.address });
  assert.is(fraction.error?.code, -32000);
  const poor = await call(short(owner), '0x', { value: '0xde0b6b3a7640000', from: wallet.address });
  assert.match(poor.error!.message, /insufficient funds/);
  assert.is((await call(short(owner), '0x', { input: '0x12' })).error?.code, -32602, 'data and input differ');
  assert.is((await refusalOf(here.url, 'eth_call', { to: coin, data: '0x06fdde03' }, 'latest', {})).code, -32602);
});

test('null counts as absent in every optional member', async () => {
  const members = ['from', 'value', 'data', 'nonce', 'gas', 'gasPrice', 'maxFeePerGas', 'maxPriorityFeePerGas'];
  const nulls = Object.fromEntries([...members, 'accessList', 'chainId', 'type'].map((member) => [member, null]));
  const supply = await ask<string>(here.url, 'eth_call', { ...nulls, to: coin, input: '0x18160ddd' }, null);
  assert.is(BigInt(supply), 1_000n);
  assert.is(await ask(here.url, 'eth_call', { to: coin, data: '0x18160ddd', input: null }), supply);
  const payment = { ...nulls, input: null, from: short(owner), to: wallet.address };
  assert.is(await ask(here.url, 'eth_estimateGas', payment, null), '0x5208');
  const byNumber = { blockNumber: '0x1', blockHash: null, requireCanonical: null };
  assert.is(await ask(here.url, 'eth_getBalance', wallet.address, byNumber), '0x0');
  const byHash = { blockNumber: null, blockHash: `0x${here.node.ledger.head.hash}`, requireCanonical: null };
  assert.is(await ask(here.url, 'eth_getBalance', wallet.address, byHash), '0x0');
  assert.is((await refusalOf(here.url, 'eth_getBalance', wallet.address, { blockNumber: null })).code, -32602);
  const none = { fromBlock: null, toBlock: null, blockHash: null, address: null, topics: null };
  assert.ok(Array.isArray(await ask(here.url, 'eth_getLogs', none)));
  const filter = { fromBlock: null, toBlock: null, fromAddress: null, toAddress: null, after: null, count: null };
  assert.ok(Array.isArray(await ask(here.url, 'trace_filter', filter)));
  const traced = { to: coin, data: '0x18160ddd' };
  for (const tracerConfig of [null, { onlyTopCall: null, withLog: null }]) {
    const answer = await ask<{ output: string }>(here.url, 'debug_traceCall', traced, null, {
      tracer: 'callTracer',
      tracerConfig,
    });
    assert.is(answer.output, supply);
  }
  const error = await refusalOf(here.url, 'debug_traceCall', traced, 'latest', { tracer: null });
  assert.match(error.message, /the default tracer logs opcodes/);
});

test('a call to the zero address queries the native token', async () => {
  const decimals = await ask<string>(here.url, 'eth_call', { to: ZERO, data: '0x313ce567' }, 'latest');
  assert.is(BigInt(decimals), 9n);
  assert.is((await answerOf(here.url, 'eth_call', { to: ZERO, value: '0x0', data: '0x12345678' })).error?.code, 3);
});

test('contracts have code that names their functions, and accounts have none', async () => {
  for (const [address, selector] of [
    [coin, 'a9059cbb'],
    [birds, '42842e0e'],
    [items, 'f242432a'],
    [ZERO, '70a08231'],
  ]) {
    const code = await ask<string>(here.url, 'eth_getCode', address, 'latest');
    assert.match(code, /^0x(63[0-9a-f]{8}50)+60006000fd$/);
    assert.ok(code.includes(`63${selector}50`), selector);
  }
  assert.is(await ask(here.url, 'eth_getCode', wallet.address), '0x');
  assert.is(await ask(here.url, 'eth_getCode', coin, '0x0'), '0x', 'it was not there at genesis');
  assert.is(await ask(here.url, 'eth_getStorageAt', coin, '0x0', 'latest'), `0x${'0'.repeat(64)}`);
  assert.is((await refusalOf(here.url, 'eth_getStorageAt', coin, `0x${'0'.repeat(65)}`)).code, -32602);
  assert.is((await refusalOf(here.url, 'eth_getStorageAt', coin, '0xasdf')).code, -32602);
});

test('each way to name a block works for state queries', async () => {
  const { hash } = here.node.ledger.head;
  const height = Number(await ask<string>(here.url, 'eth_blockNumber'));
  const number = `0x${height.toString(16)}`;
  const named = ['latest', 'safe', 'finalized', 'pending', number, { blockNumber: number }, `0x${hash}`];
  for (const block of [...named, { blockHash: `0x${hash}`, requireCanonical: true }]) {
    assert.is(BigInt(await ask<string>(here.url, 'eth_call', { to: coin, data: '0x18160ddd' }, block)), 1_000n);
    assert.is(await ask(here.url, 'eth_getBalance', wallet.address, block), '0x0');
  }
  for (const block of ['0xffffff', `0x${'12'.repeat(32)}`]) {
    const error = await refusalOf(here.url, 'eth_call', { to: coin, data: '0x18160ddd' }, block);
    assert.equal([error.code, error.message], [-32000, 'header not found']);
  }
  assert.is((await refusalOf(here.url, 'eth_getBalance', wallet.address, 'newest')).code, -32602);
});

test('fees and facts about the node have the form of the API', async () => {
  assert.is(await ask(here.url, 'eth_gasPrice'), '0x2540be400');
  assert.is(await ask(here.url, 'eth_baseFee'), '0x2540be400');
  assert.is(await ask(here.url, 'eth_maxPriorityFeePerGas'), '0x0');
  assert.is(await ask(here.url, 'eth_blobBaseFee'), '0x0');
  assert.is(await ask(here.url, 'eth_syncing'), false);
  assert.equal(await ask(here.url, 'eth_accounts'), []);
  assert.equal(await ask(here.url, 'txpool_status'), { pending: '0x0', queued: '0x0' });
  assert.is(await ask(here.url, 'net_peerCount'), '0x0');
  assert.is(await ask(here.url, 'net_listening'), true);
  assert.is(
    await ask(here.url, 'web3_sha3', '0x68656c6c6f'),
    '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8',
  );
  type History = { oldestBlock: string; baseFeePerGas: string[]; gasUsedRatio: number[]; reward?: string[][] };
  const history = await ask<History>(here.url, 'eth_feeHistory', '0x3', 'latest', [20, 50]);
  assert.is(history.baseFeePerGas.length, 4);
  assert.is(history.baseFeePerGas[3], '0x2540be400');
  assert.equal(history.reward, Array(3).fill(['0x0', '0x0']));
  const all = await ask<History>(here.url, 'eth_feeHistory', 5_000, '0x2', []);
  assert.is(all.oldestBlock, '0x0');
  assert.is(all.gasUsedRatio.length, 3);
  assert.is(all.reward, undefined);
  assert.match(
    (await refusalOf(here.url, 'eth_feeHistory', '0x1', 'latest', [50, 20])).message,
    /invalid reward percentile/,
  );
  assert.is((await refusalOf(here.url, 'eth_feeHistory', '0x1', '0xffffff')).message, 'request beyond head block');
});

test('an unsupported feature is rejected in the words of geth', async () => {
  for (const method of [
    'eth_sign',
    'eth_sendTransaction',
    'eth_getProof',
    'eth_coinbase',
    'eth_mining',
    'debug_traceBlockByNumber',
  ]) {
    const { code, message } = await refusalOf(here.url, method);
    assert.equal([code, message], [-32601, `the method ${method} does not exist/is not available`]);
  }
});

/** What is asked of the state of a block. */
const ofState = () =>
  [
    ['eth_getBalance', wallet.address],
    ['eth_getTransactionCount', wallet.address],
    ['eth_getCode', coin],
    ['eth_getStorageAt', coin, '0x0'],
    ['eth_call', { to: coin, data: '0x18160ddd' }],
  ] as const;

test('an archive answers for a block that is no longer recent', async () => {
  const { ledger } = here.node;
  const heights = [0, 1, 2, ledger.head.height - 1].map((height) => `0x${height.toString(16)}`);
  const answers = () =>
    Promise.all(
      heights.flatMap((at) => ofState().map(([method, ...params]) => answerOf(here.url, method, ...params, at))),
    );
  const before = await answers();
  ledger.history.clear();
  await ledger.archive!.whenIdle();
  assert.equal(await answers(), before);
  assert.ok(new Set(before.map((one) => JSON.stringify(one))).size > 4, 'which are not all the same');
});

test('a query for state that is no longer kept is rejected with 4444', async () => {
  here.node.ledger.history.clear();
  here.node.ledger.archive = undefined; // as on a node that prunes
  for (const [method, ...params] of ofState()) {
    const { code, message } = await refusalOf(here.url, method, ...params, '0x1');
    assert.is(code, 4444, method);
    assert.match(message, /^pruned history unavailable/);
  }
});

test.run();
