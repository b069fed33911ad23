/** Command-line options of the Mesh API, available before it is loaded. */

import { flag } from '../../runtime/plugin-options.js';

export const options = {
  mesh: flag('Serve the Mesh (Rosetta) API on the RPC port + 30'),
};
