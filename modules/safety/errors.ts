/** Errors of the safety registry (codes 2700 to 2701). */

import { error, told } from '../../runtime/sdk.js';

export const UnknownChain = error(2700, 'UnknownChain', 'The registry does not know this chain', {
  details: { ...told('chain'), known: 'Chains that the registry knows' },
});
export const AlreadyReported = error(2701, 'AlreadyReported', 'This account has reported the contract already');
