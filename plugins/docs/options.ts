/** Options of the docs plugin, apart from its code: they are known before it is loaded. */

import { optional, text } from '../../runtime/plugin-options.js';

export const options = {
  'docs-site': optional('Directory that docs build wrote; served below /docs/', 'PATH', text(1, 4_096), 'methods only'),
};
