/** Executes the guide to a node: a dev chain whose time advances, and a testnet of a validator and a follower. */

import { page } from './page.js';

page('docs/guide/run-a-node.md');
