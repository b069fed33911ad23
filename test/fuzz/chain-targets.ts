/** Fuzz targets: bytes of peers and of the chain, in their canonical form or refused. */

import { decodeRlp, Transaction, Wallet } from 'ethers';
import { type RlpItem, readRlp } from '../../modules/evm/rlp.js';
import { readTransaction } from '../../modules/evm/transaction.js';
import { readAddress } from '../../runtime/engine/network/address.js';
import { Frames } from '../../runtime/engine/network/frames.js';
import type { ByteStream } from '../../runtime/engine/network/transport.js';
import { packRecords, readRecords } from '../../runtime/engine/snapshots/records.js';
import { openEnvelope, SignedBundle } from '../../runtime/kernel/chain/bundle.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { CodecError, decode, encode, type Random } from '../../runtime/lib/codec/type.js';
import { blake3 } from '../../runtime/lib/crypto/hash.js';
import { Failure } from '../../runtime/lib/errors.js';
import { Proof, verifyProof } from '../../runtime/lib/state/proof.js';
import { StateTree } from '../../runtime/lib/state/tree.js';
import { leafOf } from '../../runtime/lib/state/tree-leaf.js';
import { seeded } from '../kit/random.js';
import { DOORS, type Door } from '../network/doors.js';
import type { Target } from './engine.js';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const samples = (make: (seed: number) => Uint8Array): Uint8Array[] =>
  Array.from({ length: 12 }, (_, seed) => make(seed + 1));

/** A finding: what no input may make a reader do. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Decoders share one rule: bytes are refused with a CodecError, or are the only encoding of their value. */
function canonical(name: string, watches: readonly string[], doors: readonly Door[]): Target {
  return {
    name,
    watches,
    seeds: () => doors.flatMap((one, i) => samples((seed) => Uint8Array.of(i, ...one.sample(seed)))),
    run(bytes) {
      const door = doors[(bytes[0] ?? 0) % doors.length]!;
      const rest = bytes.slice(1);
      let value: unknown;
      try {
        value = door.decode(rest);
      } catch (cause) {
        must(cause instanceof CodecError, `${door.name}: ${cause instanceof Error ? cause.stack : cause}`);
        return;
      }
      must(Buffer.compare(door.encode(value as never), rest) === 0, `${door.name}: two encodings of one value`);
    },
  };
}

const doorsOf = (...names: readonly string[]): Door[] => DOORS.filter(({ name }) => names.includes(name));
const CODEC = ['runtime/lib/codec/'];

/** Bundles of all operations of a distribution, as they are submitted. */
function bundles({ operations }: ModuleSet): Target {
  const bytesOf = (seed: number): Uint8Array => {
    const random = seeded(seed);
    const door = doorsOf('bundle')[0]!;
    return seed % 2 === 0 ? door.sample(seed) : sampleOf(random);
  };
  const sampleOf = (random: Random): Uint8Array =>
    encode(SignedBundle, SignedBundle.sample(Object.assign(random, { operations })), operations);
  return {
    name: 'bundle',
    watches: [...CODEC, 'runtime/kernel/chain/'],
    seeds: () => Array.from({ length: 60 }, (_, seed) => bytesOf(seed + 1)),
    run(bytes) {
      try {
        const { bytes: kept, hash } = openEnvelope(bytes, operations);
        must(Buffer.compare(kept, bytes) === 0 && hash.length === 64, 'a bundle with other bytes');
      } catch (cause) {
        must(
          cause instanceof CodecError || cause instanceof Failure,
          `${cause instanceof Error ? cause.stack : cause}`,
        );
      }
    },
  };
}

/** A tree and its proofs: no proof shows another value than that of the tree. */
function proofs(): Target {
  const entries = Array.from({ length: 300 }, (_, i) => [text(`key ${i}`), text(`value ${i}`)] as const);
  const tree = StateTree.build(entries.map(([key, value]) => leafOf(key, value)));
  const root = tree.root();
  const absent = text('no key of the tree');
  return {
    name: 'proof',
    watches: ['runtime/lib/state/proof', ...CODEC],
    seeds: () =>
      [...entries.slice(0, 20).map(([key]) => key), absent].map((key) => encode(Proof, tree.prove(blake3(key)))),
    run(bytes) {
      let proof: typeof Proof extends { read: (from: never) => infer P } ? P : never;
      try {
        proof = decode(Proof, bytes);
      } catch (cause) {
        must(cause instanceof CodecError, `${cause}`);
        return;
      }
      for (const [key, value] of entries.slice(0, 20)) {
        must(!verifyProof(root, key, null, proof), 'a record of the tree is shown to be absent');
        must(!verifyProof(root, key, Uint8Array.of(...value, 1), proof), 'a record has another value');
      }
      must(!verifyProof(root, absent, absent, proof), 'a record that is not in the tree is shown');
    },
  };
}

/** Records of snapshots. */
const snapshotFrames: Target = {
  name: 'snapshot-frame',
  watches: ['runtime/engine/snapshots/records', 'runtime/lib/codec/'],
  seeds: () =>
    samples((seed) => packRecords(Array.from({ length: seed }, (_, i) => [text(`key ${i}`), new Uint8Array(i)]))),
  run(bytes) {
    try {
      const records = readRecords(bytes);
      must(Buffer.compare(packRecords(records), bytes) === 0, 'records with other bytes');
    } catch (cause) {
      must(cause instanceof CodecError, `${cause}`);
    }
  },
};

