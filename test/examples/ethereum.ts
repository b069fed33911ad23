/** Examples of the Ethereum methods: a wallet pays, and what it paid is found in every way. */

import { Interface, Wallet } from 'ethers';
import { DEV_CHAIN } from '../node/live.js';
import type { Assets } from './assets.js';
import type { Stage } from './stage.js';

const wallet = new Wallet(`0x${'42'.repeat(32)}`);
const other = new Wallet(`0x${'43'.repeat(32)}`).address;
const GWEI = 10n ** 9n;

const ALONE = [
  ...['eth_chainId', 'eth_blockNumber', 'net_version', 'net_listening', 'net_peerCount', 'eth_syncing', 'eth_accounts'],
  ...[
    ...['txpool_status', 'txpool_content', 'txpool_inspect'],
    'web3_clientVersion',
    'eth_maxPriorityFeePerGas',
    'eth_baseFee',
    'eth_blobBaseFee',
    'eth_gasPrice',
  ],
];

/** All of them. */
export async function ethereum(stage: Stage, { acorn }: Assets): Promise<void> {
  const own = `0x${wallet.address.slice(2).toLowerCase().padStart(64, '0')}`;
  await stage.write('chain_transfer', stage.person(0), own, 'TRL', '10000000000');
  await stage.write('chain_transfer', stage.person(0), own, 'ACN', '1000');
  const filters = [await stage.show<string>('eth_newFilter', {}), await stage.show<string>('eth_newBlockFilter')];
  filters.push(await stage.show<string>('eth_newPendingTransactionFilter'));
  const coin = `0x${acorn.slice(-40)}`;
  const erc20 = new Interface([
    'function transfer(address, uint256)',
    'function balanceOf(address) view returns (uint256)',
  ]);
  const payment = { to: coin, data: erc20.encodeFunctionData('transfer', [other, 250]) };
  const fees = { type: 2, maxFeePerGas: 10n * GWEI, maxPriorityFeePerGas: 0n, gasLimit: 100_000n };
  const raw = await wallet.signTransaction({ ...payment, ...fees, nonce: 0, chainId: DEV_CHAIN });
  await stage.show('eth_estimateGas', { from: wallet.address, ...payment });
  const hash = await stage.show<string>('eth_sendRawTransaction', raw);
  await stage.mine();
  for (const method of ALONE) await stage.show(method);
  await stage.show('eth_getTransactionReceipt', hash);
  const { blockHash, blockNumber } = await stage.show<Record<string, string>>('eth_getTransactionByHash', hash);
  await stage.show('eth_getBalance', wallet.address, 'latest');
  await stage.show('eth_getTransactionCount', wallet.address, 'latest');
  await stage.show('eth_call', { to: coin, data: erc20.encodeFunctionData('balanceOf', [other]) }, 'latest');
  await stage.show('eth_getCode', coin, 'latest');
  await stage.show('eth_getStorageAt', coin, '0x0', 'latest');
  await stage.show('eth_feeHistory', '0x2', 'latest', [50]);
  await stage.show('eth_getLogs', { address: coin, fromBlock: '0x0', toBlock: 'latest' });
  await stage.show('eth_getBlockByHash', blockHash, false);
  await stage.show('eth_getBlockByNumber', blockNumber, false);
  await stage.show('eth_getBlockTransactionCountByHash', blockHash);
  await stage.show('eth_getBlockTransactionCountByNumber', blockNumber);
  await stage.show('eth_getTransactionByBlockHashAndIndex', blockHash, '0x0');
  await stage.show('eth_getTransactionByBlockNumberAndIndex', blockNumber, '0x0');
  await stage.show('eth_getBlockReceipts', blockNumber);
  await stage.show('eth_getUncleCountByBlockHash', blockHash);
  await stage.show('eth_getUncleCountByBlockNumber', blockNumber);
  await stage.show('eth_getUncleByBlockHashAndIndex', blockHash, '0x0');
  await stage.show('eth_getUncleByBlockNumberAndIndex', blockNumber, '0x0');
  await stage.show('web3_sha3', '0x68656c6c6f');
  await stage.show('txpool_contentFrom', wallet.address);
  await stage.show('eth_getHeaderByHash', blockHash);
  await stage.show('eth_getHeaderByNumber', blockNumber);
  await stage.show('eth_getRawTransactionByHash', hash);
  await stage.show('eth_getRawTransactionByBlockHashAndIndex', blockHash, '0x0');
  await stage.show('eth_getRawTransactionByBlockNumberAndIndex', blockNumber, '0x0');
  const tracer = { tracer: 'callTracer' };
  await stage.show('debug_traceTransaction', hash, tracer);
  await stage.show('debug_traceCall', { from: wallet.address, ...payment }, 'latest', tracer);
  await stage.show('ots_getApiLevel');
  await stage.show('erigon_getHeaderByNumber', Number(blockNumber));
  await stage.show('ots_hasCode', coin, 'latest');
  await stage.show('ots_getBlockDetails', Number(blockNumber));
  await stage.show('ots_getBlockDetailsByHash', blockHash);
  await stage.show('ots_getBlockTransactions', Number(blockNumber), 0, 25);
  await stage.show('ots_getTransactionError', hash);
  await stage.show('ots_getInternalOperations', hash);
  await stage.show('ots_traceTransaction', hash);
  await stage.show('ots_searchTransactionsBefore', other, 0, 25);
  await stage.show('ots_searchTransactionsAfter', other, 0, 25);
  await stage.show('ots_getTransactionBySenderAndNonce', wallet.address, 0);
  await stage.show('ots_getContractCreator', coin);
  await stage.show('trace_transaction', hash);
  await stage.show('trace_block', blockNumber);
  await stage.show('trace_filter', { fromBlock: '0x1', toBlock: 'latest', fromAddress: [wallet.address] });
  await stage.show('eth_getFilterChanges', filters[0]);
  await stage.show('eth_getFilterLogs', filters[0]);
  await stage.show('eth_uninstallFilter', filters[0]);
}
