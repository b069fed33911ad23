/** EIP-712 data that attesters sign for an escrow contract, hashed exactly as the contract does. */

import { type Address, type Hex, hashTypedData, parseSignature } from 'viem';

/** A contract, and the Trellis chain that it holds tokens for. */
export interface EscrowPlace {
  readonly chainId: number;
  readonly escrow: Address;
  readonly trellisChain: number;
}

/** A withdrawal that may be released until a time; amounts are in raw units of the EVM chain. */
export interface Release {
  readonly withdrawalId: number;
  readonly token: Address;
  readonly amount: bigint;
  /** For the attester that submits the release. */
  readonly fee: bigint;
  readonly to: Address;
  readonly expiresAt: number;
}

/** The next attester set: `setIndex` is one more than that of the contract. */
export interface Rotation {
  readonly setIndex: number;
  readonly attesters: readonly Address[];
  readonly threshold: number;
  readonly guardian: Address;
}

const RELEASE = [
  { name: 'trellisChain', type: 'uint64' },
  { name: 'withdrawalId', type: 'uint64' },
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint256' },
  { name: 'fee', type: 'uint256' },
  { name: 'to', type: 'address' },
  { name: 'expiresAt', type: 'uint64' },
] as const;

const ROTATE = [
  { name: 'trellisChain', type: 'uint64' },
  { name: 'setIndex', type: 'uint32' },
  { name: 'attesters', type: 'address[]' },
  { name: 'threshold', type: 'uint8' },
  { name: 'guardian', type: 'address' },
] as const;

const domain = ({ chainId, escrow }: EscrowPlace) =>
  ({ name: 'TrellisEscrow', version: '1', chainId, verifyingContract: escrow }) as const;

/** Digest to sign for a release. */
export const releaseDigest = (place: EscrowPlace, { withdrawalId, expiresAt, ...rest }: Release): Hex =>
  hashTypedData({
    domain: domain(place),
    types: { Release: RELEASE },
    primaryType: 'Release',
    message: {
      trellisChain: BigInt(place.trellisChain),
      withdrawalId: BigInt(withdrawalId),
      expiresAt: BigInt(expiresAt),
      ...rest,
    },
  });

/** Digest to sign for a rotation. */
export const rotationDigest = (place: EscrowPlace, rotation: Rotation): Hex =>
  hashTypedData({
    domain: domain(place),
    types: { Rotate: ROTATE },
    primaryType: 'Rotate',
    message: { trellisChain: BigInt(place.trellisChain), ...rotation },
  });

/** A signature in the contract's format. */
export interface PlacedSignature {
  readonly place: number;
  readonly v: number;
  readonly r: Hex;
  readonly s: Hex;
}

/** Combines a 65-byte signature with its signer's position. */
export function placed(place: number, signature: Hex): PlacedSignature {
  const { r, s, yParity } = parseSignature(signature);
  return { place, v: 27 + yParity, r, s };
}
