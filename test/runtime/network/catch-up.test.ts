/** Catching up with fakes as peers: whose claims count after a race between them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CatchUp } from '../../../runtime/engine/network/catch-up.js';
import type { Link } from '../../../runtime/engine/network/link.js';
import type { Links, LinksEvents } from '../../../runtime/engine/network/links.js';
import { until } from '../../until.js';

const FAR_CLAIM = 100;

/** A peer that delivers the first height and nothing more, and one that has the second: the highest height believed. */
async function believedAfterRace(rttMs: number): Promise<number> {
  const peerOf = (peer: string, height: number, rtt: number) =>
    ({ peer, rttMs: rtt, status: { height, oldest: 0 }, hello: { light: false } }) as unknown as Link;
  const first = peerOf('first', FAR_CLAIM, rttMs);
  const second = peerOf('second', 2, rttMs);
  let linked = [first];
  let height = 0;
  let advanced: LinksEvents['advanced'];
  const links = {
    all: () => linked,
    listen: (events: LinksEvents) => {
      advanced = events.advanced;
    },
    fault: () => assert.unreachable(),
  } as unknown as Links;
  const catchUp = new CatchUp<number>({
    links,
    ...{
      height: () => height,
      headMs: () => 0,
      now: () => 0,
      mayAsk: () => true,
      isDue: () => true,
      withinMs: () => 20_000,
    },
    spares: (link) => link === second,
    fetch: ({ link, signal }, from) => {
      if (link === second || from === 1) return Promise.resolve([from]);
      linked = [first, second];
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
    },
    apply: async ([to]) => {
      height = to!;
      if (to === 1) linked = [first, second];
      return { to: height, next: to === 1 ? 'more' : 'wait' };
    },
    remedy: '',
    log: () => undefined,
    onIdle: async () => undefined,
    onError: assert.unreachable,
  });
  advanced!(first);
  await until(() => height === 2, 'the second height is here');
  await catchUp.stop();
  return catchUp.highest;
}

test('a distant peer that is slower than another is still believed', async () => {
  assert.is(await believedAfterRace(60_000), FAR_CLAIM);
});

test('a near peer that stalls is believed no more', async () => {
  assert.is(await believedAfterRace(1), 2);
});

test.run();
