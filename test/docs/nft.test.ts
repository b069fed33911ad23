/** Executes the guide to NFTs. */

import { page } from './page.js';

page('docs/guide/nft.md');
