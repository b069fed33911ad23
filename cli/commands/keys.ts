/** `keys new`, `keys show`, `keys convert`: key files, and the forms of addresses. */

import { randomBytes } from 'node:crypto';
import { type Address, fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { addressOfKey, addressText, parseAddress, shortForm } from '../../runtime/lib/crypto/address.js';
import { writeKeyFile } from '../../runtime/lib/crypto/keyfile.js';
import { KEY_TYPES, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';
import type { Action, Invocation } from '../command.js';
import { keyTypeNamed, readKey } from '../keys.js';
import { Problem } from '../problem.js';

/** Makes an Ed25519 secret or a post-quantum seed and writes it. */
export const newKey: Action = async (call) => {
  const { args, flags, out } = call;
  const [file] = args;
  const keyType = keyTypeNamed(flags.text('key-type'));
  const secret = randomBytes(32);
  writeKeyFile(file!, secret);
  show(call, { file: file!, ...describe(call, signerOf(keyType, secret)) });
  if (!out.json) out.note('Keep this file: nobody can make it again, and whoever reads it can spend.');
  return 0;
};

/** Shows what a key file makes public. */
export const showKey: Action = async (call) => {
  const { args, flags, out } = call;
  const signer = readKey(args[0]!, keyTypeNamed(flags.text('key-type')), out.note);
  show(call, { file: args[0]!, ...describe(call, signer) });
  return 0;
};

/** Shows all forms of an address, an EVM address or a public key. */
export const convert: Action = async (call) => {
  const [id] = call.args;
  const { distribution } = call;
  const bare = id!.replace(/^0x/, '');
  const address = parseAddress(id!, distribution.addressPrefix);
  if (address !== undefined) show(call, formsOf(call, address));
  else if (/^0x[0-9a-fA-F]{40}$/.test(id!)) show(call, formsOf(call, bare.toLowerCase().padStart(64, '0') as Address));
  else if (/^[0-9a-fA-F]{64}$/.test(id!) || /^[0-9a-fA-F]{3904}$/.test(bare)) {
    const types = KEY_TYPES.filter((one) => one.signsBundles && one.publicKeyLength * 2 === bare.length);
    const key_type = types.map(({ name }) => name).join(' or ');
    show(call, { key_type, public_key: bare, ...formsOf(call, addressOfKey(fromHex(bare))) });
  } else {
    throw new Problem(
      `${id} is none of: an address ${distribution.addressPrefix}…, 0x and 64 or 40 hex digits, a public key of 64 or 3904 hex digits`,
    );
  }
  return 0;
};

type Forms = Readonly<Record<string, string>>;

function formsOf({ distribution }: Invocation, address: Address): Forms {
  return {
    address: addressText(address, distribution.addressPrefix),
    hex: `0x${address}`,
    evm_address: shortForm(address),
  };
}

function describe(call: Invocation, { keyType, publicKey }: Signer): Forms {
  const { name } = KEY_TYPES[keyType]!;
  return { key_type: name, ...formsOf(call, addressOfKey(publicKey)), public_key: toHex(publicKey) };
}

function show({ out }: Invocation, fields: Forms): void {
  out.result(fields, () =>
    out.record(Object.entries(fields).map(([name, value]) => [name.replaceAll('_', ' '), value])),
  );
}
