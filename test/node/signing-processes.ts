/** Signers for the tests of remote signing: in this process, or each in one of its own. */

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { type Place, placeText } from '../../runtime/node/options/signer-place.js';
import { linkIdentity } from '../../runtime/node/signer/certificate.js';
import { initRecord, recordPath } from '../../runtime/node/signer/record-file.js';
import { runSigner } from '../../runtime/node/signer/run.js';
import { command, newDirectory, type RunningCommand } from '../cli/program.js';

/** Secret of the key with which signers of tests connect over TLS. */
export const SIGNER_LINK_SECRET = new Uint8Array(32).fill(77);

/** A chain as the signer knows it. */
interface Domain {
  readonly chainId: number;
  readonly genesisHash: string;
}

/** A key with its record in a directory of its own, and signers that run on it. */
export class SigningHost {
  readonly directory: string;
  readonly publicKey: string;
  readonly #secret: Uint8Array;
  readonly #domain: Domain;

  private constructor(directory: string, secret: Uint8Array, domain: Domain) {
    this.directory = directory;
    this.#secret = secret;
    this.#domain = domain;
    this.publicKey = toHex(signerOf(KeyType.Ed25519, secret).publicKey);
  }

  /** A key that has signed nothing. */
  static async of(secret: Uint8Array, domain: Domain): Promise<SigningHost> {
    const host = new SigningHost(await newDirectory(), secret, domain);
    await writeFile(host.keyFile, toHex(secret), { mode: 0o600 });
    await initRecord(await host.recordPath(), host.publicKey, undefined);
    return host;
  }

  /** Another machine that was restored from a backup of this one. */
  async copy(): Promise<SigningHost> {
    const other = new SigningHost(await newDirectory(), this.#secret, this.#domain);
    await mkdir(other.directory, { recursive: true });
    await cp(this.directory, other.directory, { recursive: true });
    return other;
  }

  get keyFile(): string {
    return join(this.directory, 'validator.key');
  }

  recordPath(): Promise<string> {
    const { keyFile, publicKey } = this;
    return recordPath({ keyFile, publicKey }, this.#domain.genesisHash as never);
  }

  /** Flags of the commands about this key. */
  get flags(): readonly string[] {
    const { chainId, genesisHash } = this.#domain;
    return ['--validator-key', this.keyFile, '--chain-id', `${chainId}`, '--genesis-hash', genesisHash];
  }

  /** Runs `signer run` as a process. */
  spawn(...places: readonly Place[]): RunningCommand {
    return command('signer', 'run', ...this.flags, '--nodes', places.map(placeText).join(','));
  }

  /** Runs a signer in this process. */
  run(...places: readonly Place[]): {
    readonly logged: string[];
    stop(): Promise<void>;
    readonly ended: Promise<void>;
  } {
    const logged: string[] = [];
    const controller = new AbortController();
    const ended = runSigner({
      keyFile: this.keyFile,
      key: { publicKey: this.publicKey, sign: (bytes) => signerOf(KeyType.Ed25519, this.#secret).sign(bytes) },
      domain: this.#domain as never,
      places,
      identity: linkIdentity(SIGNER_LINK_SECRET),
      log: (_, message, fields) => void logged.push(`${message} ${JSON.stringify(fields ?? {})}`),
      signal: controller.signal,
    });
    const stop = async () => {
      controller.abort();
      await ended;
    };
    return { logged, stop, ended };
  }
}
