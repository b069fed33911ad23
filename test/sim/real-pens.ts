/** Ed25519 keys, the real signer with its record, messages and records as bytes, every signature verified. */

import { verifyCommit, verifyPolka, verifyRound, verifyVote } from '../../runtime/engine/consensus/certificates.js';
import { EquivocationDetector } from '../../runtime/engine/consensus/equivocation-detector.js';
import { type ChainDomain, decodeMessage, encodeMessage, signBytes } from '../../runtime/engine/consensus/messages.js';
import { decodeRecord, encodeRecord } from '../../runtime/engine/consensus/records.js';
import { GuardedSigner } from '../../runtime/engine/consensus/signer.js';
import { SigningRecord } from '../../runtime/engine/consensus/signing-record.js';
import { emptyRecord, raise, readSignerRecord, type SignerRecord } from '../../runtime/engine/consensus/watermark.js';
import type { Message, Proposal, SignedMessage, Validator } from '../../runtime/kernel/agreement/types.js';
import { type Address, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import * as ed25519 from '../../runtime/lib/crypto/ed25519.js';
import type { Pen, Pens } from './pens.js';

const DOMAIN: ChainDomain = { chainId: 1_618_031, genesisHash: 'ab'.repeat(32) as Hash };
const KEYS = Array.from({ length: 8 }, (_, i) => ed25519.signer(new Uint8Array(32).fill(i + 1)));

/** Everybody checks the same few signatures: each is checked once. */
const verdicts = new Map<string, boolean>();

function verify(message: Uint8Array, signature: Uint8Array, publicKey: string): boolean {
  const key = Buffer.concat([signature, message]).toString('latin1') + publicKey;
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  const verdict = ed25519.verify(Buffer.from(publicKey, 'hex'), message, signature);
  if (verdicts.size > 100_000) verdicts.clear();
  verdicts.set(key, verdict);
  return verdict;
}

/** Pens for validators of these powers. */
export function realPens(powers: readonly number[]): Pens {
  const set: readonly Validator[] = powers.map((power, i) => {
    const publicKey = toHex(KEYS[i]!.publicKey);
    return { address: publicKey as string as Address, publicKey, power };
  });
  return {
    pen: (validator) => new SignerPen(validator, set[validator]!.publicKey),
    carried: (message) => readBy(set, decodeMessage(encodeMessage(message))),
    forged: signed,
    stored: (records) =>
      records.map((record) => {
        if (record.type === 'block') return record;
        return decodeRecord(encodeRecord(record)) as typeof record;
      }),
    set,
    detector: () => new EquivocationDetector(DOMAIN, verify),
  };
}

/** The message if every signature in it is genuine. */
function readBy(set: readonly Validator[], message: Message): Message | null {
  switch (message.type) {
    case 'status':
      return message;
    case 'vote':
      return verifyVote(message.vote, set, DOMAIN, verify) ? message : null;
    case 'polka':
      return verifyPolka(message.certificate, set, DOMAIN, verify) ? message : null;
    case 'round':
      return verifyRound(message.certificate, set, DOMAIN, verify) ? message : null;
    case 'commit':
      return verifyCommit(message.certificate, set, DOMAIN, verify) ? message : null;
    case 'proposal': {
      const { proposal, polka } = message;
      const genuine = verify(signBytes(DOMAIN, proposal), proposal.signature, set[proposal.validator]!.publicKey);
      return genuine && (polka === null || verifyPolka(polka, set, DOMAIN, verify)) ? message : null;
    }
  }
}

function signed(message: Message): Message {
  if (message.type === 'vote') {
    const { vote } = message;
    return { type: 'vote', vote: { ...vote, signature: KEYS[vote.validator]!.sign(signBytes(DOMAIN, vote)) } };
  }
  if (message.type !== 'proposal') return message;
  const { proposal } = message;
  const signature = KEYS[proposal.validator]!.sign(signBytes(DOMAIN, proposal));
  return { ...message, proposal: { ...proposal, signature } satisfies Proposal };
}

/** The real signer over a record in memory. */
class SignerPen implements Pen {
  private readonly validator: number;
  private disk: SignerRecord;
  private signer: GuardedSigner;
  private crashes = 0;

  constructor(validator: number, publicKey: string) {
    this.validator = validator;
    this.disk = emptyRecord(publicKey);
    this.signer = this.open();
  }

  readonly sign: Pen['sign'] = (message) => {
    const signature = this.signer.sign(message);
    return signature === null ? null : ({ ...message, validator: this.validator, signature } as SignedMessage);
  };

  /** Every other crash comes before the record is written. */
  sync(crashes: boolean): boolean {
    if (crashes && this.crashes++ % 2 === 0) return false;
    void this.signer.sync();
    return true;
  }

  reopen(own: readonly SignedMessage[]): void {
    this.disk = { ...this.disk, last: raise(this.disk.last, own, DOMAIN) };
    this.signer = this.open();
  }

  private open(): GuardedSigner {
    return new GuardedSigner({
      sign: (bytes) => KEYS[this.validator]!.sign(bytes),
      record: new SigningRecord(
        DOMAIN,
        {
          write: (record) => {
            this.disk = readSignerRecord(record);
            return Promise.resolve();
          },
        },
        this.disk,
      ),
      fresh: false,
      doppelgangerBlocks: 0,
      alarm: () => undefined,
    });
  }
}
