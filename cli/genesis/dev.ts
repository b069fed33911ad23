/** What a dev chain begins with, of one node or of a network: keys that everybody knows, and money in ten accounts. */

import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import type { ChainDistribution } from '../distribution/distribution.js';
import { devAddress, devAttesters, devRoles, fundedAccounts } from '../keys/dev-accounts.js';
import { devValidatorSecret } from '../keys/keys.js';
import { createGenesis, type NewChain } from './create.js';
import type { GenesisFiles } from './sections.js';

/** The network that `dev` runs. */
export const DEV = 'dev';

/** The dev account that decides about upgrades. */
export const UPGRADES_BY = 0;

/** Whole native units of its validator: nothing that the accounts can stake stops a chain of one node. */
export const DEV_STAKE = 30_000_000;

/** The files of a dev chain; `own` is what differs. */
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
