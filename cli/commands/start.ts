/** `start`: runs a node on the chain of its data directory. */

import { withDefaults } from '../../runtime/options.js';
import type { Action } from '../command.js';
import { runtimeOf } from '../distribution.js';
import { readGenesisFiles } from '../genesis/files.js';
import { checkProfile } from '../genesis/profile.js';
import { givenOptions } from '../options.js';
import { Problem } from '../problem.js';

export const start: Action = async ({ distribution, self, flags }) => {
  const options = withDefaults(givenOptions(flags, distribution));
  const { dataDir } = options;
  const genesis = await readGenesisFiles(dataDir);
  if (genesis === undefined) {
    throw new Problem(
      `there is no ${dataDir}/genesis.json, so no chain to run; to try one out: ${self} dev; ` +
        `to found one: ${self} genesis new testnet --validators KEYS --data-dir ${dataDir}; ` +
        'to join one: put its genesis.json (and token-genesis.json) there',
    );
  }
  const { startNode } = await import('../../runtime/node.js');
  const { serve } = await import('../serve.js');
  return serve(
    genesis.read(() => {
      checkProfile(distribution, genesis.json);
      return startNode(runtimeOf(distribution), genesis.json, options);
    }),
  );
};
