/** Errors of the network part. */

import { error, sharedDetails } from '../../lib/errors.js';

export const P2pPortInUse = error(
  3170,
  'P2pPortInUse',
  'The UDP port for peers is taken: another node may be running; choose another with --p2p-port',
  { details: sharedDetails('host', 'port') },
);
