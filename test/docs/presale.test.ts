/** Executes the guide to presales. */

import { page } from './page.js';

page('docs/guide/presale.md');
