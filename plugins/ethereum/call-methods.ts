/** Methods that ask contracts: eth_call, and what stands for their code and storage. */

import { evmPort } from '../../modules/evm/port.js';
import { authPort, fromHex, type PluginContext, type RpcMethod, rehearse } from '../../runtime/sdk.js';
import { ethereumError, inGethsWords } from './errors.js';
import { carrierOf, NOBODY } from './send.js';
import { isPending, readAt, runAt } from './state.js';
import { Block, type BlockReference, type Call, CallObject, Data, EthereumAddress, StorageKey } from './types.js';

const NO_STORAGE = new Uint8Array(32);

/** What a call answers: of a token or collection its answer, of an account nothing. A call that would fail reverts. */
async function callAt(node: PluginContext, call: Call, block: BlockReference): Promise<string> {
  const { to, value, data } = call;
  const { answer, tries } =
    to === null
      ? { answer: '', tries: true }
      : isPending(block)
        ? await node.mempool.read((run) => run.port(evmPort)!.ask(to, value, data))
        : await readAt(node, block, (evm) => evm.ask(to, value, data));
  if (tries) await tryAt(node, call, block);
  return answer;
}

/** Refuses what a transaction would be refused for. */
async function tryAt(node: PluginContext, call: Call, block: BlockReference): Promise<void> {
  const { mempool, ledger } = node;
  const from = call.from ?? NOBODY;
  const { gas } = await ledger.limits();
  if (isPending(block)) {
    const { failure } = await mempool.tryNext(from, (nonce) => carrierOf(node, call, nonce, gas), 'free');
    if (failure) throw ethereumError(failure, ledger.chain.symbol);
    return;
  }
  await runAt(node, block, (run) => {
    const nonce = run.port(authPort)?.nonceOf(from) ?? 0;
    rehearse(run, carrierOf(node, call, nonce, gas));
  });
}

/** They answer at the last 128 blocks. */
export function callMethods(node: PluginContext): RpcMethod[] {
  const { ledger, method } = node;
  const { symbol } = ledger.chain;
  const told = (work: () => Promise<string>) => inGethsWords(symbol, async () => fromHex(await work()));
  return [
    method({
      name: 'eth_call',
      about: 'What a call answers, without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155.',
      params: { transaction: CallObject, block: Block },
      result: Data,
      answer: ({ transaction, block }) => told(() => callAt(node, transaction, block)),
    }),
    method({
      name: 'eth_getCode',
      about: 'For a token or collection a stub that names its functions, so that wallets see a contract; else 0x.',
      params: { address: EthereumAddress, block: Block },
      result: Data,
      answer: ({ address, block }) => told(() => readAt(node, block, (evm) => evm.code(address))),
    }),
    method({
      name: 'eth_getStorageAt',
      about: 'Zeros: contracts have no storage of their own here.',
      params: { address: EthereumAddress, key: StorageKey, block: Block },
      result: Data,
      answer: ({ block }) => inGethsWords(symbol, () => readAt(node, block, () => NO_STORAGE)),
    }),
  ];
}
