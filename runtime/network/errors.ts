/** Refusals of the network part. */

import { error } from '../errors.js';

export const P2pPortInUse = error(
  3170,
  'P2pPortInUse',
  'The UDP port for peers is taken: another node may be running; choose another with --p2p-port',
);
export const InvalidPeerAddress = error(
  3171,
  'InvalidPeerAddress',
  'A peer address must have the form /ip4/<ip>/udp/<port>/quic-v1/p2p/<peer id>',
);
