/** Ethereum methods for the mempool, in the format of geth's txpool: counts, contents, and one-line summaries. */

import { bareForm } from '../../modules/accounts/port.js';
import {
  type Address,
  type Json,
  type MempoolView,
  type PluginContext,
  type RpcMethod,
  type RpcRequest,
  t,
} from '../../runtime/plugin.js';
import { transactionJson } from './block-json.js';
import { PoolAnswer } from './trace-answers.js';
import { addressOf, EthereumAddress, Quantity } from './types.js';

/** Maximum transactions of each kind in a response. */
const MOST = 1_000;
/** Cost units per transaction in a response. */
const UNITS = 0.2;

type Waiting = ReturnType<MempoolView['list']>[number];
type BySender = Record<string, Record<string, Json>>;

/** Splits transactions into pending (executable now) and queued (behind a nonce gap), the earliest of each kind. */
function parted(list: readonly Waiting[]): Record<'pending' | 'queued', readonly Waiting[]> {
  const of = (isPending: boolean) => list.filter(({ outcome }) => (outcome !== undefined) === isPending).slice(0, MOST);
  return { pending: of(true), queued: of(false) };
}

export function poolMethods(node: PluginContext): RpcMethod[] {
  const { ledger, mempool, method } = node;
  const whole = ({ envelope }: Waiting) => ledger.read(() => transactionJson(node, envelope, undefined));
  const line = async (one: Waiting) => {
    const { to, value, gas, gasPrice } = (await whole(one)) as Record<string, string | null>;
    return `${to ?? 'contract creation'}: ${BigInt(value!)} wei + ${BigInt(gas!)} gas × ${BigInt(gasPrice!)} wei`;
  };

  async function bySender(list: readonly Waiting[], tell: typeof whole, request: RpcRequest): Promise<BySender> {
    request.spend(UNITS * list.length);
    const senders = new Map<string, Record<string, Json>>();
    for (const one of list) {
      const sender = addressOf(bareForm(one.envelope.from));
      const own = senders.get(sender) ?? {};
      senders.set(sender, own);
      own[`${one.envelope.nonce}`] = await tell(one);
      await request.giveWay();
    }
    return Object.fromEntries(senders);
  }

  async function content(tell: typeof whole, request: RpcRequest, only?: Address) {
    const all = mempool.list();
    const { pending, queued } = parted(
      only === undefined ? all : all.filter(({ envelope }) => bareForm(envelope.from) === only),
    );
    return { pending: await bySender(pending, tell, request), queued: await bySender(queued, tell, request) };
  }

  const cost = { base: 20, more: '0.2 per transaction returned' };
  return [
    method({
      name: 'txpool_status',
      about: 'Returns the number of pending and queued bundles.',
      params: {},
      result: t.struct({
        pending: t.doc(Quantity, 'Number of executable bundles'),
        queued: t.doc(Quantity, 'Number of bundles behind a nonce gap'),
      }),
      answer() {
        const { pendingSize, queuedSize } = mempool;
        return { pending: BigInt(pendingSize), queued: BigInt(queuedSize) };
      },
    }),
    method({
      name: 'txpool_content',
      about: `Returns the pending and queued transactions of this node by sender and nonce; of each kind the first ${MOST}.`,
      cost,
      params: {},
      result: PoolAnswer,
      answer: (_, request) => content(whole, request),
    }),
    method({
      name: 'txpool_contentFrom',
      about: 'Returns the pending and queued transactions of one sender by nonce.',
      cost,
      params: { address: t.doc(EthereumAddress, 'Account of the sender') },
      result: PoolAnswer,
      async answer({ address }, request) {
        const { pending, queued } = await content(whole, request, address);
        const sender = addressOf(address);
        return { pending: pending[sender] ?? {}, queued: queued[sender] ?? {} };
      },
    }),
    method({
      name: 'txpool_inspect',
      about: 'Returns the transactions of txpool_content as one line each: recipient, value, gas and price.',
      cost,
      params: {},
      result: PoolAnswer,
      answer: (_, request) => content(line, request),
    }),
  ];
}
