/** The network that a server serves, and its answers about itself. */

import type { ChainInfo } from '../../runtime/plugin.js';
import { fail } from '../../runtime/plugin.js';
import { ERRORS, errorJson, MeshWrongNetwork } from './errors.js';
import { KINDS } from './movements.js';
import type { Given } from './request.js';

/** Version of the specification. */
const MESH_VERSION = '1.5.1';

/** The identifier of a chain: its name, and its id, as in CAIP-2. */
export const networkOf = ({ name, chainId }: Pick<ChainInfo, 'name' | 'chainId'>) => ({
  blockchain: name,
  network: String(chainId),
});

/** Fails if the request is for another network. */
export function checkNetwork(given: Given, chain: Pick<ChainInfo, 'name' | 'chainId'>): void {
  const identifier = given.object('network_identifier');
  const { blockchain, network } = networkOf(chain);
  const isThis = identifier.text('blockchain') === blockchain && identifier.text('network') === network;
  if (!isThis || identifier.has('sub_network_identifier'))
    fail(MeshWrongNetwork, { expected: `${blockchain} ${network}` });
}

/** The response of network/options. */
export const optionsJson = (version: string): object => ({
  version: { rosetta_version: MESH_VERSION, node_version: version, middleware_version: version },
  allow: {
    operation_statuses: [{ status: 'SUCCESS', successful: true }],
    operation_types: KINDS,
    errors: ERRORS.map(errorJson),
    historical_balance_lookup: true,
    call_methods: [],
    balance_exemptions: [],
    mempool_coins: false,
    block_hash_case: 'case_sensitive',
    transaction_hash_case: 'case_sensitive',
  },
});
