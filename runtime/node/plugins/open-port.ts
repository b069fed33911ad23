/** Ports that plugins open beside the RPC port, under its rules. */

import { fail } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { JsonPort, type JsonPortLimits, type JsonRoute } from '../../lib/rpc/ports/json-port.js';
import { InvalidOption, type NodeOptions } from '../options/options.js';

/** Opens the port that is `above` the RPC port; any free one if the RPC port was any free one. Throws PortInUse. */
export function openPort(
  { rpcHost, rpcPort, rpcOrigins, rpcHosts, rpcTrustProxy }: NodeOptions,
  log: Log,
  above: number,
  routes: readonly JsonRoute[],
  limits: Partial<JsonPortLimits> = {},
): Promise<JsonPort> {
  const port = rpcPort === 0 ? 0 : rpcPort + above;
  if (port > 65_535) {
    fail(InvalidOption, {
      option: '--rpc-port',
      value: String(rpcPort),
      reason: `must be at most ${65_535 - above} because a plugin uses the port ${above} above it`,
    });
  }
  return JsonPort.start({
    ...{ host: rpcHost, port, origins: rpcOrigins, hosts: rpcHosts, proxies: rpcTrustProxy },
    pagesAt: rpcPort === 0 ? undefined : rpcPort,
    ...{ routes, limits, log },
  });
}
