/** Executes the guide to DAOs: a token, its DAO, a payment that passes, and settings that change. */

import { page } from './page.js';

page('docs/guide/dao.md', '--block-time', '0.5');
