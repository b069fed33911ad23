/** Files of offline signing: a bundle prepared online and not signed yet, and the signed one. Decision 0186. */

import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { isDecimals, type Session, type TokenName } from '../client/session.js';
import type { Json } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';

/** Largest file that is read: a bundle of the largest size as JSON and as hex. */
const MAX_FILE_BYTES = 2_000_000;
/** Version of both forms. */
const FORMAT = 1;

/** A prepared bundle, with the values that the signing machine cannot look up. */
export interface UnsignedFile {
  readonly format: number;
  /** Name, network and id of the chain, and the height at which the bundle was prepared. */
  readonly name: string;
  readonly network: string;
  readonly chain_id: number;
  readonly height: number;
  /** The sending account, as 0x and 64 hex digits. */
  readonly from: string;
  readonly key_type: string;
  readonly memo: string;
  readonly operations: readonly Json[];
  /** The bytes to sign, and their hash. The signing machine rebuilds them from the operations. */
  readonly unsigned_bundle_hex: string;
  readonly signing_hash: string;
  /** Names that the operations use for tokens, with their units according to the node. */
  readonly tokens: Readonly<Record<string, TokenName>>;
  /** Warnings of the node. */
  readonly warnings: readonly string[];
}

/** A signed bundle, which any node accepts once. */
export interface SignedFile {
  readonly format: number;
  readonly chain_id: number;
  readonly bundle_hash: string;
  readonly borsh_hex: string;
}

/** Writes a new file. Throws Problem if it exists: it may be the only copy of a signature. */
export function writeBundleFile(
  path: string,
  content: Omit<UnsignedFile, 'format'> | Omit<SignedFile, 'format'>,
): void {
  try {
    writeFileSync(path, `${JSON.stringify({ format: FORMAT, ...content }, null, 2)}\n`, { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    throw new Problem(`${path} exists already: choose another name`);
  }
}

export function readUnsigned(path: string): UnsignedFile {
  const file = readBundleFile(path) as Partial<UnsignedFile>;
  const texts = [
    file.name,
    file.network,
    file.from,
    file.key_type,
    file.memo,
    file.unsigned_bundle_hex,
    file.signing_hash,
  ];
  const numbers = [file.chain_id, file.height];
  const tokens = Object.values(file.tokens ?? {}) as readonly Partial<TokenName>[];
  const isWhole =
    texts.every((text) => typeof text === 'string') &&
    numbers.every(Number.isSafeInteger) &&
    Array.isArray(file.operations) &&
    Array.isArray(file.warnings) &&
    tokens.every((token) => typeof token?.symbol === 'string' && isDecimals(token.decimals));
  if (!isWhole)
    throw new Problem(`${path} is not a prepared bundle: make one with --unsigned FILE on an online machine`);
  return file as UnsignedFile;
}

export function readSigned(path: string): SignedFile {
  const file = readBundleFile(path) as Partial<SignedFile>;
  if (typeof file.borsh_hex !== 'string' || typeof file.bundle_hash !== 'string') {
    throw new Problem(`${path} is not a signed bundle: sign a prepared one with the command sign`);
  }
  return file as SignedFile;
}

function readBundleFile(path: string): object {
  if (statSync(path).size > MAX_FILE_BYTES) throw new Problem(`${path} is larger than ${MAX_FILE_BYTES} bytes`);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new Problem(`${path} is not JSON: ${cause.message}`);
  }
  if (typeof json !== 'object' || json === null) throw new Problem(`${path} contains no record`);
  const { format } = json as { readonly format?: unknown };
  if (format !== FORMAT) throw new Problem(`${path} has the format ${String(format)}; this program reads ${FORMAT}`);
  return json;
}

/** A session that records the tokens it returns, by the names that operations use. */
export function recording(session: Session): { session: Session; tokens: Readonly<Record<string, TokenName>> } {
  const tokens: Record<string, TokenName> = {};
  const token: Session['token'] = async (name) => {
    const found = await session.token(name);
    tokens[name] = { symbol: found.symbol, decimals: found.decimals };
    return found;
  };
  return { session: { ...session, token }, tokens };
}
