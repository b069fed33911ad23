/** Validators behind sentries: they sign every block, nobody learns where they are, and a dead sentry costs nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { cleanUp } from '../cli/program.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { until } from '../until.js';
import { chainOf, start, stop, stopAll, type TestChain, type TestNode } from './nodes.js';

interface Health {
  readonly last_signed_height: number | null;
  readonly not_signing: { readonly code: string } | null;
}
interface Peers {
  readonly peers: readonly {
    readonly peer: string;
    readonly address: string | null;
    readonly validator: string | null;
    readonly sentry_for: readonly string[];
  }[];
}

test.after.each(stopAll);
test.after(cleanUp);

const QUICK = { blockTime: 1 };
const heightOf = ({ node }: TestNode): number => node.ledger.head.height;
const keyOf = ({ secrets }: TestChain, index: number): string =>
  toHex(signerOf(KeyType.Ed25519, secrets[index]!).publicKey);
const peersOf = (node: TestNode): Promise<Peers> => node.ask<Peers>('chain_getPeers');

/** Two sentries of some validators, linked with other nodes. */
const sentriesOf = (chain: TestChain, validators: readonly number[], others: readonly TestNode[]) =>
  Promise.all(
    [0, 1].map(() =>
      start(chain, {
        ...QUICK,
        sentryFor: validators.map((index) => keyOf(chain, index)),
        bootnodes: others.map(({ address }) => address),
      }),
    ),
  );

const behind = (chain: TestChain, sentries: readonly TestNode[], index: number, options: Partial<NodeOptions> = {}) =>
  start(chain, { ...QUICK, sentries: sentries.map(({ address }) => address), ...options }, index);

/** Whether the validator's signature is in the newest blocks of another node. */
async function signs(node: TestNode): Promise<boolean> {
  const { last_signed_height } = await node.ask<Health>('chain_validatorHealth');
  return (last_signed_height ?? 0) >= Math.max(1, heightOf(node) - 2);
}

test('four validators, all behind sentries, begin a chain, sign every block and stay hidden', async () => {
  const chain = await chainOf(4);
  const first = await sentriesOf(chain, [0, 1], []);
  const second = await sentriesOf(chain, [2, 3], first);
  const sentries = [...first, ...second];
  const validators = await Promise.all([0, 1, 2, 3].map((i) => behind(chain, i < 2 ? first : second, i)));
  await until(() => [...validators, ...sentries].every((node) => heightOf(node) >= 4), 'all have blocks');
  await until(async () => (await Promise.all(validators.map(signs))).every(Boolean), 'all sign');

  const outsider = await start(chain, { ...QUICK, bootnodes: [first[0]!.address] });
  const wallet = new Wallet(0, await operationsOf());
  await outsider.ask('chain_submitBundle', { borsh_hex: hexOf(wallet.transfer(0, wallet.address, 1n)) });
  await until(() => [...validators, outsider].every(({ node }) => node.mempool.size === 0), 'a bundle is in a block');
  await until(() => heightOf(outsider) >= 6, 'an outsider follows');
  for (const node of [outsider, ...sentries]) {
    for (const { peer, address, validator, sentry_for } of (await peersOf(node)).peers) {
      const isHidden = validators.some((one) => one.address.endsWith(peer));
      if (isHidden) assert.is(address, null);
      else assert.is(validator, null);
      assert.ok(sentry_for.length <= 2);
    }
  }
  const known = new Set((await peersOf(outsider)).peers.map(({ peer }) => peer));
  for (const { address } of validators) assert.not(known.has(address.split('/').at(-1)!));
});

test('a validator behind two sentries signs among three that are not, also after one sentry is gone', async () => {
  const chain = await chainOf(4);
  const open = await start(chain, QUICK, 1);
  const others = [
    open,
    ...(await Promise.all([2, 3].map((i) => start(chain, { ...QUICK, bootnodes: [open.address] }, i)))),
  ];
  const sentries = await sentriesOf(chain, [0], others);
  const hidden = await behind(chain, sentries, 0);
  await until(() => signs(hidden), 'it signs');
  const { peers } = await peersOf(open);
  assert.equal(peers.filter(({ sentry_for }) => sentry_for.includes(keyOf(chain, 0))).length, 2);

  const turns = async () => (await hidden.ask<{ missed_turns: number }>('chain_validatorHealth')).missed_turns;
  const before = await turns();
  await stop(sentries[0]!);
  const from = heightOf(hidden);
  await until(() => heightOf(hidden) >= from + 8, 'the chain continues');
  await until(() => signs(hidden), 'it still signs');
  assert.is(await turns(), before, 'it missed no turn');
});

test('a validator whose sentry does not pass its messages is not ready and says why', async () => {
  const chain = await chainOf(4);
  const sentry = await start(chain, QUICK);
  const hidden = await behind(chain, [sentry], 0);
  const ignored = 'appointment of a validator ignored, start with --sentry-for';
  await until(() => sentry.logged.some((line) => line.startsWith(ignored)), 'the sentry says what is missing');
  const { not_signing } = await hidden.ask<Health>('chain_validatorHealth');
  assert.is(not_signing?.code, 'validator-waits');
  await until(
    () => hidden.logged.some((line) => line.startsWith('node not ready {"code":"validator-waits"')),
    'it logs it',
  );
});

test.run();
