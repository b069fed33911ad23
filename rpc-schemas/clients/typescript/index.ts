/**
 * The client of a node, for Node and browsers: typed calls, batches, subscriptions, signing with checks, proven
 * records.
 */

export type { Leaving, Outflow } from '../../../runtime/kernel/chain/outflow.js';
export { checkedAddressText } from '../../../runtime/lib/crypto/address.js';
export type * from '../../client/methods.js';
export { Account, type Reviewed, type Sending } from './account.js';
export { type BatchAnswers, Client, type ClientOptions, connect, type MethodTable } from './client.js';
export {
  type AttesterSignature,
  attestDeposit,
  type Deposit,
  depositDigest,
  depositProof,
} from './deposits.js';
export { type DocumentProof, type DocumentTree, documentHash, documentTree, isUnderRoot } from './documents.js';
export { ClientError, type Finding, NodeError } from './errors.js';
export type { ChainForms } from './forms.js';
export { type HeaderSource, HeaderTrust, type ProvenHeader, type Trusted } from './headers.js';
export { ed25519Key, type SigningKey } from './keys.js';
export type { MaxOut } from './max-out.js';
export { type OfflineTerms, type SignedBundle, signOffline } from './offline.js';
export type { SigningTerms } from './prepared.js';
export { type ProofAnswer, type Proven, proven } from './proven.js';
export type { Notice } from './socket.js';
export type { StoreForm } from './stored.js';
export type { Socket, SocketConstructor } from './wire.js';
