/** Addresses of the connection between node and signer: a Unix socket, or TLS with the pinned key of the other side. */

export type Place =
  | { readonly kind: 'unix'; readonly path: string }
  | { readonly kind: 'tls'; readonly peer: string; readonly host: string; readonly port: number };

/** Forms of an address, for errors and help. */
export const PLACE_FORMS =
  'unix:PATH or tls:KEY@HOST:PORT, where KEY is the link key of the other side in 64 hex digits';

/** Longest path of a Unix socket that every supported system accepts. */
const MAX_SOCKET_PATH = 100;

/** Parses an address; undefined if it has another form. */
export function readPlace(text: string): Place | undefined {
  const unix = /^unix:(.+)$/.exec(text)?.[1];
  if (unix !== undefined) return Buffer.byteLength(unix) > MAX_SOCKET_PATH ? undefined : { kind: 'unix', path: unix };
  const [, peer, bracketed, bare, digits] =
    /^tls:([0-9a-f]{64})@(?:\[([0-9a-f:]+)\]|([^:@\s]+)):(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  if (peer === undefined || port > 65_535) return undefined;
  return { kind: 'tls', peer: peer.toLowerCase(), host: (bracketed ?? bare)!, port };
}

export const placeText = (place: Place): string =>
  place.kind === 'unix' ? `unix:${place.path}` : `tls:${place.peer}@${place.host}:${place.port}`;
