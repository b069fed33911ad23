/** Module definition: state and events. */

import {
  type Address,
  authPort,
  dispatchPort,
  map,
  module,
  type OperationContext,
  type Reads,
  t,
} from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { multiTokenPort } from '../multi-token/port.js';
import { nftPort } from '../nft/port.js';
import { tokensPort } from '../tokens/port.js';

const state = {
  /** Token, owner, spender -> remaining allowance; 2^256 - 1 never decreases. Zero is not stored. */
  allowances: map(0, [t.mint, t.address, t.address], t.u256),
  /** Token, owner -> nonce of the owner's next permit (EIP-2612). Zero is not stored. */
  permits: map(1, [t.mint, t.address], t.nonce),
};

const events = {
  /** A changed allowance, as an ERC-20 Approval. */
  AllowanceSet: {
    token: t.doc(t.mint, 'Mint address of the token'),
    owner: t.doc(t.address, 'Account whose tokens may be spent'),
    spender: t.doc(t.address, 'Account that may spend them'),
    amount: t.doc(t.u256, 'Allowance in raw units; 2^256 - 1 means unlimited'),
  },
  /** A transfer of zero, which ERC-20 logs like any other. No balance changed. */
  NothingTransferred: {
    token: t.doc(t.mint, 'Mint address of the token'),
    from: t.doc(t.address, 'Sender of the zero transfer'),
    to: t.doc(t.address, 'Recipient of the zero transfer'),
  },
};

const needs = {
  accounts: accountsPort.only('contractAt', 'ownedAt', 'isMultiSig', 'addKey', 'removeKey', 'rotateKey'),
  auth: authPort.only('nonceOf', 'keysOf'),
  tokens: tokensPort.only('transfer', 'canMove', 'balance', 'info', 'supply', 'lookUp', 'requiresPostQuantum'),
  nft: nftPort.only('token', 'collection', 'balance', 'isOperator', 'first', 'firstOf', 'transfer', 'approve', 'clear'),
  multiToken: multiTokenPort.only(
    'collection',
    'typeInfo',
    'balance',
    'isOperator',
    'transfer',
    'batch',
    'setOperator',
  ),
  dispatch: dispatchPort.only('as'),
};

export const evm = module('evm', {
  about: 'Ethereum transactions: signed by Ethereum wallets and executed as operations of this chain.',
  needs,
  state,
  events,
});

/** Finds accounts by the bare form of their last 20 bytes. */
export type Receivers = (bare: Address) => readonly Address[];
/** Receives a number of records. */
export type Look = (records: number) => void;

/** Context of a contract's read functions. */
export interface Reading extends Pick<Reads<typeof evm>, 'chain' | 'state' | 'use'> {
  /**
   * Lookup that the state does not contain: accounts that have only received and whose last 20 bytes are E. For display.
   */
  readonly receivers?: Receivers | undefined;
  /** Called with the number of records that an answer is about to read; fails if that is too many for the caller. */
  readonly look?: Look | undefined;
}
export type Acting = OperationContext<typeof evm>;
