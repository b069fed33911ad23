/** docs/guide/run-a-network.md, executed. */

import { page } from './page.js';

page('docs/guide/run-a-network.md');
