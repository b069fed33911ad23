/** Executes the guide to intents. */

import { page } from './page.js';

page('docs/guide/intents.md');
