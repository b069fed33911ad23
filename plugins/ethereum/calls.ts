/** Simulated calls at a height: the return data, and the effect that the call would have as a transaction. */

import { type Asked, type Look, MULTICALL } from '../../modules/evm/port.js';
import { authPort, type FinalBlock, type PluginContext } from '../../runtime/plugin.js';
import { after } from './after.js';
import { ethereumError, refusal } from './errors.js';
import { lookingUp } from './looking-up.js';
import { multicall } from './multicall.js';
import { type Receivers, withReceivers } from './receivers.js';
import { carrierOf, NOBODY } from './simulated-call.js';
import { heightOf, isPending, knowing, readAt, runAt } from './state.js';
import type { BlockReference, Message } from './types.js';

export interface CallParts {
  readonly node: PluginContext;
  readonly receivers: Receivers;
  /** Charges the caller for list records that are read. */
  readonly pay: Look;
}

export interface Called {
  /** Hex. */
  readonly answer: string;
  /** Effect of the call as a transaction; undefined for a read-only call. */
  readonly outcome: Pick<FinalBlock['outcomes'][number], 'gasUsed' | 'events'> | undefined;
}

/** Return data of a Multicall3 call. At `pending` it runs in the block after the head, on the pending transactions. */
async function multicallAt(
  { node, receivers, pay }: CallParts,
  { value, data }: Message,
  block: BlockReference,
): Promise<string> {
  const { ledger } = node;
  const { store, head, chain } = ledger;
  const height = await heightOf(node, block);
  const found = height === undefined ? null : await store.header(height);
  if (!found) throw refusal('header not found');
  const pending = { ...head.header, height: head.height + 1, parent_hash: head.hash };
  const header = isPending(block) ? pending : found;
  const at = isPending(block) ? block : { number: BigInt(header.height) };
  return lookingUp(
    async (wanted: number) => (wanted === head.height ? head.hash : (await store.header(wanted + 1))!.parent_hash),
    (hashOf) =>
      withReceivers(receivers, (lookup) =>
        readAt(node, at, (evm) => multicall({ header, chain, hashOf, evm: knowing(evm, lookup, pay) }, value, data)),
      ),
  );
}

/**
 * Calls a token or collection and returns its answer; a call to an account returns no data. A call that would fail
 * reverts.
 */
export function callAt(parts: CallParts, call: Message, block: BlockReference): Called | Promise<Called> {
  if (call.to === MULTICALL) return multicallAt(parts, call, block).then((answer) => ({ answer, outcome: undefined }));
  return after(askAt(parts, call, block), ({ answer, tries }) =>
    tries ? tryAt(parts.node, call, block).then((outcome) => ({ answer, outcome })) : { answer, outcome: undefined },
  );
}

/** Return data of a token or collection, and whether the call must also be simulated as a transaction. */
function askAt(
  { node, receivers, pay }: CallParts,
  { to, value, data }: Message,
  block: BlockReference,
): Asked | Promise<Asked> {
  if (to === null) return { answer: '', tries: true };
  return withReceivers(receivers, (lookup) => readAt(node, block, (evm) => evm.ask(to, value, data, lookup, pay)));
}

/** Simulates the call as a transaction; fails with the error that the transaction would get. */
async function tryAt(
  node: PluginContext,
  call: Message,
  block: BlockReference,
): Promise<NonNullable<Called['outcome']>> {
  const { mempool, ledger } = node;
  const from = call.from ?? NOBODY;
  const { gas } = await ledger.limits();
  if (isPending(block)) {
    const simulation = await mempool.simulateNext(from, (nonce) => carrierOf(node, call, nonce, gas), 'free');
    if (simulation.failure) throw ethereumError(simulation.failure, ledger.chain.symbol);
    return simulation.outcome;
  }
  return runAt(node, block, (state) => {
    const nonce = state.port(authPort)?.nonceOf(from) ?? 0;
    return state.dryRun(carrierOf(node, call, nonce, gas));
  });
}
