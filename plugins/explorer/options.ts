/** Command-line options of the explorer, available before the plugin is loaded. */

import { flag } from '../../runtime/plugin-options.js';

export const options = {
  'backfill-indexes': flag('Index blocks from before the explorer started, in the background'),
};
