/** Attestations of a node over a chain: made once a height, heard, looked for, referred to, kept with the block, told to modules. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AttestationNetwork, AttestationParts } from '../../../runtime/engine/attestations/attestations.js';
import type { BundleOrder } from '../../../runtime/engine/attestations/bundle-order.js';
import { type Attestation, type AttestationBody, attested } from '../../../runtime/engine/consensus/attestation.js';
import type { AttestationRef, Block } from '../../../runtime/kernel/chain/block.js';
import { StoredBlock } from '../../../runtime/kernel/chain/block.js';
import { CodecError, decode } from '../../../runtime/lib/codec/type.js';
import { until } from '../../until.js';
import { withDisk } from '../ledger/chain.js';
import { member, members, signed } from '../producer/committee.js';
import { hash } from './made.js';

type Member = Awaited<ReturnType<typeof member>>;
const [, own] = members;
/** In this committee signatures that begin with 1 are genuine. */
const genuine = (): Uint8Array => new Uint8Array(64).fill(1);
const speaks = { publicKey: own!.publicKey, sign: async () => genuine(), maySign: () => true };

function withMember(
  attesting: Partial<AttestationParts>,
  work: (one: Member) => Promise<void>,
  params = {},
): Promise<void> {
  return withDisk(async ({ path, database }) => {
    const one = await member(path, database, { publicKey: own!.publicKey, attesting, params });
    try {
      await work(one);
    } finally {
      one.attestations.stop();
      await one.node.close();
    }
  });
}

const build = ({ application, node }: Member) => application.build(node.ledger.head.height + 1, 0, null);

async function advance(one: Member): Promise<Block> {
  const { hash: built, block } = await build(one);
  await one.application.commit(built, block, signed(block.header.height, built, [0, 1, 2, 3]));
  return block;
}

/** What validator `validator` attests at the next height. */
function next({ node }: Member, validator: number, more: Partial<AttestationBody> = {}, sign = genuine): Attestation {
  const { height, hash: parent } = node.ledger.head;
  const times = { received_ms: 5, made_ms: 6 };
  const body = { height: height + 1, parent, validator, ...times, parents: [], entries: new Uint8Array(), ...more };
  return attested(body, sign());
}

const refTo = ({ hash: one, body }: Attestation, age = 0): AttestationRef => ({
  age,
  validator: body.validator,
  hash: one,
});
const storedAt = async ({ node }: Member, height: number) => decode(StoredBlock, (await node.log.read(height))!);
const eventsOf = async ({ node }: Member) =>
  (await node.ledger.store.outcomes(node.ledger.head.height, node.ledger.set))
    .flatMap(({ events }) => events)
    .filter(({ type }) => type.name === 'Attested')
    .map(({ data }) => data);

test('a validator attests once per height, from the second height of a run on, and its block references the attestation', async () => {
  const published: Attestation[] = [];
  const network = { publish: (one: Attestation) => void published.push(one), fetch: async () => false };
  await withMember({ validator: speaks, network }, async (one) => {
    assert.equal((await advance(one)).attestations, [], 'it may have attested the first before it stopped');
    const block = await advance(one);
    assert.is(published.length, 1);
    assert.equal(block.attestations, [{ age: 0, validator: 1, hash: published[0]!.hash }]);
    await build(one);
    await build(one);
    assert.is(published.length, 2, 'building again attests nothing new');
    assert.equal((await storedAt(one, 2)).attestations, [published[0]!.bytes]);
  });
});

test('a validator that may not sign attests nothing', () =>
  withMember({ validator: { ...speaks, maySign: () => false } }, async (one) => {
    await advance(one);
    assert.equal((await advance(one)).attestations, []);
  }));

test('genuine attestations of members are accepted once, false ones are errors', () =>
  withMember({}, async (one) => {
    const { attestations } = one;
    const good = next(one, 2);
    assert.type(await attestations.receive(good.bytes), 'string');
    assert.is(await attestations.receive(good.bytes), undefined);
    const forged = next(one, 3, {}, () => new Uint8Array(64));
    const stranger = next(one, 9);
    for (const bytes of [forged.bytes, stranger.bytes, Uint8Array.of(1, 2, 3), good.bytes.slice(1)]) {
      try {
        await attestations.receive(bytes);
        assert.unreachable('it was taken');
      } catch (cause) {
        assert.instance(cause, CodecError);
      }
    }
    assert.is(await attestations.receive(next(one, 3, { height: 40 }).bytes), undefined, 'too far ahead');
  }));

