/** Executes the guide to the bridge. */

import { page } from './page.js';

page('docs/guide/bridge.md');
