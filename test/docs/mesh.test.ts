/** docs/guide/mesh.md, executed. */

import { page } from './page.js';

page('docs/guide/mesh.md');
