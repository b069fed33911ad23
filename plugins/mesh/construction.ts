/**
 * The Construction API: transfers as operations, unsigned and signed bytes. Pure, so that it also works offline: what it
 * needs of the chain is in `metadata`, which a node provides.
 */

import {
  type Address,
  addressOfKey,
  admissibleKey,
  Bundle,
  bundleHash,
  type ChainInfo,
  CodecError,
  decode,
  type Envelope,
  encode,
  fromHex,
  type OperationTable,
  openEnvelope,
  type Signature,
  sealEnvelope,
  type TextForms,
  toHex,
  verifySignature,
} from '../../runtime/plugin.js';
import { type Currency, currencyJson } from './currencies.js';
import { invalid } from './errors.js';
import type { Given } from './request.js';

/** Maximum transfers of a transaction: two operations each. */
const MOST_TRANSFERS = 32;
/** Maximum bytes of a transaction of transfers, signed. */
const MOST_BYTES = 16_384;
const ED25519 = 0;
const CURVE = 'edwards25519';
const SIGNATURE = 'ed25519';

/** Facts of a chain that the construction needs. */
export interface Chain {
  readonly info: ChainInfo;
  readonly text: TextForms;
  readonly operations: OperationTable;
}

export interface Transfer {
  readonly to: Address;
  /** Symbol of the token, or 0x and its mint. */
  readonly token: string;
  readonly amount: bigint;
  readonly memo: string | null;
}

/** Transfers of one sender. */
export interface Payment {
  readonly from: Address;
  readonly transfers: readonly Transfer[];
  readonly decimals: readonly number[];
}

/** The terms of a bundle that depend on the state. */
export interface Terms {
  readonly nonce: number;
  readonly gasLimit: number;
  readonly gasPrice: number;
  readonly validUntil: number;
}

const AMOUNT = /^-?[1-9][0-9]{0,38}$/;

/** Reads pairs of operations: one account pays, the next receives the same amount. */
export function paymentIn(request: Given, { text }: Chain): Payment {
  const operations = request.list('operations', 2 * MOST_TRANSFERS);
  const at = request.at('operations');
  if (operations.length === 0 || operations.length % 2 !== 0) invalid(at, 'must be pairs: a sender and a recipient');
  const sides = operations.map((operation) => {
    if (operation.text('type') !== 'TRANSFER') invalid(operation.at('type'), 'must be TRANSFER');
    if (operation.has('status')) invalid(operation.at('status'), 'must be absent: the operation did not happen yet');
    const amount = operation.object('amount');
    const value = amount.text('value');
    if (!AMOUNT.test(value)) invalid(amount.at('value'), 'must be an integer other than 0, in raw units');
    const currency = amount.object('currency');
    const memo = operation.maybe('metadata');
    return {
      account: operation.account('account', text),
      value: BigInt(value),
      token: currency.text('symbol', 66),
      decimals: currency.number('decimals'),
      memo: memo?.has('memo') ? memo.text('memo', 128) : null,
    };
  });
  let sender = sides[0]!.account;
  const transfers: Transfer[] = [];
  const decimals: number[] = [];
  for (let i = 0; i < sides.length; i += 2) {
    const [pays, receives] = sides[i]!.value < 0n ? [sides[i]!, sides[i + 1]!] : [sides[i + 1]!, sides[i]!];
    const { account: from, token } = pays;
    if (pays.value >= 0n || pays.value !== -receives.value)
      invalid(`${at}[${i}]`, 'the amounts of a pair must cancel out');
    if (token !== receives.token) invalid(`${at}[${i}]`, 'a pair must have one currency');
    if (i > 0 && from !== sender) invalid(`${at}[${i}]`, 'all pairs must have one sender');
    sender = from;
    transfers.push({ to: receives.account, token, amount: receives.value, memo: receives.memo });
    decimals.push(pays.decimals);
  }
  return { from: sender, transfers, decimals };
}

/** The bundle of a payment. */
export function bundleOf({ info, operations }: Chain, { from, transfers }: Payment, terms: Terms): Bundle {
  const type = operations.byName.get('Transfer')!;
  return {
    version: 1,
    chain_id: info.chainId,
    from,
    nonce: terms.nonce,
    gas_limit: terms.gasLimit,
    gas_price: terms.gasPrice,
    valid_until: terms.validUntil,
    memo: '',
    operations: transfers.map(({ to, token, amount, memo }) => ({
      type,
      params: { to, token_symbol: token, amount, memo },
    })),
  };
}

/** A signature as large as that of the sender, to measure gas. */
const PLACEHOLDER: Signature = {
  key_type: ED25519,
  public_key: new Uint8Array(32),
  signature: new Uint8Array(64),
};

/** The bundle as it will be signed, for a trial. */
export const trialOf = (chain: Chain, payment: Payment, terms: Terms): Envelope =>
  sealEnvelope(bundleOf(chain, payment, terms), [PLACEHOLDER], chain.operations);

export function derive(request: Given, { text }: Chain): object {
  return { account_identifier: { address: text.address(addressOfKey(keyIn(request.object('public_key')))) } };
}

/** The options are the operations: the node reads them again to measure gas. */
export function preprocess(request: Given, chain: Chain): object {
  const { from, transfers, decimals } = paymentIn(request, chain);
  return {
    options: { operations: operationsJson(chain, from, transfers, decimals) },
    required_public_keys: [{ address: chain.text.address(from) }],
  };
}