/** Frames of a stream between peers, in pieces: the same bytes in one piece give the same frames. */
function framesOf(bytes: Uint8Array, pieces: number): string {
  let receive: (bytes: Uint8Array) => void = () => undefined;
  const stream: ByteStream = {
    send: () => true,
    onBytes(listener) {
      receive = listener;
    },
    onDrain: () => undefined,
    onClose: () => undefined,
    finish: () => undefined,
    abort: () => undefined,
  };
  const log: string[] = [];
  new Frames(stream, {
    maxPayload: () => 4_096,
    maxQueued: 65_536,
    onFrame: (type, payload) => void log.push(`${type} ${toHex(payload)}`),
    onEnd: (fault) => void log.push(`end ${fault}`),
  });
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  for (let at = 0; at < bytes.length; at += size) receive(bytes.subarray(at, at + size));
  return log.join('\n');
}

const frames: Target = {
  name: 'relay-frame',
  watches: ['runtime/engine/network/frames'],
  seeds: () => [fromHex('0105000000aabbccddee'), fromHex('02000000000301000000ff'), fromHex('01ffffffff00')],
  run(bytes) {
    must(framesOf(bytes, 1) === framesOf(bytes, 1 + (bytes[0] ?? 0)), 'other frames from other pieces');
  },
};

const PEER = '12D3KooWSC3qG6tmH7m9Hq7k5L3jM1s4pGQ2r6b1nVhGZkzQeXyD';

const multiaddresses: Target = {
  name: 'multiaddress',
  watches: ['runtime/engine/network/address'],
  words: ['/ip4/', '/ip6/', '/dns4/', '/udp/', '/quic-v1/p2p/', '::1', '127.0.0.1', '65535', PEER],
  seeds: () =>
    [
      `/ip4/127.0.0.1/udp/9944/quic-v1/p2p/${PEER}`,
      `/ip6/::1/udp/1/quic-v1/p2p/${PEER}`,
      `/dns4/node.example.org/udp/65535/quic-v1/p2p/${PEER}`,
    ].map(text),
  run(bytes) {
    const address = readAddress(new TextDecoder().decode(bytes));
    if (address === undefined) return;
    must(address.port > 0 && address.port < 65_536 && address.host.length > 0, `an address of port ${address.port}`);
    must(readAddress(address.text)?.host === address.host, 'another host at the second reading');
  },
};

/** The content of an item: bytes in hex, or a list. */
type Tree = string | readonly Tree[];
const treeOf = ({ content, items }: RlpItem): Tree => items?.map(treeOf) ?? `0x${toHex(content)}`;

/** RLP: what this reader accepts, ethers reads the same. */
const rlp: Target = {
  name: 'rlp',
  watches: ['modules/evm/rlp'],
  seeds: () =>
    ['c0', '80', '00', 'c3010203', `b838${'aa'.repeat(56)}`, 'c88363617483646f67', `f83ab838${'aa'.repeat(56)}`].map(
      (hex) => fromHex(hex),
    ),
  run(bytes) {
    const item = readRlp(bytes);
    if (item === undefined) return;
    must(JSON.stringify(decodeRlp(bytes)) === JSON.stringify(treeOf(item)), 'ethers reads another tree');
  },
};

const WALLET = new Wallet(`0x${'11'.repeat(32)}`);

async function signedTransactions(): Promise<Uint8Array[]> {
  const to = `0x${'22'.repeat(20)}`;
  const common = { to, value: 5n, nonce: 1, gasLimit: 21_000n, chainId: 1_618_031 };
  const raws = await Promise.all([
    WALLET.signTransaction({ ...common, type: 0, gasPrice: 10n }),
    WALLET.signTransaction({ ...common, type: 1, gasPrice: 10n, accessList: [] }),
    WALLET.signTransaction({ ...common, type: 2, maxFeePerGas: 10n, maxPriorityFeePerGas: 0n, data: '0xaabbccdd' }),
    WALLET.signTransaction({ ...common, type: 2, to: null, maxFeePerGas: 10n, maxPriorityFeePerGas: 0n }),
    WALLET.signTransaction({
      ...common,
      type: 1,
      gasPrice: 1n,
      accessList: [{ address: to, storageKeys: [`0x${'33'.repeat(32)}`] }],
    }),
  ]);
  return raws.map((raw) => fromHex(raw.slice(2)));
}

/** Ethereum transactions: what this reader accepts, ethers reads the same. */
async function transactions(): Promise<Target> {
  const seeds = await signedTransactions();
  return {
    name: 'transaction',
    watches: ['modules/evm/'],
    seeds: () => seeds,
    run(bytes) {
      const found = readTransaction(bytes.slice());
      if (typeof found === 'string') return;
      const other = Transaction.from(`0x${toHex(bytes)}`);
      const mine = [found.nonce, found.to?.slice(24), found.value, toHex(found.data), found.chainId].join();
      const theirs = [
        other.nonce,
        other.to?.slice(2).toLowerCase(),
        other.value,
        other.data.slice(2),
        other.chainId,
      ].join();
      must(mine === theirs, `ethers reads ${theirs}, the node ${mine}`);
    },
  };
}

/** All targets of bytes. */
export async function chainTargets(set: ModuleSet): Promise<Target[]> {
  return [
    bundles(set),
    canonical(
      'block',
      [...CODEC, 'runtime/kernel/chain/'],
      doorsOf('block', 'block of a sync', 'short block', 'header', 'signed header'),
    ),
    canonical(
      'vote',
      [...CODEC, 'runtime/engine/consensus/'],
      doorsOf('consensus message', 'vote log record', 'evidence', 'attestation'),
    ),
    canonical(
      'certificate',
      [...CODEC, 'runtime/engine/consensus/'],
      doorsOf('certificate of a polka', 'certificate of a round'),
    ),
    canonical('peer-message', CODEC, doorsOf('hello', 'welcome', 'refusal', 'ping', 'pong', 'peers', 'relay batch')),
    proofs(),
    snapshotFrames,
    frames,
    multiaddresses,
    rlp,
    await transactions(),
  ];
}
