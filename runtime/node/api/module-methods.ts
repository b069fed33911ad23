/** Methods that modules declare, answered from the state at the head; what is not in memory is loaded first. */

import type { Ledger } from '../../engine/ledger/ledger.js';
import { headerHash } from '../../kernel/chain/block.js';
import type { ExecutionContext, LocalKnowledge } from '../../kernel/chain/execution-context.js';
import { StateMiss } from '../../kernel/chain/journal.js';
import { struct } from '../../lib/codec/composites.js';
import { fromHex } from '../../lib/codec/ids.js';
import type { Shape, TextForms, Values } from '../../lib/codec/type.js';
import { standardCost } from '../../lib/rpc/cost.js';
import { OWN_REQUEST, type RpcMethod, type RpcRequest } from '../../lib/rpc/method.js';
import type { ApiParts } from './api.js';
import { paramsOf, readParams } from './declare.js';

/** What methods of modules may know of their node. */
export type Knowing = Pick<ApiParts, 'ledger' | 'mempool' | 'blocks' | 'gasPrice'>;

/** `chain_<method>` for every method of every module. */
export function moduleMethods(parts: Knowing, text: TextForms): RpcMethod[] {
  return [...parts.ledger.set.methods.values()].map((method): RpcMethod => {
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
        return readAtHead(parts, (context) => result.toJson(method.answer(context, values), text), request);
      },
    };
  });
}

/**
 * What is found in the state at the head: at once when everything is in memory, else as a promise. Refuses with Timeout what
 * keeps the node for too long.
 */
export function readAtHead<T>(
  parts: Knowing,
  read: (view: ExecutionContext) => T,
  request: RpcRequest = OWN_REQUEST,
): T | Promise<T> {
  const { ledger } = parts;
  const found: Found = new Map();
  const limit = ledger.question();
  const answer = () => {
    const context = ledger.view();
    context.local = knowledge(parts, context.env.height, found);
    return limit.run(ledger.cache, () => read(context));
  };
  try {
    return answer();
  } catch (cause) {
    return recover(ledger, answer, found, cause, request);
  }
}

/** What a method asked for besides the state, by a name of it. */
type Found = Map<string, unknown>;

/** Like StateMiss: find this out, then read again. */
class Lookup {
  readonly name: string;
  readonly find: () => Promise<unknown>;

  constructor(name: string, find: () => Promise<unknown>) {
    this.name = name;
    this.find = find;
  }
}

function knowledge({ ledger, mempool, blocks, gasPrice }: Knowing, height: number, found: Found): LocalKnowledge {
  const known = <T>(name: string, find: () => Promise<T | undefined>): T => {
    if (!found.has(name)) throw new Lookup(name, find);
    return found.get(name) as T;
  };
  const hashAt = async (one: number) => {
    const header = await ledger.store.header(one);
    return header && headerHash(header);
  };
  return {
    gasPrice,
    pendingNonce: (account) => known(`nonce ${account}`, () => mempool.nextNonce(account)),
    blockHashes: (heights) => known(`blocks ${heights.join()}`, () => Promise.all(heights.map(hashAt))),
    bundle: (hash) =>
      known(`bundle ${hash}`, async () => {
        const waiting = mempool.get(hash);
        if (waiting) return { operations: waiting.envelope.bundle.operations, height: null };
        const found = await blocks.bundle(hash);
        const { operations } = found?.block.envelopes[found.place.index]?.bundle ?? {};
        if (found && operations) return { operations, height: found.block.header.height };
        const rejected = mempool.rejections.get(hash);
        return rejected ? { failure: rejected.failure } : null;
      }),
    prove: (hex) =>
      known(`proof ${height} ${hex}`, async () => {
        const key = fromHex(hex);
        const { value, proof: path, head } = await ledger.prove(key);
        // The chain has gone on: what is read next is of the new head, and so is the proof that it asks for.
        if (head.height !== height) return undefined;
        return { height, state_root: head.header.state_root, key, value, path };
      }),
  };
}

async function recover<T>(
  ledger: Ledger,
  answer: () => T,
  found: Found,
  first: unknown,
  request: RpcRequest,
): Promise<T> {
  let cause = first;
  for (;;) {
    if (cause instanceof StateMiss) await ledger.supply(cause, answer);
    else if (cause instanceof Lookup) {
      const value = await cause.find();
      if (value !== undefined) found.set(cause.name, value);
    } else throw cause;
    await request.giveWay();
    try {
      return answer();
    } catch (again) {
      cause = again;
    }
  }
}
