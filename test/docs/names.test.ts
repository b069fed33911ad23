/** Executes the guide to names: from a commitment to a payment. */

import { page } from './page.js';

page('docs/guide/names.md', '--block-time', '0.5');
