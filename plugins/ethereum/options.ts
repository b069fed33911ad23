/** Command-line options of the Ethereum plugin, available before it is loaded. */

import { range, setting } from '../../runtime/plugin-options.js';

export const options = {
  'eth-log-blocks': setting(
    'Maximum number of blocks that one eth_getLogs call may search',
    'N',
    range(1, 10_000_000),
    10_000,
  ),
  'eth-logs': setting('Maximum number of logs in one response', 'N', range(1, 1_000_000), 20_000),
};
