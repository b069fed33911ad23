/** All fuzz targets: one for each kind of external bytes. */

import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { chainTargets } from './chain-targets.js';
import type { Target } from './engine.js';
import { textTargets } from './text-targets.js';

/** The targets, in the order of their runs. Files of a target go to the directory. */
export async function targets(directory: string): Promise<Target[]> {
  const set = await loadDistribution(runtimeOf(defaults), []);
  return [...(await chainTargets(set)), ...textTargets(set, directory)];
}
