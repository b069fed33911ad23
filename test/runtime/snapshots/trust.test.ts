/** The way from genesis to the block of a snapshot: handovers between validators, and every way to forge one. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signBytes } from '../../../runtime/engine/consensus/messages.js';
import type { Anchor } from '../../../runtime/engine/snapshots/anchor.js';
import { flawInAnchor, type Root } from '../../../runtime/engine/snapshots/trust.js';
import { type Header, headerHash } from '../../../runtime/kernel/chain/block.js';
import {
  readValidatorSetChange,
  type ValidatorSetChange,
  validatorSetChangeBytes,
} from '../../../runtime/kernel/chain/validator-set-change.js';
import { validatorsHash } from '../../../runtime/kernel/chain/validators.js';
import type { ValidatorPower } from '../../../runtime/kernel/ports.js';
import { type Hash, toHex, ZERO_ADDRESS, ZERO_HASH } from '../../../runtime/lib/codec/ids.js';
import { addressOfKey } from '../../../runtime/lib/crypto/address.js';
import { KeyType, type Signer, signerOf } from '../../../runtime/lib/crypto/signatures.js';
import { signaturesOf } from '../../../runtime/node/assembly/signature-checks.js';

const DOMAIN = { chainId: 7, genesisHash: 'aa'.repeat(32) as Hash };
const SIGNATURES = signaturesOf(DOMAIN);
const signers = Array.from({ length: 6 }, (_, i) => signerOf(KeyType.Ed25519, new Uint8Array(32).fill(i + 1)));
const powerOf = ({ publicKey }: Signer): ValidatorPower => ({
  address: addressOfKey(publicKey),
  publicKey: toHex(publicKey),
  power: 1,
});
/** Validators of a number: four of six, other ones each time. */
const setOf = (number: number): readonly Signer[] => [0, 1, 2, 3].map((i) => signers[(number + i) % signers.length]!);
const powers = (set: readonly Signer[]) => set.map(powerOf);

function headerOf(height: number, by: readonly Signer[], next: readonly Signer[]): Header {
  return {
    version: 1,
    chain_id: 7,
    height,
    round: 0,
    timestamp_ms: 1_800_000_000_000 + height,
    parent_hash: ZERO_HASH,
    proposer: ZERO_ADDRESS,
    epoch: 0,
    state_root: ZERO_HASH,
    transactions_root: ZERO_HASH,
    receipts_root: ZERO_HASH,
    attestations_root: ZERO_HASH,
    evidence_root: ZERO_HASH,
    validators_hash: validatorsHash(powers(by)),
    next_validators_hash: validatorsHash(powers(next)),
    last_commit_hash: ZERO_HASH,
    module_set_id: ZERO_HASH,
    gas_used: 0,
    gas_limit: 0,
    base_fee: 0,
    bundle_count: 0,
    interval_ms: 2_000,
  };
}

function certified(header: Header, by: readonly Signer[], count = by.length) {
  const { height, round } = header;
  const hash = headerHash(header);
  const vote = signBytes(DOMAIN, { type: 'precommit', height, round, value: hash, validRound: -1 });
  const signing = by.slice(0, count);
  const signatures = signing.map((one) => one.sign(vote));
  return { header, commit: { height, round, hash, signers: signing.map((_, i) => i), signatures } };
}

/** Handovers every ten blocks, and a block after the last one. */
function chain(handovers: number): { readonly handovers: ValidatorSetChange[]; readonly anchor: Anchor } {
  const made = Array.from({ length: handovers }, (_, i) => ({
    ...certified(headerOf(10 * (i + 1), setOf(i), setOf(i + 1)), setOf(i)),
    validators: powers(setOf(i + 1)),
  }));
  const last = setOf(handovers);
  return { handovers: made, anchor: anchorOf(certified(headerOf(10 * handovers + 5, last, last), last), last) };
}

const anchorOf = ({ header, commit }: ReturnType<typeof certified>, by: readonly Signer[]): Anchor =>
  ({ block: { header }, commit, validators: powers(by), nextValidators: powers(by) }) as unknown as Anchor;

const genesis: Root = {
  height: 0,
  hash: ZERO_HASH,
  timestampMs: 1_800_000_000_000,
  validators: powers(setOf(0)),
  validatorsHash: validatorsHash(powers(setOf(0))),
};

const flaw = ({ handovers, anchor }: ReturnType<typeof chain>, root: Root = genesis) =>
  flawInAnchor(anchor, handovers, root, 7, SIGNATURES);

test('a block is trusted if any number of handovers link it to genesis', async () => {
  for (const count of [0, 1, 2, 7]) assert.is(await flaw(chain(count)), undefined, `${count} handovers`);
});

