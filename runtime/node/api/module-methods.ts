/**
 * Methods declared by modules, answered from the state at the head; records that are not in memory are loaded first.
 */

import type { Ledger } from '../../engine/ledger/ledger.js';
import type { ExecutionContext } from '../../kernel/chain/execution-context.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import { struct } from '../../lib/codec/composites.js';
import type { Shape, TextForms, Values } from '../../lib/codec/type.js';
import { mayTakeLong, standardCost } from '../../lib/rpc/methods/cost.js';
import { CacheableResult, OWN_REQUEST, type RpcMethod, type RpcRequest } from '../../lib/rpc/methods/method.js';
import { paramsOf, readParams } from './declare.js';
import { type Knowing, Knowledge, Lookup } from './node-data.js';

/** `chain_<method>` for every method of every module. */
export function moduleMethods(parts: Knowing, text: TextForms): RpcMethod[] {
  const { ledger } = parts;
  return [...ledger.set.methods.values()].map((loaded): RpcMethod => {
    const { name, module, about, params: shape, result, errors } = loaded;
    const params = struct(shape);
    const listed = paramsOf(shape);
    const cost = loaded.cost ?? standardCost(listed);
    const isCacheable = !mayTakeLong({ write: false, cost });
    return {
      ...{ name: `chain_${name}`, about, params: listed, result: result.schema, errors, write: false, cost, module },
      isCacheable,
      call(given, request) {
        const values = readParams(params, given, text) as Values<Shape>;
        const known = new Knowledge(parts);
        const read = (context: ExecutionContext) => result.toJson(loaded.answer(context, values), text);
        const json = readAtHead(parts, read, request, known);
        return isCacheable && !known.isAsked && !(json instanceof Promise) ? new CacheableResult(json, 'head') : json;
      },
    };
  });
}

/**
 * The result of a read at the head: synchronous if everything is in memory, otherwise a promise. Rejects with Timeout a
 * read that occupies the node for too long.
 */
export function readAtHead<T>(
  parts: Knowing,
  read: (view: ExecutionContext) => T,
  request: RpcRequest = OWN_REQUEST,
  known = new Knowledge(parts),
): T | Promise<T> {
  const { ledger } = parts;
  const limit = ledger.workLimit(request);
  const answer = () => {
    const context = ledger.view();
    context.local = known;
    return limit.run(ledger.cache, () => read(context));
  };
  try {
    return answer();
  } catch (cause) {
    return recover(ledger, answer, known, cause, request);
  }
}

async function recover<T>(
  ledger: Ledger,
  answer: () => T,
  known: Knowledge,
  first: unknown,
  request: RpcRequest,
): Promise<T> {
  let cause = first;
  for (;;) {
    if (cause instanceof StateMiss) await ledger.supply(cause, answer);
    else if (cause instanceof Lookup) await known.find(cause);
    else throw cause;
    await request.giveWay();
    try {
      return answer();
    } catch (again) {
      cause = again;
    }
  }
}
