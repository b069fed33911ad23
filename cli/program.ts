/** The program `trellis`: the default distribution, with one additional command. */

import { initCommand } from './command-line/init-command.js';
import { defaults } from './distribution/default.js';
import type { ChainDistribution } from './distribution/distribution.js';

export const program: ChainDistribution = { ...defaults, commands: [initCommand, ...(defaults.commands ?? [])] };
