/** Checks of a bundle before it is signed. */

export { boundsOf, checkMaxOut } from '../../rpc-schemas/clients/typescript/max-out.js';
export {
  type AccountStatus,
  checkedTerms,
  checkOperations,
  type Prepared,
  type SigningTerms,
} from '../../rpc-schemas/clients/typescript/prepared.js';
export { contentHashOf } from '../../runtime/kernel/chain/content-hash.js';
export { type Outflow, outflowOf, tokenKey } from '../../runtime/kernel/chain/outflow.js';
export { Signatures } from '../../runtime/kernel/chain/terms.js';
