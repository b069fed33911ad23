/** `genesis check`: loads the genesis files of a directory as a node would. */

import type { Action } from '../../command-line/command.js';
import { runtimeOf } from '../../distribution/distribution.js';
import { checkGenesis, deadEnds } from '../../genesis/check.js';
import { readGenesisFiles } from '../../genesis/files.js';
import { loadDistribution } from '../../runtime/chain.js';
import { Problem } from '../../terminal/command-error.js';
import { showGenesis } from './show.js';

export const check: Action = async (call) => {
  const { distribution, args, flags } = call;
  const directory = args[0] ?? distribution.dataDir;
  const genesis = await readGenesisFiles(directory);
  if (genesis === undefined) throw new Problem(`no genesis.json in ${directory}`);
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const checked = await checkGenesis(distribution, set, genesis);
  showGenesis(call, checked);
  for (const lost of deadEnds(checked)) call.out.note(`warning: ${lost}`);
  return 0;
};
