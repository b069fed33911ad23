/** Signing records as JSON for backups and moves, in the spirit of EIP-3076: a complete and a minimal form. */

import type { ChainDomain } from '../../engine/consensus/messages.js';
import { SignerRecord } from '../../engine/consensus/watermark.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError, type TextForms } from '../../lib/codec/type.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { recordAfter } from './record-file.js';

export const InvalidSigningRecord = error(
  3207,
  'InvalidSigningRecord',
  'The file is no signing record of this key and chain',
  { details: { ...sharedDetails('reason'), field: 'Field of the file' } },
);

const VERSION = '1';
const HEX = /^(?:0x)?([0-9a-f]{64})$/;
const parsed = <I extends string>(text: string): I | undefined => HEX.exec(text)?.[1] as I | undefined;
/** Ids as 0x and hex, whatever the chain. */
const PLAIN: TextForms = {
  address: (id) => `0x${id}`,
  hash: (id) => `0x${id}`,
  parseAddress: parsed,
  parseHash: parsed,
};

/** Content of a file. `last` and `attested` make the complete form, `after_height` alone the minimal one. */
export interface Interchange {
  readonly metadata: {
    readonly interchange_format_version: string;
    readonly chain_id: number;
    readonly genesis_hash: string;
  };
  readonly data: readonly { readonly public_key: string; readonly [field: string]: unknown }[];
}

/** The file of a record; `minimal` keeps only the height at and below which nothing may be signed. */
export function toInterchange(
  record: SignerRecord,
  { chainId, genesisHash }: ChainDomain,
  minimal: boolean,
): Interchange {
  const { public_key, guarded, ...complete } = SignerRecord.toJson(record, PLAIN) as Record<string, unknown>;
  const after_height = Math.max(record.last?.height ?? 0, record.attested);
  return {
    metadata: { interchange_format_version: VERSION, chain_id: chainId, genesis_hash: `0x${genesisHash}` },
    data: [{ public_key: record.public_key, ...(minimal ? { after_height } : complete) }],
  };
}

/** The record of a key in a file. Throws InvalidSigningRecord, which names the field. */
export function fromInterchange(json: unknown, domain: ChainDomain, publicKey: string): SignerRecord {
  const file = objectAt(json, 'the file');
  const metadata = objectAt(file.metadata, 'metadata');
  expect(metadata, 'interchange_format_version', VERSION);
  expect(metadata, 'chain_id', domain.chainId);
  expect(metadata, 'genesis_hash', `0x${domain.genesisHash}`);
  if (!Array.isArray(file.data)) return invalid('data', 'it must be a list');
  const own = file.data.map((entry) => objectAt(entry, 'data')).filter((entry) => entry.public_key === publicKey);
  if (own.length !== 1) return invalid('public_key', `${own.length} entries are of the key ${publicKey}`);
  const { public_key, ...fields } = own[0]!;
  try {
    if (!('after_height' in fields)) return SignerRecord.fromJson({ public_key, guarded: false, ...fields }, PLAIN);
    const { after_height, ...more } = fields;
    if (Object.keys(more).length > 0) return invalid(Object.keys(more)[0]!, 'it has no place beside after_height');
    if (!Number.isSafeInteger(after_height) || (after_height as number) < 0)
      return invalid('after_height', 'it must be a whole number');
    return recordAfter(publicKey as Hash, after_height as number);
  } catch (cause) {
    if (cause instanceof CodecError) return invalid('data', cause.message);
    throw cause;
  }
}

function expect(metadata: Readonly<Record<string, unknown>>, field: string, value: string | number): void {
  if (metadata[field] !== value)
    invalid(field, `it is ${JSON.stringify(metadata[field])}, expected ${JSON.stringify(value)}`);
}

function objectAt(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return invalid(field, 'it must be an object');
  return value as Readonly<Record<string, unknown>>;
}

const invalid = (field: string, reason: string): never => fail(InvalidSigningRecord, { field, reason });
