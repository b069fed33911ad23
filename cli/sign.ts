/** From operations to a block: the node prepares the bundle, this side checks its bytes, signs them and sees them included. */

import { Bundle, bundleTerms, Signatures } from '../runtime/kernel/chain/bundle.js';
import type { ModuleSet } from '../runtime/kernel/loader.js';
import { struct } from '../runtime/lib/codec/composites.js';
import { type Address, fromHex, type Hash, toHex } from '../runtime/lib/codec/ids.js';
import { CodecError, encode, type Json, type TextForms } from '../runtime/lib/codec/type.js';
import { blake3 } from '../runtime/lib/crypto/hash.js';
import { KEY_TYPES, type Signer } from '../runtime/lib/crypto/signatures.js';
import { parseAmount } from './amounts.js';
import type { Flags, Invocation } from './command.js';
import { addressOf } from './keys.js';
import { NodeProblem, Problem } from './problem.js';
import type { Session } from './session.js';
import { type Receipt, waitsFor } from './wait.js';

/** What chain_prepareBundle answers. */
interface Prepared {
  readonly unsigned_bundle_hex: string;
  readonly nonce: number;
  readonly gas_limit: number;
  readonly gas_price: number;
  readonly valid_until: number;
  readonly warnings: readonly string[];
}

/** What chain_submitBundle answers. */
export interface Submitted {
  readonly bundle_hash: string;
  /** Ids that the operations made. What a pending bundle says may still change with the time of its block. */
  readonly created: Json;
  /** Null while it is pending. */
  readonly receipt: Receipt | null;
}

/** Operations with who does them. */
export interface Draft {
  readonly signer: Signer;
  readonly from: Address;
  /** In JSON: `{ "Transfer": { … } }`. */
  readonly operations: readonly Json[];
}

/** The account that acts: that of `--from`, else the one that the key makes. */
export function senderOf(flags: Flags, signer: Signer, { text, info }: Session): Address {
  const given = flags.text('from');
  if (given === undefined) return addressOf(signer);
  return text.parseAddress(given) ?? notAnAddress('--from', given, info.address_prefix);
}

/** Refuses a word that is no address, and says what one looks like. */
export function notAnAddress(what: string, given: string, prefix: string): never {
  throw new Problem(`${what} ${given} is not an address of this chain: ${prefix}… or 0x and 64 hex digits`);
}

/** The options of a bundle that the flags set, for the node. */
export function bundleOptions(flags: Flags): Record<string, Json> {
  const number = (flag: string): Json | undefined => {
    const text = flags.text(flag);
    if (text === undefined) return undefined;
    if (!/^[0-9]{1,15}$/.test(text)) throw new Problem(`--${flag} ${text}: must be a whole number`);
    return Number(text);
  };
  const options = {
    gas_limit: number('gas-limit'),
    gas_price: number('gas-price'),
    valid_until: number('valid-until'),
    memo: flags.text('memo'),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Record<string, Json>;
}

/** Has the node prepare the bundle, signs it here after checking it, submits it, and waits as long as `--wait` says. */
export async function signAndSubmit(
  call: Invocation,
  session: Session,
  draft: Draft,
  set: ModuleSet,
): Promise<Submitted> {
  const { flags, out } = call;
  const { node, text } = session;
  const { signer, from, operations } = draft;
  const wait = waitsFor(flags);
  const options = bundleOptions(flags);
  const keyType = KEY_TYPES[signer.keyType]!.name;
  const prepared = await node.call<Prepared>('chain_prepareBundle', [`0x${from}`, operations, options, keyType]);
  const { bytes, checked } = bytesToSign(
    prepared,
    { ...draft, memo: flags.text('memo') ?? '' },
    session,
    set,
    flags.on('trust-node'),
  );
  const cost = checkedCost(prepared, flags, session);
  prepared.warnings.forEach(out.warn);
  for (const [name, fields] of operations.flatMap((one) => Object.entries(one as object))) {
    out.note(`signing ${name} ${JSON.stringify(fields)}`);
  }
  if (!checked) out.note('on the word of the node: what it made of this cannot be read here');
  out.note(`on ${session.info.name} ${session.info.network} (${session.info.chain_id})`);
  out.note(`as ${text.address(from)}, nonce ${prepared.nonce}, for at most ${session.native(cost)}`);
  const hash = blake3(bytes);
  const signature = { key_type: signer.keyType, public_key: signer.publicKey, signature: signer.sign(hash) };
  const signed = toHex(bytes) + toHex(encode(Signatures, [signature]));
  try {
    return await node.call<Submitted>('chain_submitBundle', [signed, { wait }]);
  } catch (cause) {
    if (!(cause instanceof NodeProblem) || cause.code !== TIMEOUT) throw cause;
    return { bundle_hash: text.hash(toHex(hash) as Hash), created: null, receipt: null };
  }
}

/** The node has the bundle, and is asked no longer than this about one call. */
const TIMEOUT = 1027;

const Terms = struct(bundleTerms);

/**
 * The bytes to sign. They are made here from what was asked, and must equal the node's. Where this side cannot make
 * them, because it lacks the modules, the node's are taken if the caller trusts it; what precedes the operations in
 * them is still made here.
 */
function bytesToSign(
  prepared: Prepared,
  { from, operations, memo }: Draft & { readonly memo: string },
  { info, text }: Session,
  set: ModuleSet,
  trusted: boolean,
): { readonly bytes: Uint8Array; readonly checked: boolean } {
  const { nonce, gas_limit, gas_price, valid_until, unsigned_bundle_hex } = prepared;
  const terms = { version: 1, chain_id: info.chain_id, from, nonce, gas_limit, gas_price, valid_until, memo };
  const names = operations.flatMap((one) => Object.keys(one as object));
  const unknown = names.filter((name) => !set.operations.byName.has(name));
  if (unknown.length === 0 && bytesOf({ ...terms, from: `0x${from}`, operations }, text, set) === unsigned_bundle_hex) {
    return { bytes: fromHex(unsigned_bundle_hex), checked: true };
  }
  if (!trusted) {
    const why = unknown.length > 0 ? `only the node can read ${unknown.join(', ')}` : 'the node reads it differently';
    throw new Problem(
      `${why}, so nothing is signed; load the modules of the node with --module PATHS, or take its word with --trust-node`,
    );
  }
  if (!unsigned_bundle_hex.startsWith(toHex(encode(Terms, terms)))) {
    throw new Problem('the node made a bundle for another account, chain or memo than asked for; nothing is signed');
  }
  return { bytes: fromHex(unsigned_bundle_hex), checked: false };
}

/** The bytes of a bundle as hex; undefined when the modules here refuse what is in it. */
function bytesOf(bundle: object, text: TextForms, { operations }: ModuleSet): string | undefined {
  try {
    return toHex(encode(Bundle, Bundle.fromJson(bundle, { ...text, operations }), operations));
  } catch (cause) {
    if (cause instanceof CodecError) return undefined;
    throw cause;
  }
}

/** The most that the bundle can cost, by what is in its bytes; refused when that is more than `--max-fee`. */
function checkedCost({ gas_limit, gas_price }: Prepared, flags: Flags, session: Session): bigint {
  const cost = BigInt(gas_limit) * BigInt(gas_price);
  if (cost > parseAmount(flags.text('max-fee') ?? '1', session.info.decimals)) {
    throw new Problem(
      `it could cost ${session.native(cost)}: ${gas_limit} gas at ${gas_price} nano-units; nothing is signed; to allow it raise --max-fee`,
    );
  }
  return cost;
}
