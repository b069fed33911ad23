/** docs/operate.md, executed. */

import { page } from './page.js';

page('docs/operate.md');
