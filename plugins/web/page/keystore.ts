/**
 * The key of this browser: in memory while the page is open, and stored, encrypted with a passphrase, only if its owner
 * wants it.
 */

import { type Account, ed25519Key, type SigningKey } from '../../../rpc-schemas/clients/typescript/index.js';
import { network, signing } from './chain.js';

const KEPT = `trellis-key ${network.chainId} ${network.genesisHash}`;
/** PBKDF2 with SHA-256, as recommended by OWASP (2023). */
const ROUNDS = 600_000;

/** An open key. */
export interface Open {
  readonly account: Account;
  /** In native form. */
  readonly address: string;
  /** 64 hex digits. */
  readonly secret: string;
}

let open: Open | undefined;
const hearers = new Set<() => void>();

/** The open key, if any. */
export const opened = (): Open | undefined => open;

/** Calls back when a key is opened or closed; the returned function unsubscribes. */
export function onKey(hearer: () => void): () => void {
  hearers.add(hearer);
  return () => void hearers.delete(hearer);
}

function put(next: Open | undefined): void {
  open = next;
  for (const hearer of hearers) hearer();
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));

/** Opens a secret: 64 hex digits, or a BIP-39 phrase. `address` is required if the key was moved to another account. */
export async function openSecret(text: string, address?: string): Promise<void> {
  const given = text.trim();
  const secret = /^(0x)?[0-9a-f]{64}$/i.test(given)
    ? given.replace(/^0x/i, '').toLowerCase()
    : hexOf(
        (await import('../../../rpc-schemas/clients/typescript/mnemonic.js')).mnemonicSecret(
          given,
          0,
          0,
          network.coinType,
        ),
      );
  const client = await signing();
  const key: SigningKey = ed25519Key(secret);
  const account = client.account(key, address === undefined || address === '' ? undefined : address);
  put({ account, address: await account.address(), secret });
}

/** A new secret from the browser's random generator. */
export const newSecret = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** Closes the open key; the stored one stays. */
export const close = (): void => put(undefined);

/** Whether this browser can encrypt: only on pages of this machine, or over https. */
export const canKeep = (): boolean => globalThis.isSecureContext && crypto.subtle !== undefined;

/** Whether a key is stored here. */
export const isKept = (): boolean => localStorage.getItem(KEPT) !== null;

async function cipher(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const words = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Stores the open key, encrypted. Throws RangeError for an invalid passphrase. */
export async function keep(passphrase: string): Promise<void> {
  if (open === undefined) throw new RangeError('no key is open');
  if ([...passphrase].length < 8) throw new RangeError('the passphrase must have at least 8 characters');
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))];
  const plain = new TextEncoder().encode(JSON.stringify({ secret: open.secret, address: open.address }));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cipher(passphrase, salt), plain);
  const kept = { salt: hexOf(salt), iv: hexOf(iv), sealed: hexOf(new Uint8Array(sealed)) };
  localStorage.setItem(KEPT, JSON.stringify(kept));
}

/** Opens the stored key. Throws RangeError for a wrong passphrase. */
export async function unlock(passphrase: string): Promise<void> {
  const { salt, iv, sealed } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>;
  if (salt === undefined || iv === undefined || sealed === undefined) throw new RangeError('no saved key');
  const key = await cipher(passphrase, bytesOf(salt));
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(sealed)).catch(() => {
    throw new RangeError('wrong passphrase');
  });
  const { secret, address } = JSON.parse(new TextDecoder().decode(plain)) as { secret: string; address: string };
  await openSecret(secret, address);
}

/** Deletes the stored key. */
export const forget = (): void => localStorage.removeItem(KEPT);
