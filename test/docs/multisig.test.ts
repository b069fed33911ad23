/** Executes the guide to multi-signature accounts. */

import { page } from './page.js';

page('docs/guide/multisig.md');
