/** Catching up with fakes as peers: whose claims count after a race between them. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CatchUp, type CatchUpParts } from '../../../runtime/engine/network/catch-up.js';
import type { Link } from '../../../runtime/engine/network/link.js';
import type { Links, LinksEvents } from '../../../runtime/engine/network/links.js';
import { until } from '../../until.js';

const FAR_CLAIM = 100;

const peerOf = (peer: string, height: number, rttMs: number) =>
  ({ peer, rttMs, status: { height, oldest: 0 }, hello: { light: false } }) as unknown as Link;

/** The catch-up of a node at height 0 that sees so many of the peers, and what a peer's claim triggers. */
function nodeWith(peers: () => readonly Link[], fetch: CatchUpParts<number>['fetch']) {
  let height = 0;
  let advanced: LinksEvents['advanced'];
  const links = {
    all: peers,
    listen: (events: LinksEvents) => {
      advanced = events.advanced;
    },
    fault: () => assert.unreachable(),
  } as unknown as Links;
  const catchUp = new CatchUp<number>({
    ...{ links, fetch, remedy: '', height: () => height, headMs: () => 0, now: () => 0, withinMs: () => 20_000 },
    ...{
      mayAsk: () => true,
      isDue: () => true,
      spares: () => false,
      log: () => undefined,
      onError: () => assert.unreachable(),
    },
    apply: async ([to]) => {
      height = to!;
      return { to: height, next: to === 1 ? 'more' : 'wait' };
    },
    onIdle: async () => undefined,
  });
  return { catchUp, height: () => height, advance: (link: Link) => advanced!(link) };
}

/** A peer that delivers the first height and nothing more, and one that has the second: the highest height believed. */
async function believedAfterRace(rttMs: number): Promise<number> {
  const [first, second] = [peerOf('first', FAR_CLAIM, rttMs), peerOf('second', 2, rttMs)];
  let linked = [first];
  const { catchUp, height, advance } = nodeWith(
    () => linked,
    ({ link, signal }, from) => {
      linked = [first, second];
      if (link === second || from === 1) return Promise.resolve([from]);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
    },
  );
  advance(first);
  await until(() => height() === 2, 'the second height is here');
  await catchUp.stop();
  return catchUp.highest;
}

test('a distant peer that is slower than another is still believed', async () => {
  assert.is(await believedAfterRace(60_000), FAR_CLAIM);
});

test('the claim of a near peer that stalls no longer counts', async () => {
  assert.is(await believedAfterRace(1), 2);
});

test('a near peer that claims a block soon after a distant one is asked for it', async () => {
  const [far, near] = [peerOf('far', 1, 250), peerOf('near', 0, 5)];
  const asked: Link[] = [];
  const { catchUp, height, advance } = nodeWith(
    () => [far, near],
    async ({ link }, from) => {
      asked.push(link);
      return [from];
    },
  );
  advance(far);
  near.status = { ...near.status!, height: 1 };
  advance(near);
  await until(() => height() === 1, 'the block is here');
  await catchUp.stop();
  assert.equal(asked, [near]);
});

test('a distant peer is asked after a moment if no near one has the block', async () => {
  const far = peerOf('far', 1, 60_000);
  const { catchUp, height, advance } = nodeWith(
    () => [far],
    async (_, from) => [from],
  );
  advance(far);
  await until(() => height() === 1, 'the block is here');
  await catchUp.stop();
});

test.run();
