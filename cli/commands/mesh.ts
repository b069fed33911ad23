/** `mesh`: the construction endpoints of the Mesh API on a machine without a node, such as one that holds keys. */

import { PORT_ABOVE, PORT_LIMITS, routesOf } from '../../plugins/mesh/server.js';
import type { Action } from '../command-line/command.js';
import { givenOptions, startDefaults } from '../command-line/options.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readGenesisFiles } from '../genesis/files.js';
import { serve } from '../node/serve.js';
import { openPort } from '../runtime/api.js';
import { loadDistribution, readGenesis } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import { withDefaults } from '../runtime/common.js';
import { createLog, levelsOf } from '../runtime/data.js';
import { Problem } from '../terminal/command-error.js';

export const mesh: Action = async ({ distribution, flags }) => {
  const options = withDefaults({ ...startDefaults(distribution), ...givenOptions(flags, distribution) });
  const genesis = await readGenesisFiles(options.dataDir);
  if (genesis === undefined)
    throw new Problem(
      `no genesis.json in ${options.dataDir}: copy that of the chain, or name its directory with --data-dir`,
    );
  const set = await loadDistribution(runtimeOf(distribution), options.modules);
  const { chain } = readGenesis(genesis.json);
  const parts = { info: chain, text: textForms(chain, set.operations), operations: set.operations };
  const log = createLog({ levels: levelsOf(options), json: process.stderr.isTTY !== true });
  return serve(async () => {
    const routes = routesOf(parts, `${distribution.name}/v${distribution.version}`, undefined);
    const port = await openPort(options, log, PORT_ABOVE, routes, PORT_LIMITS);
    log('info', 'Mesh API started offline', { port: port.port, chain: `${chain.name} ${chain.chainId}` });
    return { log, stop: () => port.stop(), halted: new Promise<never>(() => {}) };
  });
};
