/** All that a module or plugin may import from the runtime. */

export type { Decoration, JsonRecord } from './api/decorate.js';
export {
  AccountFrozen,
  AmountOverflow,
  AmountZero,
  DataPruned,
  InsufficientBalance,
  InsufficientFee,
  InvalidAddress,
  InvalidSignature,
  MethodDisabled,
  NonceGap,
  NonceTooLow,
  NotAuthorized,
  NotFound,
  SignatureRequired,
  UnknownToken,
} from './chain/common-errors.js';
export { InvalidGenesis } from './chain/genesis.js';
export { hashOf } from './chain/hash-of.js';
export { moduleAccount } from './chain/module-account.js';
export { type Operation, operation, operations } from './chain/operation.js';
export { ParameterOutOfBounds, UnknownParameter } from './chain/parameters.js';
export { BLOCK_LEVEL } from './chain/receipt.js';
export { rehearse } from './chain/simulate.js';
export { cell, map, type ReadState, type WriteState } from './chain/stores.js';
export { together } from './chain/together.js';
export { Reader, Writer } from './codec/bytes.js';
export type { Page } from './codec/composites.js';
export { decimalText } from './codec/decimal.js';
export { type Address, fromHex, type Hash, toHex, ZERO_ADDRESS, ZERO_HASH } from './codec/ids.js';
export { t } from './codec/index.js';
export {
  CodecError,
  decode,
  encode,
  flaw,
  type Json,
  type Shape,
  type Type,
  type ValueOf,
  type Values,
} from './codec/type.js';
export { type DoubleSign, evidenceOf, readDoubleSign } from './consensus/double-sign.js';
export { EVIDENCE_MAX_AGE_BLOCKS, isCurrent } from './consensus/evidence.js';
export * as rotation from './consensus/leaders.js';
export { addressOfKey, evmForm } from './crypto/address.js';
export { keccak256, sha256 } from './crypto/hash.js';
export { isCanonical as isCanonicalSignature } from './crypto/secp256k1.js';
export { admissibleKey, KEY_TYPES, verifySignature } from './crypto/signatures.js';
export { type Details, type ErrorDef, error, Failure, fail } from './errors.js';
export { type Follower, type Following, isFarBehind } from './follower.js';
export type { FinalBlock } from './ledger/blocks.js';
export type { ChangedSince } from './ledger/changed-since.js';
export { unsignedCarrier } from './mempool/carrying.js';
export { MAX_NONCE_GAP } from './mempool/waiting.js';
export type {
  AdmitContext,
  BlockContext,
  Candidate,
  ChainInfo,
  Emit,
  GenesisContext,
  MethodContext,
  MigrationContext,
  OperationContext,
  PortContext,
} from './module/context.js';
export { fn, type Module, module, shape } from './module/define.js';
export type { Plan, Wish } from './module/plan.js';
export { flag, type PluginEntry, plugin, type Started, setting } from './module/plugin.js';
export { type Port, port, type Use } from './module/port.js';
export { descending, type Row, type Rows, type Table, table } from './module/table.js';
export { type View, view } from './module/view.js';
export type { NodeView, PluginContext } from './node/plugins.js';
export {
  authPort,
  type BundleView,
  balancesPort,
  dispatchPort,
  type EvidencePort,
  evidencePort,
  feePort,
  type LeadersPort,
  type LogsPort,
  leadersPort,
  logsPort,
  type ParameterInfo,
  type ParametersPort,
  parametersPort,
  type SignatureView,
  type Split,
  type ToldEvent,
  type UpgradePlan,
  upgradePort,
  type ValidatorPower,
  validatorsPort,
} from './ports.js';
export { RpcError } from './rpc/errors.js';
export { ETHEREUM } from './rpc/inbox.js';
export { RawJson, type RpcMethod } from './rpc/method.js';
export type { Database, DatabaseChange } from './storage/database.js';
export { type Put, Trickle } from './storage/trickle.js';
