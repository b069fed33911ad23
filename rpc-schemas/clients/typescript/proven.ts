/** Verification of chain_getProof responses: a record is accepted only if its hashes lead to a state root. */

import { fromHex } from '../../../runtime/lib/codec/ids.js';
import { CodecError, type TextForms } from '../../../runtime/lib/codec/type.js';
import { Proof, verifyProof } from '../../../runtime/lib/state/proof.js';
import type { Methods } from '../../client/methods.js';
import { ClientError } from './errors.js';

/** Response of chain_getProof. */
export type ProofAnswer = Methods['chain_getProof']['result'];

/** A record of the state at a height. */
export interface Proven {
  readonly height: number;
  /** Its borsh bytes; null if it does not exist. */
  readonly value: Uint8Array | null;
}

/** Proofs contain no ids of a chain. */
const NO_IDS = {} as TextForms;

/**
 * The record of a key (hex) in the response, verified against the state root (32 bytes) of its height. Throws
 * ClientError NotProven.
 */
export function proven(key: string, answer: ProofAnswer, root: Uint8Array): Proven {
  const { height, value } = answer;
  const claimed = value === null || value === undefined ? null : bytesOf(value);
  if (!verifyProof(root, bytesOf(key), claimed, proofOf(answer.proof))) {
    throw new ClientError('NotProven', 'the proof does not lead to the state root');
  }
  return { height, value: claimed };
}

function proofOf(json: unknown): Proof {
  try {
    return Proof.fromJson(json, NO_IDS);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    throw new ClientError('NotProven', `the proof cannot be read: ${cause.message}`, { cause });
  }
}

function bytesOf(hex: string): Uint8Array {
  try {
    return fromHex(hex.replace(/^0x/, ''));
  } catch (cause) {
    throw new ClientError('NotProven', `${hex.slice(0, 40)} is not hex`, { cause });
  }
}
