/** Executes the guide to recovery. */

import { page } from './page.js';

page('docs/guide/recovery.md', '--enforce-signatures');
