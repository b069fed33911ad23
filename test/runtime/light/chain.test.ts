/** The light chain: what it takes and what it refuses, over a made chain whose validators change. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signBytes } from '../../../runtime/engine/consensus/messages.js';
import { type Header, headerHash, NO_CERTIFICATE, type SignedHeader } from '../../../runtime/kernel/chain/block.js';
import { validatorsHash } from '../../../runtime/kernel/chain/validators.js';
import type { ValidatorPower } from '../../../runtime/kernel/ports.js';
import { fromHex, type Hash, toHex, ZERO_ADDRESS, ZERO_HASH } from '../../../runtime/lib/codec/ids.js';
import { addressOfKey } from '../../../runtime/lib/crypto/address.js';
import { KeyType, type Signer, signerOf } from '../../../runtime/lib/crypto/signatures.js';
import type { Failure } from '../../../runtime/lib/errors.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { signaturesOf } from '../../../runtime/node/assembly/signature-checks.js';
import { BeyondTrust, LightChain } from '../../../runtime/node/light/chain.js';
import { LightStore } from '../../../runtime/node/light/light-store.js';

const DOMAIN = { chainId: 7, genesisHash: 'aa'.repeat(32) as Hash };
const START_MS = 1_800_000_000_000;
const DAY_MS = 86_400_000;

const signers = Array.from({ length: 6 }, (_, i) => signerOf(KeyType.Ed25519, new Uint8Array(32).fill(i + 1)));
const powerOf = ({ publicKey }: Signer): ValidatorPower => ({
  address: addressOfKey(publicKey),
  publicKey: toHex(publicKey),
  power: 1,
});

/** The set of an epoch of five blocks: each hands over to the next one. */
const setAt = (height: number): readonly Signer[] => {
  const epoch = Math.trunc(Math.max(0, height - 1) / 5);
  return [0, 1, 2, 3].map((i) => signers[(epoch + i) % signers.length]!);
};

const NOTHING: Header = {
  version: 1,
  chain_id: 7,
  height: 0,
  round: 0,
  timestamp_ms: START_MS,
  parent_hash: ZERO_HASH,
  proposer: ZERO_ADDRESS,
  epoch: 0,
  state_root: ZERO_HASH,
  transactions_root: ZERO_HASH,
  receipts_root: ZERO_HASH,
  attestations_root: ZERO_HASH,
  evidence_root: ZERO_HASH,
  validators_hash: ZERO_HASH,
  next_validators_hash: ZERO_HASH,
  last_commit_hash: ZERO_HASH,
  module_set_id: ZERO_HASH,
  gas_used: 0,
  gas_limit: 0,
  base_fee: 0,
  bundle_count: 0,
  interval_ms: 2_000,
};
const hashOf = (set: readonly Signer[]): Hash => validatorsHash(set.map(powerOf));

/** Signs a header as its proposer and as so many of the set. */
function signed(header: Header, set: readonly Signer[], count = set.length): SignedHeader {
  const hash = headerHash(header);
  const { height, round } = header;
  const proposal = signBytes(DOMAIN, { type: 'proposal', height, round, validRound: -1, hash });
  const vote = signBytes(DOMAIN, { type: 'precommit', height, round, value: hash, validRound: -1 });
  const signing = set.slice(0, count);
  const commit = {
    height,
    round,
    hash,
    signers: signing.map((_, i) => i),
    signatures: signing.map((one) => one.sign(vote)),
  };
  return { header, commit, proposer_signature: set[height % set.length]!.sign(proposal) };
}

/** Headers up to a height; `change` makes one of them another before it is signed. */
function chainTo(height: number, change: (header: Header) => Header = (header) => header): SignedHeader[] {
  const first = { ...NOTHING, validators_hash: hashOf(setAt(0)), next_validators_hash: hashOf(setAt(1)) };
  const headers: SignedHeader[] = [{ header: first, commit: NO_CERTIFICATE, proposer_signature: null }];
  for (let h = 1; h <= height; h++) {
    const set = setAt(h);
    const header = change({
      ...NOTHING,
      height: h,
      timestamp_ms: START_MS + 2_000 * h,
      parent_hash: headerHash(headers[h - 1]!.header),
      proposer: powerOf(set[h % set.length]!).address,
      state_root: toHex(new Uint8Array(32).fill(h)) as Hash,
      validators_hash: hashOf(set),
      next_validators_hash: hashOf(setAt(h + 1)),
    });
    headers.push(signed(header, set));
  }
  return headers;
}

const sets = new Map(
  Array.from({ length: 12 }, (_, epoch) => [hashOf(setAt(epoch * 5 + 1)), setAt(epoch * 5 + 1).map(powerOf)]),
);
const findSet = async (hash: Hash) => sets.get(hash) ?? null;

const open = (store = new LightStore(new MemoryDatabase()), nowMs: number | (() => number) = START_MS, from = 0) =>
  LightChain.open(
    store,
    7,
    signaturesOf(DOMAIN),
    { head: chainTo(from)[from]!, validators: setAt(from + 1).map(powerOf) },
    typeof nowMs === 'number' ? () => nowMs : nowMs,
  );

test('headers are accepted across set changes, in batches of any size, and found again after a restart', async () => {
  const all = chainTo(23);
  const store = new LightStore(new MemoryDatabase());
  const chain = await open(store);
  for (let at = 1; at <= 23; ) {
    const count = 1 + (at % 7);
    assert.is(await chain.accept(all.slice(at, at + count), findSet), undefined);
    at += count;
  }
  assert.is(chain.height, 23);
  assert.equal(await chain.header(12), all[12]);
  const again = await open(store);
  assert.is(again.height, 23);
  assert.is(await again.accept(chainTo(30).slice(24), findSet), undefined);
  assert.is(again.height, 30);
});

