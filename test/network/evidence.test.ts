/** A second vote that comes when its height is long decided, to a node that was restarted since, puts its signer in jail. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeMessage, signBytes } from '../../runtime/engine/consensus/messages.js';
import { FRAME } from '../../runtime/engine/network/protocol.js';
import { NIL, NONE } from '../../runtime/kernel/agreement/types.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { cleanUp } from '../cli/program.js';
import { until } from '../until.js';
import { allSign, chainOf, start, stop, stopAll, type TestNode } from './nodes.js';
import { peer } from './peers.js';

test.after.each(stopAll);
test.after(cleanUp);

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;

test('a nil precommit by a validator that certified the same height gets it jailed', async () => {
  const chain = await chainOf(4);
  const quick = { blockTime: 1 };
  const first = await start(chain, quick, 0);
  const others = await Promise.all([1, 2, 3].map((i) => start(chain, { ...quick, bootnodes: [first.address] }, i)));
  await until(() => [first, ...others].every((node) => heightOf(node) >= 3), 'they agree');
  await allSign([first, ...others]);
  await stop(others[0]!);
  const back = await start(chain, { ...quick, dataDir: others[0]!.dataDir, bootnodes: [first.address] }, 1);
  const from = heightOf(first);
  await until(() => heightOf(back) > from, 'it is back');

  const { node } = back;
  const { block, commit } = (await node.blocks.stored(2))!;
  const set = (await node.ledger.store.validatorSet(block.header.validators_hash))!;
  const keys = chain.secrets.map((secret) => signerOf(KeyType.Ed25519, secret));
  const validator =
    commit.signers.find((index) => set[index]!.publicKey === toHex(keys[3]!.publicKey)) ??
    commit.signers.find((index) => set[index]!.publicKey !== toHex(keys[1]!.publicKey))!;
  const key = keys.find(({ publicKey }) => toHex(publicKey) === set[validator]!.publicKey)!;
  const domain = { chainId: node.genesis.chain.chainId, genesisHash: node.genesis.hash };
  const body = { type: 'precommit', height: 2, round: commit.round, value: NIL, validRound: NONE } as const;
  const vote = { ...body, validator, signature: key.sign(signBytes(domain, body)) };

  const stranger = await peer({
    bootnodes: [back.address],
    domain,
    hello: { chain_id: domain.chainId, genesis_hash: domain.genesisHash, module_set_id: node.set.id },
  });
  try {
    await until(() => stranger.links.all().length > 0, 'the stranger is linked');
    stranger.links.all()[0]!.send(FRAME.message, encodeMessage({ type: 'vote', vote }));
    const recordOf = (one: TestNode) =>
      one.ask<{ is_jailed: boolean; jail_reason: string | null }>('chain_getValidator', {
        address: set[validator]!.publicKey,
      });
    await until(async () => (await recordOf(first)).is_jailed, 'it is in jail');
    assert.is((await recordOf(first)).jail_reason, 'double-sign');
    assert.is(back.logged.filter((line) => line.startsWith('validator double-signed')).length, 1);
  } finally {
    await stranger.stop();
  }
});

test.run();
