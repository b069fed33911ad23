/** Errors of the safety registry (codes 2700 to 2701). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const UnknownChain = error(2700, 'UnknownChain', 'The registry does not support this chain', {
  details: { ...sharedDetails('chain'), known: 'Supported chains' },
});
export const AlreadyReported = error(2701, 'AlreadyReported', 'The account has already reported this contract');
