/** Executes the guide to passports: a player, a game, and what is shown. */

import { page } from './page.js';

page('docs/guide/passports.md', '--block-time', '0.5', '--epoch-blocks', '20');
