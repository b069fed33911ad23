/** Executes the guide to offline signing: a payment, and an approval for a multi-signature account. */

import { page } from './page.js';

page('docs/guide/offline-signing.md');
