/** Types, errors and node options that every command line needs before its command is known, so this file stays small. */

export { ClientError, NodeError } from '../../rpc-schemas/clients/typescript/errors.js';
export { MempoolFull, NodeSyncing, Timeout, UnknownToken } from '../../runtime/kernel/chain/common-errors.js';
export type { ChainInfo, Frame } from '../../runtime/kernel/module/context.js';
export type { CommandForm, MethodDef, MethodSignature, Module } from '../../runtime/kernel/module/define.js';
export { formatAmount } from '../../runtime/lib/codec/decimal.js';
export { type Address, fromHex, type Hash, toHex, ZERO_HASH } from '../../runtime/lib/codec/ids.js';
export * as scalar from '../../runtime/lib/codec/scalars.js';
export {
  CodecError,
  encode,
  type Json,
  type JsonSchema,
  type Shape,
  type TextForms,
  type Type,
  type ValueOf,
} from '../../runtime/lib/codec/type.js';
export {
  KeyFileError,
  readKeyFile,
  readPassphrase,
  rewriteKeyFile,
  writeKeyFile,
} from '../../runtime/lib/crypto/keyfile.js';
export { type Details, type ErrorDef, Failure, fail } from '../../runtime/lib/errors.js';
export { EXIT, Halt } from '../../runtime/lib/halt.js';
export { reopenStandardFiles, standardSink } from '../../runtime/lib/line-sink.js';
export { suggestion } from '../../runtime/lib/nearest-word.js';
export type { Example } from '../../runtime/lib/rpc/documents/examples.js';
export type { Log } from '../../runtime/lib/rpc/methods/method.js';
export { locationOf } from '../../runtime/lib/stack-location.js';
export {
  DataDirectoryLocked,
  DataOfAnotherChain,
  errno,
  isTemporary,
  reasonOf,
  storageExitCode,
} from '../../runtime/lib/storage/errors.js';
export { visible, visibleJson } from '../../runtime/lib/visible.js';
export { AbortedStart } from '../../runtime/node/assembly/aborted-start.js';
export { serverLimits } from '../../runtime/node/options/limits.js';
export { type NodeOptions, nodeOptions, withDefaults } from '../../runtime/node/options/options.js';
export { parametersIn, wantedParameters } from '../../runtime/node/plugins/chain-options.js';
export { type CommandCall, CommandProblem, type PluginCommand } from '../../runtime/node/plugins/command.js';
export type { Plugin, PluginEntry } from '../../runtime/node/plugins/define.js';
export { requirePackages } from '../../runtime/node/plugins/optional-packages.js';
export { ownerOf } from '../../runtime/node/plugins/uncaught-exceptions.js';
