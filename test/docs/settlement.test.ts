/** Executes the guide to settlement. */

import { page } from './page.js';

page('docs/guide/settlement.md');
