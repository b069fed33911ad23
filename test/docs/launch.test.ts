/** Executes the story through all assets. */

import { page } from './page.js';

page('docs/guide/launch.md');
