/** Errors in a list of modules. */

import { error, sharedDetails } from '../../lib/errors.js';

export { ModuleConflict } from '../../lib/errors.js';

export const MissingPort = error(
  3141,
  'MissingPort',
  'A module needs a port or function that no loaded module provides',
  {
    details: {
      module: 'Module that needs it',
      port: 'Port that it needs',
      as: 'Name under which the module needs it',
      functions: 'Functions that no module provides',
      others: 'Further ports that no module provides, each with the modules that need it',
    },
  },
);
export const NeedsCycle = error(3142, 'NeedsCycle', 'The needs of modules form a cycle', {
  details: { cycle: 'Modules of the cycle' },
});
export const InvalidModule = error(3143, 'InvalidModule', 'The module is invalid', {
  details: { ...sharedDetails('reason'), module: 'Name of the module' },
});
