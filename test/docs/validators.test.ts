/** Executes the guide to running a validator: its whole life. */

import { page } from './page.js';

page('docs/guide/validators.md', '--epoch-blocks', '3');
