/** Signers of the system accounts and roles of the stablecoins of a new chain, as given on the command line. */

import type { Flags } from '../command-line/command.js';
import type { ChainDistribution } from '../distribution/distribution.js';
import { plainKey } from '../keys/keys.js';
import { fromHex, toHex } from '../runtime/common.js';
import { addressOfKey, addressText, admissibleKey, KeyType, parseAddress } from '../runtime/keys.js';
import { Problem } from '../terminal/command-error.js';
import type { Authority } from './create.js';
import { ROLES, type StablecoinRoles } from './tokens.js';

type Warn = (text: string) => void;

/** A public key given as hex, or as its key file. */
export function publicKey(given: string, warn: Warn): string {
  const hex = /^(?:0x)?([0-9a-fA-F]{64})$/.exec(given)?.[1]?.toLowerCase();
  if (hex === undefined) return toHex(plainKey(given, warn).publicKey);
  if (!admissibleKey(KeyType.Ed25519, fromHex(hex))) throw new Problem(`${given} is not a usable Ed25519 public key`);
  return hex;
}

/** An account given by its native address, or by its key. */
function account(given: string, prefix: string, warn: Warn): string {
  if (given.startsWith(prefix) && parseAddress(given, prefix) !== undefined) return given;
  return addressText(addressOfKey(fromHex(publicKey(given, warn))), prefix);
}

/** `--system-keys 1=KEY` and `--system-signers 3=2/KEY+KEY+KEY`: ordinal -> authority. */
export function systemAuthorities(
  flags: Flags,
  { addressPrefix }: ChainDistribution,
  warn: Warn,
): Map<number, Authority> {
  const found = new Map<number, Authority>();
  const add = (flag: string, pair: string, ordinal: string | undefined, authority: () => Authority) => {
    if (ordinal === undefined)
      throw new Problem(`--${flag} ${pair}: must be like ${EXAMPLES[flag]}, with an account from 1 to 8`);
    if (found.has(Number(ordinal))) throw new Problem(`--${flag} ${pair}: the account ${ordinal} is given twice`);
    found.set(Number(ordinal), authority());
  };
  for (const pair of flags.list('system-keys')) {
    const [, ordinal, key] = /^([1-8])=(.+)$/.exec(pair) ?? [];
    add('system-keys', pair, ordinal, () => ({ key: publicKey(key!, warn) }));
  }
  for (const pair of flags.list('system-signers')) {
    const [, ordinal, threshold, signers] = /^([1-8])=(\d+)\/(.+)$/.exec(pair) ?? [];
    add('system-signers', pair, ordinal, () => ({
      threshold: Number(threshold),
      signers: signers!.split('+').map((signer) => account(signer, addressPrefix, warn)),
    }));
  }
  return found;
}

const EXAMPLES: Readonly<Record<string, string>> = { 'system-keys': '1=KEY', 'system-signers': '3=2/KEY+KEY+KEY' };

/** `--stablecoin-roles issuer=KEY,minter=KEY,…`: all five, or none. */
export function stablecoinRoles(
  flags: Flags,
  { addressPrefix }: ChainDistribution,
  warn: Warn,
): StablecoinRoles | undefined {
  const given = flags.list('stablecoin-roles').map((pair) => /^([^=]*)=(.+)$/.exec(pair)?.slice(1) ?? [pair]);
  if (given.length === 0) return undefined;
  const roles = new Map(given.map(([role, key]) => [role, key]));
  const unknown = [...roles.keys()].find((role) => !ROLES.some((one) => one === role));
  const missing = ROLES.filter((role) => roles.get(role) === undefined);
  if (unknown !== undefined || missing.length > 0 || given.length > ROLES.length) {
    throw new Problem(`--stablecoin-roles must name each role once: ${ROLES.map((role) => `${role}=KEY`).join(',')}`);
  }
  const named = ROLES.map((role) => [role, account(roles.get(role)!, addressPrefix, warn)]);
  return Object.fromEntries(named) as StablecoinRoles;
}
