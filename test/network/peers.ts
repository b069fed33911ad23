/** Links over real QUIC in one process, each as a node would make them, with what differs given by the test. */

import { randomBytes } from 'node:crypto';
import type { ChainDomain } from '../../runtime/engine/consensus/messages.js';
import {
  type Appointment,
  appointmentBytes,
  type Hello,
  helloBytes,
  LINK_FORMAT,
  type PeerStatus,
} from '../../runtime/engine/network/hello.js';
import type { Link } from '../../runtime/engine/network/link.js';
import { Links, type LinksEvents, type LinksOptions } from '../../runtime/engine/network/links.js';
import { PeerBook } from '../../runtime/engine/network/peer-book.js';
import { exchangePeers } from '../../runtime/engine/network/peer-exchange.js';
import { openQuic } from '../../runtime/engine/network/quic.js';
import { Spread } from '../../runtime/engine/network/spread.js';
import { ValidatorSets } from '../../runtime/engine/network/validator-sets.js';
import { type Address, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { newDirectory } from '../cli/program.js';

export const GENESIS = 'aa'.repeat(32) as Hash;
export const DOMAIN = { chainId: 7, genesisHash: GENESIS };
export const MODULES = 'bb'.repeat(32) as Hash;
export const PEER_STATUS: PeerStatus = { height: 3, hash: 'cc'.repeat(32) as Hash, oldest: 0 };

/** How a peer differs from the others. */
export interface Differing {
  readonly hello?: Partial<Hello>;
  readonly domain?: ChainDomain;
  readonly bootnodes?: readonly string[];
  readonly key?: Signer;
  /** Signs the validator hello with this instead. */
  readonly signsWith?: Signer;
  /** What it shows to be the sentry of validators. */
  readonly appointments?: (self: string) => readonly Appointment[];
  readonly now?: () => number;
  readonly sentryFor?: ReadonlySet<string>;
  readonly bootnodesOnly?: boolean;
  readonly maxPeers?: number;
  readonly directory?: string;
  readonly port?: number;
  readonly exchange?: boolean;
  readonly events?: LinksEvents;
  readonly hadModules?: LinksOptions['hadModules'];
}

/** The appointment of a peer by a key. */
export function appointment(key: Signer, peer: string, untilMs: number, domain: ChainDomain = DOMAIN): Appointment {
  return {
    public_key: toHex(key.publicKey) as Hash,
    until_ms: untilMs,
    signature: key.sign(appointmentBytes(domain, { peer, until_ms: untilMs })),
  };
}

/** What the parts of a node without sentries receive. */
export const NO_SENTRIES = {
  isSentry: false,
  served: () => [],
  targets: () => [],
  isOwnSentry: () => false,
  answersFor: () => false,
  senders: () => 1,
};

/** A started peer. */
export interface Peer {
  readonly links: Links;
  readonly book: PeerBook;
  readonly address: string;
  readonly logged: string[];
  stop(): Promise<void>;
}

/** A key from a seed. */
export const keyOf = (seed: number): Signer => signerOf(KeyType.Ed25519, new Uint8Array(32).fill(seed));

export const validators = [keyOf(101), keyOf(102)];

/** Starts a peer on a free port of this machine. */
export async function peer(differing: Differing = {}): Promise<Peer> {
  const logged: string[] = [];
  const book = await PeerBook.open(differing.directory ?? (await newDirectory()), Date.now);
  const { key, signsWith = key, exchange = true, domain = DOMAIN } = differing;
  const links = new Links({
    identity: randomBytes(32),
    host: '127.0.0.1',
    port: differing.port ?? 0,
    bootnodes: differing.bootnodes ?? [],
    maxPeers: differing.maxPeers ?? 10,
    exchange,
    ...(differing.sentryFor === undefined ? {} : { sentryFor: differing.sentryFor }),
    bootnodesOnly: differing.bootnodesOnly === true,
    domain,
    hello: (port) => ({
      format: LINK_FORMAT,
      chain_id: DOMAIN.chainId,
      genesis_hash: GENESIS,
      module_set_id: MODULES,
      agent: 'test',
      light: false,
      port,
      addresses: [],
      status: PEER_STATUS,
      nonce: toHex(randomBytes(32)) as Hash,
      ...differing.hello,
    }),
    welcome: async (self, remote, nonce) => ({
      validator: key
        ? {
            public_key: toHex(key.publicKey) as Hash,
            signature: signsWith!.sign(helloBytes(domain, { own: self, remote, nonce })),
          }
        : null,
      appointments: differing.appointments?.(self) ?? [],
    }),
    // A peer that claims a height in its hello goes on claiming it in its heartbeats.
    status: () => differing.hello?.status ?? PEER_STATUS,
    hadModules: differing.hadModules ?? (() => false),
    isValidator: (publicKey) => validators.some((one) => toHex(one.publicKey) === publicKey),
    takesPart: () => key !== undefined,
    book,
    log: (_, message, fields) => void logged.push(`${message} ${JSON.stringify(fields ?? {})}`),
    now: differing.now ?? Date.now,
  });
  const stopExchange = exchangePeers(links, book, exchange);
  if (differing.events) links.listen(differing.events);
  try {
    await links.start(openQuic);
  } catch (cause) {
    stopExchange();
    throw cause;
  }
  return {
    links,
    book,
    address: `/ip4/127.0.0.1/udp/${links.port}/quic-v1/p2p/${links.self}`,
    logged,
    async stop() {
      stopExchange();
      await links.stop();
    },
  };
}

/** The spread of a node that is no validator: it sends everything directly. */
export const spreadOf = (links: Links): Spread =>
  new Spread({ links, sets: new ValidatorSets(), publicKey: undefined });

export type { Address, Link };
