/** A node of the planned chain as a program: `node planned-node.js <version> start --data-dir PATH --rpc-port PORT`, or `upgrade try COPY`. */

import { parseArgs } from 'node:util';
import { nodeExitCode, serve } from '../../cli/node/serve.js';
import { startVersion, tryVersion } from './planner.js';

const [, , version, command, , copy] = process.argv;
if (command === 'upgrade') {
  try {
    process.stdout.write(JSON.stringify(await tryVersion(version!, copy!)));
    process.exit(0);
  } catch (cause) {
    process.stderr.write(`${cause} ${JSON.stringify((cause as { details?: object }).details ?? {})}\n`);
    process.exit(nodeExitCode(cause));
  }
}
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
