/** What validators sign and send: sign bytes and the borsh layout of every consensus message (consensus 2.3). */
import type { Hash } from '../codec/ids.js';
import type {
  CommitCertificate,
  Message,
  PolkaCertificate,
  Proposal,
  RoundCertificate,
  SignedMessage,
  Status,
  Step,
  UnsignedMessage,
  Value,
  Vote,
} from './types.js';
import { NIL, NONE } from './types.js';
import { Reader, WireError, Writer } from './wire.js';

/** Names the chain in everything signed: a relaunched chain keeps its id but not its genesis. */
export interface ChainDomain {
  readonly chainId: number;
  readonly genesisHash: Hash;
}

/** Kinds of signed messages; attestations, relay batches and hellos have 4, 5 and 6. */
export const KIND = { proposal: 1, prevote: 2, precommit: 3 } as const;

/** Largest validator set (consensus 2.1), the bound of every list of signatures. */
export const MAX_VALIDATORS = 100;

/** What every signed consensus message begins with: never 32 bytes, so never a bundle's digest. */
export const CONTEXT = new TextEncoder().encode('trellis/consensus/v1\0');
const SIGNATURE_BYTES = 64;
const STEPS: readonly Step[] = ['new', 'propose', 'prevote', 'precommit'];

function writeValue(writer: Writer, value: Value): Writer {
  return value === NIL ? writer.u8(0) : writer.u8(1).hash(value);
}

function readValue(reader: Reader): Value {
  return reader.bool() ? reader.hash() : NIL;
}

function writeBody(writer: Writer, message: UnsignedMessage): Writer {
  writer.u64(message.height).u32(message.round);
  switch (message.type) {
    case 'proposal':
      return writer.i32(message.validRound).hash(message.hash);
    case 'prevote':
      return writeValue(writer, message.value).i32(message.validRound);
    case 'precommit':
      return writeValue(writer, message.value);
  }
}

/** The bytes an Ed25519 key signs for a message. Never 32 long, so never a bundle's digest. */
export function signBytes(domain: ChainDomain, message: UnsignedMessage): Uint8Array {
  const writer = new Writer().bytes(CONTEXT).u8(KIND[message.type]).u64(domain.chainId).hash(domain.genesisHash);
  return writeBody(writer, message).finish();
}

/** Writes a message with its signature. */
export function writeSigned(writer: Writer, message: SignedMessage): Writer {
  return writeBody(writer.u8(KIND[message.type]), message).u16(message.validator).bytes(message.signature);
}

/** Reads what writeSigned wrote. */
export function readSigned(reader: Reader): SignedMessage {
  const kind = reader.u8();
  const at = { height: reader.u64(), round: reader.u32() };
  switch (kind) {
    case KIND.proposal: {
      const body = { type: 'proposal' as const, ...at, validRound: reader.i32(), hash: reader.hash() };
      return { ...body, ...readSender(reader) };
    }
    case KIND.prevote: {
      const body = { type: 'prevote' as const, ...at, value: readValue(reader), validRound: reader.i32() };
      return { ...body, ...readSender(reader) };
    }
    case KIND.precommit:
      return { type: 'precommit', ...at, value: readValue(reader), validRound: NONE, ...readSender(reader) };
    default:
      throw new WireError(`unknown kind of message ${kind}`);
  }
}

function readSender(reader: Reader) {
  return { validator: reader.u16(), signature: reader.bytes(SIGNATURE_BYTES) };
}

/** Signers as a bitmap, lowest index in the lowest bit, without trailing zero bytes; then their signatures. */
function writeSigners(writer: Writer, signers: readonly number[], signatures: readonly Uint8Array[]): Writer {
  const bitmap = new Uint8Array(signers.length === 0 ? 0 : (signers.at(-1)! >> 3) + 1);
  for (const index of signers) bitmap[index >> 3]! |= 1 << (index & 7);
  writer.u32(bitmap.length).bytes(bitmap).u32(signatures.length);
  for (const signature of signatures) writer.bytes(signature);
  return writer;
}

function readSigners(reader: Reader) {
  const bitmap = reader.bytes(reader.count(Math.ceil(MAX_VALIDATORS / 8)));
  if (bitmap.at(-1) === 0) throw new WireError('the signer bitmap ends in zeros');
  const signers: number[] = [];
  for (let index = 0; index < 8 * bitmap.length; index++) {
    if ((bitmap[index >> 3]! >> (index & 7)) & 1) signers.push(index);
  }
  const count = reader.count(MAX_VALIDATORS);
  if (count !== signers.length) throw new WireError(`${signers.length} signers but ${count} signatures`);
  return { signers, signatures: signers.map(() => reader.bytes(SIGNATURE_BYTES)) };
}

