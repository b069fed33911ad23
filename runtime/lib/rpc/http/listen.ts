/** Has a server of this node listen. */

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '../../errors.js';
import { errno } from '../../storage/errors.js';
import { PortInUse } from '../methods/errors.js';

/** Listens at an address; answers with the port, which is a free one for 0. Refuses with PortInUse. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    refuseTaken(cause, { host, port });
  }
  return (server.address() as AddressInfo).port;
}

/** Throws why a server cannot listen: PortInUse where another one does. */
export function refuseTaken(cause: unknown, { host, port }: { readonly host: string; readonly port: number }): never {
  if (errno(cause) === 'EADDRINUSE') throw new Failure(PortInUse, { host, port });
  throw cause;
}
