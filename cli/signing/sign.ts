/**
 * Signing of operations: the node prepares the bundle; this program rebuilds, compares and signs it, and waits for its
 * inclusion.
 */

import type { Session } from '../client/session.js';
import type { Flags, Invocation } from '../command-line/command.js';
import { addressOf, isAbsent } from '../keys/keys.js';
import { feeOf, type ModuleSet } from '../runtime/chain.js';
import { uncheckedAddresses } from '../runtime/client.js';
import { type Address, encode, type Hash, type Json, type TextForms, toHex } from '../runtime/common.js';
import { blake3, KEY_TYPES, type Signer } from '../runtime/keys.js';
import {
  type AccountStatus,
  checkedTerms,
  checkOperations,
  type Outflow,
  outflowOf,
  type Prepared as PreparedBytes,
  Signatures,
  type SigningTerms,
} from '../runtime/signing.js';
import { NodeProblem, Problem } from '../terminal/command-error.js';
import type { Output } from '../terminal/output.js';
import { confirmed, isInteractive } from '../terminal/prompt.js';
import { parseAmount } from '../values/amounts.js';
import { bundleOptions } from './bundle-options.js';
import { takenInTrial } from './dry-run.js';
import { checkBounds, formatOutflow, isOpen, maxOutOf } from './outflow.js';
import { formatOperations, type Known } from './readable-operations.js';
import { type Receipt, waitsFor } from './wait.js';

/** Response of chain_prepareBundle. */
export interface Prepared extends PreparedBytes {
  readonly warnings: readonly string[];
}

/** Response of chain_submitBundle. */
export interface Submitted {
  readonly bundle_hash: string;
  /** Ids created by the operations. While the bundle is pending, they may still change with the time of its block. */
  readonly created: Json;
  /** Null while it is pending. */
  readonly receipt: Receipt | null;
}

export interface Draft {
  readonly signer: Signer;
  readonly from: Address;
  /** In JSON: `{ "Transfer": { … } }`. */
  readonly operations: readonly Json[];
}

/** The sending account: that of `--from`, or the account of the key. */
export async function senderOf(flags: Flags, signer: Signer, session: Session): Promise<Address> {
  const given = flags.text('from') ?? (isAbsent(signer) ? signer.account : undefined);
  return given === undefined ? addressOf(signer) : accountNamed('--from', given, session);
}

/** The account named by a word. Throws an error with an example if the word is neither an address nor a name. */
export async function accountNamed(what: string, given: string, { account, info }: Session): Promise<Address> {
  const found = await account(given);
  if (found !== undefined) return found;
  const forms = `${info.address_prefix}…, 0x and 64 hex digits, or a name`;
  throw new Problem(`${what} ${given} is not an address of this chain; expected ${forms}`);
}

/** A prepared bundle that may be signed: rebuilt here, compared and shown. */
interface Agreed {
  readonly bytes: Uint8Array;
  readonly prepared: Prepared;
}

/** Makes the node prepare the bundle, rebuilds it here, shows it, and asks if there is a reason. */
export async function agree(
  { flags, out, distribution }: Invocation,
  session: Session,
  draft: Draft,
  set: ModuleSet,
): Promise<Agreed> {
  const { from, operations } = draft;
  const { node, text, info } = session;
  const options = bundleOptions(flags);
  const bounds = maxOutOf(flags, distribution, info);
  const keyType = KEY_TYPES[draft.signer.keyType]!.name;
  const prepared = await node.call<Prepared>('chain_prepareBundle', [`0x${from}`, operations, options, keyType]);
  // Requested after the preparation, so that the bundle's nonce cannot be a later one.
  const nonces = await node.call<Pick<AccountStatus, 'confirmed' | 'pending'>>('chain_getNonce', [`0x${from}`]);
  const maxFee = parseAmount(flags.text('max-fee') ?? '1', info.decimals);
  const { bytes, terms } = checkedTerms(
    prepared,
    {
      ...options,
      chainId: info.chain_id,
      decimals: info.decimals,
      from,
      operations: operations as readonly object[],
      maxFee,
    },
    { ...nonces, height: info.height },
    { amount: session.native, most: '--max-fee' },
  );
  const unknown = namesOf(operations).filter((name) => !set.operations.byName.has(name));
  const isBlind = unknown.length > 0 && flags.on('trust-node');
  if (isBlind) out.note(`trusting the node: its encoding of ${unknown.join(', ')} cannot be decoded here`);
  const advice = 'load the modules of the node with --module PATHS, or trust the node with --trust-node';
  const forms = { ...text, operations: set.operations };
  const decoded = isBlind ? [] : checkOperations(bytes, terms, operations as readonly object[], forms, advice);
  const outflow = isBlind ? { amounts: [], undeclared: unknown } : outflowOf(decoded, info.symbol);
  checkBounds(outflow, bounds, info);
  prepared.warnings.forEach(out.warn);
  warnOfUnchecked(operations, forms, from, session, out);
  const inTrial = isOpen(outflow) ? await takenInTrial(session, draft, flags) : undefined;
  await showBundle({ operations, terms, outflow, from, inTrial }, set, session, out);
  const asks = prepared.warnings.length > 0 || outflow.undeclared.length > 0;
  await confirmSigning(asks, flags);
  return { bytes, prepared };
}

