/** Executes the guide to anchors. */

import { page } from './page.js';

page('docs/guide/anchor.md');
