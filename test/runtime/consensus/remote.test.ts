/** The driver with a signer in another process: absent, back, and ahead of a node that died with what it obtained. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { MessageSigner } from '../../../runtime/engine/consensus/ports.js';
import { SigningRecord } from '../../../runtime/engine/consensus/signing-record.js';
import {
  emptyRecord,
  readSignerRecord,
  type SignerRecord,
  voteOf,
  writeSignerRecord,
} from '../../../runtime/engine/consensus/watermark.js';
import type { UnsignedMessage, Vote } from '../../../runtime/kernel/agreement/types.js';
import { Disk, DOMAIN, Hub, member, quiet, Silence, signature, TestNode, VirtualTime } from './fakes.js';

const SOLE = member('sole', 10);
const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));

const recordOf = (record: SignerRecord) => new SigningRecord(DOMAIN, { write: async () => {} }, record);

/** A signer in another process, as a node sees it; several nodes may share the record. */
class Remote implements MessageSigner {
  readonly isRemote = true;
  readonly quietBlocks = 0;
  isPresent = true;
  /** Called after each signature. */
  signed: () => void = () => {};
  node: TestNode | undefined;
  readonly #key: string;
  #record: SigningRecord;

  constructor(key: string, record = recordOf(emptyRecord(key))) {
    this.#key = key;
    this.#record = record;
  }

  /** The process of the signer starts again, with its record or a changed one. */
  restart(change: Partial<SignerRecord> = {}): void {
    this.#record = recordOf(readSignerRecord(writeSignerRecord({ ...this.#record.content, ...change })));
  }

  get isPending(): boolean {
    return !this.isPresent;
  }

