/** Hedged requests: when another peer is asked, and which request is given up for it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type HedgedRequest, requestHedged } from '../../../runtime/engine/network/hedged-requests.js';
import type { Link } from '../../../runtime/engine/network/link.js';

const linkOf = (peer: string): Link => ({ peer }) as Link;
const RULES = { hedgeMs: 100, withinMs: 60_000, maxInFlight: 2 };

/** Resolves to false when the request is given up. */
const aborted = ({ signal }: HedgedRequest): Promise<false> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)));

test('a request that receives data slowly is not given up, and silent ones are', async () => {
  const given: string[] = [];
  const links = ['slow', 'silent 1', 'silent 2', 'silent 3'].map(linkOf);
  const found = await requestHedged(links, RULES, async (request) => {
    const { peer } = request.link;
    if (peer !== 'slow') {
      await aborted(request);
      given.push(peer);
      return false;
    }
    // More than nothing, less than a fair rate.
    while (given.length < 2 && !request.signal.aborted) {
      request.onBytes(5_000);
      await new Promise((resolve) => setTimeout(resolve, RULES.hedgeMs / 2));
    }
    return !request.signal.aborted;
  });
  assert.ok(found);
  assert.equal(given.slice(0, 2), ['silent 1', 'silent 2']);
});

test('at the limit of requests in flight, a silent one is aborted for the next peer', async () => {
  const asked: string[] = [];
  const links = ['silent', 'honest'].map(linkOf);
  const found = await requestHedged(links, { ...RULES, maxInFlight: 1 }, async (request) => {
    asked.push(request.link.peer);
    return request.link.peer === 'honest' || aborted(request);
  });
  assert.ok(found);
  assert.equal(asked, ['silent', 'honest']);
});

test('a peer that sends just enough to seem alive is given up after four intervals', async () => {
  let sent = 0;
  const links = ['dripping', 'honest'].map(linkOf);
  const found = await requestHedged(links, { ...RULES, maxInFlight: 1 }, async (request) => {
    if (request.link.peer === 'honest') return true;
    for (; !request.signal.aborted; sent++) {
      request.onBytes(5_000);
      await new Promise((resolve) => setTimeout(resolve, RULES.hedgeMs / 2));
    }
    return false;
  });
  assert.ok(found);
  assert.ok(sent >= 3, `it was given up after ${sent} pieces`);
});

test('a request stays in flight when no peer is left to ask', async () => {
  let ticks = 0;
  const found = await requestHedged([linkOf('only')], { ...RULES, maxInFlight: 1 }, async ({ signal }) => {
    for (; ticks < 3; ticks++) await new Promise((resolve) => setTimeout(resolve, RULES.hedgeMs));
    return !signal.aborted;
  });
  assert.ok(found);
});

test.run();
