/** Listening of a server of this node. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '../../errors.js';
import { errno } from '../../storage/errors.js';
import { PortInUse } from '../methods/errors.js';

/** Listens at an address and returns the port; port 0 selects a free one. Rejects with PortInUse. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    refuseTaken(cause, { host, port });
  }
  return (server.address() as AddressInfo).port;
}

/** Throws the reason why a server cannot listen: PortInUse if another server has the port. */
export function refuseTaken(cause: unknown, { host, port }: { readonly host: string; readonly port: number }): never {
  if (errno(cause) === 'EADDRINUSE') throw new Failure(PortInUse, { host, port });
  throw cause;
}
