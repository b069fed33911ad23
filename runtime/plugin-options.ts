/** Declarations of plugin options and commands. Every command line loads this file, so it imports nothing of a node. */

export { choice, range, text } from './lib/codec/scalars.js';
export { CodecError, type Type } from './lib/codec/type.js';
export { type CommandFlag, CommandProblem, type PluginCommand } from './node/plugins/command.js';
export { flag, optional, setting } from './node/plugins/define.js';
export { requirePackages } from './node/plugins/optional-packages.js';
