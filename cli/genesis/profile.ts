/** Checks a genesis against its network: the chain ids of a distribution cannot be used with other rules. */

import type { ChainDistribution } from '../distribution/distribution.js';
import { InvalidGenesis } from '../runtime/chain.js';
import { fail } from '../runtime/common.js';
import type { JsonObject } from './sections.js';

/**
 * Rejects the name of a known network with another chain id, its chain id under another name, and disabled signature
 * checks.
 */
export function checkProfile({ profiles }: ChainDistribution, { chain }: JsonObject): void {
  const refuse = (at: string, reason: string): never => fail(InvalidGenesis, { reason, at: `chain.${at}` });
  const { chain_id, network, enforce_signatures } = chain as JsonObject;
  for (const [name, { chainId, enforceSignatures }] of Object.entries(profiles)) {
    if (network === name && chain_id !== chainId) refuse('chain_id', `the network ${name} has the chain id ${chainId}`);
    if (network !== name && chain_id === chainId) refuse('network', `the chain id ${chainId} belongs to ${name}`);
    if (network === name && enforceSignatures && enforce_signatures !== true) {
      refuse('enforce_signatures', `${name} enforces signatures`);
    }
  }
}
