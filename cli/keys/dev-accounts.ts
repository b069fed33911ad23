/** The accounts of development chains: public keys, and funds. */

import type { ChainDistribution } from '../distribution/distribution.js';
import type { BridgeAttesters, Funded } from '../genesis/create.js';
import type { StablecoinRoles } from '../genesis/tokens.js';
import { unitOf } from '../runtime/chain.js';
import { toHex } from '../runtime/common.js';
import { addressText, KeyType, signerOf } from '../runtime/keys.js';
import { addressOf, DEV_ACCOUNTS, devSecret } from './keys.js';

/** Whole native units of each account. */
const FUNDS = 1_000_000n;

/** The address of a dev account in native form. */
export const devAddress = (index: number, { addressPrefix }: ChainDistribution): string =>
  addressText(addressOf(signerOf(KeyType.Ed25519, devSecret(index))), addressPrefix);

/** The last five dev accounts hold the stablecoin roles of a dev chain. */
export function devRoles(distribution: ChainDistribution): StablecoinRoles {
  const [issuer, minter, pauser, blocklister, attestor] = [5, 6, 7, 8, 9].map((i) => devAddress(i, distribution));
  return { issuer: issuer!, minter: minter!, pauser: pauser!, blocklister: blocklister!, attestor: attestor! };
}

/** The dev accounts 1 to 4 attest for the bridge of a dev chain; three of them must sign. */
export const devAttesters = (): BridgeAttesters => ({
  attesters: [1, 2, 3, 4].map((i) => toHex(signerOf(KeyType.Ed25519, devSecret(i)).publicKey)),
  threshold: 3,
});

export function fundedAccounts(distribution: ChainDistribution): readonly Funded[] {
  return Array.from({ length: DEV_ACCOUNTS }, (_, index) => ({
    address: devAddress(index, distribution),
    label: `dev:${index}`,
    balance: FUNDS * unitOf(distribution),
  }));
}
