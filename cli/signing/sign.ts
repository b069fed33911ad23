/**
 * Signing of operations: the node prepares the bundle; this program rebuilds, compares and signs it, and waits for its
 * inclusion.
 */

import type { Session } from '../client/session.js';
import type { Flags, Invocation } from '../command-line/command.js';
import { addressOf } from '../keys/keys.js';
import { feeOf, type ModuleSet } from '../runtime/chain.js';
import { type Address, encode, type Hash, type Json, toHex } from '../runtime/common.js';
import { blake3, KEY_TYPES, type Signer } from '../runtime/keys.js';
import {
  type AccountStatus,
  checkedTerms,
  checkOperations,
  outflowOf,
  type Prepared as PreparedBytes,
  Signatures,
} from '../runtime/signing.js';
import { NodeProblem, Problem } from '../terminal/command-error.js';
import { confirmed, isInteractive } from '../terminal/prompt.js';
import { parseAmount } from '../values/amounts.js';
import { bundleOptions } from './bundle-options.js';
import { takenInTrial } from './dry-run.js';
import { checkBounds, formatOutflow, isOpen, maxOutOf } from './outflow.js';
import { formatOperations } from './readable-operations.js';
import { type Receipt, waitsFor } from './wait.js';

/** Response of chain_prepareBundle. */
interface Prepared extends PreparedBytes {
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
  const given = flags.text('from');
  return given === undefined ? addressOf(signer) : accountNamed('--from', given, session);
}

/** The account named by a word. Throws an error with an example if the word is neither an address nor a name. */
export async function accountNamed(what: string, given: string, { account, info }: Session): Promise<Address> {
  const found = await account(given);
  if (found !== undefined) return found;
  const forms = `${info.address_prefix}…, 0x and 64 hex digits, or a name`;
  throw new Problem(`${what} ${given} is not an address of this chain; expected ${forms}`);
}

/** Makes the node prepare the bundle, signs the bundle as rebuilt here, submits it, and waits as `--wait` requires. */
export async function signAndSubmit(
  { flags, out, distribution }: Invocation,
  session: Session,
  draft: Draft,
  set: ModuleSet,
): Promise<Submitted> {
  const { signer, from, operations } = draft;
  const { node, text, info } = session;
  const wait = waitsFor(flags);
  const options = bundleOptions(flags);
  const bounds = maxOutOf(flags, distribution, info);
  const keyType = KEY_TYPES[signer.keyType]!.name;
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
  for (const line of await formatOperations(operations, set, session)) out.note(`signing ${line}`);
  const inTrial = isOpen(outflow) ? await takenInTrial(session, draft, flags) : undefined;
  out.note(await formatOutflow(outflow, session, inTrial));
  out.note(`chain: ${info.name} ${info.network} (${info.chain_id})`);
  const cost = session.native(feeOf(terms.gas_limit, terms.gas_price, info));
  out.note(`sender: ${text.address(from)}, nonce ${terms.nonce}, fee at most ${cost}`);
  const asks = prepared.warnings.length > 0 || outflow.undeclared.length > 0;
  if (asks && isInteractive() && !flags.on('yes') && !(await confirmed('Sign anyway?'))) {
    throw new Problem('nothing is signed');
  }
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

/** The node has the bundle, but its response timed out. */
const TIMEOUT = 1027;

const namesOf = (operations: readonly Json[]): readonly string[] =>
  operations.flatMap((one) => Object.keys(one as object));
