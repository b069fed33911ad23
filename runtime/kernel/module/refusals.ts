/** What is wrong with a list of modules. */

import { error } from '../../lib/errors.js';

export { ModuleConflict } from '../../lib/errors.js';

export const MissingPort = error(3141, 'MissingPort', 'A module needs what no loaded module provides');
export const NeedsCycle = error(3142, 'NeedsCycle', 'Modules need each other in a circle');
export const InvalidModule = error(3143, 'InvalidModule', 'The module is not well formed');
