/** Errors of the Mesh API. Errors of the node itself are passed on in the details of MeshRefused. */

import { DataPruned, type ErrorDef, error, type Failure, fail } from '../../runtime/plugin.js';

export const MeshInvalidRequest = error(3230, 'MeshInvalidRequest', 'The request is invalid', {
  details: { field: 'Path of the field', reason: 'Reason in plain text' },
});
export const MeshWrongNetwork = error(3231, 'MeshWrongNetwork', 'This server does not serve the network', {
  details: { expected: 'Network that it serves' },
});
export const MeshUnknownBlock = error(3232, 'MeshUnknownBlock', 'The chain does not have this block yet', {
  retryable: true,
  details: { height: 'Height of the newest available block' },
});
export const MeshPruned = error(3233, 'MeshPruned', 'This node does not have the block or its state', {
  details: { oldest: 'Height of the oldest available block' },
});
export const MeshUnknownTransaction = error(3234, 'MeshUnknownTransaction', 'The transaction does not exist here', {
  details: { reason: 'Where it was searched' },
});
export const MeshIndexing = error(3235, 'MeshIndexing', 'The balances at genesis are being read; retry', {
  retryable: true,
});
const OF_NODE = {
  code: 'Code of the error of the node',
  name: 'Name of the error',
  reason: 'Meaning of the error',
  details: 'Details of the error',
};
export const MeshRefused = error(3236, 'MeshRefused', 'The node refused the request', { details: OF_NODE });
/** Apart from MeshRefused, because clients require one value of `retriable` for each code. */
export const MeshUnavailable = error(3240, 'MeshUnavailable', 'The node cannot serve the request now', {
  retryable: true,
  details: OF_NODE,
});
export const MeshBusy = error(3237, 'MeshBusy', 'Too many requests are in progress; retry', { retryable: true });
export const MeshOffline = error(3238, 'MeshOffline', 'This server is offline; ask a server that runs beside a node');
export const MeshNotApplicable = error(3239, 'MeshNotApplicable', 'This chain has accounts with balances and no coins');

/** All errors, as network/options lists them. */
export const ERRORS: readonly ErrorDef[] = [
  ...[MeshInvalidRequest, MeshWrongNetwork, MeshUnknownBlock, MeshPruned, MeshUnknownTransaction, MeshIndexing],
  ...[MeshRefused, MeshUnavailable, MeshBusy, MeshOffline, MeshNotApplicable],
];

/** Fails for a field of the request. */
export const invalid = (field: string, reason: string): never => fail(MeshInvalidRequest, { field, reason });

/** The JSON of an error without details, as the specification defines it. */
export const errorJson = ({ code, message, retryable }: ErrorDef) => ({ code, message, retriable: retryable });

/** The JSON of a failure. Errors of the node are wrapped, because clients reject codes that are not listed. */
export function failureJson(failure: Failure): object {
  const { error: declared, details } = failure;
  if (ERRORS.includes(declared)) return { ...errorJson(declared), details };
  if (declared === DataPruned) return { ...errorJson(MeshPruned), details: { oldest: details.oldest_height } };
  const { code, name, message: reason, retryable } = declared;
  return { ...errorJson(retryable ? MeshUnavailable : MeshRefused), details: { code, name, reason, details } };
}
