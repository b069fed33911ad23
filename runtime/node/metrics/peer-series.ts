/** Metrics about peers, for full and light nodes. */

import type { Metrics } from './metrics.js';

/** Number of peers, by which side opened the link. */
export function peerSeries(metrics: Metrics, peers: () => readonly { readonly outbound: boolean }[]): void {
  metrics.readings('peers', 'Peers that the node is linked with', ['direction'], () => {
    const all = peers();
    const outbound = all.filter((peer) => peer.outbound).length;
    return [
      ['inbound', all.length - outbound],
      ['outbound', outbound],
    ];
  });
}
