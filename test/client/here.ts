/** A node in this process and clients of it, for the tests of the client. */

import { WebSocket } from 'ws';
import { defaults } from '../../cli/distribution/default.js';
import { devSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { type Here, startHere } from '../node/here.js';

/** Secrets of two funded accounts, in hex. */
export const SECRETS = [toHex(devSecret(0)), toHex(devSecret(1))] as const;

/** What clients need on Node 20. */
export const SOCKETS = { WebSocket };

let here: Here | undefined;

/** The URL of a node that runs until `end`. */
export async function nodeUrl(): Promise<string> {
  here ??= await startHere(defaults, await newDirectory());
  return here.url;
}

/** Stops the node. */
export async function end(): Promise<void> {
  await here?.node.stop();
  here = undefined;
  await cleanUp();
}