export function payloads(request: Given, chain: Chain): object {
  const payment = paymentIn(request, chain);
  const given = request.object('metadata');
  const bundle = bundleOf(chain, payment, {
    nonce: given.number('nonce'),
    gasLimit: given.number('gas_limit'),
    gasPrice: given.number('gas_price'),
    validUntil: given.number('valid_until'),
  });
  return {
    unsigned_transaction: transactionText(encoded(request, bundle, chain), payment.decimals),
    payloads: [
      {
        account_identifier: { address: chain.text.address(payment.from) },
        hex_bytes: bundleHash(bundle, chain.operations),
        signature_type: SIGNATURE,
      },
    ],
  };
}

function encoded(request: Given, bundle: Bundle, { operations }: Chain): Uint8Array {
  try {
    return encode(Bundle, bundle, operations);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    return invalid(request.at('operations'), `${cause.path}: ${cause.message}`);
  }
}

export function combine(request: Given, chain: Chain): object {
  const { bundle, decimals } = unsignedIn(request, 'unsigned_transaction', chain);
  const [given, ...more] = request.list('signatures', 2);
  if (given === undefined || more.length > 0) return invalid(request.at('signatures'), 'must be one signature');
  if (given.text('signature_type') !== SIGNATURE) invalid(given.at('signature_type'), `must be ${SIGNATURE}`);
  const public_key = keyIn(given.object('public_key'));
  const signature = given.bytes('hex_bytes', 64);
  const digest = fromHex(bundleHash(bundle, chain.operations));
  if (!verifySignature(ED25519, public_key, digest, signature))
    invalid(given.at('hex_bytes'), 'must be the signature of the payload with this key');
  const { bytes } = sealEnvelope(bundle, [{ key_type: ED25519, public_key, signature }], chain.operations);
  return { signed_transaction: transactionText(bytes, decimals) };
}

export function parse(request: Given, chain: Chain): object {
  const isSigned = request.flag('signed');
  const { bundle, decimals } = isSigned
    ? signedIn(request, 'transaction', chain)
    : unsignedIn(request, 'transaction', chain);
  const transfers = bundle.operations.map(({ type, params }) => {
    if (type.name !== 'Transfer') invalid(request.at('transaction'), `must contain transfers only, not ${type.name}`);
    const { to, token_symbol: token, amount, memo } = params as unknown as Transfer & { token_symbol: string };
    return { to, token, amount, memo };
  });
  const { from, nonce, gas_limit, gas_price, valid_until } = bundle;
  return {
    operations: operationsJson(chain, from, transfers, decimals),
    ...(isSigned ? { account_identifier_signers: [{ address: chain.text.address(from) }] } : {}),
    metadata: { nonce, gas_limit, gas_price, valid_until },
  };
}

export function hash(request: Given, chain: Chain): object {
  const { envelope } = signedIn(request, 'signed_transaction', chain);
  return { transaction_identifier: { hash: chain.text.hash(envelope.hash) } };
}

/** The Ed25519 key of a PublicKey. */
function keyIn(given: Given): Uint8Array {
  if (given.text('curve_type') !== CURVE) invalid(given.at('curve_type'), `must be ${CURVE}`);
  const key = given.bytes('hex_bytes', 32);
  return admissibleKey(ED25519, key) ? key : invalid(given.at('hex_bytes'), 'must be an Ed25519 public key, 32 bytes');
}

/** Transfers as operations, in the form of `paymentIn`. */
function operationsJson(
  { info, text }: Chain,
  from: Address,
  transfers: readonly Transfer[],
  decimals: readonly number[],
): object[] {
  return transfers.flatMap(({ to, token, amount, memo }, i) => {
    const currency: Currency = { symbol: token, decimals: decimals[i] ?? info.decimals };
    const side = (index: number, account: Address, value: bigint) => ({
      operation_identifier: { index },
      ...(index % 2 === 1 ? { related_operations: [{ index: index - 1 }] } : {}),
      type: 'TRANSFER',
      account: { address: text.address(account) },
      amount: { value: String(value), currency: currencyJson(currency) },
      ...(memo === null || value < 0n ? {} : { metadata: { memo } }),
    });
    return [side(2 * i, from, -amount), side(2 * i + 1, to, amount)];
  });
}

/**
 * A transaction as text: bytes in hex, then the decimals of its tokens, which the bytes lack and `parse` must return.
 */
const transactionText = (bytes: Uint8Array, decimals: readonly number[]): string =>
  `${toHex(bytes)}.${decimals.join(',')}`;

const TRANSACTION = /^((?:[0-9a-f]{2})+)(?:\.([0-9]{1,2}(?:,[0-9]{1,2})*))?$/;

/** The bytes of a transaction as text. */
export function transactionIn(request: Given, field: string): { bytes: Uint8Array; decimals: readonly number[] } {
  const text = request.text(field, 2 * MOST_BYTES);
  const [, hex, decimals = ''] = TRANSACTION.exec(text) ?? [];
  if (hex === undefined) return invalid(request.at(field), 'must be a transaction of this server');
  return { bytes: fromHex(hex), decimals: decimals === '' ? [] : decimals.split(',').map(Number) };
}

function unsignedIn(request: Given, field: string, { operations }: Chain) {
  const { bytes, decimals } = transactionIn(request, field);
  try {
    return { bundle: decode(Bundle, bytes, operations), decimals };
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    return invalid(request.at(field), `must be an unsigned transaction: ${cause.message}`);
  }
}

/** Fails with MalformedBundle and the like for other bytes. */
function signedIn(request: Given, field: string, { operations }: Chain) {
  const { bytes, decimals } = transactionIn(request, field);
  const envelope = openEnvelope(bytes, operations);
  return { bundle: envelope.bundle, envelope, decimals };
}
