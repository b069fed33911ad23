/** Writes the build of the escrow contract: `npm run contracts`. */

import { writeFileSync } from 'node:fs';
import { BUILD, escrowBuild } from './compile.js';

writeFileSync(BUILD, escrowBuild());
