/** Catching up: which peer is asked first. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CatchUp } from '../../runtime/engine/network/catch-up.js';
import { cleanUp } from '../cli/program.js';
import { until } from '../until.js';
import { PEER_STATUS, type Peer, peer, validators } from './peers.js';

const started: Peer[] = [];
test.after.each(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});
test.after(cleanUp);

test('a follower asks other followers before validators', async () => {
  const node = await peer({ hello: { status: { ...PEER_STATUS, height: 0 } } });
  started.push(node);
  for (const key of [validators[0]!, undefined, validators[1]!]) {
    started.push(await peer({ bootnodes: [node.address], ...(key === undefined ? {} : { key }) }));
  }
  await until(() => node.links.all().length === 3 && node.links.validators().length === 2, 'all are linked');
  const asked: boolean[] = [];
  let height = 0;
  const catchUp = new CatchUp<number>({
    links: node.links,
    height: () => height,
    headMs: () => 0,
    now: Date.now,
    mayAsk: () => true,
    spares: (link) => node.links.isValidator(link),
    isDue: () => true,
    async fetch({ link }, from) {
      asked.push(node.links.isValidator(link));
      return [from];
    },
    async apply(_, from) {
      height = from;
      return { to: from, next: 'rest' };
    },
    withinMs: () => 5_000,
    remedy: '',
    log: () => undefined,
    onIdle: async () => undefined,
    onError: (cause) => assert.unreachable(String(cause)),
  });
  catchUp.start();
  await until(() => height === PEER_STATUS.height, 'it has caught up');
  await catchUp.stop();
  assert.equal(asked, [false, false, false]);
});

test.run();
