/** Calls at a height: what one answers, and what it would do as a transaction. */

import { evmPort, type Look, MULTICALL } from '../../modules/evm/port.js';
import { authPort, type FinalBlock, type PluginContext } from '../../runtime/plugin.js';
import { ethereumError, refusal } from './errors.js';
import { lookingUp } from './looking-up.js';
import { multicall } from './multicall.js';
import { type Receivers, withReceivers } from './receivers.js';
import { heightOf, isPending, knowing, readAt, runAt } from './state.js';
import { carrierOf, NOBODY } from './trial.js';
import type { BlockReference, Message } from './types.js';

/** What calls are answered from. */
export interface CallParts {
  readonly node: PluginContext;
  readonly receivers: Receivers;
  /** Charges the caller for lists that are read through. */
  readonly pay: Look;
}

/** What a call gave. */
export interface Called {
  /** Hex. */
  readonly answer: string;
  /** What it would do; undefined where it only answers. */
  readonly outcome: Pick<FinalBlock['outcomes'][number], 'gasUsed' | 'events'> | undefined;
}

/** What a call of Multicall3 answers. What waits in the mempool is not counted. */
async function multicallAt(
  { node, receivers, pay }: CallParts,
  { value, data }: Message,
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
          multicall({ header, chain: node.ledger.chain, hashOf, evm: knowing(evm, lookup, pay) }, value, data),
        ),
      ),
  );
}

/** Calls: of a token or collection its answer comes, of an account nothing. A call that would fail reverts. */
export async function callAt(parts: CallParts, call: Message, block: BlockReference): Promise<Called> {
  const { node, receivers, pay } = parts;
  const { to, value, data } = call;
  if (to === MULTICALL) return { answer: await multicallAt(parts, call, block), outcome: undefined };
  const { answer, tries } =
    to === null
      ? { answer: '', tries: true }
      : isPending(block)
        ? await node.mempool.read((state) => state.port(evmPort)!.ask(to, value, data, undefined, pay))
        : await withReceivers(receivers, (lookup) =>
            readAt(node, block, (evm) => evm.ask(to, value, data, lookup, pay)),
          );
  return { answer, outcome: tries ? await tryAt(node, call, block) : undefined };
}

/** What it would do as a transaction; refuses what that would be refused for. */
async function tryAt(
  node: PluginContext,
  call: Message,
  block: BlockReference,
): Promise<NonNullable<Called['outcome']>> {
  const { mempool, ledger } = node;
  const from = call.from ?? NOBODY;
  const { gas } = await ledger.limits();
  if (isPending(block)) {
    const trial = await mempool.tryNext(from, (nonce) => carrierOf(node, call, nonce, gas), 'free');
    if (trial.failure) throw ethereumError(trial.failure, ledger.chain.symbol);
    return trial.outcome;
  }
  return runAt(node, block, (state) => {
    const nonce = state.port(authPort)?.nonceOf(from) ?? 0;
    return state.dryRun(carrierOf(node, call, nonce, gas));
  });
}
