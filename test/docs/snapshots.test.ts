/** docs/guide/snapshots.md, executed. */

import { page } from './page.js';

page('docs/guide/snapshots.md');