test('handovers survive an encoding round trip', () => {
  for (const handover of chain(3).handovers)
    assert.equal(readValidatorSetChange(validatorSetChangeBytes(handover)), handover);
});

test('a forged, omitted or reordered link makes the block untrusted', async () => {
  const { handovers, anchor } = chain(4);
  const forgeries: Record<string, { handovers: ValidatorSetChange[]; anchor: Anchor }> = {};
  for (let i = 0; i < handovers.length; i++) {
    const one = handovers[i]!;
    const by = setOf(i);
    const intruders = powers(setOf(i + 3));
    const change = (changed: ValidatorSetChange) => ({ handovers: handovers.with(i, changed), anchor });
    forgeries[`${i} left out`] = { handovers: handovers.toSpliced(i, 1), anchor };
    forgeries[`${i} names others than it hands over to`] = change({ ...one, validators: intruders });
    forgeries[`${i} is not signed by two thirds`] = change({ ...one, ...certified(one.header, by, 2) });
    forgeries[`${i} is signed by those it hands over to`] = change({ ...one, ...certified(one.header, setOf(i + 1)) });
    forgeries[`${i} has another header than is signed`] = change({ ...one, header: { ...one.header, epoch: 9 } });
    const header = { ...one.header, chain_id: 8 };
    forgeries[`${i} is of another chain`] = change({ ...one, ...certified(header, by) });
    const late = { ...one.header, timestamp_ms: 0 };
    forgeries[`${i} goes back in time`] = change({ ...one, ...certified(late, by) });
  }
  forgeries['in another order'] = { handovers: handovers.toReversed(), anchor };
  const last = setOf(4);
  forgeries['the block is signed by too few'] = {
    handovers,
    anchor: anchorOf(certified(anchor.block.header, last, 2), last),
  };
  const [earlier] = [headerOf(45, setOf(0), setOf(0))];
  forgeries['the block is signed by validators of long ago'] = {
    handovers,
    anchor: anchorOf(certified(earlier!, setOf(0)), setOf(0)),
  };
  const before = headerOf(35, last, last);
  forgeries['the block comes before the last handover'] = {
    handovers,
    anchor: anchorOf(certified(before, last), last),
  };
  for (const [what, forgery] of Object.entries(forgeries)) assert.type(await flaw(forgery), 'string', what);
});

test('trust starts at any block that the operator names once its header is available', async () => {
  const { handovers, anchor } = chain(4);
  // Blocks of the validators that a handover named, and of the first ones where nobody took over.
  for (const height of [11, 19, 25, 38, 41, 44]) {
    const by = setOf(Math.trunc(height / 10));
    const header = headerOf(height, by, by);
    const root = { height, hash: headerHash(header) };
    assert.match((await flaw({ handovers, anchor }, root))!, 'cannot prove');
    assert.is(await flaw({ handovers, anchor }, { ...root, header }), undefined, `block ${height}`);
    const lies = [{ ...header, gas_used: 1 }, headerOf(height + 1, by, by)];
    for (const lie of lies) assert.type(await flaw({ handovers, anchor }, { ...root, header: lie }), 'string');
    const forged = handovers.with(-1, { ...handovers.at(-1)!, validators: powers(setOf(9)) });
    assert.type(await flaw({ handovers: forged, anchor }, { ...root, header }), height < 40 ? 'string' : 'undefined');
  }
  const early = headerOf(5, setOf(0), setOf(0));
  const root = { height: 5, hash: headerHash(early), header: early };
  assert.is(await flaw(chain(0), root), undefined);
  assert.match((await flaw({ handovers, anchor }, root))!, 'cannot prove');
});

test('trust starts at the block that the operator names, and earlier handovers are ignored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 3 }), fc.boolean(), async (at, broken) => {
      const { handovers, anchor } = chain(4);
      const { header } = handovers[at]!;
      const root: Root = { height: header.height, hash: headerHash(header) };
      const given = broken && at > 0 ? handovers.with(0, { ...handovers[0]!, validators: [] }) : handovers;
      assert.is(await flaw({ handovers: given, anchor }, root), undefined);
      const false_ = handovers.with(at, { ...handovers[at]!, validators: powers(setOf(at + 3)) });
      assert.type(await flaw({ handovers: false_, anchor }, root), 'string');
    }),
    { numRuns: 12 },
  );
  const { anchor, handovers } = chain(2);
  const named: Root = { height: anchor.block.header.height, hash: headerHash(anchor.block.header) };
  assert.is(await flaw({ handovers: [], anchor }, named), undefined);
  assert.type(await flaw({ handovers, anchor }, { height: named.height, hash: 'bb'.repeat(32) }), 'string');
});

test.run();
