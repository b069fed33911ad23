/**
 * Module methods that this program answers itself from records of the node; the records are proven if a trusted node is
 * given.
 */

import type { Invocation } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { loadDistribution, type ModuleSet } from '../runtime/chain.js';
import { struct } from '../runtime/client.js';
import { fail, fromHex, type Json, NodeError } from '../runtime/common.js';
import {
  answerLocally,
  type KnownChain,
  type Local,
  NotProven,
  type Proven,
  proven,
  provenWork,
  type StateSource,
} from '../runtime/proofs.js';
import { NodeProblem, Problem } from '../terminal/command-error.js';
import { NodeClient } from './node-client.js';
import { headerAt } from './proven-records.js';
import type { Session } from './session.js';

/** This program's built-in knowledge of a session's chain. */
export function knownChain({ distribution }: Pick<Invocation, 'distribution'>, { info }: Session): KnownChain {
  const { chain_id: chainId, symbol, decimals, address_prefix: addressPrefix, hash_prefix: hashPrefix } = info;
  const { nameService, epochBlocks } = distribution;
  return { chainId, symbol, decimals, addressPrefix, hashPrefix, nameService, epochBlocks };
}

/**
 * Runs work on records of the node. With `--trusted` each record is proven under a header that the trusted node has
 * verified.
 */
export async function computeProven<T extends Pick<Local<unknown>, 'height' | 'records'>>(
  { flags, out }: Pick<Invocation, 'flags' | 'out'>,
  session: Session,
  work: (source: StateSource) => Promise<T>,
): Promise<T> {
  const { node } = session;
  const source: StateSource = { ask: (method, params) => node.call(method, params) };
  const url = flags.text('trusted');
  if (url === undefined) return refusing(work(source));
  const record = recordsUnder(new NodeClient({ text: () => url }), session);
  const worked = await refusing(provenWork(() => work(source), record));
  out.note(`${worked.records.size} records verified with headers of ${url}`);
  return worked;
}

/** Answers module methods in this program, from records proven under headers of the trusted node. */
export function provenAnswers(
  call: Pick<Invocation, 'flags' | 'out' | 'distribution'>,
): (session: Session) => Session['ask'] {
  let loading: Promise<ModuleSet> | undefined;
  return (session) =>
    async <T>(name: string, given: readonly unknown[]): Promise<T> => {
      loading ??= loadDistribution(runtimeOf(call.distribution), call.flags.list('module'));
      const set = await loading;
      const method = set.methods.get(name);
      if (method === undefined) throw new Problem(`no loaded module has the method ${name}: add --module PATHS`);
      const forms = { ...session.text, operations: set.operations };
      const json = Object.fromEntries(
        Object.keys(method.params).map((field, i) => [field, (given[i] ?? null) as Json]),
      );
      const params = struct(method.params).fromJson(json, forms);
      const { value } = await computeProven(call, session, (source) =>
        answerLocally(source, set, knownChain(call, session), 0, (context) => method.answer(context, params)),
      );
      return method.result.toJson(value, forms) as T;
    };
}

/** Records of the node by key, proven under headers of the trusted node. */
function recordsUnder(trusted: NodeClient, { node, text }: Session): (key: string) => Promise<Proven> {
  const roots = new Map<number, Promise<Uint8Array>>();
  const rootAt = (height: number): Promise<Uint8Array> => {
    const known = roots.get(height);
    if (known) return known;
    const root = headerAt(trusted, height).then(({ state_root }) => fromHex(text.parseHash(state_root)!));
    roots.set(height, root);
    return root;
  };
  return async (key) => {
    const answer = await node.call<Parameters<typeof proven>[1]>('chain_getProof', [key]);
    if (answer.key.replace(/^0x/, '') !== key) fail(NotProven, { reason: 'the proof is for another key' });
    return proven(key, answer, await rootAt(answer.height));
  };
}

/** Reports errors of local modules like those of a node. */
async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (!(cause instanceof NodeError)) throw cause;
    const { code, message, name, data } = cause;
    throw new NodeProblem(code, message, { name, details: data as Record<string, never> });
  }
}
