/** EIP-2612: approvals that an Ethereum key signs as typed data (EIP-712), and that anybody may hand in. */

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

/** What the owner signs, besides the nonce. The deadline is in unix seconds. */
interface Permit {
  readonly owner: Address;
  readonly spender: Address;
  readonly amount: bigint;
  readonly deadline: bigint;
}

/** A signature as contracts take it: 27 or 28, and two words of hex. */
interface Parts {
  readonly v: number;
  readonly r: string;
  readonly s: string;
}

const hash = (hex: string): string => toHex(keccak256(fromHex(hex)));
const textHash = (text: string): string => toHex(keccak256(new TextEncoder().encode(text)));

// Hashed where they are used: the first hash of a process loads and checks the function, which a start waits for.
const DOMAIN = 'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)';
const VERSION = '1';
const PERMIT = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)';

/** The nonce of the next permit of an owner. */
export const permitNonce = ({ state }: Pick<Reading, 'state'>, token: Hash, owner: Address): number =>
  state.permits.get(token, owner) ?? 0;

/** What ties a permit to this token of this chain, in hex: its name, version 1, the chain id, its address. */
export function domainSeparator({ chain, use }: Pick<Reading, 'chain' | 'use'>, token: Hash): string {
  const name = textHash(use.tokens.info(token)!.name);
  return hash(textHash(DOMAIN) + name + textHash(VERSION) + wordHex(BigInt(chain.chainId)) + bareForm(token));
}

/** Refuses unless the owner signed this with the key that his address is of; then the permit is used up. */
export function usePermit(c: Acting, token: Hash, { owner, spender, amount, deadline }: Permit, parts: Parts): void {
  if (BigInt(c.time) > deadline) revert('ERC20Permit: expired deadline');
  const refused = refusedKey(c, owner);
  if (refused !== undefined) revert(`ERC20Permit: ${refused}`);
  if (c.use.tokens.requiresPostQuantum(owner)) {
    revert('ERC20Permit: the owner holds so much that only a post-quantum key signs for him');
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
