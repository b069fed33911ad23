/** Executes the guide to programs. */

import { page } from './page.js';

page('docs/guide/programs.md');
