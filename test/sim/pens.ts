/** How the validators of a simulation sign, send and store: as values, which is fast, or really (see real-pens.ts). */

import type { Sign } from '../../runtime/engine/consensus/advance.js';
import { EquivocationDetector } from '../../runtime/engine/consensus/equivocation-detector.js';
import type { CoreRecord, Message, SignedMessage, Validator } from '../../runtime/kernel/agreement/types.js';
import type { Address, Hash } from '../../runtime/lib/codec/ids.js';

/** What one validator (or one twin) signs with. */
export interface Pen {
  readonly sign: Sign;
  /** Makes what was signed durable, unless a crash comes before; whether it did. */
  sync(crashes: boolean): boolean;
  /** After a crash, with what the vote log knows to be signed. */
  reopen(own: readonly SignedMessage[]): void;
}

/** The pens of a network. */
export interface Pens {
  pen(validator: number): Pen;
  /** A message as it comes out of the network; null when its reader refuses it. */
  carried(message: Message): Message | null;
  /** A message of a faulty validator with the signature that it would have. */
  forged(message: Message): Message;
  /** Records as they come off the disk. */
  stored(records: readonly CoreRecord[]): readonly CoreRecord[];
  /** The validators, as detectors know them. */
  readonly set: readonly Validator[];
  /** Remembers nothing yet. */
  detector(): EquivocationDetector;
}

const NO_SIGNATURE = new Uint8Array();
const NO_DOMAIN = { chainId: 0, genesisHash: '00'.repeat(32) as Hash };
const MOST_VALIDATORS = 8;

/** Nothing is signed, everything is believed: the simulation itself keeps faulty validators from speaking for others. */
export const plainPens: Pens = {
  pen: (validator) => ({
    sign: (message) => ({ ...message, validator, signature: NO_SIGNATURE }),
    sync: () => true,
    reopen: () => undefined,
  }),
  carried: (message) => message,
  forged: (message) => message,
  stored: (records) => records,
  set: Array.from({ length: MOST_VALIDATORS }, () => ({ address: '' as Address, publicKey: '', power: 1 })),
  detector: () => new EquivocationDetector(NO_DOMAIN, () => true),
};
