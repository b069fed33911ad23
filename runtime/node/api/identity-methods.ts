/** Identity methods of every kind of node: its version, its chain and its modules. */

import type { ModuleSet } from '../../kernel/loader.js';
import type { ChainInfo } from '../../kernel/module/context.js';
import { option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { TextForms } from '../../lib/codec/type.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';

const name = scalar.text(0, 130);

const NodeInfo = struct({
  version: doc(name, 'Version of the program that the node runs'),
  light: doc(scalar.bool, 'True where the node follows headers alone and keeps no state'),
  name: doc(name, 'What the chain calls itself'),
  network: doc(name, 'Which kind of network it is: mainnet, testnet or dev'),
  chain_id: doc(scalar.count, 'Number of the chain, which every signature covers'),
  symbol: doc(name, 'How the native token is written'),
  decimals: doc(scalar.u8, 'Digits after the point of a whole native token'),
  address_prefix: doc(name, 'Letters that addresses in native form begin with'),
  hash_prefix: doc(name, 'Letters that hashes in native form begin with'),
  genesis_hash: doc(scalar.hash, 'Hash of the genesis block, which no other chain has'),
  module_set_id: doc(
    scalar.hash,
    'Hash of the modules with their operations and parameters; nodes that differ in it cannot agree',
  ),
  enforce_signatures: doc(scalar.bool, 'True where every bundle must be signed'),
  gas_price: doc(
    scalar.gas,
    'Price of gas that the node asks for now, in nano-units: 10^9 of them are a whole native unit',
  ),
  height: doc(scalar.height, 'Height of the last final block that the node has'),
  validator: doc(option(scalar.address), 'Account of the validator whose key this node signs with; null for none'),
});

/** Parts of the node that the methods use. */
export interface IdentityParts {
  readonly text: TextForms;
  readonly version: string;
  readonly light: boolean;
  readonly chain: ChainInfo;
  readonly set: ModuleSet;
  readonly genesisHash: Hash;
  gasPrice(): number;
  height(): number;
  /** The validator account whose key the node signs blocks with; null if none. */
  validator(): Promise<Address | null>;
}

export function identityMethods(parts: IdentityParts): RpcMethod[] {
  const { text, version, light, chain, set, genesisHash } = parts;
  return [
    declare(text, {
      name: 'chain_version',
      about: 'Version of the node.',
      params: {},
      isFixed: true,
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
