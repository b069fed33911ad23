/** Errors of plugins that are not loaded, and the error for callers of a stopped plugin. */

import { error, sharedDetails } from '../../lib/errors.js';

/** Details: plugin, reason. */
export const InvalidPlugin = error(3144, 'InvalidPlugin', 'The plugin is invalid', {
  details: sharedDetails('plugin', 'reason'),
});
/** Details: plugin, needs. */
export const MissingPlugin = error(
  3145,
  'MissingPlugin',
  'The plugin needs another plugin that is not running on this node',
  {
    details: { ...sharedDetails('plugin'), needs: 'Missing plugins' },
  },
);
/** Details: plugin, needs. */
export const MissingModule = error(3146, 'MissingModule', 'The plugin needs a module that this chain does not have', {
  details: { ...sharedDetails('plugin'), needs: 'Missing modules' },
});
/** Details: plugin, wants, has. */
export const PluginSdkMismatch = error(3147, 'PluginSdkMismatch', 'The plugin requires another SDK version', {
  details: { ...sharedDetails('plugin'), wants: 'Version that the plugin requires', has: 'Version of this node' },
});
/** Details: plugin. */
export const PluginStopped = error(
  3148,
  'PluginStopped',
  'The plugin of this method failed on this node and will be restarted: retry in some minutes, or ask another node',
  { retryable: true, details: sharedDetails('plugin') },
);