/** Writes a certificate of prevotes. */
export function writePolka(writer: Writer, polka: PolkaCertificate): Writer {
  writer.u64(polka.height).u32(polka.round).hash(polka.hash).i32(polka.validRound);
  return writeSigners(writer, polka.signers, polka.signatures);
}

/** Reads what writePolka wrote. */
export function readPolka(reader: Reader): PolkaCertificate {
  const at = { height: reader.u64(), round: reader.u32(), hash: reader.hash(), validRound: reader.i32() };
  return { ...at, ...readSigners(reader) };
}

/** Writes a certificate of precommits. */
export function writeCommit(writer: Writer, commit: CommitCertificate): Writer {
  writer.u64(commit.height).u32(commit.round).hash(commit.hash);
  return writeSigners(writer, commit.signers, commit.signatures);
}

/** Reads what writeCommit wrote. */
export function readCommit(reader: Reader): CommitCertificate {
  const at = { height: reader.u64(), round: reader.u32(), hash: reader.hash() };
  return { ...at, ...readSigners(reader) };
}

/** Writes the votes of a round. */
export function writeRound(writer: Writer, certificate: RoundCertificate): Writer {
  writer.u64(certificate.height).u32(certificate.round).u32(certificate.votes.length);
  for (const vote of certificate.votes) writeSigned(writer, vote);
  return writer;
}

/** Reads what writeRound wrote. */
export function readRound(reader: Reader): RoundCertificate {
  const at = { height: reader.u64(), round: reader.u32() };
  const votes = Array.from({ length: reader.count(MAX_VALIDATORS) }, () => readVote(reader));
  return { ...at, votes };
}

function readVote(reader: Reader): Vote {
  const message = readSigned(reader);
  if (message.type === 'proposal') throw new WireError('a proposal where a vote is due');
  return message;
}

function readProposal(reader: Reader): Proposal {
  const message = readSigned(reader);
  if (message.type !== 'proposal') throw new WireError('a vote where a proposal is due');
  return message;
}

function readStatus(reader: Reader): Status {
  const at = { height: reader.u64(), round: reader.i32() };
  const step = STEPS[reader.u8()];
  if (step === undefined) throw new WireError('unknown step');
  return { ...at, step, validRound: reader.i32(), hasProposal: reader.bool() };
}

function writeStatus(writer: Writer, { height, round, step, validRound, hasProposal }: Status): Writer {
  return writer
    .u64(height)
    .i32(round)
    .u8(STEPS.indexOf(step))
    .i32(validRound)
    .u8(hasProposal ? 1 : 0);
}

const TAGS = ['proposal', 'vote', 'polka', 'round', 'commit', 'status'] as const satisfies readonly Message['type'][];

/** A message as it travels: a tag, then its fields. The block of a proposal travels beside it. */
export function encodeMessage(message: Message): Uint8Array {
  const writer = new Writer().u8(TAGS.indexOf(message.type));
  switch (message.type) {
    case 'proposal':
      writeSigned(writer, message.proposal);
      return (message.polka === null ? writer.u8(0) : writePolka(writer.u8(1), message.polka)).finish();
    case 'vote':
      return writeSigned(writer, message.vote).finish();
    case 'polka':
      return writePolka(writer, message.certificate).finish();
    case 'round':
      return writeRound(writer, message.certificate).finish();
    case 'commit':
      return writeCommit(writer, message.certificate).finish();
    case 'status':
      return writeStatus(writer, message.status).finish();
  }
}

/** Reads a message; throws WireError on anything but its canonical bytes. */
export function decodeMessage(bytes: Uint8Array): Message {
  const reader = new Reader(bytes);
  const message = readMessage(reader);
  reader.end();
  return message;
}

function readMessage(reader: Reader): Message {
  const type = TAGS[reader.u8()];
  switch (type) {
    case 'proposal': {
      const proposal = readProposal(reader);
      return { type, proposal, polka: reader.bool() ? readPolka(reader) : null };
    }
    case 'vote':
      return { type, vote: readVote(reader) };
    case 'polka':
      return { type, certificate: readPolka(reader) };
    case 'round':
      return { type, certificate: readRound(reader) };
    case 'commit':
      return { type, certificate: readCommit(reader) };
    case 'status':
      return { type, status: readStatus(reader) };
    default:
      throw new WireError('unknown type of message');
  }
}
