/** Executes the guide to genesis files. */

import { page } from './page.js';

page('docs/guide/genesis.md');
