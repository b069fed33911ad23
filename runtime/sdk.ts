/** Everything that a module may import from the runtime. */

export { type DoubleSign, evidenceOf, readDoubleSign } from './engine/consensus/double-sign.js';
export { EVIDENCE_MAX_AGE_BLOCKS, isCurrent } from './engine/consensus/evidence.js';
export * as rotation from './engine/consensus/leaders.js';
export { batchReads } from './kernel/chain/batch-reads.js';
export {
  AccountFrozen,
  AmountOverflow,
  AmountZero,
  BundleExpired,
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
} from './kernel/chain/common-errors.js';
export { InvalidGenesis } from './kernel/chain/genesis.js';
export { hashOf } from './kernel/chain/hash-of.js';
export { moduleAccount } from './kernel/chain/module-account.js';
export { type Operation, type OperationType, operation, operations } from './kernel/chain/operation.js';
export { ParameterOutOfBounds, UnknownParameter } from './kernel/chain/parameters.js';
export { ProvenRecord } from './kernel/chain/proven-record.js';
export { dearerSignatureGas } from './kernel/chain/signature-gas.js';
export type { SimulatedBundle, SimulatedStep } from './kernel/chain/simulate.js';
export { cell, map } from './kernel/chain/stores.js';
export { textForms } from './kernel/chain/text.js';
export { type Decimals, feeOf, type OfUnit, unitOf } from './kernel/chain/units.js';
export type {
  BlockContext,
  Candidate,
  ChainInfo,
  GenesisContext,
  MethodContext,
  MigrationContext,
  OpenSimulation,
  OperationContext,
  PortContext,
  Reads,
  Writes,
} from './kernel/module/context.js';
export { fn, type Module, module } from './kernel/module/define.js';
export type { CallOptions, Plan } from './kernel/module/plan.js';
export { checkAuthority, type Port, type Ports, port } from './kernel/module/port.js';
export { type View, view } from './kernel/module/view.js';
export {
  authPort,
  type BundleView,
  balancesPort,
  type DispatchPort,
  dispatchPort,
  type EvidencePort,
  evidencePort,
  type FoundersPort,
  feePort,
  foundersPort,
  type LeadersPort,
  leadersPort,
  type ParameterInfo,
  type ParametersPort,
  parametersPort,
  type SignatureView,
  type Split,
  type ToldEvent,
  type UpgradePlan,
  upgradePort,
  type ValidatorPower,
  type ValidatorsPort,
  validatorsPort,
} from './kernel/ports.js';
export { lowerCase, upperCase } from './lib/codec/ascii.js';
export { Reader, Writer } from './lib/codec/bytes.js';
export type { Page } from './lib/codec/composites.js';
export { decimalText } from './lib/codec/decimal.js';
export { type Address, fromHex, type Hash, toHex, ZERO_ADDRESS, ZERO_HASH } from './lib/codec/ids.js';
export { t } from './lib/codec/index.js';
export { readJson } from './lib/codec/json-scan.js';
export { shownAmounts, type Unit } from './lib/codec/shown-amounts.js';
export {
  CodecError,
  decode,
  encode,
  flaw,
  type Json,
  readValue,
  type Shape,
  type TextForms,
  type Type,
  type ValueOf,
  type Values,
} from './lib/codec/type.js';
export { addressOfKey, addressText, parseAddress, shortForm } from './lib/crypto/address.js';
export { base58Bytes, base58CheckBytes, isSegwitAddress } from './lib/crypto/base58.js';
export { blake3Hex, keccak256, sha256 } from './lib/crypto/hash.js';
export { isCanonical as isCanonicalSignature } from './lib/crypto/secp256k1.js';
export { admissibleKey, KEY_TYPES, verifySignature } from './lib/crypto/signatures.js';
export { type Details, type ErrorDef, error, Failure, fail, sharedDetails } from './lib/errors.js';