test('more than two thirds of the power suffice, and no less does', async () => {
  const { header } = chainTo(1)[1]!;
  for (const [count, taken] of [
    [3, true],
    [2, false],
  ] as const) {
    const chain = await open();
    assert.is((await chain.accept([signed(header, setAt(1), count)], findSet)) === undefined, taken);
  }
});

test('an invalid header rejects its whole segment, and earlier segments with one validator set each are kept', async () => {
  const all = chainTo(12);
  const chain = await open();
  const broken = all.map((one, i) => (i === 9 ? { ...one, proposer_signature: new Uint8Array(64) } : one));
  assert.match((await chain.accept(broken.slice(1), findSet)) ?? '', /block 9 lacks its proposer's signature/);
  assert.is(chain.height, 5);
});

for (const [what, forge, why] of [
  [
    'a header that its set has not certified',
    (all: SignedHeader[]) => [...all.slice(1, 3), signed(all[3]!.header, setAt(3), 2)],
    /block 3 is not certified/,
  ],
  [
    'a certificate of another block',
    (all: SignedHeader[]) => [{ ...all[1]!, commit: all[2]!.commit }],
    /block 1 is not certified/,
  ],
  [
    'a certificate before the last that its set has not signed',
    (all: SignedHeader[]) => [all[1]!, signed(all[2]!.header, setAt(2), 2), all[3]!],
    /block 2 comes with a certificate that does not hold/,
  ],
  [
    'a certificate before the last that is of another block',
    (all: SignedHeader[]) => [{ ...all[1]!, commit: all[2]!.commit }, all[2]!],
    /block 1 comes with a certificate that does not hold/,
  ],
  ['a gap', (all: SignedHeader[]) => all.slice(2, 4), /block 2 comes after block 0/],
  ['another chain', (all: SignedHeader[]) => [signed({ ...all[1]!.header, chain_id: 8 }, setAt(1))], /of chain 8/],
  [
    'a set of its own',
    (all: SignedHeader[]) => {
      const own = signers.slice(2);
      return [signed({ ...all[1]!.header, proposer: powerOf(own[1]!).address, validators_hash: hashOf(own) }, own)];
    },
    /names another validator set/,
  ],
  [
    'a time that stands still',
    (all: SignedHeader[]) => [signed({ ...all[1]!.header, timestamp_ms: START_MS }, setAt(1))],
    /time of block 1 does not advance/,
  ],
  [
    'a stranger as proposer',
    (all: SignedHeader[]) => [signed({ ...all[1]!.header, proposer: ZERO_ADDRESS }, setAt(1))],
    /proposer of block 1 is not a validator/,
  ],
  [
    'a set that nobody has',
    (all: SignedHeader[]) => [signed({ ...all[1]!.header, next_validators_hash: ZERO_HASH }, setAt(1))],
    /no peer sends the validators after block 1/,
  ],
] as const) {
  test(`the light client rejects ${what}`, async () => {
    const chain = await open();
    assert.match((await chain.accept(forge(chainTo(6)), findSet)) ?? 'taken', why);
  });
}

test('a signed header with any byte changed is rejected', async () => {
  const all = chainTo(4);
  const chain = await open();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('state_root', 'parent_hash', 'transactions_root', 'validators_hash', 'proposer'),
      fc.nat(255),
      async (field, byte) => {
        const bytes = fromHex(all[1]!.header[field]);
        if (bytes[0] === byte) return;
        bytes[0] = byte;
        const header = { ...all[1]!.header, [field]: toHex(bytes) };
        assert.type(await chain.accept([{ ...all[1]!, header }], findSet), 'string');
      },
    ),
    { numRuns: 50 },
  );
  assert.is(chain.height, 0);
});

test("a head older than seven days is not trusted, and an operator's checkpoint is", async () => {
  const store = new LightStore(new MemoryDatabase());
  const chain = await open(store);
  await chain.accept(chainTo(8).slice(1), findSet);
  await open(store, START_MS + 6 * DAY_MS);
  try {
    await open(store, START_MS + 8 * DAY_MS);
    assert.unreachable();
  } catch (cause) {
    assert.is((cause as Failure).error, BeyondTrust);
    assert.is((cause as Failure).error.code, 3180);
  }
  const later = await open(store, START_MS + 8 * DAY_MS, 11);
  assert.is(later.height, 11);
  assert.is(later.oldest, 11);
  assert.is(await later.accept(chainTo(14).slice(12), findSet), undefined);
});

test('a head that becomes older than seven days while the node runs is not trusted either', async () => {
  let now = START_MS;
  const chain = await open(undefined, () => now);
  assert.is(await chain.accept(chainTo(3).slice(1), findSet), undefined);
  now += 6 * DAY_MS;
  assert.is(await chain.accept(chainTo(4).slice(4), findSet), undefined);
  now += 2 * DAY_MS;
  const late = await chain.accept(chainTo(5).slice(5), findSet).catch((cause: Failure) => cause);
  assert.is((late as Failure).error, BeyondTrust);
  assert.is(chain.height, 4);
});

test('an old checkpoint of the operator is followed up to the present, and then treated like any other head', async () => {
  let now = START_MS + 8 * DAY_MS;
  const chain = await open(undefined, () => now, 2);
  assert.is(await chain.accept(chainTo(4).slice(3), findSet), undefined, 'on the way');
  now = START_MS;
  assert.is(await chain.accept(chainTo(5).slice(5), findSet), undefined, 'arrived');
  now += 8 * DAY_MS;
  const late = await chain.accept(chainTo(6).slice(6), findSet).catch((cause: Failure) => cause);
  assert.is((late as Failure).error, BeyondTrust);
});

test.run();
