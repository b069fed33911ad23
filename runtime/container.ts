/** The parts list of a node: what each part is made by. Tests swap a part in one line; the only file with tsyringe. */

import 'reflect-metadata';
import { container, instanceCachingFactory } from 'tsyringe';
import { NodeClock } from './clock.js';
import { SignatureVerifier } from './crypto/verifier.js';
import { createLog } from './log.js';
import type { OpenTransport } from './network/transport.js';
import type { NodeOptions } from './options.js';
import type { Log } from './rpc/method.js';
import { BlockLog } from './storage/block-log.js';
import type { Database } from './storage/database.js';
import type { DataDirectory } from './storage/directory.js';
import { RocksDatabase } from './storage/rocks.js';
import { VoteLog } from './storage/vote-log.js';

/** Everything replaceable in a node. */
export interface Parts {
  readonly Log: Log;
  readonly Clock: NodeClock;
  readonly Verifier: SignatureVerifier;
  readonly Database: Promise<Database>;
  readonly IndexDatabase: Promise<Database>;
  /** Opens the database of a plugin at a path of its own. */
  readonly PluginDatabase: (path: string) => Promise<Database>;
  readonly BlockLog: Promise<BlockLog>;
  readonly VoteLog: Promise<VoteLog>;
  /** How links to peers are carried. */
  readonly Transport: OpenTransport;
}

/** What a factory may look at. */
export interface PartsContext {
  readonly options: NodeOptions;
  readonly directory: DataDirectory;
}

/** How each part is made; a factory may get other parts. */
export type PartFactories = { readonly [P in keyof Parts]: (context: PartsContext, get: GetPart) => Parts[P] };
/** Gives a part, made at its first use. */
export type GetPart = <P extends keyof Parts>(part: P) => Parts[P];

const standard: PartFactories = {
  Log: ({ options }) => createLog({ verbose: options.verbose, json: options.logJson }),
  Clock: () => new NodeClock(),
  Verifier: (_, get) =>
    new SignatureVerifier({
      onWorkerLost: (reason) => get('Log')('warn', 'a verification worker was lost', { reason: reason.message }),
    }),
  Database: ({ directory }) => RocksDatabase.open(directory.database),
  IndexDatabase: ({ directory }) => RocksDatabase.open(directory.indexes),
  PluginDatabase: () => (path) => RocksDatabase.open(path),
  BlockLog: ({ directory }) => BlockLog.open(directory.blocks, { firstHeight: 0 }),
  VoteLog: ({ options, directory }) => VoteLog.open(directory.votes, { recover: options.walRecover }),
  // libp2p takes a while to load, and a node on its own needs none of it.
  Transport: () => async (options, events) => (await import('./network/quic.js')).openQuic(options, events),
};

/** Makes the parts of one node, each at its first use. */
export function createParts(context: PartsContext, overrides: Partial<PartFactories> = {}): GetPart {
  const child = container.createChildContainer();
  const get: GetPart = (part) => child.resolve(part);
  const factories = { ...standard, ...overrides };
  for (const part of Object.keys(factories) as (keyof Parts)[]) {
    child.register(part, { useFactory: instanceCachingFactory(() => factories[part](context, get)) });
  }
  return get;
}
