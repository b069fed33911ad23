/** docs/guide/export.md, executed. */

import { page } from './page.js';

page('docs/guide/export.md');
