/** Command-line options of the Ethereum plugin, available before it is loaded. */

import { range, setting } from '../../runtime/plugin-options.js';

export const options = {
  'eth-log-blocks': setting(
    'Blocks that one question for logs (eth_getLogs) may be about',
    'N',
    range(1, 10_000_000),
    10_000,
  ),
  'eth-logs': setting('Logs that it may find', 'N', range(1, 1_000_000), 20_000),
};
