/** State records that a node must prove, under a header of a trusted node. */

import type { Decimals, ModuleSet } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import { CodecError, fail, fromHex, type Json, type TextForms, toHex } from '../runtime/common.js';
import { keyOfWords, NotProven, Proof, provenRecord, storeNamed } from '../runtime/proofs.js';
import { Problem } from '../terminal/command-error.js';
import type { NodeClient } from './node-client.js';

interface ProofResponse {
  readonly height: number;
  readonly key: string;
  readonly value: string | null;
  readonly proof: Json;
}

export interface SignedHeader {
  readonly state_root: string;
  readonly signed_power: number;
  readonly total_power: number;
  readonly signers: number;
  readonly validators: readonly unknown[];
}

export interface ProvenRecord {
  /** 0x and hex. */
  readonly key: string;
  /** False if the key has no record; `value` of a cell is then its initial value. */
  readonly exists: boolean;
  readonly value: Json;
  readonly height: number;
  /** 0x and hex. */
  readonly state_root: string;
  /** The header of that height. */
  readonly signed: SignedHeader;
}

/** The node to ask, and the node to trust. */
export interface ProofNodes {
  readonly untrusted: NodeClient;
  /** The user's own light node; otherwise the result is only as good as this node's word. */
  readonly trusted: NodeClient;
  readonly set: ModuleSet;
  readonly chain: Decimals;
  readonly text: TextForms;
}

const TIMEOUT_MS = 30_000;

/** A state record by its store (`module.store`) and the parts of its key; throws NotProven. */
export async function proveRecord(
  { untrusted, trusted, set, chain, text }: ProofNodes,
  name: string,
  parts: readonly string[],
): Promise<ProvenRecord> {
  const store = storeNamed(set, name);
  const key = keyOf(() => keyOfWords(store, parts, text));
  const answer = await untrusted.call<ProofResponse>('chain_getProof', [toHex(key)]);
  if (answer.key.replace(/^0x/, '') !== toHex(key)) fail(NotProven, { reason: 'the proof is for another key' });
  const signed = await headerAt(trusted, answer.height);
  const root = text.parseHash(signed.state_root);
  if (root === undefined) throw new Problem(`${trusted.url} returned a header without a state root`);
  const claim = {
    key,
    value: answer.value === null ? null : fromHex(answer.value.replace(/^0x/, '')),
    proof: proofOf(answer.proof),
  };
  const record = provenRecord(store, claim, fromHex(root), set, chain);
  return {
    key: `0x${toHex(key)}`,
    exists: claim.value !== null,
    value: record === undefined ? null : store.def.value.toJson(record, text),
    height: answer.height,
    state_root: `0x${root}`,
    signed,
  };
}

/** The root that proves a record and the root's signers, as rows. */
export function provenRows({ height, state_root, signed }: Omit<ProvenRecord, 'value'>): [string, string][] {
  const { signers, validators, signed_power, total_power } = signed;
  return [
    ['proven', `at height ${height}, under state root ${state_root}`],
    ['signed', `by ${signers} of ${validators.length} validators with ${signed_power} of ${total_power} power`],
  ];
}

/** The header verified by the trusted node; the other node may be a block ahead of it. */
export async function headerAt(trusted: NodeClient, height: number): Promise<SignedHeader> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; ) {
    const signed = await trusted.call<SignedHeader | null>('chain_getSignedHeader', [height]);
    if (signed !== null) return signed;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Problem(`${trusted.url} did not reach height ${height} within ${TIMEOUT_MS / 1000} s`);
}

function keyOf(make: () => Uint8Array): Uint8Array {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof CodecError) throw new Problem(`invalid key: ${cause.message}`);
    throw cause;
  }
}

function proofOf(json: Json): Proof {
  try {
    return Proof.fromJson(json, textForms({ addressPrefix: '', hashPrefix: '' }, undefined as never));
  } catch (cause) {
    if (cause instanceof CodecError)
      return fail(NotProven, { reason: `the proof cannot be decoded: ${cause.message}` });
    throw cause;
  }
}
