/** Executes the guide to staking. */

import { page } from './page.js';

page('docs/guide/staking.md', '--epoch-blocks', '3');
