#!/usr/bin/env node
/** The command `trellis`: the default distribution on the command line. */

import { defaults } from './default.js';
import { run } from './run.js';

await run(defaults);
