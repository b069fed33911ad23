/** Command-line options of the explorer, available before the plugin is loaded. */

import { flag } from '../../runtime/plugin-options.js';

export const options = {
  'backfill-indexes': flag('Fill in what the explorer lacks of the past, block by block, beside the work of the node'),
};
