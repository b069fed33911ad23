/** Executes the guide to Ethereum wallets. */

import { page } from './page.js';

page('docs/guide/ethereum.md');
