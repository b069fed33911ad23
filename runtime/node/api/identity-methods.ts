/** What a node of any kind says it is: its version, its chain and what it runs. */

import type { ModuleSet } from '../../kernel/loader.js';
import type { ChainInfo } from '../../kernel/module/context.js';
import { option, struct } from '../../lib/codec/composites.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { TextForms } from '../../lib/codec/type.js';
import type { RpcMethod } from '../../lib/rpc/method.js';
import { declare } from './declare.js';

const name = scalar.text(0, 130);

const NodeInfo = struct({
  version: name,
  /** True where the node follows headers alone. */
  light: scalar.bool,
  name,
  network: name,
  chain_id: scalar.count,
  symbol: name,
  decimals: scalar.u8,
  address_prefix: name,
  hash_prefix: name,
  genesis_hash: scalar.hash,
  module_set_id: scalar.hash,
  enforce_signatures: scalar.bool,
  gas_price: scalar.gas,
  height: scalar.height,
  validator: option(scalar.address),
});

/** What the methods need of the node. */
export interface IdentityParts {
  readonly text: TextForms;
  readonly version: string;
  readonly light: boolean;
  readonly chain: ChainInfo;
  readonly set: ModuleSet;
  readonly genesisHash: Hash;
  gasPrice(): number;
  height(): number;
  /** Whose key the node signs blocks with; null for none. */
  validator(): Promise<Address | null>;
}

/** The two methods. */
export function identityMethods(parts: IdentityParts): RpcMethod[] {
  const { text, version, light, chain, set, genesisHash } = parts;
  return [
    declare(text, {
      name: 'chain_version',
      about: 'Version of the node.',
      params: {},
      result: name,
      answer: () => version,
    }),
    declare(text, {
      name: 'chain_nodeInfo',
      about: 'What this node runs: chain parameters, genesis, modules, signature rule.',
      params: {},
      result: NodeInfo,
      answer: async () => ({
        version,
        light,
        name: chain.name,
        network: chain.network,
        chain_id: chain.chainId,
        symbol: chain.symbol,
        decimals: chain.decimals,
        address_prefix: chain.addressPrefix,
        hash_prefix: chain.hashPrefix,
        genesis_hash: genesisHash,
        module_set_id: set.id,
        enforce_signatures: chain.enforceSignatures,
        gas_price: parts.gasPrice(),
        height: parts.height(),
        validator: await parts.validator(),
      }),
    }),
  ];
}
