/** Errors in a list of modules. */

import { error, told } from '../../lib/errors.js';

export { ModuleConflict } from '../../lib/errors.js';

export const MissingPort = error(3141, 'MissingPort', 'A module needs what no loaded module provides', {
  details: {
    module: 'Module that needs it',
    port: 'Port that it needs',
    as: 'Name under which the module needs it',
    functions: 'Functions that nobody provides',
  },
});
export const NeedsCycle = error(3142, 'NeedsCycle', 'Modules need each other in a circle', {
  details: { cycle: 'The modules in a circle' },
});
export const InvalidModule = error(3143, 'InvalidModule', 'The module is not well formed', {
  details: { ...told('reason'), module: 'Name of the module' },
});
