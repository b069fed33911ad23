/** What a validator makes of the blocks it is sent: proposer, round, parent and seal. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signBytes } from '../../../runtime/engine/consensus/messages.js';
import type { PolkaCertificate, Vote } from '../../../runtime/kernel/agreement/types.js';
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
  verify,
} from './fakes.js';

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));
/** Leaders of height 1: rounds 0 and 1. */
const [FIRST, SECOND] = [1, 2] as const;

function signed<T extends Parameters<typeof signBytes>[1]>(validator: number, body: T) {
  return { ...body, validator, signature: signature(FOUR[validator]!.publicKey, signBytes(DOMAIN, body)) };
}

class Stage {
  readonly time = new VirtualTime();
  readonly silence = new Silence(this.time);
  readonly node: TestNode;

  constructor(earliestMs?: number) {
    this.node = new TestNode({
      validators: FOUR,
      time: this.time,
      disk: new Disk(),
      network: this.silence,
      publicKey: FOUR[0]!.publicKey,
      earliestMs,
    });
  }

  static async inRound0(earliestMs?: number): Promise<Stage> {
    const stage = new Stage(earliestMs);
    await stage.node.start();
    await stage.time.run(2000);
    return stage;
  }

  block(change: Partial<TestBlock> = {}): TestBlock {
    const timestampMs = this.time.now();
    return {
      height: 1,
      round: 0,
      timestampMs,
      parent: 'genesis',
      proposer: FOUR[FIRST]!.address,
      seal: null,
      ...change,
    };
  }

  propose(block: TestBlock, round = 0, polka: PolkaCertificate | null = null): void {
    const body = {
      type: 'proposal',
      height: 1,
      round,
      validRound: polka?.round ?? -1,
      hash: blockHash(block),
    } as const;
    const proposal = signed(round === 0 ? FIRST : SECOND, body);
    this.node.driver.receive('peer', { type: 'proposal', proposal, polka }, () => block);
  }

  hear(vote: Vote): void {
    this.node.driver.receive('peer', { type: 'vote', vote });
  }

  get prevotes(): readonly string[] {
    return this.silence.sent.flatMap(({ message }) =>
      message.type === 'vote' && message.vote.type === 'prevote' ? [message.vote.value] : [],
    );
  }

  async end(): Promise<void> {
    await this.node.driver.stop();
  }
}

test('a valid block is prevoted at once and stored with the signature of its proposal', async () => {
  const stage = await Stage.inRound0();
  const block = stage.block();
  stage.propose(block);
  await stage.time.run(1);
  assert.equal(stage.prevotes, [blockHash(block)]);
  await stage.end();
});

for (const [what, forge] of [
  ['names another proposer', { proposer: FOUR[0]!.address }],
  ['was made in another round', { round: 1 }],
  ['does not follow the head', { parent: 'elsewhere' }],
  ['is stamped too late', { timestampMs: 2_000_000 }],
] as const) {
  test(`a proposed block that ${what} gets no vote`, async () => {
    const stage = await Stage.inRound0();
    stage.propose(stage.block(forge));
    await stage.time.run(3500);
    assert.equal(stage.prevotes, ['nil']);
    await stage.end();
  });
}

test('a validator with a slow clock prevotes a block that has the earliest time of its height', async () => {
  for (const [laterMs, vote] of [
    [0, 'block'],
    [1, 'nil'],
  ] as const) {
    const stage = await Stage.inRound0(9_000_000);
    const block = stage.block({ timestampMs: 9_000_000 + laterMs });
    stage.propose(block);
    await stage.time.run(3500);
    assert.equal(stage.prevotes, [vote === 'block' ? blockHash(block) : 'nil']);
    await stage.end();
  }
});

test('a proposal with a broken signature or from a validator that does not lead the round is ignored', async () => {
  const stage = await Stage.inRound0();
  const block = stage.block();
  const body = { type: 'proposal', height: 1, round: 0, validRound: -1, hash: blockHash(block) } as const;
  stage.node.driver.receive('peer', { type: 'proposal', proposal: signed(3, body), polka: null }, () => block);
  const broken = { ...signed(FIRST, body), signature: new Uint8Array(64) };
  stage.node.driver.receive('peer', { type: 'proposal', proposal: broken, polka: null }, () => block);
  await stage.time.run(2900);
  assert.equal(stage.prevotes, []);
  await stage.end();
});

test('a different body under the hash of a valid block does not invalidate the block', async () => {
  const stage = await Stage.inRound0();
  const block = stage.block();
  const body = { type: 'proposal', height: 1, round: 0, validRound: -1, hash: blockHash(block) } as const;
  const message = { type: 'proposal', proposal: signed(FIRST, body), polka: null } as const;
  stage.node.driver.receive('peer', message, () => stage.block({ parent: 'spoilt' }));
  await stage.time.run(1);
  stage.node.driver.receive('peer', message, () => block);
  await stage.time.run(1);
  assert.equal(stage.prevotes, [blockHash(block)]);
  await stage.end();
});

/** A polka of round 0 for the block, and round 1 reached. */
async function reproposed(block: (stage: Stage) => TestBlock): Promise<Stage> {
  const stage = await Stage.inRound0();
  await stage.time.run(3100);
  const proposed = block(stage);
  const hash = blockHash(proposed);
  const votes = [1, 2, 3].map((i) =>
    signed(i, { type: 'prevote', height: 1, round: 0, value: hash, validRound: -1 } as const),
  );
  const signatures = votes.map((vote) => vote.signature);
  for (const i of [1, 2])
    stage.hear(signed(i, { type: 'prevote', height: 1, round: 1, value: 'nil', validRound: -1 } as const));
  await stage.time.run(1);
  stage.propose(proposed, 1, { height: 1, round: 0, hash, validRound: -1, signers: [1, 2, 3], signatures });
  await stage.time.run(1);
  return stage;
}

test('a block re-proposed with its polka needs the signature of its first proposal', async () => {
  const bare = await reproposed((stage) => stage.block());
  assert.equal(bare.prevotes, ['nil']);
  await bare.end();
  const sealed = await reproposed((stage) => {
    const block = stage.block();
    const body = { type: 'proposal', height: 1, round: 0, validRound: -1, hash: blockHash(block) } as const;
    const seal = signed(FIRST, body).signature;
    assert.ok(verify(signBytes(DOMAIN, body), seal, FOUR[FIRST]!.publicKey));
    return { ...block, seal: Buffer.from(seal).toString('hex') };
  });
  assert.is(sealed.prevotes.length, 2);
  assert.is.not(sealed.prevotes[1], 'nil');
  await sealed.end();
});

test.run();
