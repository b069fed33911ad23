/** docs/guide/monitoring.md, executed. */

import { page } from './page.js';

page('docs/guide/monitoring.md');
