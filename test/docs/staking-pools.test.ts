/** Executes the guide to staking pools. */

import { page } from './page.js';

page('docs/guide/staking-pools.md');
