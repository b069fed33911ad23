/** Modules and genesis of a chain. */

export { STANDARD_LIMITS } from '../../runtime/kernel/chain/core.js';
export { ExecutionContext, GAS_PER_ACCESS } from '../../runtime/kernel/chain/execution-context.js';
export {
  ChainSection,
  checkModules,
  type Genesis,
  genesisEnv,
  InvalidGenesis,
  proveGenesis,
  readGenesis,
} from '../../runtime/kernel/chain/genesis.js';
export { LEAST_PART } from '../../runtime/kernel/chain/parameters.js';
export { type Decimals, feeOf, onChain, unitOf } from '../../runtime/kernel/chain/units.js';
export { validatorsOf } from '../../runtime/kernel/chain/validators.js';
export {
  errorsOf,
  FIRST_EXTERNAL,
  firstErrorCode,
  type LoadedModule,
  type ModuleSet,
} from '../../runtime/kernel/loader.js';
export { schemaComponents } from '../../runtime/node/api/schemas.js';
export {
  type Distribution,
  loadDistribution,
  type ModuleEntry,
  SDK_VERSION,
} from '../../runtime/node/assembly/distribution.js';
export { importModule, locate, outsideOf } from '../../runtime/node/assembly/external-modules.js';
export { javaScriptOf, projectOf } from '../../runtime/node/assembly/typescript.js';
