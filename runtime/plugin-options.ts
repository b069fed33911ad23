/** What plugins declare their options and commands with. Every command line loads it, so it brings nothing of a node. */

export { choice, range, text } from './lib/codec/scalars.js';
export { CodecError, type Type } from './lib/codec/type.js';
export { type CommandFlag, CommandProblem, type PluginCommand } from './node/plugins/command.js';
export { flag, optional, setting } from './node/plugins/define.js';
