/** Everything that a plugin may import from the runtime. */

export { type Follower, type FollowerOptions as Following, isFarBehind, type RowsAt } from './engine/follower.js';
export { type BlockNames, type FinalBlock, namesOf } from './engine/ledger/blocks.js';
export type { ChangedSince } from './engine/ledger/changed-since.js';
export { unsignedCarrier } from './engine/mempool/carrier.js';
export { headerHash } from './kernel/chain/block.js';
export {
  Bundle,
  bundleHash,
  type Envelope,
  openEnvelope,
  type Signature,
  sealEnvelope,
} from './kernel/chain/bundle.js';
export type { OperationTable } from './kernel/chain/operation.js';
export { BLOCK_LEVEL } from './kernel/chain/receipt.js';
export type { ChainInfo } from './kernel/module/context.js';
export { type UpgradeFile, type UpgradePlan, upgradePort } from './kernel/ports.js';
export { described, meaningOf } from './lib/codec/doc.js';
export type { TextForms } from './lib/codec/type.js';
export { addressOfKey } from './lib/crypto/address.js';
export { blake3 } from './lib/crypto/hash.js';
export { readKeyFile, readPassphrase, writeKeyFile } from './lib/crypto/keyfile.js';
export { type Signer, signerOf } from './lib/crypto/signatures.js';
export type { ErrorDef } from './lib/errors.js';
export { isLoopback, isPrivate, widerNetworkOf } from './lib/hosts.js';
export { SpareTurn } from './lib/idle-time.js';
export { createLog } from './lib/log.js';
export { BLOCKS, Progress } from './lib/progress.js';
export type { Example } from './lib/rpc/documents/examples.js';
export { type NotReady, readyAnswer } from './lib/rpc/http/readiness.js';
export { type Dependency, readyCheck } from './lib/rpc/http/ready-check.js';
export type { RouteAnswer, RouteRequest } from './lib/rpc/http/route.js';
export { RpcError } from './lib/rpc/methods/errors.js';
export { JsonWriter, jsonInPieces } from './lib/rpc/methods/json-writer.js';
export { type Log, RawJson, type RpcMethod, type RpcRequest } from './lib/rpc/methods/method.js';
export type { JsonAnswer, JsonRequest, JsonRoute } from './lib/rpc/ports/json-port.js';
export type { Dialect } from './lib/rpc/subscriptions/notification-queue.js';
export { mapInSlices, Slices, yieldToEventLoop } from './lib/scheduler.js';
export { type Put, Trickle } from './lib/storage/batched-writes.js';
export { makeCheckpoint } from './lib/storage/checkpoint.js';
export type { Database, DatabaseChange, DatabaseReads } from './lib/storage/database.js';
export { errno, fileFailure } from './lib/storage/errors.js';
export { makeDirectory, replaceFile, syncDirectory } from './lib/storage/files.js';
export { takeLock } from './lib/storage/lock-file.js';
export { TokenBucket } from './lib/token-bucket.js';
export { chainForms } from './node/api/client-chain.js';
export { storeForms } from './node/api/client-stores.js';
export type { Decoration, JsonRecord } from './node/api/decorate.js';
export { isDev } from './node/api/dev-methods.js';
export type { IndexedEvent, IndexRows } from './node/indexes/methods.js';
export type { Index } from './node/indexes/rows.js';
export { InvalidOption } from './node/options/options.js';
export { type CommandCall, type CommandFlag, CommandProblem, type PluginCommand } from './node/plugins/command.js';
export type { NodeStop, NodeView, PluginContext, RowsView } from './node/plugins/context.js';
export {
  type Derivation,
  type Ended,
  flag,
  optional,
  PLUGIN_SDK,
  type Plugin,
  type PluginEntry,
  plugin,
  type Started,
  setting,
} from './node/plugins/define.js';
export { PluginStopped } from './node/plugins/errors.js';
export type { KeyAccount } from './node/plugins/key-account.js';
export type { Parameter } from './node/plugins/option.js';
export { requirePackages } from './node/plugins/optional-packages.js';
export { descending, type Row, type Rows, type Table, table } from './node/plugins/table.js';
export type { ValidatorAccount } from './node/plugins/validator.js';
export type {
  BlocksView,
  LedgerView,
  MempoolView,
  ModulesView,
  StateView,
  SubscriptionsView,
} from './node/plugins/views.js';
export { findKey } from './node/signer/key.js';
export { openReferenced, readReference } from './node/signer/key-reference.js';
export {
  type Address,
  admissibleKey,
  authPort,
  batchReads,
  CodecError,
  DataPruned,
  type Decimals,
  decimalText,
  decode,
  encode,
  error,
  Failure,
  fail,
  feeOf,
  feePort,
  fromHex,
  type Hash,
  type Json,
  keccak256,
  moduleAccount,
  NotFound,
  Reader,
  sharedDetails,
  type Type,
  t,
  toHex,
  UnknownToken,
  unitOf,
  type ValueOf,
  validatorsPort,
  verifySignature,
  Writer,
  ZERO_ADDRESS,
  ZERO_HASH,
} from './sdk.js';
