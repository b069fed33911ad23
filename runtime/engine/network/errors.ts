/** Errors of the network part. */

import { error, told } from '../../lib/errors.js';

export const P2pPortInUse = error(
  3170,
  'P2pPortInUse',
  'The UDP port for peers is taken: another node may be running; choose another with --p2p-port',
  { details: told('host', 'port') },
);
