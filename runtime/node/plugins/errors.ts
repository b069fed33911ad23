/** Errors of plugins that are not loaded, and the error for callers of a stopped plugin. */

import { error, told } from '../../lib/errors.js';

/** Details: plugin, reason. */
export const InvalidPlugin = error(3144, 'InvalidPlugin', 'A plugin cannot be used as it is', {
  details: told('plugin', 'reason'),
});
/** Details: plugin, needs. */
export const MissingPlugin = error(3145, 'MissingPlugin', 'A plugin needs another plugin that is not running here', {
  details: { ...told('plugin'), needs: 'Plugins that are missing' },
});
/** Details: plugin, needs. */
export const MissingModule = error(3146, 'MissingModule', 'A plugin needs a module that this chain does not have', {
  details: { ...told('plugin'), needs: 'Modules that are missing' },
});
/** Details: plugin, wants, has. */
export const PluginSdkMismatch = error(
  3147,
  'PluginSdkMismatch',
  'A plugin is written for another version of the SDK',
  { details: { ...told('plugin'), wants: 'Version that the plugin wants', has: 'Version that this node has' } },
);
/** Details: plugin. */
export const PluginStopped = error(
  3148,
  'PluginStopped',
  'The plugin behind this method failed on this node and is started again later: try again in some minutes, or ask another node',
  { retryable: true, details: told('plugin') },
);