test('blocks reference received attestations, in time and late; modules learn of credits and double attestations', () =>
  withMember({}, async (one) => {
    const { attestations } = one;
    const [first, second, late] = [next(one, 0), next(one, 2), next(one, 3)];
    for (const { bytes } of [second, first]) await attestations.receive(bytes);
    assert.equal((await advance(one)).attestations, [refTo(first), refTo(second)]);
    assert.equal(await eventsOf(one), [
      { credited: [0, 2].map((i) => ({ validator: members[i]!.address, age: 0 })), conflicting: [] },
    ]);
    const other = attested({ ...second.body, made_ms: 99 }, genuine());
    await attestations.receive(late.bytes);
    await attestations.receive(other.bytes);
    assert.equal((await advance(one)).attestations, [refTo(other, 1), refTo(late, 1)]);
    assert.equal(await eventsOf(one), [
      { credited: [{ validator: members[3]!.address, age: 1 }], conflicting: [members[2]!.address] },
    ]);
    assert.equal((await advance(one)).attestations, []);
    assert.is((await storedAt(one, 2)).attestations.length, 2);
  }));

test('a node fetches an attestation that a proposal references; if it cannot, the block is unfair in time', async () => {
  let asked = 0;
  let answer: readonly Uint8Array[] = [];
  const network = {
    publish() {},
    async fetch(...[, , , take]: Parameters<AttestationNetwork['fetch']>) {
      asked++;
      return asked > 1 && take(answer);
    },
  };
  await withMember({ network }, async (one) => {
    const { application } = one;
    const good = next(one, 2);
    const { hash: built, block } = await build(one);
    const referring = { ...block, attestations: [refTo(good)] };
    const began = Date.now();
    assert.is(await application.isFair(built, referring, 600), false);
    assert.ok(Date.now() - began >= 500 && asked >= 2);
    answer = [Uint8Array.of(7), good.bytes];
    assert.is(await application.isFair(built, referring, 5_000), true);
    assert.is(await application.isFair(built, block, 0), true, 'without references there is nothing to wait for');
    const false1 = { ...referring, attestations: [{ ...refTo(good), validator: 3 }] };
    assert.is(await application.isFair(built, false1, 5_000), false);
    const wrongParent = next(one, 3, { parent: hash(44) });
    await one.attestations.receive(wrongParent.bytes);
    assert.is(await application.isFair(built, { ...block, attestations: [refTo(wrongParent)] }, 5_000), false);
  });
});

test('a stopping node ends its search for referenced attestations', async () => {
  let asked = 0;
  const network = { publish() {}, fetch: async () => ++asked < 0 };
  await withMember({ network }, async (one) => {
    const { hash: built, block } = await build(one);
    const judged = one.application.isFair(built, { ...block, attestations: [refTo(next(one, 2))] }, 3_600_000);
    await until(() => asked > 0);
    one.attestations.stop();
    const then = asked;
    assert.is(await judged, false);
    assert.is(asked, then);
  });
});

test('a block with bytes that are not a bundle is unfair if order counts, and halts no node', () =>
  withMember(
    {},
    async (one) => {
      const { hash: built, block } = await build(one);
      assert.is(await one.application.isFair(built, block, 0), true);
      assert.is(await one.application.isFair(built, { ...block, bundles: [Uint8Array.of(1, 2, 3)] }, 0), false);
    },
    { 'chain.fair_ordering': true },
  ));

test('a chain with a custom order validates blocks against that order', async () => {
  const refusing: BundleOrder = {
    isRequired: () => true,
    arrange: (bundles) => bundles,
    misplaced: () => 'never in place',
  };
  for (const [order, fair] of [
    [refusing, false],
    [{ ...refusing, misplaced: () => undefined }, true],
    [{ ...refusing, isRequired: () => false }, true],
  ] as const) {
    await withMember({ order }, async (one) => {
      const { hash: built, block } = await build(one);
      assert.is(await one.application.isFair(built, block, 0), fair);
    });
  }
});

test('a repeated reference is rejected before the first vote, although execution treats it like a conflict', () =>
  withMember({}, async (one) => {
    const good = next(one, 2);
    await one.attestations.receive(good.bytes);
    await advance(one);
    const { hash: built, block } = await build(one);
    assert.is(await one.application.isFair(built, { ...block, attestations: [refTo(good, 1)] }, 1_000), false);
  }));

test('attestations that arrive with a block during sync are kept if the block references them', () =>
  withMember({}, async (one) => {
    const [good, other] = [next(one, 2), next(one, 3)];
    let made: { hash: string; block: Block } | undefined;
    await withMember({}, async (source) => {
      await source.attestations.receive(good.bytes);
      made = (await source.application.build(1, 0, null)) as never;
    });
    const { block, hash: built } = made!;
    const attested = [Uint8Array.of(1), other.bytes, good.bytes, good.bytes];
    await one.application.commit(built as never, block, signed(1, built as never, [0, 1, 2, 3]), attested);
    assert.equal((await storedAt(one, 1)).attestations, [good.bytes]);
  }));

test.run();
