/** docs/run-a-network.md, executed. */

import { page } from './page.js';

page('docs/run-a-network.md');
