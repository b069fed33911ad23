/** Calls to a node: text forms, operations, names, the API document. */

export { accountIn, isName, type Resolved, withoutNames } from '../../rpc-schemas/clients/typescript/names.js';
export { uncheckedAddresses } from '../../rpc-schemas/clients/typescript/unchecked.js';
export { OperationTable, type OperationType, operation } from '../../runtime/kernel/chain/operation.js';
export { textForms } from '../../runtime/kernel/chain/text.js';
export { ofToken } from '../../runtime/lib/codec/amount-of.js';
export { list, objectSchema, option, struct } from '../../runtime/lib/codec/composites.js';
export { meaningOf } from '../../runtime/lib/codec/doc.js';
export { MAX_ANSWER_BYTES, parseJson } from '../../runtime/lib/codec/json-scan.js';
export { shownAmounts, tokenOfAmount, type Unit } from '../../runtime/lib/codec/shown-amounts.js';
export { type ApiDocument, discovery, takesNull } from '../../runtime/lib/rpc/documents/openrpc.js';
