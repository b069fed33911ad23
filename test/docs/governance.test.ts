/** Executes the guide to governance. */

import { page } from './page.js';

page('docs/guide/governance.md', '--epoch-blocks', '3', '--block-time', '2');
