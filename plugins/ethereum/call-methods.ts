/** Methods that ask contracts: eth_call, and what stands for their code and storage. */

import { evmPort, type Look, MULTICALL, stubOf } from '../../modules/evm/port.js';
import { authPort, fromHex, type PluginContext, type RpcMethod, t } from '../../runtime/plugin.js';
import { ethereumError, inGethsWords, refusal } from './errors.js';
import { lookingUp } from './looking-up.js';
import { MULTICALL_SELECTORS, multicall } from './multicall.js';
import { type Receivers, withReceivers } from './receivers.js';
import { heightOf, isPending, knowing, readAt, runAt } from './state.js';
import { carrierOf, NOBODY } from './trial.js';
import { Block, type BlockReference, type Call, CallObject, Data, EthereumAddress, StorageKey } from './types.js';

/** What calls are answered from. */
interface Parts {
  readonly node: PluginContext;
  readonly receivers: Receivers;
  /** Charges the caller for lists that are read through. */
  readonly pay: Look;
}

/** Units of cost of a byte of data: a call of Multicall3 has some 200 for each call in it. */
const BYTE_UNITS = 2 / 1_024;
/** Units of cost of a record that is read to find another by its place. */
const RECORD_UNITS = 0.02;

const NO_STORAGE = new Uint8Array(32);

/** What a call of Multicall3 answers. What waits in the mempool is not counted. */
async function multicallAt(
  { node, receivers, pay }: Parts,
  { value, data }: Call,
  block: BlockReference,
): Promise<string> {
  const { store } = node.ledger;
  const height = await heightOf(node, block);
  const header = height === undefined ? null : await store.header(height);
  if (!header) throw refusal('header not found');
  return lookingUp(
    async (wanted: number) => (await store.header(wanted + 1))!.parent_hash,
    (hashOf) =>
      withReceivers(receivers, (lookup) =>
        readAt(node, { number: BigInt(header.height) }, (evm) =>
          multicall({ header, hashOf, evm: knowing(evm, lookup, pay) }, value, data),
        ),
      ),
  );
}

/** What a call answers: of a token or collection its answer, of an account nothing. A call that would fail reverts. */
async function callAt(parts: Parts, call: Call, block: BlockReference): Promise<string> {
  const { node, receivers, pay } = parts;
  const { to, value, data } = call;
  if (to === MULTICALL) return multicallAt(parts, call, block);
  const { answer, tries } =
    to === null
      ? { answer: '', tries: true }
      : isPending(block)
        ? await node.mempool.read((state) => state.port(evmPort)!.ask(to, value, data, undefined, pay))
        : await withReceivers(receivers, (lookup) =>
            readAt(node, block, (evm) => evm.ask(to, value, data, lookup, pay)),
          );
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
  await runAt(node, block, (state) => {
    const nonce = state.port(authPort)?.nonceOf(from) ?? 0;
    state.dryRun(carrierOf(node, call, nonce, gas));
  });
}

/** They answer at the last 128 blocks. */
export function callMethods(node: PluginContext, receivers: Receivers): RpcMethod[] {
  const { ledger, method } = node;
  const { symbol } = ledger.chain;
  const told = (work: () => Promise<string>) => inGethsWords(symbol, async () => fromHex(await work()));
  return [
    method({
      name: 'eth_call',
      about:
        'What a call answers, without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, many calls by Multicall3.',
      cost: {
        base: 3,
        more: '2 for each 1,024 bytes of data, and 0.02 for each token that is passed over to find one by its place',
      },
      params: { transaction: t.doc(CallObject, 'Call or transaction to try, which nobody has to sign'), block: Block },
      result: Data,
      async answer({ transaction, block }, request) {
        request.spend(BYTE_UNITS * transaction.data.length);
        await request.giveWay();
        const pay = (records: number) => request.spend(RECORD_UNITS * records);
        return told(() => callAt({ node, receivers, pay }, transaction, block));
      },
    }),
    method({
      name: 'eth_getCode',
      about: 'For a contract short code that only names its functions, so that wallets see it as one; for accounts 0x.',
      params: { address: t.doc(EthereumAddress, 'Account or contract whose code to tell'), block: Block },
      result: Data,
      answer: ({ address, block }) =>
        told(() =>
          readAt(node, block, (evm) => (address === MULTICALL ? stubOf(MULTICALL_SELECTORS) : evm.code(address))),
        ),
    }),
    method({
      name: 'eth_getStorageAt',
      about: 'Zeros: contracts have no storage of their own here.',
      params: {
        address: t.doc(EthereumAddress, 'Contract whose storage to read'),
        key: t.doc(StorageKey, 'Place in the storage: 0x and up to 64 hex digits'),
        block: Block,
      },
      result: Data,
      answer: ({ block }) => inGethsWords(symbol, () => readAt(node, block, () => NO_STORAGE)),
    }),
  ];
}
