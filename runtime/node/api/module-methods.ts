/** Methods that modules declare, answered from the state at the head; what is not in memory is loaded first. */

import type { Ledger } from '../../engine/ledger/ledger.js';
import type { BundlePool } from '../../engine/mempool/pool.js';
import type { ExecutionContext } from '../../kernel/chain/execution-context.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import { struct } from '../../lib/codec/composites.js';
import type { Address } from '../../lib/codec/ids.js';
import type { Shape, TextForms, Values } from '../../lib/codec/type.js';
import { standardCost } from '../../lib/rpc/cost.js';
import { OWN_REQUEST, type RpcMethod, type RpcRequest } from '../../lib/rpc/method.js';
import { paramsOf, readParams } from './declare.js';

/** `chain_<method>` for every method of every module. */
export function moduleMethods(ledger: Ledger, mempool: BundlePool, text: TextForms): RpcMethod[] {
  return [...ledger.set.methods.values()].map((method): RpcMethod => {
    const { name, module, about, params: shape, result, errors, cost } = method;
    const params = struct(shape);
    const listed = paramsOf(shape);
    return {
      name: `chain_${name}`,
      about,
      params: listed,
      result: result.schema,
      errors,
      write: false,
      cost: cost ?? standardCost(listed),
      module,
      call(given, request) {
        const values = readParams(params, given, text) as Values<Shape>;
        return readAtHead(ledger, mempool, (run) => result.toJson(method.answer(run, values), text), request);
      },
    };
  });
}

/** What is found in the state at the head: at once when everything is in memory, else as a promise. */
export function readAtHead<T>(
  ledger: Ledger,
  mempool: BundlePool,
  read: (view: ExecutionContext) => T,
  request: RpcRequest = OWN_REQUEST,
): T | Promise<T> {
  const answer = (pending: PendingNonces) => {
    const run = ledger.view();
    run.pendingNonce = (account) => pending.get(account) ?? missing(account);
    return read(run);
  };
  try {
    return answer(NOTHING_PENDING);
  } catch (cause) {
    return recover(ledger, mempool, answer, cause, request);
  }
}

/** Pending nonces of accounts that a method asked for. */
type PendingNonces = ReadonlyMap<Address, number>;

/** Like StateMiss: ask the mempool, then read again. */
class MissingNonce {
  readonly account: Address;

  constructor(account: Address) {
    this.account = account;
  }
}

function missing(account: Address): never {
  throw new MissingNonce(account);
}

const NOTHING_PENDING: PendingNonces = new Map();

async function recover<T>(
  ledger: Ledger,
  mempool: BundlePool,
  answer: (pending: PendingNonces) => T,
  first: unknown,
  request: RpcRequest,
): Promise<T> {
  const pending = new Map<Address, number>();
  let cause = first;
  for (;;) {
    if (cause instanceof StateMiss) await ledger.supply(cause, () => answer(pending));
    else if (cause instanceof MissingNonce) pending.set(cause.account, await mempool.nextNonce(cause.account));
    else throw cause;
    await request.giveWay();
    try {
      return answer(pending);
    } catch (again) {
      cause = again;
    }
  }
}
