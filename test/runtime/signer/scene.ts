/** A signer without connections: a key, a record on a disk of memory, and the desk between them. */

import { type ChainDomain, signBytes } from '../../../runtime/engine/consensus/messages.js';
import { SigningRecord } from '../../../runtime/engine/consensus/signing-record.js';
import { emptyRecord, readSignerRecord, type SignerRecord } from '../../../runtime/engine/consensus/watermark.js';
import type { SignedMessage, UnsignedMessage, Value } from '../../../runtime/kernel/agreement/types.js';
import { NONE } from '../../../runtime/kernel/agreement/types.js';
import { type Hash, toHex } from '../../../runtime/lib/codec/ids.js';
import * as ed25519 from '../../../runtime/lib/crypto/ed25519.js';
import { Desk } from '../../../runtime/node/signer/desk.js';
import type { Answer } from '../../../runtime/node/signer/protocol.js';

export const DOMAIN: ChainDomain = { chainId: 7, genesisHash: 'aa'.repeat(32) as Hash };
export const KEY_SECRET = new Uint8Array(32).fill(9);
export const KEY = ed25519.signer(KEY_SECRET);
export const PUBLIC_KEY = toHex(KEY.publicKey);
export const [A, B] = ['0a'.repeat(32), '0b'.repeat(32)] as [Hash, Hash];

export const vote = (
  type: 'prevote' | 'precommit',
  height: number,
  round: number,
  value: Value,
  validRound = NONE,
): UnsignedMessage => ({ type, height, round, value, validRound }) as UnsignedMessage;

export const proposal = (height: number, round: number, hash: Hash, validRound = NONE): UnsignedMessage => ({
  type: 'proposal',
  height,
  round,
  validRound,
  hash,
});

export const signed = (message: UnsignedMessage, key = KEY): SignedMessage =>
  ({ ...message, validator: 0, signature: key.sign(signBytes(DOMAIN, message)) }) as SignedMessage;

/** A node of a signer. */
export type Node = { readonly name: string };

export class Scene {
  disk: SignerRecord = emptyRecord(PUBLIC_KEY);
  readonly logged: string[] = [];
  nowMs = 0;
  desk: Desk<Node>;
  /** Whether writes of the record fail. */
  full = false;
  sign = (bytes: Uint8Array): Uint8Array | Promise<Uint8Array> => KEY.sign(bytes);

  constructor() {
    this.desk = this.open();
  }

  /** The process dies and starts again with what is on the disk. */
  open(): Desk<Node> {
    const store = {
      write: async (bytes: Uint8Array) => {
        await new Promise((resolve) => setImmediate(resolve));
        if (this.full) throw new Error('disk full');
        this.disk = readSignerRecord(bytes);
      },
    };
    this.desk = new Desk({
      key: { publicKey: PUBLIC_KEY, sign: (bytes) => this.sign(bytes) },
      record: new SigningRecord(DOMAIN, store, this.disk),
      log: (_, message, fields) => void this.logged.push(`${message} ${JSON.stringify(fields ?? {})}`),
      now: () => this.nowMs,
    });
    return this.desk;
  }

  /** The answer to a message to be signed: its signature as "signed", or the reason of a refusal. */
  async ask(node: Node, message: UnsignedMessage): Promise<string> {
    return outcomeOf(await this.desk.answer(node, { type: 'sign', message }));
  }
}

export const outcomeOf = (answer: Answer): string =>
  answer.type === 'refused' ? answer.reason : answer.type === 'signature' ? 'signed' : answer.type;
