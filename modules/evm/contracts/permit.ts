/** EIP-2612: approvals that an Ethereum key signs as typed data (EIP-712) and that anyone may submit. */

import {
  type Address,
  fromHex,
  type Hash,
  isCanonicalSignature,
  keccak256,
  toHex,
  verifySignature,
} from '../../../runtime/sdk.js';
import { bareForm, ETHEREUM_KEY } from '../../accounts/port.js';
import { wordHex } from '../abi.js';
import { revert } from '../errors.js';
import type { Acting, Reading } from '../shape.js';
import { refusedKey } from '../signer.js';

/** The signed fields, except the nonce. The deadline is in Unix seconds. */
interface Permit {
  readonly owner: Address;
  readonly spender: Address;
  readonly amount: bigint;
  readonly deadline: bigint;
}

/** A signature as contracts take it: v is 27 or 28, r and s are words of hex. */
interface Parts {
  readonly v: number;
  readonly r: string;
  readonly s: string;
}

const hash = (hex: string): string => toHex(keccak256(fromHex(hex)));
const textHash = (text: string): string => toHex(keccak256(new TextEncoder().encode(text)));

// Hashed at use, not at load: the first hash of a process loads and checks the hash function, which would delay
// startup.
const DOMAIN = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)';
const VERSION = '1';
const PERMIT = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)';

/** Nonce of the owner's next permit. */
export const permitNonce = ({ state }: Pick<Reading, 'state'>, token: Hash, owner: Address): number =>
  state.permits.get(token, owner) ?? 0;

/** Binds a permit to this token on this chain: hash of its name, version 1, the chain id and its address, in hex. */
export function domainSeparator({ chain, use }: Pick<Reading, 'chain' | 'use'>, token: Hash): string {
  const name = textHash(use.tokens.info(token)!.name);
  return hash(textHash(DOMAIN) + name + textHash(VERSION) + wordHex(BigInt(chain.chainId)) + bareForm(token));
}

/** Reverts unless the key of the owner's address signed the permit; then marks the permit as used. */
export function usePermit(c: Acting, token: Hash, { owner, spender, amount, deadline }: Permit, parts: Parts): void {
  if (BigInt(c.time) > deadline) revert('ERC20Permit: expired deadline');
  const refused = refusedKey(c, owner);
  if (refused !== undefined) revert(`ERC20Permit: ${refused}`);
  if (c.use.tokens.requiresPostQuantum(owner)) {
    revert('ERC20Permit: the balance of the owner requires a post-quantum key');
  }
  const nonce = permitNonce(c, token, owner);
  const signed = hash(textHash(PERMIT) + owner + spender + [amount, BigInt(nonce), deadline].map(wordHex).join(''));
  const digest = keccak256(fromHex(`1901${domainSeparator(c, token)}${signed}`));
  if (parts.v !== 27 && parts.v !== 28) revert('ERC20Permit: v must be 27 or 28');
  const signature = fromHex(parts.r + parts.s + wordHex(BigInt(parts.v - 27)).slice(-2));
  const isValid =
    isCanonicalSignature(signature) && verifySignature(ETHEREUM_KEY, fromHex(owner.slice(24)), digest, signature);
  if (!isValid) revert('ERC20Permit: invalid signature');
  c.state.permits.put(token, owner, nonce + 1);
}
