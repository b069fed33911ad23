/** The program `trellis`: the default distribution, with a command of its own. */

import { defaults } from './default.js';
import type { ChainDistribution } from './distribution.js';
import { initCommand } from './init-command.js';

export const program: ChainDistribution = { ...defaults, commands: [initCommand, ...(defaults.commands ?? [])] };
