/** `proof`: asks any node for a record of the state, and believes it only under a header that one's own light node has checked. */

import { textForms } from '../../runtime/kernel/chain/text.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { CodecError, type Json } from '../../runtime/lib/codec/type.js';
import { fail } from '../../runtime/lib/errors.js';
import { Proof } from '../../runtime/lib/state/proof.js';
import { loadDistribution } from '../../runtime/node/distribution.js';
import { NotProven, provenRecord, recordKey, storeNamed } from '../../runtime/node/light/record.js';
import { NodeClient } from '../client.js';
import type { Action } from '../command.js';
import { runtimeOf } from '../distribution.js';
import { Problem } from '../problem.js';

interface Answer {
  readonly height: number;
  readonly key: string;
  readonly value: string | null;
  readonly proof: Json;
}

interface Signed {
  readonly state_root: string;
  readonly signed_power: number;
  readonly total_power: number;
  readonly signers: number;
  readonly validators: readonly unknown[];
}

const PATIENCE_MS = 30_000;

export const proof: Action = async ({ distribution, args, flags, out }) => {
  const [name, ...parts] = args;
  const light = flags.text('trusted');
  if (light === undefined)
    throw new Problem('--trusted URL is missing: your own light node, whose headers are believed');
  const trusted = new NodeClient({ text: () => light });
  const stranger = new NodeClient(flags);
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const info = await trusted.call<{ address_prefix: string; hash_prefix: string }>('chain_nodeInfo');
  const text = textForms({ addressPrefix: info.address_prefix, hashPrefix: info.hash_prefix }, set.operations);
  const store = storeNamed(set, name!);
  const key = keyOf(() => recordKey(store, parts.map(wordOf), text));
  const answer = await stranger.call<Answer>('chain_getProof', [toHex(key)]);
  if (answer.key.replace(/^0x/, '') !== toHex(key)) fail(NotProven, { reason: 'it proves another key' });
  const signed = await headerAt(trusted, answer.height);
  const root = text.parseHash(signed.state_root);
  if (root === undefined) throw new Problem(`${light} answers with no state root`);
  const claim = {
    key,
    value: answer.value === null ? null : fromHex(answer.value.replace(/^0x/, '')),
    proof: proofOf(answer.proof),
  };
  const record = provenRecord(store, claim, fromHex(root), set);
  const value = record === undefined ? null : store.def.value.toJson(record, text);
  const facts = {
    store: name!,
    key: `0x${toHex(key)}`,
    exists: answer.value !== null,
    value,
    height: answer.height,
    state_root: `0x${root}`,
  };
  out.result(facts, () => {
    out.record([
      ['store', name!],
      ['key', facts.key],
      ['value', answer.value === null && value === null ? 'there is none' : JSON.stringify(value)],
      ['proven', `at height ${answer.height}, under state root ${facts.state_root}`],
      [
        'signed',
        `by ${signed.signers} of ${signed.validators.length} validators with ${signed.signed_power} of ${signed.total_power} power`,
      ],
    ]);
  });
  return 0;
};

/** The header that the light node has checked; the stranger may be a block ahead of it. */
async function headerAt(trusted: NodeClient, height: number): Promise<Signed> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const signed = await trusted.call<Signed | null>('chain_getSignedHeader', [height]);
    if (signed !== null) return signed;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Problem(`the light node does not reach height ${height}, of which the node speaks`);
}

/** Whole numbers are numbers, everything else is text. */
const wordOf = (word: string): Json => (/^\d{1,15}$/.test(word) ? Number(word) : word);

function keyOf(make: () => Uint8Array): Uint8Array {
  try {
    return make();
  } catch (cause) {
    if (cause instanceof CodecError) throw new Problem(`the key cannot be read: ${cause.message}`);
    throw cause;
  }
}

function proofOf(json: Json): Proof {
  try {
    return Proof.fromJson(json, textForms({ addressPrefix: '', hashPrefix: '' }, undefined as never));
  } catch (cause) {
    if (cause instanceof CodecError) return fail(NotProven, { reason: `the proof cannot be read: ${cause.message}` });
    throw cause;
  }
}
