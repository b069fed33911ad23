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
};

const events = {
  /** What a spender may take of a token, as ERC-20 tells it. */
  AllowanceSet: { token: t.mint, owner: t.address, spender: t.address, amount: t.u256 },
};

const needs = {
  accounts: accountsPort.only('contractAt', 'accountAt', 'addKey', 'removeKey', 'rotateKey'),
  auth: authPort.only('nonceOf', 'keysOf'),
  tokens: tokensPort.only('transfer', 'balance', 'info', 'supply', 'lookUp'),
  nft: nftPort.only('token', 'collection', 'balance', 'isOperator', 'transfer', 'approve'),
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

/** What a function of a contract needs of a context to look something up. */
export interface Reading extends Pick<Reads<typeof evm>, 'state' | 'use'> {
  /** What a node knows besides the state: the one account that only ever received and ends as 0 ‖ E does. For display. */
  readonly receiver?: Receiver | undefined;
}
/** The context of an operation. */
export type Acting = OperationContext<typeof evm>;
