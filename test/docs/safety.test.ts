/** Executes the guide to contract safety: from a report to a warning. */

import { page } from './page.js';

page('docs/guide/safety.md', '--epoch-blocks', '3', '--block-time', '2');
