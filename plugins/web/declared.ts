/**
 * Declarations of a node's modules and plugins for the page, which shows any record and builds any operation from them,
 * without module-specific code.
 */

import { chainForms, type ModulesView, type NodeView, storeForms, t } from '../../runtime/plugin.js';
import type { Document } from '../docs/document.js';
import type { Schema } from '../docs/schema.js';
import type { Declared, Network, PageMethod } from './terms.js';

export function networkOf({ ledger: { chain }, set }: Pick<NodeView, 'ledger' | 'set'>, version: string): Network {
  const { name, network, chainId, symbol, decimals, coinType, addressPrefix, hashPrefix, nameService } = chain;
  const { enforceSignatures } = chain;
  const named = set.modules.some(({ module }) => module.name === 'names');
  return {
    ...{ name, kind: network, chainId, symbol, decimals, coinType, addressPrefix, hashPrefix, version },
    enforceSignatures,
    nameService: named ? nameService : null,
    genesisHash: chain.genesisHash,
  };
}

/** Constraints that the page does not use: error messages report them. */
const UNREAD = new Set(['title', 'minLength', 'maxLength', 'minItems', 'maxItems', 'additionalProperties', 'maximum']);

/** A schema without unused keywords, at half the size. */
const shown = <T>(schema: T): T =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (UNREAD.has(key) && typeof value !== 'object' ? undefined : value)),
  ) as T;

const eventsOf = ({ modules }: ModulesView): Record<string, Schema> =>
  Object.fromEntries(
    modules.flatMap(({ module }) =>
      Object.entries(module.events).map(([name, shape]) => [
        `${module.name}.${name}`,
        shown(t.struct(shape).schema as Schema),
      ]),
    ),
  );

/** All methods of the node; call it after all plugins of the node have started. */
export const methodsOf = (node: Pick<NodeView, 'describe'>): readonly PageMethod[] =>
  (node.describe() as Document).methods.map(({ name, summary, paramStructure, tags, params, result }) =>
    shown({ name, summary, paramStructure, tags, params, result } as PageMethod),
  );

/** All other declarations; call it after all plugins of the node have started. */
export function declaredBy(node: Pick<NodeView, 'ledger' | 'set' | 'describe'>): Declared {
  const document = node.describe() as Document;
  return {
    schemas: shown(document.components.schemas),
    modules: Object.fromEntries([...node.set.operations.byName.values()].map(({ name, module }) => [name, module])),
    events: eventsOf(node.set),
    chain: chainForms(node.ledger.chain, node.set.operations, document as never),
    stores: storeForms(node.set.modules) as Declared['stores'],
  };
}
