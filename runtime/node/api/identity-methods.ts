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
  version: doc(name, 'Version of the node software'),
  light: doc(scalar.bool, 'True for a light node, which verifies headers and stores no state'),
  name: doc(name, 'Name of the chain'),
  network: doc(name, 'Kind of network: mainnet, testnet or dev'),
  chain_id: doc(scalar.count, 'Chain id, which every signature covers'),
  symbol: doc(name, 'Symbol of the native token'),
  decimals: doc(scalar.u8, 'Decimals of the native token'),
  address_prefix: doc(name, 'Prefix of native addresses'),
  hash_prefix: doc(name, 'Prefix of native hashes'),
  caip2: doc(name, 'CAIP-2 id of the chain; with a colon and a native address it is the CAIP-10 id of an account'),
  coin_type: doc(scalar.count, "Coin type in the derivation paths of keys, m/44'/coin'/account'/type'"),
  genesis_hash: doc(scalar.hash, 'Hash of the genesis block, unique to the chain'),
  module_set_id: doc(
    scalar.hash,
    'Hash of the modules, their operations and parameters; nodes with different hashes cannot reach consensus',
  ),
  enforce_signatures: doc(scalar.bool, 'True if every bundle must be signed'),
  gas_price: doc(
    scalar.gas,
    'Gas price that this node currently requires, in nano-units; 10^9 nano-units are one native token',
  ),
  height: doc(scalar.height, 'Height of the last final block'),
  validator: doc(option(scalar.address), 'Account of the validator that this node signs for; null if none'),
});

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
      about: 'Returns the version of the node.',
      params: {},
      isFixed: true,
      result: name,
      answer: () => version,
    }),
    declare(text, {
      name: 'chain_nodeInfo',
      about: 'Returns chain parameters, genesis hash, module set and signature rule of this node.',
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
        caip2: `trellis:${chain.chainId}`,
        coin_type: chain.coinType,
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
