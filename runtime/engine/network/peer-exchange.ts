/** Peer exchange: addresses are requested when a link comes up and then periodically; responses are rate-limited. */

import { isIP } from 'node:net';
import { decode, encode } from '../../lib/codec/type.js';
import { isPrivate } from '../../lib/hosts.js';
import { hostOf, readAddress } from './address.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import type { PeerBook } from './peer-book.js';
import { FRAME, Peers } from './protocol.js';

const REQUEST_MS = 60_000;
const SHARED = 32;

/** Answers requests; sends requests if `enabled`. Returns a function that stops the exchange. */
export function exchangePeers(links: Links, book: PeerBook, enabled: boolean): () => void {
  const answered = new Map<string, number>();
  /** Links with an unanswered request. */
  const requested = new WeakSet<Link>();

  const request = (link: Link): void => {
    requested.add(link);
    link.send(FRAME.askPeers, new Uint8Array());
  };

  const sendAddresses = (link: Link): void => {
    const last = answered.get(link.peer) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - last < REQUEST_MS / 4) {
      links.fault(link, 5, 'addresses requested too often');
      return;
    }
    answered.set(link.peer, performance.now());
    const known = enabled ? book.share(SHARED, isPrivate(hostOf(link.connection.remote))) : [];
    const addresses = known.filter((text) => readAddress(text)?.peer !== link.peer);
    link.send(FRAME.peers, encode(Peers, { addresses }));
  };

  const receiveAddresses = (link: Link, addresses: readonly string[]): void => {
    if (!requested.delete(link)) {
      links.fault(link, 5, 'unsolicited addresses');
      return;
    }
    const near = isPrivate(hostOf(link.connection.remote));
    for (const text of addresses) {
      const address = readAddress(text);
      if (address === undefined) links.fault(link, 50, `malformed address: ${text}`);
      // Names are looked up for operators and for the peers themselves, not for third parties.
      else if (isIP(address.host) !== 0 && address.peer !== links.self && (near || !isPrivate(address.host)))
        book.learnReported(text, link.connection.remote);
    }
  };

  links.listen({
    up(link) {
      if (enabled) request(link);
    },
    down: (link) => void answered.delete(link.peer),
    frame(link, type, payload) {
      if (type === FRAME.askPeers) sendAddresses(link);
      else if (type === FRAME.peers && enabled) receiveAddresses(link, decode(Peers, payload).addresses);
    },
  });
  const timer = setInterval(() => {
    const all = enabled ? links.all() : [];
    const link = all[Math.floor(Math.random() * all.length)];
    if (link !== undefined) request(link);
  }, REQUEST_MS);
  return () => clearInterval(timer);
}
