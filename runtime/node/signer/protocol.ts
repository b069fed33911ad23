/** The protocol between a node and the signer of its validator, to the byte: docs/spec/signer.md. */

import { AttestationBody } from '../../engine/consensus/attestation.js';
import { Signed, Unsigned } from '../../engine/consensus/messages.js';
import { LinkClaim, SentryClaim } from '../../engine/network/hello.js';
import { BatchSeal } from '../../engine/network/relay-batch.js';
import { option, struct } from '../../lib/codec/composites.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { ValueOf } from '../../lib/codec/type.js';
import { variants } from '../../lib/codec/variants.js';

/** Version of the protocol; a node refuses others. */
export const SIGNER_FORMAT = 1;
/** Maximum bytes of a frame: an attestation of 20,000 bundles has 164 KB. */
export const MAX_FRAME = 262_144;
/** Maximum requests of one connection that wait for an answer. */
export const MAX_PENDING = 128;
/** Requests of one connection. */
export const RATE = { perSecond: 300, burst: 600 };
/** A node sends a keep-alive this often; a connection without any frame for `IDLE_MS` is closed by the signer. */
export const PING_MS = 1_000;
export const IDLE_MS = 5_000;
/** Time after which a node gives up on an answer and closes the connection, milliseconds. */
export const ANSWER_MS = 1_000;
/** Time for the TLS handshake and the greeting, milliseconds. */
export const GREETING_MS = 5_000;

/** The first frame, from the signer. `format` comes first in every version. */
export const Greeting = struct({
  format: scalar.u16,
  chain_id: scalar.count,
  genesis_hash: scalar.hash,
  public_key: scalar.hex32,
});
export type Greeting = ValueOf<typeof Greeting>;

const Empty = struct({});

const Ask = variants({
  ping: Empty,
  publicKey: Empty,
  sign: struct({ message: Unsigned }),
  attestation: struct({ body: AttestationBody }),
  seal: struct({ body: BatchSeal }),
  link: struct({ body: LinkClaim }),
  sentry: struct({ body: SentryClaim }),
  /** A message that the key signed according to the node: raises a record that lacks it. */
  seen: struct({ message: Signed }),
});
export type Ask = ValueOf<typeof Ask>;

/** Why the signer does not sign. */
export const REFUSALS = ['lower', 'conflict', 'locked', 'attested', 'standby', 'busy', 'false'] as const;
export type Refusal = (typeof REFUSALS)[number];

const Answer = variants({
  done: Empty,
  publicKey: struct({ public_key: scalar.hex32 }),
  signature: struct({ signature: scalar.bytes(64, 64, 'bare') }),
  /** `last`: the last vote of the key, for a node that lacks it. */
  refused: struct({ reason: scalar.choice(...REFUSALS), last: option(Signed) }),
});
export type Answer = ValueOf<typeof Answer>;

/** A frame to the signer. */
export const Request = struct({ id: scalar.u32, ask: Ask });
/** A frame from the signer after the greeting. */
export const Reply = struct({ id: scalar.u32, answer: Answer });
