/** Executes the guide to the DEX. */

import { page } from './page.js';

page('docs/guide/dex.md');
