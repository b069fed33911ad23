/**
 * Proof of work instead of a captcha: the requester searches a nonce such that sha256(challenge:address:nonce) begins
 * with a number of zero bits. The address is the exact text in the request.
 */

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Challenge {
  readonly challenge: string;
  readonly bits: number;
  /** Unix seconds. */
  readonly expires_at: number;
}

/** Lifetime of a challenge. */
const LIFE_S = 600;
/** Format of a nonce: a few printable bytes. */
const NONCE = /^[\x21-\x7e]{1,64}$/;

/** Issues challenges and verifies proofs. It stores only challenges that were used. */
export class Work {
  readonly #bits: number;
  readonly #secret = randomBytes(32);
  /** Used challenges with their expiry, oldest first. */
  readonly #used = new Map<string, number>();

  constructor(bits: number) {
    this.#bits = bits;
  }

  /** Issues a challenge; `now` in Unix milliseconds. */
  challenge(now: number): Challenge {
    const expires_at = Math.floor(now / 1000) + LIFE_S;
    const told = `${expires_at}.${randomBytes(12).toString('hex')}`;
    return { challenge: `${told}.${this.#seal(told)}`, bits: this.#bits, expires_at };
  }

  /** Returns why this is no valid proof; undefined if it is valid. Costs two hashes. */
  flaw(challenge: unknown, nonce: unknown, address: string, now: number): string | undefined {
    if (typeof challenge !== 'string' || typeof nonce !== 'string' || !NONCE.test(nonce))
      return 'it needs a challenge from GET /faucet and a nonce of 1 to 64 characters';
    const [, told = '', seal = ''] = /^(\d{1,12}\.[0-9a-f]{24})\.([0-9a-f]{32})$/.exec(challenge) ?? [];
    if (seal === '' || !timingSafeEqual(Buffer.from(seal), Buffer.from(this.#seal(told))))
      return 'the challenge was not issued by this faucet';
    if (Number.parseInt(told, 10) * 1000 <= now) return 'the challenge has expired';
    if (this.#used.has(told)) return 'the challenge has been used';
    const digest = createHash('sha256').update(`${challenge}:${address}:${nonce}`).digest();
    return digest.readUInt32BE(0) >>> (32 - this.#bits) === 0 || this.#bits === 0
      ? undefined
      : 'the nonce does not solve the challenge';
  }

  /** Marks a challenge as used; returns false if it was used before. */
  use(challenge: string, now: number): boolean {
    for (const [used, until] of this.#used) {
      if (until > now) break;
      this.#used.delete(used);
    }
    const told = challenge.slice(0, challenge.lastIndexOf('.'));
    if (this.#used.has(told)) return false;
    this.#used.set(told, Number.parseInt(told, 10) * 1000);
    return true;
  }

  #seal(told: string): string {
    return createHmac('sha256', this.#secret).update(told).digest('hex').slice(0, 32);
  }
}