/** The signed operations and the outflow of the account. */
interface Shown {
  readonly operations: readonly Json[];
  readonly terms: SigningTerms;
  readonly outflow: Outflow;
  readonly from: Address;
  readonly inTrial?: string | undefined;
}

/** Shows, beside the result, the operations, the outflow, the chain, the sender and the maximum fee. */
export async function showBundle(
  { operations, terms, outflow, from, inTrial }: Shown,
  set: Pick<ModuleSet, 'operations'>,
  session: Known & Pick<Session, 'native'>,
  out: Output,
): Promise<void> {
  const { text, info } = session;
  for (const line of await formatOperations(operations, set, session)) out.note(`signing ${line}`);
  out.note(await formatOutflow(outflow, session, inTrial));
  out.note(`chain: ${info.name} ${info.network} (${info.chain_id})`);
  const cost = session.native(feeOf(terms.gas_limit, terms.gas_price, info));
  out.note(`sender: ${text.address(from)}, nonce ${terms.nonce}, fee at most ${cost}`);
}

/** Asks on a terminal. Throws Problem without consent. */
export async function confirmSigning(asks: boolean, flags: Flags): Promise<void> {
  if (!asks || !isInteractive() || flags.on('yes')) return;
  if (!(await confirmed('Sign anyway?'))) throw new Problem('nothing is signed');
}

/** The bytes of a signed bundle as hex, and its hash. */
export function signBytes(bytes: Uint8Array, { keyType, publicKey, sign }: Signer): { signed: string; hash: Hash } {
  const hash = blake3(bytes);
  const signature = { key_type: keyType, public_key: publicKey, signature: sign(hash) };
  return { signed: toHex(bytes) + toHex(encode(Signatures, [signature])), hash: toHex(hash) as Hash };
}

/** Makes the node prepare the bundle, signs the bundle as rebuilt here, submits it, and waits as `--wait` requires. */
export async function signAndSubmit(
  call: Invocation,
  session: Session,
  draft: Draft,
  set: ModuleSet,
): Promise<Submitted> {
  const wait = waitsFor(call.flags);
  const { bytes } = await agree(call, session, draft, set);
  const { signed, hash } = signBytes(bytes, draft.signer);
  return submit(session, signed, session.text.hash(hash), wait);
}

/** Submits a signed bundle. Without a response in time the bundle is pending. */
export async function submit(
  { node }: Pick<Session, 'node'>,
  signed: string,
  bundleHash: string,
  wait: ReturnType<typeof waitsFor>,
): Promise<Submitted> {
  try {
    return await node.call<Submitted>('chain_submitBundle', [signed, { wait }]);
  } catch (cause) {
    if (!(cause instanceof NodeProblem) || cause.code !== TIMEOUT) throw cause;
    return { bundle_hash: bundleHash, created: null, receipt: null };
  }
}

/** Warns about given addresses without a checksum; not on dev chains, whose money is free. */
function warnOfUnchecked(
  operations: readonly Json[],
  forms: TextForms,
  from: Address,
  { info, named, checked }: Session,
  out: Invocation['out'],
): void {
  if (info.network === 'dev') return;
  for (const text of uncheckedAddresses(operations as readonly object[], forms, from)) {
    const account = forms.parseAddress(text)!;
    if (named.has(account) || checked.has(account)) continue;
    out.warn(`${text} has no checksum: compare every letter, or ask for the address with its checksum`);
  }
}

/** The node has the bundle, but its response timed out. */
const TIMEOUT = 1027;

const namesOf = (operations: readonly Json[]): readonly string[] =>
  operations.flatMap((one) => Object.keys(one as object));
