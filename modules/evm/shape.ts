/** The frame of the module: what it keeps and what it tells. */

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
  /** Token, owner, spender -> what he may still take; 2^256 - 1 never ends. No record stands for zero. */
  allowances: map(0, [t.mint, t.address, t.address], t.u256),
  /** Token, owner -> the nonce that the next permit of his must carry (EIP-2612). No record stands for zero. */
  permits: map(1, [t.mint, t.address], t.nonce),
};

const events = {
  /** What a spender may take of a token, as ERC-20 tells it. */
  AllowanceSet: {
    token: t.doc(t.mint, 'Mint address of the token'),
    owner: t.doc(t.address, 'Account whose tokens may be taken'),
    spender: t.doc(t.address, 'Account that may take them'),
    amount: t.doc(t.u256, 'Raw units that it may take; 2^256 - 1 never ends'),
  },
  /** A transfer of nothing, which ERC-20 tells like any other. No balance changed. */
  NothingTransferred: {
    token: t.doc(t.mint, 'Mint address of the token'),
    from: t.doc(t.address, 'Account that gave nothing'),
    to: t.doc(t.address, 'Account that got nothing'),
  },
};

const needs = {
  accounts: accountsPort.only('contractAt', 'accountAt', 'isMultiSig', 'addKey', 'removeKey', 'rotateKey'),
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
  about: 'Ethereum transactions: signed by Ethereum wallets, carried out as operations of the chain.',
  needs,
  state,
  events,
});

/** Finds an account by the bare form of its last 20 bytes. */
export type Receiver = (bare: Address) => Address | undefined;
/** Counts records. */
export type Look = (records: number) => void;

/** What a function of a contract needs of a context to look something up. */
export interface Reading extends Pick<Reads<typeof evm>, 'chain' | 'state' | 'use'> {
  /** What a node knows besides the state: the one account that only ever received and ends as 0 ‖ E does. For display. */
  readonly receiver?: Receiver | undefined;
  /** Told how many records an answer is about to read through; refuses where that is too many for who asks. */
  readonly look?: Look | undefined;
}
/** The context of an operation. */
export type Acting = OperationContext<typeof evm>;
