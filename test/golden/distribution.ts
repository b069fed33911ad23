/** Default dev chain with a fixed genesis time, for the golden files and the laws. */

import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { createGenesis } from '../../cli/genesis/create.js';
import { type JsonObject, runtimeGenesis } from '../../cli/genesis/sections.js';
import { devAttesters, devRoles, fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { devValidatorSecret } from '../../cli/keys/keys.js';
import { withQuietNode } from '../../cli/node/quiet-node.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import type { RunningNode } from '../../runtime/node/node.js';

/** The modules of the default distribution. */
export async function defaultModules(): Promise<ModuleSet> {
  return loadDistribution(runtimeOf(defaults), []);
}

/** The genesis of a network as a node takes it, made at a fixed time; `set` may lack modules of the default. */
export function genesisOf(set: ModuleSet, network = 'dev'): JsonObject {
  const validator = signerOf(KeyType.Ed25519, devValidatorSecret());
  return runtimeGenesis(
    createGenesis(defaults, set, {
      network,
      genesisTime: 1_700_000_000,
      priceFloor: 10,
      validators: [toHex(validator.publicKey)],
      funded: fundedAccounts(defaults),
      stablecoins: devRoles(defaults),
      attesters: devAttesters(),
    }),
  ).json;
}

/** Runs `work` with a node of the default distribution that has no peers, makes no blocks and leaves nothing behind. */
export async function withNode<T>(work: (node: RunningNode) => Promise<T>, network?: string): Promise<T> {
  return withQuietNode(runtimeOf(defaults), genesisOf(await defaultModules(), network), work);
}
