/** Decoders of what peers send, with their encoders and samples: shared by the tests and the fuzzer. */

import accounts from '../../modules/accounts/index.js';
import tokens from '../../modules/tokens/index.js';
import { SignedAttestation } from '../../runtime/engine/consensus/attestation.js';
import { decodeEvidence, encodeEvidence } from '../../runtime/engine/consensus/evidence.js';
import { decodeMessage, encodeMessage, Polka, Round, sampleMessage } from '../../runtime/engine/consensus/messages.js';
import { decodeRecord, encodeRecord, sampleRecord } from '../../runtime/engine/consensus/records.js';
import { CompactBlock } from '../../runtime/engine/network/compact.js';
import { Appointments, Hello, Refusal, Welcome } from '../../runtime/engine/network/hello.js';
import { Peers, Ping, Pong, Reach } from '../../runtime/engine/network/protocol.js';
import { RelayBatch } from '../../runtime/engine/network/relay-batch.js';
import { Block, Header, SignedHeader, StoredBlock } from '../../runtime/kernel/chain/block.js';
import { SignedBundle } from '../../runtime/kernel/chain/bundle.js';
import { loadModules } from '../../runtime/kernel/loader.js';
import { decode, encode, type Type } from '../../runtime/lib/codec/type.js';
import { Proof } from '../../runtime/lib/state/proof.js';
import { seeded } from '../runtime/codec/vocabulary.js';

/** A decoder, with how to make what it decodes. */
export interface Door {
  readonly name: string;
  sample(seed: number): Uint8Array;
  decode(bytes: Uint8Array): unknown;
  encode(value: never): Uint8Array;
}

const { operations } = loadModules([
  [1, accounts],
  [2, tokens],
]);

function door<T>(name: string, type: Type<T>): Door {
  return {
    name,
    sample: (seed) => encode(type, type.sample(Object.assign(seeded(seed), { operations })), operations),
    decode: (bytes) => decode(type, bytes, operations),
    encode: (value) => encode(type, value, operations),
  };
}

const vote = (seed: number, value: 'nil' | string) =>
  ({
    type: 'precommit',
    height: seed,
    round: 1,
    value,
    validRound: -1,
    validator: 3,
    signature: new Uint8Array(64),
  }) as never;

/** All of them. */
export const DOORS: readonly Door[] = [
  {
    name: 'consensus message',
    sample: (seed) => encodeMessage(sampleMessage(seeded(seed))),
    decode: decodeMessage,
    encode: encodeMessage,
  },
  {
    name: 'vote log record',
    sample(seed) {
      const { type, payload } = encodeRecord(sampleRecord(seeded(seed)));
      return Uint8Array.of(type, ...payload);
    },
    decode: (bytes) => decodeRecord({ type: bytes[0] ?? 0, payload: bytes.slice(1) }),
    encode(record) {
      const { type, payload } = encodeRecord(record);
      return Uint8Array.of(type, ...payload);
    },
  },
  {
    name: 'evidence',
    sample: (seed) => encodeEvidence({ type: 'vote', first: vote(seed, 'nil'), second: vote(seed, 'a'.repeat(64)) }),
    decode: decodeEvidence,
    encode: encodeEvidence,
  },
  door('hello', Hello),
  door('welcome', Welcome),
  door('appointments', Appointments),
  door('reach', Reach),
  door('refusal', Refusal),
  door('ping', Ping),
  door('pong', Pong),
  door('peers', Peers),
  door('relay batch', RelayBatch),
  door('attestation', SignedAttestation),
  door('short block', CompactBlock),
  door('block', Block),
  door('block of a sync', StoredBlock),
  door('header', Header),
  door('signed header', SignedHeader),
  door('bundle', SignedBundle),
  door('certificate of a polka', Polka),
  door('certificate of a round', Round),
  door('proof', Proof),
];
