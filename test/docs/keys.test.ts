/** Executes the guide to keys: a post-quantum key comes, the first one goes. */

import { page } from './page.js';

page('docs/guide/keys.md', '--enforce-signatures');
