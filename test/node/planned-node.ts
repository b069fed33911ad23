/** A node of the planned chain as a program: `node planned-node.js <version> start --data-dir PATH --rpc-port PORT`. */

import { parseArgs } from 'node:util';
import { nodeExitCode, serve } from '../../cli/node/serve.js';
import { startVersion } from './planner.js';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    'data-dir': { type: 'string' },
    'rpc-port': { type: 'string' },
    'skip-upgrade-heights': { type: 'string' },
  },
});
const skipped = values['skip-upgrade-heights'];
try {
  process.exitCode = await serve(() =>
    startVersion(positionals[0]!, values['data-dir']!, {
      rpcPort: Number(values['rpc-port']),
      ...(skipped === undefined ? {} : { skipUpgradeHeights: skipped.split(',').map(Number) }),
    }),
  );
} catch (cause) {
  process.stderr.write(`${cause}\n`);
  process.exitCode = nodeExitCode(cause);
}
