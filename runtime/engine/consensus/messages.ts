/** Consensus messages: the bytes that validators sign, and every message with its encoding (consensus 2.3). */

import { Certificate, certificate, MAX_VALIDATORS, Signature } from '../../kernel/agreement/signers.js';
import type {
  Message,
  PolkaCertificate,
  Proposal,
  RoundCertificate,
  SignedMessage,
  Status,
  UnsignedMessage,
  Value,
  Vote,
} from '../../kernel/agreement/types.js';
import { NIL, NONE } from '../../kernel/agreement/types.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { i32 } from '../../lib/codec/signed.js';
import { decode, encode, type Type, Writer } from '../../lib/codec/type.js';
import { only, variants } from '../../lib/codec/variants.js';

/** Identifies the chain in everything signed: a relaunched chain keeps its id but not its genesis. */
export interface ChainDomain {
  readonly chainId: number;
  readonly genesisHash: Hash;
}

export const KIND = {
  proposal: 1,
  prevote: 2,
  precommit: 3,
  attestation: 4,
  relayBatch: 5,
  hello: 6,
  sentry: 7,
} as const;

/** Prefix of every signed consensus message; these never have 32 bytes, so they differ from any bundle's digest. */
export const CONTEXT: Uint8Array = new TextEncoder().encode('trellis/consensus/v1\0');

const MaybeHash = option(scalar.hash);
const VoteValue: Type<Value> = {
  about: 'a block, or nil',
  schema: MaybeHash.schema,
  write: (to, value) => MaybeHash.write(to, value === NIL ? null : value),
  read: (from) => MaybeHash.read(from) ?? NIL,
  toJson: (value, text) => MaybeHash.toJson(value === NIL ? null : value, text),
  fromJson: (json, text) => MaybeHash.fromJson(json, text) ?? NIL,
  sample: (random) => MaybeHash.sample(random) ?? NIL,
};

/** A precommit has no valid round, so none is encoded. */
const NoRound: Type<number> = {
  about: 'none',
  schema: { const: NONE },
  optional: true,
  write: () => undefined,
  read: () => NONE,
  toJson: () => NONE,
  fromJson: () => NONE,
  sample: () => NONE,
};

const position = { height: scalar.height, round: scalar.u32 };
const bodies = {
  proposal: { ...position, validRound: i32, hash: scalar.hash },
  prevote: { ...position, value: VoteValue, validRound: i32 },
  precommit: { ...position, value: VoteValue, validRound: NoRound },
};
const Bodies: { readonly [K in keyof typeof bodies]: Type<never> } = {
  proposal: struct(bodies.proposal) as Type<never>,
  prevote: struct(bodies.prevote) as Type<never>,
  precommit: struct(bodies.precommit) as Type<never>,
};

/** The bytes that an Ed25519 key signs for content of a kind. */
export function signedBytes(domain: ChainDomain, kind: number, body: Uint8Array): Uint8Array {
  const writer = new Writer(CONTEXT.length + 41 + body.length);
  writer.raw(CONTEXT);
  writer.u8(kind);
  writer.safe64(domain.chainId);
  writer.hex(domain.genesisHash);
  writer.raw(body);
  return writer.done();
}

/** The bytes that an Ed25519 key signs for a message. */
export function signBytes(domain: ChainDomain, message: UnsignedMessage): Uint8Array {
  return signedBytes(domain, KIND[message.type], encode(Bodies[message.type], message as never));
}

/** A proposal or vote to be signed. */
export const Unsigned: Type<UnsignedMessage> = variants(
  {
    proposal: struct(bodies.proposal),
    prevote: struct(bodies.prevote),
    precommit: struct(bodies.precommit),
  },
  KIND.proposal,
);

const sender = { validator: scalar.u16, signature: Signature };

/** A proposal or vote with its signature. */
export const Signed: Type<SignedMessage> = variants(
  {
    proposal: struct({ ...bodies.proposal, ...sender }),
    prevote: struct({ ...bodies.prevote, ...sender }),
    precommit: struct({ ...bodies.precommit, ...sender }),
  },
  KIND.proposal,
);

const isProposal = (message: SignedMessage): message is Proposal => message.type === 'proposal';
const isVote = (message: SignedMessage): message is Vote => message.type !== 'proposal';

/** A sample that satisfies a condition. */
function sampled<U extends SignedMessage>(holds: (message: SignedMessage) => message is U): Type<U>['sample'] {
  return (random) => {
    for (;;) {
      const message = Signed.sample(random);
      if (holds(message)) return message;
    }
  };
}

const SignedProposal = only(Signed, isProposal, 'a vote where a proposal is due', sampled(isProposal));
const SignedVote = only(Signed, isVote, 'a proposal where a vote is due', sampled(isVote));

/** A certificate of prevotes. */
export const Polka: Type<PolkaCertificate> = certificate({ ...position, hash: scalar.hash, validRound: i32 });

/** Votes that justify a round. */
export const Round: Type<RoundCertificate> = struct({ ...position, votes: list(SignedVote, MAX_VALIDATORS) });

const StatusType: Type<Status> = struct({
  height: scalar.height,
  round: i32,
  step: scalar.choice('new', 'propose', 'prevote', 'precommit'),
  validRound: i32,
  hasProposal: scalar.bool,
});

const messages = {
  proposal: struct({ proposal: SignedProposal, polka: option(Polka) }),
  vote: struct({ vote: SignedVote }),
  polka: struct({ certificate: Polka }),
  round: struct({ certificate: Round }),
  commit: struct({ certificate: Certificate }),
  status: struct({ status: StatusType }),
};
const AnyMessage: Type<Message> = variants(messages);
const TYPES = Object.keys(messages) as Message['type'][];

/** Encodes a message. The block of a proposal is sent separately. */
export function encodeMessage(message: Message): Uint8Array {
  return encode(AnyMessage, message);
}

/** Decodes a message; throws CodecError on anything but its canonical bytes. */
export function decodeMessage(bytes: Uint8Array): Message {
  return decode(AnyMessage, bytes);
}

/** The message type at the start of the bytes, without decoding them; undefined if unknown. */
export function messageType(bytes: Uint8Array): Message['type'] | undefined {
  return TYPES[bytes[0] ?? TYPES.length];
}

/** A random message, for tests. */
export const sampleMessage: Type<Message>['sample'] = (random) => AnyMessage.sample(random);
