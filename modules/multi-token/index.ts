/**
 * Multi-token collections: many types of tokens, fungible or not. Read this first; each group of operations has its own
 * file.
 */

import { type Address, checkAuthority, fail, type Hash, NotAuthorized } from '../../runtime/sdk.js';
import { balanceOf } from './balances.js';
import { describeCollection } from './collection.js';
import { CreateMultiTokenCollection, DefineTokenType } from './create.js';
import { getMultiTokenBalance, getMultiTokenCollection, getTokenType, listTokenTypes } from './methods.js';
import { multiTokenPort } from './port.js';
import { multiToken, type Reading } from './shape.js';
import { BatchMintMultiToken, BurnMultiToken, MintMultiToken } from './supply.js';
import { lookAt } from './token-type.js';
import {
  BatchTransferMultiToken,
  type Move,
  SetMultiTokenOperator,
  setOperator,
  TransferMultiToken,
  transfer,
} from './transfer.js';

export * from './errors.js';

const isOperator = ({ state }: Reading, collection: Hash, owner: Address, operator: Address): boolean =>
  state.operators.has(owner, collection, operator);

/** Context of a port call, with the authority of the calling module. */
type Caller = Reading & { mayActFor(account: Address): boolean };

function checkMoves(c: Caller, { by, from, collection }: Move): void {
  checkAuthority(c, by);
  if (by !== from && !isOperator(c, collection, from, by)) fail(NotAuthorized, { required: `operator of 0x${from}` });
}

export default multiToken.define({
  operations: {
    CreateMultiTokenCollection,
    DefineTokenType,
    MintMultiToken,
    BatchMintMultiToken,
    TransferMultiToken,
    BatchTransferMultiToken,
    BurnMultiToken,
    SetMultiTokenOperator,
  },
  methods: { getMultiTokenBalance, getTokenType, getMultiTokenCollection, listTokenTypes },

  provides: [
    multiToken.provide(multiTokenPort, {
      collection: describeCollection,
      typeInfo: lookAt,
      balance: balanceOf,
      isOperator,
      transfer(c, move, entry) {
        checkMoves(c, move);
        transfer(c, move, [entry], 'single');
      },
      batch(c, move, entries) {
        checkMoves(c, move);
        transfer(c, move, entries, 'batch');
      },
      setOperator(c, by, collection, operator, approved) {
        checkAuthority(c, by);
        setOperator(c, by, collection, operator, approved);
      },
    }),
  ],
});
