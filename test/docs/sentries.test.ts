/** docs/guide/sentries.md, executed. */

import { page } from './page.js';

page('docs/guide/sentries.md');
