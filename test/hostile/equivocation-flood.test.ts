/** A leader that signs thousands of proposals for one round: two are evidence, and the others cost nothing. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeMessage, signBytes } from '../../runtime/engine/consensus/messages.js';
import { CompactBlock, compactBlock } from '../../runtime/engine/network/compact.js';
import { FRAME, joinBlock } from '../../runtime/engine/network/protocol.js';
import type { Proposal } from '../../runtime/kernel/agreement/types.js';
import { type Block, headerHash, NO_CERTIFICATE } from '../../runtime/kernel/chain/block.js';
import { type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { cleanUp } from '../cli/program.js';
import { stopAll } from '../network/nodes.js';
import {
  blockHash,
  Disk,
  DOMAIN,
  member,
  Silence,
  signature,
  type TestBlock,
  TestNode,
  VirtualTime,
} from '../runtime/consensus/fakes.js';
import { until } from '../until.js';
import { again, attacker, four, heightOf, holdsPace, keyOfValidator } from './four.js';

test.after.each(stopAll);
test.after(cleanUp);

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));
/** Leads round 0 of height 1 among the fakes. */
const LEADER = 1;

/** A validator among the fakes that counts what it executes. */
async function judge() {
  const time = new VirtualTime();
  const silence = new Silence(time);
  const judged: string[] = [];
  const node = new TestNode({
    validators: FOUR,
    time,
    disk: new Disk(),
    network: silence,
    publicKey: FOUR[0]!.publicKey,
    judged: (hash) => judged.push(hash),
  });
  await node.start();
  await time.run(2_000);
  const propose = (parent: string): string => {
    const block: TestBlock = {
      height: 1,
      round: 0,
      timestampMs: time.now(),
      parent,
      proposer: FOUR[LEADER]!.address,
      seal: null,
    };
    const body = { type: 'proposal', height: 1, round: 0, validRound: -1, hash: blockHash(block) } as const;
    const signed = signature(FOUR[LEADER]!.publicKey, signBytes(DOMAIN, body));
    const proposal: Proposal = { ...body, validator: LEADER, signature: signed };
    node.driver.receive('leader', { type: 'proposal', proposal, polka: null }, () => block);
    return body.hash;
  };
  return { time, node, silence, judged, propose };
}

test('a node that gets 2,000 conflicting proposals executes one and keeps two as evidence', async () => {
  const { time, node, judged, propose } = await judge();
  const hashes = Array.from({ length: 2_000 }, (_, i) => propose(`parent ${i}`));
  await time.run(10);
  assert.equal(judged, hashes.slice(0, 1));
  assert.is(node.accused.length, 1);
  assert.equal(
    hashes.filter((hash) => node.driver.held(hash as Hash) !== undefined),
    hashes.slice(0, 2),
  );
  await node.driver.stop();
});

test('the second of two conflicting proposals is executed and locked on once it has a polka', async () => {
  const { time, node, silence, judged, propose } = await judge();
  const first = propose('elsewhere');
  const second = propose('genesis');
  await time.run(10);
  assert.equal(judged, [first]);
  for (const validator of [1, 2, 3]) {
    const body = { type: 'prevote', height: 1, round: 0, value: second as Hash, validRound: -1 } as const;
    const signed = signature(FOUR[validator]!.publicKey, signBytes(DOMAIN, body));
    node.driver.receive(`${validator}`, { type: 'vote', vote: { ...body, validator, signature: signed } });
  }
  await time.run(10);
  assert.equal(judged, [first, second]);
  const precommits = silence.sent.flatMap(({ message }) =>
    message.type === 'vote' && message.vote.type === 'precommit' ? [message.vote.value] : [],
  );
  assert.equal(precommits, [second]);
  await node.driver.stop();
});

/** It makes no blocks itself, so that it would lose its turns in a longer peace. */
const PEACE_SECONDS = 4;

test('one validator of four that floods its round is jailed, and the other three keep their pace', async () => {
  const chain = await four([0, 1, 2]);
  const { nodes } = chain;
  const [first] = nodes;
  const key = keyOfValidator(chain.chain, 3);
  const byzantine = await attacker(nodes, { key });
  try {
    const domain = { chainId: first!.node.genesis.chain.chainId, genesisHash: first!.node.genesis.hash };
    const leaderNow = () => first!.ask<{ pubkey: string }>('chain_getCurrentLeader');
    let flooded = 0;
    const attack = (signal: AbortSignal) =>
      again(signal, 20, async () => {
        const { pubkey } = await leaderNow();
        if (pubkey !== toHex(key.publicKey) || flooded > heightOf(first!)) return;
        const { header, hash } = first!.node.ledger.head;
        flooded = header.height + 1;
        const set = await first!.node.ledger.store.validatorSet(header.next_validators_hash);
        const validator = set!.findIndex(({ publicKey }) => publicKey === pubkey);
        for (let i = 0; i < 500; i++) {
          const block: Block = {
            header: {
              ...header,
              height: flooded,
              round: 0,
              parent_hash: hash,
              timestamp_ms: header.timestamp_ms + 500 + i,
              proposer: set![validator]!.address,
              state_root: i.toString(16).padStart(64, '0') as Hash,
            },
            last_commit: NO_CERTIFICATE,
            evidence: [],
            attestations: [],
            bundles: [],
            proposer_signature: null,
          };
          const body = {
            type: 'proposal',
            height: flooded,
            round: 0,
            validRound: -1,
            hash: headerHash(block.header),
          } as const;
          const proposal: Proposal = { ...body, validator, signature: key.sign(signBytes(domain, body)) };
          const message = encodeMessage({ type: 'proposal', proposal, polka: null });
          const payload = joinBlock(message, encode(CompactBlock, compactBlock(block)));
          for (const link of byzantine.links.all()) link.send(FRAME.withBlock, payload);
        }
      });
    await holdsPace(chain, attack, { peace: PEACE_SECONDS, endsItself: true });
    assert.ok(flooded > 0, 'it had its turn');
    for (const { logged } of nodes) {
      assert.ok(logged.filter((line) => line.startsWith('invalid block')).length <= 2, 'two are executed at most');
    }
    const jailed = async () =>
      (await first!.ask<{ is_jailed: boolean }>('chain_getValidator', { address: toHex(key.publicKey) })).is_jailed;
    await until(jailed, 'it is in jail');
  } finally {
    await byzantine.stop();
  }
});

test.run();
