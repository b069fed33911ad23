/**
 * Test vectors for clients in other languages: rpc-schemas/wire.json and rpc-schemas/vectors. Keys are those of the dev
 * chain, and samples come from a fixed seed, so the files change only when a declaration does.
 */

import { chainListFiles } from '../../cli/distribution/chain-list.js';
import { defaults } from '../../cli/distribution/default.js';
import { devSecret } from '../../cli/keys/keys.js';
import { chain_id, deposit, release, withdrawal } from '../../modules/bridge/digests.js';
import { intentHashOf, planHashOf } from '../../modules/intents/submit.js';
import { type ChainDomain, signBytes } from '../../runtime/engine/consensus/messages.js';
import { NONE, type VoteBody } from '../../runtime/kernel/agreement/types.js';
import { Certificate, certificateHash, Header, headerHash } from '../../runtime/kernel/chain/block.js';
import {
  type Bundle,
  Bundle as BundleType,
  bundleHash,
  MAX_BUNDLE_BYTES,
  openEnvelope,
  SignedBundle,
} from '../../runtime/kernel/chain/bundle.js';
import { accountOfSigner } from '../../runtime/kernel/chain/carried.js';
import { hashOf } from '../../runtime/kernel/chain/hash-of.js';
import { type Operation, operation } from '../../runtime/kernel/chain/operation.js';
import { Receipt } from '../../runtime/kernel/chain/receipt.js';
import { validatorsBytes, validatorsHash } from '../../runtime/kernel/chain/validators.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { struct } from '../../runtime/lib/codec/composites.js';
import { type Address, fromHex, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { encode, type Shape, type Type } from '../../runtime/lib/codec/type.js';
import { wireFields } from '../../runtime/lib/codec/wire.js';
import { addressOfKey, checkedAddressText } from '../../runtime/lib/crypto/address.js';
import { COIN_TYPE } from '../../runtime/lib/crypto/coin-type.js';
import { SIGNATURES } from '../../runtime/lib/crypto/ed25519/vectors.js';
import { blake3Hex } from '../../runtime/lib/crypto/hash.js';
import { mnemonicSecret } from '../../runtime/lib/crypto/mnemonic.js';
import { admissibleKey, KEY_TYPES, KeyType, signerOf, verifySignature } from '../../runtime/lib/crypto/signatures.js';
import { Failure } from '../../runtime/lib/errors.js';
import type { ApiDocument } from '../../runtime/lib/rpc/documents/openrpc.js';
import { Proof, type Proof as ProofValue, verifyProof } from '../../runtime/lib/state/proof.js';
import { StateTree } from '../../runtime/lib/state/tree.js';
import { leafOf } from '../../runtime/lib/state/tree-leaf.js';
import { wireDocument } from '../../runtime/node/api/client-chain.js';
import { seeded } from '../kit/random.js';
import { textOf } from './current.js';

/** The coin type of a chain whose genesis sets one. */
const OTHER_COIN = 90_210;
const MNEMONIC = `${'abandon '.repeat(23)}art`;
const CHAIN_ID = 1_618_031;
const hex = (bytes: Uint8Array): string => `0x${toHex(bytes)}`;

type Vectors = { readonly [name: string]: unknown };

/** Text of a vector file: one line for each entry of a list, so that a change shows as one line. */
function fileText(about: string, content: Vectors): string {
  const rows = Object.entries({ about, ...content }).map(([name, value]) => {
    if (!Array.isArray(value)) return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    return `  ${JSON.stringify(name)}: [\n${value.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

/** The files of one module set: path below rpc-schemas -> text. */
export function interopFiles(set: ModuleSet, document: ApiDocument): ReadonlyMap<string, string> {
  return new Map([
    ['wire.json', wireDocument(defaults, set.operations, document)],
    ...chainListFiles(defaults),
    ['vectors/addresses.json', addresses(set)],
    ['vectors/keys.json', keys(set)],
    ['vectors/operations.json', operations(set)],
    ['vectors/records.json', records(set)],
    ['vectors/certificates.json', certificates(set)],
    ['vectors/proofs.json', proofs()],
    ['vectors/hashes.json', hashes(set)],
    ['vectors/invalid.json', invalid(set)],
  ]);
}

function addresses(set: ModuleSet): string {
  const text = textOf(set);
  const ids = [devId(0), devId(1), '0'.repeat(64), 'f'.repeat(64), `${'0'.repeat(63)}1`] as Address[];
  const checked = (id: Address): string => checkedAddressText(id, defaults.addressPrefix);
  const valid = ids.map((id) => ({
    id: `0x${id}`,
    address: text.address(id),
    checked: checked(id),
    hash: text.hash(id as string as Hash),
  }));
  const short = accountOfSigner(fromHex('00112233445566778899aabbccddeeff00112233'));
  const good = text.address(devId(0));
  const summed = checked(devId(0));
  const invalid = [
    [`${summed.slice(0, -1)}${summed.endsWith('2') ? '3' : '2'}`, 'another last character: the checksum is wrong'],
    [summed.replace(/(.)(.)$/, '$2$1'), 'two swapped characters: the checksum is wrong'],
    [`${good}${summed.slice(good.length)}`, 'the end of the form with a checksum after the form without'],
    [`trx${summed.slice(3)}`, 'a checksum after the prefix of another chain'],
    ['', 'empty'],
    [good.slice(0, -1), 'decodes to fewer than 32 bytes, or to another account'],
    [`${good}1`, 'decodes to more than 32 bytes'],
    [good.replace(/^trl/, 'trx'), 'prefix of another chain'],
    [`TRL${good.slice(3)}`, 'the prefix is lower case'],
    [`${good.slice(0, -1)}0`, '0 is not a base58 character'],
    [`0x${'a'.repeat(63)}`, '63 hex digits'],
    [`0x${'a'.repeat(66)}`, '66 hex digits'],
    ['a'.repeat(64), 'hex without 0x'],
    [`0X${'a'.repeat(64)}`, 'the x of 0x is lower case'],
  ].filter(([given]) => text.parseAddress(given!) === undefined);
  return fileText(
    'Account ids and hashes as text: prefix + base58 of the 32 bytes, or 0x + 64 hex digits on input. Addresses also with a checksum (`checked`): prefix + base58 of the 32 bytes and the first 4 of their double SHA-256',
    {
      address_prefix: defaults.addressPrefix,
      hash_prefix: defaults.hashPrefix,
      valid,
      ethereum: [
        { ethereum: '0x00112233445566778899aabbccddeeff00112233', id: `0x${short}`, address: text.address(short) },
      ],
      invalid: invalid.map(([given, reason]) => ({ text: given, reason })),
    },
  );
}

const devId = (index: number): Address => addressOfKey(signerOf(KeyType.Ed25519, devSecret(index)).publicKey);

function keys(set: ModuleSet): string {
  const text = textOf(set);
  const message = fromHex(blake3Hex(new TextEncoder().encode('trellis')));
  const signed = (keyType: KeyType, secret: Uint8Array) => {
    const signer = signerOf(keyType, secret);
    const { publicKey } = signer;
    const address = text.address(addressOfKey(publicKey));
    return {
      secret: hex(secret),
      public_key: hex(publicKey),
      address,
      message: hex(message),
      signature: hex(signer.sign(message)),
    };
  };
  const named = KEY_TYPES.flatMap(({ name, signsBundles }, tag) =>
    signsBundles ? [{ name, tag: tag as KeyType }] : [],
  );
  const derived = named.flatMap(({ name, tag }) =>
    [0, 1].map((account) => ({
      key_type: name,
      tag,
      coin_type: COIN_TYPE,
      path: `m/44'/${COIN_TYPE}'/${account}'/${tag}'`,
      ...signed(tag, mnemonicSecret(MNEMONIC, account, tag)),
    })),
  );
  derived.push({
    ...{ key_type: 'Ed25519', tag: KeyType.Ed25519, coin_type: OTHER_COIN, path: `m/44'/${OTHER_COIN}'/0'/0'` },
    ...signed(KeyType.Ed25519, mnemonicSecret(MNEMONIC, 0, KeyType.Ed25519, OTHER_COIN)),
  });
  const dev = [0, 1, 2].map((index) => ({
    name: `dev:${index}`,
    key_type: 'Ed25519',
    tag: 0,
    ...signed(KeyType.Ed25519, devSecret(index)),
  }));
  const ed25519 = SIGNATURES.map(([key, given, signature, valid, why]) => ({
    public_key: `0x${key}`,
    message: `0x${given}`,
    signature: `0x${signature}`,
    valid,
    why,
  }));
  for (const { public_key, message: given, signature, valid } of ed25519) {
    const one = verifySignature(KeyType.Ed25519, bytesOf(public_key), bytesOf(given), bytesOf(signature));
    if (one !== valid) throw new Error(`the rule for ${signature} is not the vector's`);
  }
  const inadmissible = [
    ['0100000000000000000000000000000000000000000000000000000000000000', 'the identity'],
    ['0000000000000000000000000000000000000000000000000000000000000000', 'a point of order 4'],
    ['ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'a point of order 2'],
    ['eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f', 'an encoding that is not canonical'],
    ['0200000000000000000000000000000000000000000000000000000000000000', 'not a point of the curve'],
  ].filter(([key]) => !admissibleKey(KeyType.Ed25519, fromHex(key!)));
  return fileText('Keys from mnemonics (BIP-39, then SLIP-0010), and signatures of 32-byte messages', {
    mnemonic: MNEMONIC,
    derived,
    dev,
    ed25519,
    inadmissible: inadmissible.map(([key, reason]) => ({ public_key: `0x${key}`, reason })),
  });
}

const bytesOf = (text: string): Uint8Array => fromHex(text.slice(2));

const term = { version: 1, chain_id: CHAIN_ID, nonce: 7, gas_limit: 1_000_000, gas_price: 10 } as const;

/** A bundle of the first dev account, signed. */
function signedBundle(set: ModuleSet, list: readonly Operation[], others: Partial<Bundle> = {}) {
  const signer = signerOf(KeyType.Ed25519, devSecret(0));
  const from = addressOfKey(signer.publicKey);
  const bundle: Bundle = { ...term, from, valid_until: 0, memo: '', operations: list, ...others };
  const hash = bundleHash(bundle, set.operations);
  const signature = { key_type: KeyType.Ed25519, public_key: signer.publicKey, signature: signer.sign(fromHex(hash)) };
  return { bundle, hash, signed: { bundle, signatures: [signature] } };
}

/** Samples of an operation, of which each gives the same bytes again after a round trip through JSON. */
const SAMPLES = 3;

function operations(set: ModuleSet): string {
  const text = textOf(set);
  const { version, gas_limit, gas_price } = term;
  const rows = [...set.operations.byName.values()].flatMap((type) =>
    Array.from({ length: SAMPLES }, (_, i) => {
      const random = Object.assign(seeded(type.id * SAMPLES + i), { operations: set.operations });
      const one: Operation = { type, params: type.params.sample(random) };
      const own = { nonce: i, valid_until: i, memo: i === 0 ? '' : 'memo ✓' };
      const { bundle, hash, signed } = signedBundle(set, [one], own);
      return {
        operation: operation.toJson(one, text),
        ...own,
        operation_hex: hex(encode(operation, one, set.operations)),
        unsigned_bundle_hex: hex(encode(BundleType, bundle, set.operations)),
        signing_hash: `0x${hash}`,
        id: text.hash(hash),
        signature: hex(signed.signatures[0]!.signature),
        signed_bundle_hex: hex(encode(SignedBundle, signed, set.operations)),
      };
    }),
  );
  return fileText(
    'Operations of every kind, each alone in a bundle of dev:0 (keys.json) with the shared terms and its own. Values are random, so a node accepts the bytes and refuses many of the operations',
    { terms: { version, chain_id: CHAIN_ID, gas_limit, gas_price, from: text.address(devId(0)) }, rows },
  );
}

function records(set: ModuleSet): string {
  const text = textOf(set);
  const kinds: readonly (readonly [string, Type<never>, ((value: never) => string)?])[] = [
    ['header', Header as Type<never>, headerHash],
    ['certificate', Certificate as Type<never>, certificateHash],
    ['receipt', Receipt as Type<never>],
  ];
  const rows = kinds.flatMap(([record, type, hashed], k) =>
    [0, 1].map((i) => {
      const value = type.sample(seeded(200 + 10 * k + i));
      const row = { record, json: type.toJson(value, text), hex: hex(encode(type, value)) };
      return hashed === undefined ? row : { ...row, hash: `0x${hashed(value)}` };
    }),
  );
  return fileText('Records of the protocol (docs/spec/protocol.md, 4): JSON, borsh bytes, and the hash if it has one', {
    forms: { header: Header.wire, receipt: Receipt.wire },
    rows,
  });
}

/** Four validators of equal power, so three of them are a quorum, and one more with a power of two. */
const POWERS = [1, 1, 1, 1, 2];

function certificates(set: ModuleSet): string {
  const text = textOf(set);
  const signers = POWERS.map((_, i) => signerOf(KeyType.Ed25519, devSecret(i)));
  const validators = signers.map(({ publicKey }, i) => ({
    publicKey: toHex(publicKey),
    power: POWERS[i]!,
    address: addressOfKey(publicKey),
  }));
  const domain: ChainDomain = { chainId: CHAIN_ID, genesisHash: blake3Hex(new TextEncoder().encode('genesis')) };
  const header: Header = {
    ...Header.sample(seeded(7)),
    chain_id: CHAIN_ID,
    proposer: validators[0]!.address,
    validators_hash: validatorsHash(validators),
    next_validators_hash: validatorsHash(validators),
  };
  const hash = headerHash(header);
  const { height } = header;
  const round = header.round + 1;
  const precommit: VoteBody = { type: 'precommit', height, round, value: hash, validRound: NONE };
  const signedBytes = signBytes(domain, precommit);
  const by = (indices: readonly number[], bytes = signedBytes) => ({
    height,
    round,
    hash,
    signers: indices,
    signatures: indices.map((index) => signers[index]!.sign(bytes)),
  });
  const prevote = signBytes(domain, { ...precommit, type: 'prevote' });
  const elsewhere = signBytes({ ...domain, genesisHash: hash }, precommit);
  const cases = [
    { certificate: by([0, 1, 2, 3, 4]), valid: true, why: 'all six of six' },
    { certificate: by([0, 1, 2, 4]), valid: true, why: 'five of six' },
    { certificate: by([0, 1, 4]), valid: false, why: 'four of six: a quorum is more than two thirds' },
    { certificate: by([0, 1, 2, 4], prevote), valid: false, why: 'signatures of prevotes' },
    { certificate: by([0, 1, 2, 4], elsewhere), valid: false, why: 'signatures for another genesis' },
  ];
  const proposal = signBytes(domain, { type: 'proposal', height, round: header.round, validRound: NONE, hash });
  return fileText(
    'A header, the validators that decide it, and certificates for it (docs/spec/consensus.md, 2). Keys are those of dev:0 to dev:4',
    {
      chain_id: CHAIN_ID,
      genesis_hash: `0x${domain.genesisHash}`,
      validators: validators.map(({ publicKey, power, address }) => ({
        public_key: `0x${publicKey}`,
        power,
        address: text.address(address),
      })),
      validators_hex: hex(validatorsBytes(validators)),
      validators_hash: `0x${validatorsHash(validators)}`,
      header: Header.toJson(header, text),
      header_hex: hex(encode(Header, header)),
      block_hash: `0x${hash}`,
      precommit_bytes: hex(signedBytes),
      proposal_bytes: hex(proposal),
      proposer_signature: hex(signers[0]!.sign(proposal)),
      certificates: cases.map(({ certificate, ...rest }) => ({ ...rest, hex: hex(encode(Certificate, certificate)) })),
    },
  );
}

function proofs(): string {
  const bytes = (word: string) => new TextEncoder().encode(word);
  const entries = Array.from(
    { length: 40 },
    (_, i) => [bytes(`key ${i}`), bytes(`value ${i}${'.'.repeat(i)}`)] as const,
  );
  const tree = StateTree.build(entries.map(([key, value]) => leafOf(key, value)));
  const root = tree.root();
  const prove = (key: Uint8Array): ProofValue => tree.prove(leafOf(key, bytes('')).path);
  const row = (key: Uint8Array, value: Uint8Array | null, proof: ProofValue, why: string) => ({
    key: hex(key),
    value: value === null ? null : hex(value),
    proof: Proof.toJson(proof, undefined as never),
    proof_hex: hex(encode(Proof, proof)),
    valid: verifyProof(root, key, value, proof),
    why,
  });
  const [key, value] = entries[5]!;
  const proof = prove(key);
  const absent = bytes('key 41');
  const rows = [
    ...[0, 5, 12, 39].map((i) => row(entries[i]![0], entries[i]![1], prove(entries[i]![0]), 'the value of the key')),
    ...['key 40', 'key 41', 'key 42', 'key 43'].map((word) =>
      row(bytes(word), null, prove(bytes(word)), 'the key is absent'),
    ),
    row(key, bytes('another'), proof, 'another value'),
    row(key, null, proof, 'absence of a key that is present'),
    row(absent, value, prove(absent), 'a value of a key that is absent'),
    row(entries[6]![0], entries[6]![1], proof, 'the proof of another key'),
    row(key, value, { ...proof, siblings: [...proof.siblings].reverse() }, 'siblings in reverse order'),
    row(key, value, { ...proof, depth: proof.depth - 1 }, 'a smaller depth'),
  ];
  return fileText('Inclusion and absence proofs of the state tree (docs/spec/protocol.md, 5)', {
    state: entries.map(([k, v]) => [hex(k), hex(v)]),
    root: hex(root),
    empty_root: hex(StateTree.build([]).root()),
    rows,
  });
}

function hashes(set: ModuleSet): string {
  const text = textOf(set);
  const row = (tag: string, shape: Shape, values: object) => ({
    tag,
    form: wireFields(shape),
    values: struct(shape).toJson(values as never, text),
    hash: `0x${hashOf(tag, shape, values as never)}`,
  });
  const recipient = devId(1);
  const deposited = {
    ...{ chain_id: CHAIN_ID, chain: 'ethereum', tx_hash: `0x${'ab'.repeat(32)}`, log_index: 3 },
    ...{ mint: blake3Hex(new TextEncoder().encode('mint')), amount: 1_500_000n, recipient },
  };
  const withdrawn = {
    ...{ chain_id: CHAIN_ID, withdrawal_id: 42, chain: 'ethereum', contract: `0x${'11'.repeat(20)}` },
    ...{ amount: 1_500_000n, destination: `0x${'22'.repeat(20)}`, expires_at: 1_800_000_000 },
  };
  const released = { chain_id: CHAIN_ID, withdrawal_id: 42, release_tx: `0x${'cd'.repeat(32)}` };
  const sentence = 'send 5 TRL to alice.trl';
  const transfer = { Transfer: { to: text.address(recipient), token_symbol: 'TRL', amount: '5000000000' } };
  const json = {
    SubmitIntent: { intent_hash: `0x${intentHashOf(sentence)}`, text: sentence, plan: [transfer], deadline: 0 },
  };
  const submit = operation.fromJson(json, text) as Operation;
  const plan = row('intent-plan/v1', { operation }, { operation: submit });
  if (plan.hash !== `0x${planHashOf(submit)}`) throw new Error('the hash of a plan has another form');
  const contents = [...set.operations.byName.values()].flatMap(({ definition: { commits }, id }) =>
    commits === undefined
      ? []
      : [
          row(
            commits.tag,
            commits.of,
            struct(commits.of).sample(Object.assign(seeded(id), { operations: set.operations })),
          ),
        ],
  );
  return fileText(
    'Hashes that are signed or compared outside bundles: Blake3 of the tag and of the fields in the forms of wire.json. Contents that votes and approvals name are random',
    {
      rows: [
        row('bridge-deposit/v1', { chain_id, ...deposit }, deposited),
        row('bridge-withdrawal/v1', { chain_id, ...withdrawal }, withdrawn),
        row('bridge-release/v1', { chain_id, ...release }, released),
        plan,
        ...contents,
      ],
    },
  );
}

function invalid(set: ModuleSet): string {
  const type = set.operations.byName.get('Transfer')!;
  const transfer: Operation = { type, params: { to: devId(1), token_symbol: 'TRL', amount: 1n, memo: null } as never };
  const { signed } = signedBundle(set, [transfer]);
  const good = encode(SignedBundle, signed, set.operations);
  const at = (offset: number, byte: number) => Object.assign(good.slice(), { [offset]: byte });
  const end = encode(BundleType, signed.bundle, set.operations).length;
  // version 1, chain_id 8, from 32, nonce 8, gas_limit 8, gas_price 8, valid_until 8, memo length 4, count of operations 4.
  const memo = 1 + 8 + 32 + 8 * 4;
  const count = memo + 4;
  const first = count + 4;
  const cases: readonly (readonly [string, Uint8Array])[] = [
    ['no bytes', new Uint8Array(0)],
    ['a byte too many at the end', new Uint8Array([...good, 0])],
    ['a byte too few', good.slice(0, -1)],
    ['an unknown version', at(0, 2)],
    ['no operations', new Uint8Array([...good.slice(0, count), 0, 0, 0, 0, ...good.slice(end)])],
    ['a count of operations above 64', at(count, 65)],
    ['an unknown operation', at(first, 254)],
    ['an option tag of 2', at(end - 1, 2)],
    ['a memo that is not UTF-8', new Uint8Array([...good.slice(0, memo), 1, 0, 0, 0, 0xff, ...good.slice(count)])],
    [
      'two signatures',
      new Uint8Array([...good.slice(0, end), 2, 0, 0, 0, ...good.slice(end + 4), ...good.slice(end + 4)]),
    ],
    ['a signature of an unknown key type', at(end + 4, 9)],
    ['a nonce above 2^53', new Uint8Array([...good.slice(0, 41), ...new Uint8Array(8).fill(0xff), ...good.slice(49)])],
    ['more than 128 KiB', new Uint8Array(131_073)],
  ];
  const rows = cases.map(([why, bytes]) => {
    const text = bytes.length > 100_000 ? { zero_bytes: bytes.length } : { signed_bundle_hex: hex(bytes) };
    // The schema of the parameter rejects these before anything decodes them.
    if (bytes.length === 0 || bytes.length > MAX_BUNDLE_BYTES) {
      return { why, ...text, code: -32602, name: 'InvalidParams', reason: null };
    }
    try {
      openEnvelope(bytes, set.operations);
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      const { code, name } = cause.error;
      return { why, ...text, code, name, reason: cause.details.reason ?? null };
    }
    throw new Error(`a bundle with ${why} is accepted`);
  });
  return fileText(
    'Bytes that are not a bundle, with the error of chain_submitBundle; each differs in one place from `valid`',
    {
      valid: hex(good),
      rows,
    },
  );
}
