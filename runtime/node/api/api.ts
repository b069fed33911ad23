/** All JSON-RPC methods of a node: those declared by modules and those of the runtime itself. */

import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import { attestationMethods } from './attestation-methods.js';
import { blockMethods } from './block-methods.js';
import { devMethods } from './dev-methods.js';
import { moduleMethods } from './module-methods.js';
import { nodeMethods } from './node-methods.js';
import { operationMethods } from './operation-methods.js';
import type { ApiParts } from './parts.js';
import { signedHeaderMethod } from './signed-header-method.js';
import { stateMethod } from './state-method.js';
import { statusMethods } from './status-methods.js';
import { storageMethod } from './storage-method.js';
import { writeMethods } from './write-methods.js';

/** All methods of a node, in the order of the documentation. */
export function apiMethods(parts: ApiParts): RpcMethod[] {
  return [
    ...nodeMethods(parts),
    ...statusMethods(parts),
    storageMethod(parts),
    stateMethod(parts),
    ...devMethods(parts),
    ...blockMethods(parts),
    signedHeaderMethod(parts.text, {
      header: (height) => parts.blocks.signedHeader(height),
      validatorSet: (hash) => parts.ledger.store.validatorSet(hash),
    }),
    ...attestationMethods(parts),
    ...moduleMethods(parts, parts.text),
    ...operationMethods(parts),
    ...writeMethods(parts),
  ];
}
