/** Errors of the explorer's methods. */

import { error, sharedDetails } from '../../runtime/plugin.js';

export const IndexDisabled = error(3100, 'IndexDisabled', 'This node has not indexed that part of the chain', {
  details: { ...sharedDetails('from_height', 'next_step'), index: 'Name of the index' },
});
export const IndexBackfilling = error(3101, 'IndexBackfilling', 'This part of the index is being backfilled', {
  retryable: true,
  details: {
    ...sharedDetails('from_height'),
    progress_bps: 'Share of earlier blocks that is indexed, in basis points',
  },
});
export const RowsUnavailable = error(3104, 'RowsUnavailable', 'The database with the explorer rows does not respond', {
  retryable: true,
  details: sharedDetails('next_step'),
});
