/** The operation that carries an Ethereum transaction. */

import { fail, t } from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { multiTokenPort } from '../multi-token/port.js';
import { nftPort } from '../nft/port.js';
import { tokensPort } from '../tokens/port.js';
import { call, callsKeys } from './call.js';
import { BASE_GAS } from './contracts/function.js';
import { ExecutionReverted, FractionOfUnit, TipAboveCap } from './errors.js';
import { evm } from './shape.js';
import { MAX_RAW, readTransaction, type Transaction } from './transaction.js';
import { priceWithin, rawOf } from './wei.js';

export const EvmTransaction = evm.operation({
  id: 150,
  about:
    'Executes an Ethereum transaction signed by an Ethereum key: a payment, or a call of a token or collection contract. Wallets send it with eth_sendRawTransaction.',
  params: { raw: t.doc(t.bytes(1, MAX_RAW), 'Signed Ethereum transaction: RLP bytes in hex, at most 130,980 bytes') },
  logs: [
    'AllowanceSet',
    'NothingTransferred',
    'tokens.Transfer',
    'nft.NftTransferred',
    'nft.NftApproval',
    'multi-token.MultiTokenTransferSingle',
    'multi-token.MultiTokenTransferBatch',
    'multi-token.MultiTokenOperatorSet',
    'accounts.KeyAdded',
    'accounts.KeyRemoved',
    'accounts.KeyRotated',
  ],
  gas: BASE_GAS,
  errors: [
    ExecutionReverted,
    FractionOfUnit,
    TipAboveCap,
    ...tokensPort.refusals('transfer'),
    ...nftPort.refusals('transfer', 'approve'),
    ...multiTokenPort.refusals('transfer', 'batch', 'setOperator'),
    ...accountsPort.refusals('addKey', 'removeKey', 'rotateKey'),
  ],
  nestable: false,
  carries({ raw }) {
    const transaction = readTransaction(raw);
    if (typeof transaction === 'string') return undefined;
    const { hash: id, chainId, nonce, gas, feeCap, digest, signature } = transaction;
    const terms = { chain_id: chainId, nonce, gas_limit: gas, gas_price: priceWithin(feeCap) };
    return { id, ...terms, exactPrice: feeCap, digest, signature };
  },
  spends({ chain }, { raw }) {
    const transaction = readTransaction(raw);
    return typeof transaction === 'string' ? 0n : (rawOf(transaction.value, chain) ?? 0n);
  },
  changesKeys({ raw }) {
    const transaction = readTransaction(raw);
    return typeof transaction !== 'string' && callsKeys(transaction);
  },
  execute(c, { raw }) {
    // `carries` accepted these bytes, so they are a valid transaction.
    const transaction = readTransaction(raw) as Transaction;
    if (transaction.tipCap > transaction.feeCap) fail(TipAboveCap);
    call(c, transaction);
  },
});
