/** Records of the state with proofs, and answers computed from them. */

export { type DocumentProof, documentTree, isUnderRoot } from '../../rpc-schemas/clients/typescript/documents.js';
export { planLocally } from '../../rpc-schemas/clients/typescript/intents.js';
export {
  answerLocally,
  type KnownChain,
  type Local,
  provenWork,
  type StateSource,
} from '../../rpc-schemas/clients/typescript/local-execution.js';
export { type Proven, proven } from '../../rpc-schemas/clients/typescript/proven.js';
export { Proof } from '../../runtime/lib/state/proof.js';
export { StateTree } from '../../runtime/lib/state/tree.js';
export { leafOf } from '../../runtime/lib/state/tree-leaf.js';
export { keyOfWords, NotProven, provenRecord, storeNamed } from '../../runtime/node/light/record.js';
