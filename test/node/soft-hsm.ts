/** A hardware module in software (SoftHSM 2), with a token of its own for each test. */

import { execFileSync } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateKeyToAccount } from 'viem/accounts';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { linkIdentity } from '../../runtime/node/signer/certificate.js';
import { createReference } from '../../runtime/node/signer/key-reference.js';
import type { OutsideKeyType } from '../../runtime/node/signer/signing-key.js';
import { newDirectory } from '../cli/program.js';
import { program } from '../programs.js';

/** Places of the library on Debian, Fedora and macOS. */
const LIBRARIES = [
  '/usr/lib/softhsm/libsofthsm2.so',
  '/usr/lib64/pkcs11/libsofthsm2.so',
  '/opt/homebrew/lib/softhsm/libsofthsm2.so',
  '/usr/local/lib/softhsm/libsofthsm2.so',
];
const TOKEN = 'validator';
const PIN = '1234';

export class SoftHsm {
  readonly library: string;
  readonly pinFile: string;
  readonly directory: string;
  #ids = 0;

  private constructor(directory: string, library: string) {
    this.directory = directory;
    this.library = library;
    this.pinFile = join(directory, 'pin');
  }

  /** A module without a token. */
  static async empty(): Promise<SoftHsm> {
    const library = LIBRARIES.find(existsSync);
    if (library === undefined) throw new Error('the library of softhsm2 is in none of its usual places');
    const directory = await newDirectory();
    await mkdir(join(directory, 'tokens'), { recursive: true });
    await writeFile(join(directory, 'softhsm2.conf'), `directories.tokendir = ${join(directory, 'tokens')}\n`);
    return new SoftHsm(directory, library);
  }

  /**
   * Creates a module with a token and points this process to it. The library reads its configuration once, so a process has one of them at
   * a time.
   */
  static async create(): Promise<SoftHsm> {
    const hsm = await SoftHsm.empty();
    await writeFile(hsm.pinFile, `${PIN}\n`, { mode: 0o600 });
    Object.assign(process.env, hsm.env);
    hsm.#run('softhsm2-util', '--init-token', '--free', '--label', TOKEN, '--so-pin', '12345678', '--pin', PIN);
    return hsm;
  }

  get env(): Readonly<Record<string, string>> {
    return { SOFTHSM2_CONF: join(this.directory, 'softhsm2.conf') };
  }

  #run(name: string, ...words: readonly string[]): void {
    execFileSync(program(name), words, { stdio: 'pipe' });
  }

  /** Puts a secret into the token. */
  async store(label: string, keyType: OutsideKeyType, secret: Uint8Array): Promise<void> {
    const file = join(this.directory, `${label}.pem`);
    await writeFile(file, keyType === 'Ed25519' ? linkIdentity(secret).key : evmPem(secret));
    const id = (++this.#ids).toString(16).padStart(2, '0');
    this.#run('softhsm2-util', '--import', file, '--token', TOKEN, '--label', label, '--id', id, '--pin', PIN);
  }

  /** Stores a secret and writes a key file that names it. */
  async keyFile(file: string, label: string, keyType: OutsideKeyType, secret: Uint8Array): Promise<void> {
    await this.store(label, keyType, secret);
    await createReference(file, this.place(label), keyType, this.pinFile);
  }

  place(label: string, token = TOKEN) {
    return { pkcs11: { library: this.library, token, label }, module: null };
  }
}

function evmPem(secret: Uint8Array): string {
  const point = Buffer.from(privateKeyToAccount(`0x${toHex(secret)}`).publicKey.slice(4), 'hex');
  const part = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const [x, y] = [part(point.subarray(0, 32)), part(point.subarray(32))];
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'secp256k1', d: part(secret), x, y }, format: 'jwk' });
  return key.export({ format: 'pem', type: 'pkcs8' }).toString();
}
