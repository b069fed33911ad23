/** docs/guide/faucet.md, executed. */

import { page } from './page.js';

page('docs/guide/faucet.md');
