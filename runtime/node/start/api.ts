/** The RPC methods of a full node, its OpenRPC document, and the methods and fields that plugins add. */

import type { DriverStatus } from '../../engine/consensus/ports.js';
import { readExamples, spelledFor } from '../../lib/rpc/documents/examples.js';
import { introspection, openRpc } from '../../lib/rpc/documents/openrpc.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { chainSubscriptions } from '../../lib/rpc/subscriptions/subscribe-methods.js';
import { apiMethods } from '../api/api.js';
import { decorated } from '../api/decorate.js';
import { isDev } from '../api/dev-methods.js';
import type { ApiParts } from '../api/parts.js';
import { schemaComponents } from '../api/schemas.js';
import { streams } from '../api/streams.js';
import type { FullNodeContext } from '../assembly/context.js';
import { commandOf } from '../assembly/distribution.js';
import { followedRows, indexMethods } from '../indexes/methods.js';
import { keyAccount } from '../plugins/key-account.js';
import type { Added } from '../plugins/runner.js';
import { validatorAccount } from '../plugins/validator.js';
import type { PluginTrouble } from '../types.js';
import { readWallet } from '../validator/keys.js';
import { startPlugins } from './plugins.js';
import type { NodeParts } from './steps.js';

/** The API of a node: `methods` grows when plugins start. */
export interface NodeApi {
  readonly parts: ApiParts;
  readonly methods: RpcMethod[];
  readonly info: { readonly title: string; readonly version: string };
  readonly examples: () => ReturnType<typeof spelledFor>;
  /** The OpenRPC document. */
  readonly describe: () => object;
}

/** Declares the methods of the node and of its modules. */
export function createApi(node: NodeParts, context: FullNodeContext): NodeApi {
  const { distribution, set, genesis, text } = context;
  const { subscriptions, indexes, follower } = node.chain;
  const parts = apiParts(node, context);
  const methods = [
    ...apiMethods(parts),
    ...indexMethods({ indexes, rows: followedRows(follower), text }),
    ...chainSubscriptions(subscriptions, streams(text)),
  ];
  const components = () => schemaComponents(set);
  const info = { title: `${genesis.chain.name} JSON-RPC`, version: distribution.version, ...commandOf(distribution) };
  const examples = () => spelledFor(genesis.chain, readExamples());
  const describe = () =>
    openRpc([...methods, ...introspection(methods, components, info, examples)], components(), info, examples());
  return { parts, methods, info, examples, describe };
}

/** Starts the plugins, and adds their methods and fields to the API. */
export async function addPlugins(
  { parts, methods, describe }: NodeApi,
  { chain, network, own }: NodeParts,
  context: FullNodeContext,
): Promise<Added> {
  const { genesis } = context;
  const added = await startPlugins(chain, context, {
    describe,
    network: network ?? null,
    validator: (guard, operations) => own && validatorAccount(guard, parts, own, operations),
    account: (guard, key) => keyAccount(guard, parts, key),
  });
  methods.push(...added.methods);
  // If keys are public or not required, a web page could submit in the name of any account. Signatures that are always verified
  // protect the accounts of wallets there too.
  const unsigned = isDev(genesis.chain) || !genesis.chain.enforceSignatures;
  methods.forEach((method, i) => {
    const { write, submits = false } = method;
    methods[i] = decorated({ ...method, write: write || (unsigned && submits === true) }, added.decorations);
  });
  return added;
}

/** Plugins with failures. */
export const troublesOf = ({ plugins }: FullNodeContext): readonly PluginTrouble[] =>
  plugins.records.flatMap(({ trouble }) => trouble ?? []);

function apiParts(node: NodeParts, context: FullNodeContext): ApiParts {
  const { distribution, options, genesis, text, get } = context;
  const { ledger, mempool, blocks, inclusions, pruner } = node.chain;
  const { snapshots, verification } = node.maintenance;
  return {
    ...{ ledger, mempool, blocks, text },
    genesisHash: genesis.hash,
    version: distribution.version,
    wallet: readWallet(options, get('Log')),
    gasPrice: () => Math.max(options.gasPrice, ledger.head.header.base_fee),
    consensus: (): DriverStatus => node.consensus.driver.status(),
    network: node.network ?? null,
    troubles: () => troublesOf(context),
    dataDir: options.dataDir,
    storage: {
      pruning: options.pruning,
      pruner,
      verification,
      snapshots: () =>
        snapshots?.store.kept.map(({ contents, archive }) => ({ height: contents.height, bytes: archive.size })) ?? [],
    },
    validator: async () => node.own?.account() ?? null,
    notSigning: () => node.duty?.notReady,
    startedMs: node.startedMs,
    clock: get('Clock'),
    included: inclusions.wait.bind(inclusions),
  };
}
