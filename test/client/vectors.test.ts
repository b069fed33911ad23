/** The published vectors in the TypeScript client, from their JSON alone, as in the clients of other languages. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { chain } from '../../rpc-schemas/client/chain.js';
import { formsOf } from '../../rpc-schemas/clients/typescript/forms.js';
import type { Trusted } from '../../rpc-schemas/clients/typescript/headers.js';
import {
  ClientError,
  checkedAddressText,
  depositDigest,
  ed25519Key,
  HeaderTrust,
  type SigningKey,
  signOffline,
} from '../../rpc-schemas/clients/typescript/index.js';
import { mnemonicSecret } from '../../rpc-schemas/clients/typescript/mnemonic.js';
import { dilithium3Key, mlDsa65Key } from '../../rpc-schemas/clients/typescript/post-quantum.js';
import { proven } from '../../rpc-schemas/clients/typescript/proven.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';

const vectors = (name: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../../rpc-schemas/vectors/${name}.json`, import.meta.url)), 'utf8'),
  );
const forms = formsOf(chain);
const hex = (bytes: Uint8Array): string => `0x${toHex(bytes)}`;

test('addresses have the text of the vectors, and invalid texts are rejected', () => {
  const { valid, invalid } = vectors('addresses');
  for (const { id, address, checked } of valid) {
    assert.is(forms.address(id.slice(2)), address);
    assert.is(checkedAddressText(id.slice(2), chain.addressPrefix), checked);
    for (const given of [id, address, checked]) assert.is(`0x${forms.parseAddress(given)}`, id);
  }
  for (const { text, reason } of invalid) assert.is(forms.parseAddress(text), undefined, reason);
});

const KEYS: readonly ((secret: Uint8Array) => SigningKey)[] = [ed25519Key, dilithium3Key, mlDsa65Key];

test('the words of the vectors give their keys of each type and coin, which sign as the vectors do', async () => {
  const { mnemonic, derived } = vectors('keys');
  assert.equal([...new Set(derived.map(({ tag }: { tag: number }) => tag))], [0, 1, 2]);
  for (const { path, tag, coin_type, secret, public_key, message, signature } of derived) {
    const account = Number.parseInt(path.split('/')[3]!, 10);
    const bytes = mnemonicSecret(mnemonic, account, tag, coin_type);
    assert.is(hex(bytes), secret, path);
    const key = KEYS[tag]!(bytes);
    assert.is(hex(key.publicKey), public_key, path);
    assert.is(hex(await key.sign(fromHex(message.slice(2)))), signature, path);
  }
});

test('every operation has the signed bundle of the vectors', async () => {
  const { terms, rows } = vectors('operations');
  const { secret } = vectors('keys').dev[0];
  const { chain_id: chainId, gas_limit, gas_price } = terms;
  const seen = new Set<string>();
  for (const { operation, nonce, valid_until, memo, id, signed_bundle_hex } of rows) {
    const [name] = Object.keys(operation) as [string];
    seen.add(name);
    const given = { chainId, gas_limit, gas_price, nonce, valid_until, memo };
    const signed = await signOffline(secret.slice(2), [operation], given);
    assert.equal([signed.bundle_hash, signed.borsh_hex], [id, signed_bundle_hex], `${name} ${nonce}`);
  }
  assert.equal([...seen].sort(), Object.keys(chain.operations).sort());
});

test('attesters sign the digest of the vectors', () => {
  const { tag, values, hash } = vectors('hashes').rows[0];
  assert.is(tag, 'bridge-deposit/v1');
  const { chain_id, ...deposit } = values;
  assert.is(hex(depositDigest(chain_id, { ...deposit, mint: `0x${deposit.mint.replace(/^0x/, '')}` })), hash);
});

test('proofs of the vectors hold or fail as stated', () => {
  const { root, rows } = vectors('proofs');
  for (const { key, value, proof, valid, why } of rows) {
    const prove = () => proven(key, { height: 1, value, proof } as never, fromHex(root.slice(2)));
    if (valid) assert.equal(prove().value, value === null ? null : fromHex(value.slice(2)), why);
    else assert.throws(prove, (cause: unknown) => cause instanceof ClientError && cause.name === 'NotProven', why);
  }
});

test('the header of the vectors is trusted under the certificates that they call valid, and no other', async () => {
  const file = vectors('certificates');
  const { header } = file;
  const validators = file.validators.map(({ address, public_key, power }: Record<string, string>) => ({
    ...{ address: forms.parseAddress(address!)!, publicKey: public_key!.slice(2), power },
  }));
  const trusted: Trusted = {
    height: header.height - 1,
    hash: forms.parseHash(header.parent_hash)!,
    timestampMs: header.timestamp_ms - 1,
    validators,
    validatorsHash: file.validators_hash.slice(2),
  };
  const NO_SEAL = '00';
  const domain = { chainId: file.chain_id, genesisHash: file.genesis_hash.slice(2) };
  const isTrusted = async (certificate: string): Promise<boolean> => {
    const answer = { signed_header: file.header_hex + certificate.slice(2) + NO_SEAL, validators: file.validators };
    const node = {
      forms,
      identify: async () => ({ chainId: domain.chainId, height: header.height }),
      ask: async <T>() => answer as T,
    };
    try {
      const found = await new HeaderTrust(node, domain, trusted, () => header.timestamp_ms).at(header.height);
      return found.stateRoot === header.state_root;
    } catch (cause) {
      if (cause instanceof ClientError && cause.name === 'NotProven') return false;
      throw cause;
    }
  };
  for (const { hex: bytes, valid, why } of file.certificates) assert.is(await isTrusted(bytes), valid, why);
});

test.run();
