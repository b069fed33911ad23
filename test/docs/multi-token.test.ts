/** Executes the guide to multi-token collections. */

import { page } from './page.js';

page('docs/guide/multi-token.md');
