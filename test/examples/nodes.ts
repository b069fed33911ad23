/** Examples of the node itself: bundles, blocks, its health and documents, what the explorer tells, and subscriptions. */

import { Listener, type Written } from '../node/live.js';
import type { Assets } from './assets.js';
import { sealed } from './signed.js';
import type { Stage } from './stage.js';

/** A bundle made, signed and sent by its owner. */
export async function bundles(stage: Stage): Promise<Written> {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  const payment = [{ Transfer: { to: bob, token_symbol: 'TRL', amount: '1000000000' } }];
  await stage.show('chain_estimateFee', alice, payment);
  const prepared = await stage.show<Parameters<typeof sealed>[2]>('chain_prepareBundle', alice, payment);
  const borsh = sealed(stage, 0, prepared);
  const sent = await stage.ask<Written>('chain_submitBundle', borsh);
  stage.recorder.keep('chain_submitBundle', [borsh], sent);
  await stage.show('chain_getMempool', alice);
  await stage.mine();
  await stage.show('chain_getTransactionReceipt', sent.bundle_hash);
  return sent;
}

/** Blocks, and what is known of the node. */
export async function node(stage: Stage): Promise<void> {
  // The first block is there on every chain.
  const height = 1;
  await stage.show('chain_getBlockByHeight', height);
  await stage.show('chain_getBlockTransactions', height);
  await stage.show('chain_getRecentBlocks', 1);
  await stage.show('chain_getSignedHeader', height);
  await stage.show('chain_getAttestations', height);
  await stage.show('chain_getBlockDAG', height);
  for (const method of ['version', 'nodeInfo', 'listModules', 'consensusStatus', 'validatorHealth', 'getRelayStats']) {
    await stage.show(`chain_${method}`);
  }
  for (const method of ['chain_getPeers', 'chain_getStorageStats', 'rpc_modules']) {
    await stage.show(method);
  }
  await stage.show('chain_getCurrentLeader', null);
  await stage.show('chain_getProof', '0001ffff');
  await stage.show('chain_readState', ['0001ffff'], [{ prefix: '000203', limit: 1, reverse: false }]);
  await stage.advance();
}

/** What the explorer tells. */
export async function explorer(stage: Stage, { acorn }: Assets): Promise<void> {
  const bob = stage.person(1);
  await stage.show('chain_getAddressHistory', bob, 2);
  await stage.show('chain_getAddressTokens', bob);
  await stage.show('chain_getAddressMultiTokens', bob, 1);
  await stage.show('chain_getAddressMultiSigs', bob, 1);
  await stage.show('chain_getValidatorEpochs', stage.validator, 1);
  await stage.show('chain_getTokenHolders', acorn, 3);
  await stage.show('chain_getTokenTransfers', acorn, 2);
  await stage.show('chain_getTransfersTo', [bob], 1);
  await stage.show('chain_getTokenReputation', acorn);
  await stage.show('chain_search', 'ACN');
  await stage.show('chain_getRecentTransactions', 2);
  await stage.show('chain_getNetworkStats');
}

/** Subscriptions, over WebSocket. */
export async function subscriptions(stage: Stage): Promise<void> {
  const socket = await Listener.open(stage.url);
  const show = async (method: string, ...params: unknown[]) => {
    const answer = await socket.call<string>(method, ...params);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    stage.recorder.keep(method, params, answer.result);
    return answer.result;
  };
  try {
    for (const kind of ['newHeads', 'newTransactions', 'logs']) {
      const filter = kind === 'logs' ? [{ opType: ['Transfer'], address: [stage.person(0)] }] : [];
      const id = await show(`chain_subscribe_${kind}`, ...filter);
      await show(`chain_unsubscribe_${kind}`, id);
    }
    const id = await show('eth_subscribe', 'newHeads');
    await show('eth_unsubscribe', id);
  } finally {
    socket.close();
  }
}
