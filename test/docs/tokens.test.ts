/** Executes the guide to tokens. */

import { page } from './page.js';

page('docs/guide/tokens.md');