  get lastVote(): Vote {
    return voteOf(this.#record.content.last!, 0)!;
  }

  /** The same signer for another node. */
  other(): Remote {
    return new Remote(this.#key, this.#record);
  }

  async sign(message: UnsignedMessage): Promise<Uint8Array | null> {
    await quiet();
    if (!this.isPresent) return null;
    const ruling = this.#record.rule(message);
    if (ruling.type === 'refuse') {
      const vote = voteOf(this.#record.content.last!, 0);
      if (vote) this.node?.driver.receiveOwn(vote);
      return null;
    }
    if (ruling.type === 'repeat') return ruling.signature;
    const made = signature(this.#key, ruling.bytes);
    this.#record.note(message, ruling.digest, made);
    this.signed();
    return made;
  }

  async sync(): Promise<void> {}
  behind(): void {}
  foreign(): null {
    return null;
  }
  waitsAt(): boolean {
    return false;
  }
  endQuiet(): void {}
}

function sole(time: VirtualTime, disk: Disk, signer: Remote): TestNode {
  const node = new TestNode({
    validators: [SOLE],
    time,
    disk,
    network: new Silence(time),
    publicKey: SOLE.publicKey,
    signer,
  });
  signer.node = node;
  return node;
}

test('a sole validator whose signer is absent waits, and continues when it is back', async () => {
  const time = new VirtualTime();
  const signer = new Remote(SOLE.publicKey);
  const node = sole(time, new Disk(), signer);
  await node.start();
  await time.run(5_000);
  const before = node.disk.blocks.length;
  assert.ok(before > 0);
  signer.isPresent = false;
  await time.run(60_000);
  assert.is(node.disk.blocks.length, before);
  assert.is(node.halted, null);
  signer.isPresent = true;
  node.driver.signAgain();
  await time.run(10_000);
  assert.ok(node.disk.blocks.length > before);
  await node.driver.stop();
});

test('four validators of which two lack their signer for a minute agree again afterwards', async () => {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const signers = FOUR.map(({ publicKey }) => new Remote(publicKey));
  const nodes = FOUR.map(({ publicKey }, i) => {
    const node = new TestNode({
      validators: FOUR,
      time,
      disk: new Disk(),
      network: hub.link(`${i}`),
      publicKey,
      signer: signers[i]!,
    });
    hub.nodes.set(`${i}`, node);
    return node;
  });
  for (const node of nodes) await node.start();
  await time.run(10_000);
  for (const signer of signers.slice(2)) signer.isPresent = false;
  await time.run(60_000);
  const stalled = nodes.map(({ disk }) => disk.blocks.length);
  signers[2]!.isPresent = true;
  signers[3]!.isPresent = true;
  for (const node of nodes.slice(2)) node.driver.signAgain();
  await time.run(30_000);
  for (const [i, { disk }] of nodes.entries()) assert.ok(disk.blocks.length > stalled[i]! + 2, `node ${i}`);
  for (const node of nodes) await node.driver.stop();
});

test('a sole validator that dies after any signature continues on its disk', async () => {
  for (let last = 1; last <= 9; last++) {
    const time = new VirtualTime();
    const disk = new Disk();
    const signer = new Remote(SOLE.publicKey);
    const node = sole(time, disk, signer);
    let count = 0;
    let dead: Promise<void> | undefined;
    signer.signed = () => {
      if (++count === last) dead = node.crash();
    };
    await node.start();
    await time.run(20_000);
    assert.ok(dead, `it died after ${last}`);
    const before = disk.blocks.length;
    const again = sole(time, disk, signer.other());
    await again.start();
    await time.run(60_000);
    assert.ok(
      disk.blocks.length >= before + 2,
      `after signature ${last}: ${before} blocks, then ${disk.blocks.length}`,
    );
    await again.driver.stop();
  }
});

test('a standby continues after a node that died with a proposal or a prevote that it never sent', async () => {
  for (const last of [4, 5]) {
    const time = new VirtualTime();
    const signer = new Remote(SOLE.publicKey);
    const disk = new Disk();
    const node = sole(time, disk, signer);
    let count = 0;
    signer.signed = () => {
      if (++count === last) void node.crash();
    };
    await node.start();
    await time.run(20_000);
    const copy = new Disk();
    copy.blocks.push(...disk.blocks);
    const standby = sole(time, copy, signer.other());
    await standby.start();
    await time.run(60_000);
    assert.ok(copy.blocks.length >= disk.blocks.length + 2, `after signature ${last}`);
    await standby.driver.stop();
  }
});

/** A sole validator and its standby, whose signer refuses; both build the same first block. */
async function withStandby() {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const signer = new Remote(SOLE.publicKey);
  const refused = signer.other();
  refused.isPresent = false;
  const [active, standby] = [signer, refused].map((one, i) => {
    const node = new TestNode({
      ...{ validators: [SOLE], time, disk: new Disk(), publicKey: SOLE.publicKey },
      ...{ network: hub.link(`${i}`), signer: one },
    });
    one.node = node;
    hub.nodes.set(`${i}`, node);
    return node;
  }) as [TestNode, TestNode];
  await active.start();
  await standby.start();
  return { time, signer, refused, active, standby };
}

test("a standby that built the proposer's block itself stores it with the proposer's signature", async () => {
  const { time, active, standby } = await withStandby();
  await time.run(3_000);
  const [first, same] = [active, standby].map(({ disk }) => disk.blocks[0]!);
  assert.is(first!.hash, same!.hash);
  assert.ok(first!.block.seal);
  assert.is(same!.block.seal, first!.block.seal);
  await active.driver.stop();
  await standby.driver.stop();
});

test('a standby whose active node died after the precommit gets the signature of the block too', async () => {
  const { time, signer, refused, active, standby } = await withStandby();
  let signatures = 0;
  signer.signed = () => {
    if (++signatures === 3) void active.crash();
  };
  await time.run(2_500);
  assert.is(standby.disk.blocks.length, 0);
  refused.isPresent = true;
  await storesSigned(time, standby);
});

/** The standby after its active node died with the last of some signatures; its signer is absent, and is then another process. */
async function afterDeathAt(last: number, change: Partial<SignerRecord> = {}) {
  const scene = await withStandby();
  let signatures = 0;
  scene.signer.signed = () => {
    if (++signatures === last) void scene.active.crash();
  };
  await scene.time.run(2_500);
  assert.is(scene.standby.disk.blocks.length, 0);
  scene.refused.restart(change);
  return scene;
}

const PREVOTE = 2;
const PRECOMMIT = 3;

test('a standby whose signer restarted when its active node died gets the signature of the block too', async () => {
  for (const last of [PREVOTE, PRECOMMIT]) {
    const { time, refused, standby } = await afterDeathAt(last);
    refused.isPresent = true;
    standby.driver.signAgain();
    await time.run(10_000);
    assert.ok(standby.disk.blocks.length > 1);
    for (const { block } of standby.disk.blocks) assert.ok(block.seal, `${last} signatures, height ${block.height}`);
    await standby.driver.stop();
  }
});

/** Lets a node sign again, and checks that it stores blocks, each with its signature. */
async function storesSigned(time: VirtualTime, { driver, disk }: TestNode): Promise<void> {
  driver.signAgain();
  await time.run(10_000);
  assert.ok(disk.blocks.length > 1);
  for (const { block } of disk.blocks) assert.ok(block.seal, `height ${block.height}`);
  await driver.stop();
}

test('a standby stores no block that it decided before its signer is back, then stores it with the signature', async () => {
  const { time, refused, standby } = await afterDeathAt(PRECOMMIT);
  standby.driver.receiveOwn(refused.lastVote);
  await time.run(10_000);
  assert.is(standby.disk.blocks.length, 0, 'the signature is missing');
  refused.isPresent = true;
  await storesSigned(time, standby);
});

test('a standby that stops before its signer is back stores the block with the signature after its next start', async () => {
  const { time, refused, standby } = await afterDeathAt(PRECOMMIT);
  standby.driver.receiveOwn(refused.lastVote);
  await time.run(10_000);
  await standby.driver.stop();
  const next = refused.other();
  next.isPresent = false;
  const again = sole(time, standby.disk, next);
  await again.start();
  await time.run(10_000);
  assert.is(again.disk.blocks.length, 0);
  next.isPresent = true;
  await storesSigned(time, again);
});

test('a chain continues even if the record of its sole validator no longer has the signature of a block', async () => {
  const { time, refused, standby } = await afterDeathAt(PRECOMMIT, { proposal: null });
  refused.isPresent = true;
  standby.driver.signAgain();
  await time.run(10_000);
  assert.ok(standby.disk.blocks.length > 1);
  await standby.driver.stop();
});

test.run();
