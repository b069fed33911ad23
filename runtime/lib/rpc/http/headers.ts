/** Headers of responses. */

import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Access } from '../limits/access.js';
import type { RateLimit } from '../limits/limits.js';

export const JSON_TYPE: readonly string[] = ['Content-Type', 'application/json'];

/** Headers of a JSON response of `length` bytes. */
export const jsonHeaders = (length: number, further: readonly string[]): readonly string[] => [
  ...JSON_TYPE,
  ...['Content-Length', String(length)],
  ...further,
];

/** The headers that let a page of another origin read the response; none if its origin is not allowed. */
export function corsHeaders(access: Access, { origin, host }: IncomingHttpHeaders): string[] {
  if (origin === undefined || access.trust(origin, host) === 'none') return [];
  return [
    'Access-Control-Allow-Origin',
    origin,
    'Vary',
    'Origin',
    'Access-Control-Expose-Headers',
    'X-Request-Id, RateLimit, RateLimit-Policy',
  ];
}

/** Headers of draft-ietf-httpapi-ratelimit-headers. No Retry-After: ethers reads it as milliseconds. */
export function rateHeaders(rate: RateLimit, network: string): string[] {
  return [
    'RateLimit-Policy',
    `"default";q=${rate.perSecond};w=1, "cost";q=${rate.unitsPerSecond};w=1`,
    'RateLimit',
    `"default";r=${rate.left(network)};t=1, "cost";r=${rate.unitsLeft(network)};t=1`,
  ];
}

/** Request ids: the caller's own if it is valid, so that the request can be traced through proxies. */
export function requestIds(): (req: Pick<IncomingMessage, 'headers'>) => string {
  const prefix = randomBytes(4).toString('hex');
  let requests = 0;
  return (req) => {
    const given = req.headers['x-request-id'];
    if (given !== undefined && /^[\w.-]{1,64}$/.test(String(given))) return String(given);
    return `${prefix}-${(++requests).toString(36)}`;
  };
}
