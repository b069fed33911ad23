/** Headers on the word of validators: a chain of sets that hand over to each other, told by an honest node and by liars. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ClientError, connect, HeaderTrust } from '../../rpc-schemas/clients/typescript/index.js';
import { signBytes } from '../../runtime/engine/consensus/messages.js';
import { Header, headerHash, SignedHeader } from '../../runtime/kernel/chain/block.js';
import { validatorsHash } from '../../runtime/kernel/chain/validators.js';
import { type Address, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
const CHAIN = { chainId: 7, genesisHash: 'ab'.repeat(32) as Hash };
const { forms } = connect('http://127.0.0.1:1');

/** Four validators; which, follows from the number. */
const setOf = (number: number) =>
  [0, 1, 2, 3].map((i) => {
    const signer = signerOf(KeyType.Ed25519, new Uint8Array(32).fill(1 + number * 4 + i));
    const address = toHex(new Uint8Array(32).fill(number * 4 + i)) as Address;
    return { signer, power: { address, publicKey: toHex(signer.publicKey), power: 10 + i } };
  });

/** The set changes every ten blocks. */
const numberAt = (height: number): number => Math.trunc(height / 10);
const powersAt = (height: number) => setOf(numberAt(height)).map(({ power }) => power);

const template = Header.sample(() => 0);

function headerAt(height: number, change: Partial<Header> = {}): Header {
  return {
    ...template,
    chain_id: CHAIN.chainId,
    height,
    timestamp_ms: NOW - DAY + height * 1_000,
    state_root: toHex(new Uint8Array(32).fill(height)) as Hash,
    validators_hash: validatorsHash(powersAt(height)),
    next_validators_hash: validatorsHash(powersAt(height + 1)),
    ...change,
  };
}

interface Lie {
  readonly height: number;
  /** What the header says instead. */
  readonly change?: Partial<Header>;
  /** Who signs: these of the set. */
  readonly signers?: readonly number[];
  readonly validators?: ReturnType<typeof powersAt>;
}

/** A node of that chain, which may lie about one height. */
function nodeOf(lie?: Lie) {
  let asked = 0;
  const answer = (height: number) => {
    asked++;
    const lies = lie?.height === height ? lie : undefined;
    const header = headerAt(height, lies?.change);
    const hash = headerHash(header);
    const set = setOf(numberAt(height));
    const signers = lies?.signers ?? [0, 1, 2];
    const body = { type: 'precommit', height, round: 0, value: hash, validRound: -1 } as const;
    const message = signBytes(CHAIN, body);
    const signatures = signers.map((i) => set[i]!.signer.sign(message));
    const commit = { height, round: 0, hash, signers, signatures };
    const bytes = encode(SignedHeader, { header, commit, proposer_signature: null });
    const validators = (lies?.validators ?? powersAt(height)).map(({ address, publicKey, power }) => ({
      ...{ address: forms.address(address), power },
      public_key: publicKey,
    }));
    return { signed_header: `0x${toHex(bytes)}`, validators };
  };
  return {
    forms,
    identify: async () => ({ chainId: CHAIN.chainId, height: 5 }),
    ask: async <T>(_: string, [height]: readonly unknown[] = []) => answer(height as number) as T,
    asked: () => asked,
  };
}

async function trusting(lie?: Lie, now = NOW) {
  const trusted = await HeaderTrust.first(nodeOf());
  const node = nodeOf(lie);
  return { node, trust: new HeaderTrust(node, CHAIN, trusted, () => now) };
}

async function refusedAt(height: number, lie?: Lie, now = NOW): Promise<string> {
  const { trust } = await trusting(lie, now);
  try {
    await trust.at(height);
  } catch (cause) {
    assert.instance(cause, ClientError);
    assert.is((cause as ClientError).name, 'NotProven');
    return (cause as Error).message;
  }
  throw new Error(`block ${height} was believed`);
}

test('a header is trusted if two thirds of the power signed it, across all validator changes, in few requests', async () => {
  const { node, trust } = await trusting();
  assert.is((await trust.at(5)).stateRoot, forms.hash(headerAt(5).state_root));
  const far = await trust.at(87);
  assert.equal([far.height, far.signers, far.validators], [87, 3, 4]);
  assert.ok(node.asked() < 100, `${node.asked()} questions`);
  assert.is(numberAt(trust.trusted.height + 1), 8, 'it goes on from the last set');
});

test('the trusted state is plain JSON, from which the next session resumes', async () => {
  const { trust } = await trusting();
  await trust.at(55);
  const kept = JSON.parse(JSON.stringify(trust.trusted));
  const next = new HeaderTrust(nodeOf(), CHAIN, kept, () => NOW);
  assert.is((await next.at(58)).height, 58);
  assert.throws(() => new HeaderTrust(nodeOf(), CHAIN, { ...kept, validators: powersAt(1) }), /do not match the hash/);
});

test('a block with too few signatures, foreign ones, or of another chain is not trusted', async () => {
  assert.match(await refusedAt(7, { height: 7, signers: [0, 1] }), /not certified by two thirds/);
  const others = { validators_hash: validatorsHash(powersAt(20)) };
  assert.match(
    await refusedAt(7, { height: 7, change: others }),
    /does not change|another validator set|not certified/,
  );
  assert.match(await refusedAt(7, { height: 7, change: { chain_id: 8 } }), /is of chain 8/);
});

test('a validator change that the old validators did not sign is not trusted', async () => {
  const boundary = { next_validators_hash: validatorsHash(powersAt(50)) };
  assert.match(await refusedAt(15, { height: 9, change: boundary, signers: [3] }), /not certified by two thirds/);
  assert.match(await refusedAt(15, { height: 10, validators: powersAt(50) }), /does not lead to the given validators/);
});

test('validators that left long ago are not trusted', async () => {
  assert.match(await refusedAt(7, undefined, NOW + 8 * DAY), /days old/);
});

test.run();
