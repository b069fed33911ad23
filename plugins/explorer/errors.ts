/** Why the explorer cannot answer. */

import { error } from '../../runtime/plugin.js';

export const IndexDisabled = error(3100, 'IndexDisabled', 'This node did not index that part of the chain');
export const IndexBackfilling = error(3101, 'IndexBackfilling', 'This part of the index is being filled in', {
  retryable: true,
});
