/** Initial state of a dev chain, for one node or a network: public keys, and ten funded accounts. */

import type { ChainDistribution } from '../distribution/distribution.js';
import { devAddress, devAttesters, devRoles, fundedAccounts } from '../keys/dev-accounts.js';
import { devValidatorSecret } from '../keys/keys.js';
import type { ModuleSet } from '../runtime/chain.js';
import { toHex } from '../runtime/common.js';
import { KeyType, signerOf } from '../runtime/keys.js';
import { createGenesis, type NewChain } from './create.js';
import type { GenesisFiles } from './sections.js';

/** The network of the command `dev`. */
export const DEV = 'dev';

/** The dev account with authority over upgrades. */
export const UPGRADES_BY = 0;

/**
 * Stake of its validator in whole native units: more than all accounts can stake, so they cannot stop a chain of one
 * node.
 */
export const DEV_STAKE = 30_000_000;

/** The files of a dev chain; `own` overrides parts. */
export const devGenesis = (
  distribution: ChainDistribution,
  set: ModuleSet,
  own: Pick<NewChain, 'genesisTime'> & Partial<NewChain>,
): GenesisFiles =>
  createGenesis(distribution, set, {
    network: DEV,
    priceFloor: 10,
    validators: [toHex(signerOf(KeyType.Ed25519, devValidatorSecret()).publicKey)],
    selfStake: DEV_STAKE,
    funded: fundedAccounts(distribution),
    stablecoins: devRoles(distribution),
    attesters: devAttesters(),
    upgrade: { authority: devAddress(UPGRADES_BY, distribution) },
    ...own,
  });
