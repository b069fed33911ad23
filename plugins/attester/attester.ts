/**
 * Main loop of an attester. Each pass reads the chains and takes the next step for each lock and each withdrawal.
 * Completed steps are found on the chains, so the process may be killed between any two steps.
 */

import { recoverAddress } from 'viem';
import { NodeError, type SigningKey } from '../../rpc-schemas/clients/typescript/index.js';
import { fromHex, type Log, verifySignature } from '../../runtime/plugin.js';
import { Backoff, Refused } from './backoff.js';
import type { Config } from './config.js';
import { AttesterDuty } from './duty.js';
import { BrokenFinality, EvmChain, RevertedRelease, type Signers } from './evm.js';
import { shortly } from './evm-node.js';
import { Giving } from './exchange.js';
import { Gathering, type Task } from './gathering.js';
import type { EvmAccount } from './keys.js';
import { type Lock, Memory, nameOfLock, nameOfWithdrawal } from './memory.js';
import { Origin } from './origin.js';
import { type AttesterSet, type Prefixes, TrellisChain, type Withdrawal } from './trellis.js';
import { type PlacedSignature, placed } from './typed-data.js';

/** Maximum locks, and maximum withdrawals, per pass; later passes process the others. */
const PER_PASS = 64;
/** Key tag of Ed25519, and hex characters of such a key. */
const ED25519 = 0;
const KEY_LENGTH = 64;

/** Permanent rejections of a deposit: the amount cannot be represented on this chain, or the recipient is invalid. */
const IMPOSSIBLE: ReadonlySet<string> = new Set(['InexactAmount', 'AmountZero', 'InvalidAddress']);

/** Steps of an attester, in order; each is reported once it is done and durable. */
export type Step =
  | 'found'
  | 'signed'
  | 'gathered'
  | 'deposited'
  | 'seen'
  | 'attested'
  | 'countersigned'
  | 'collected'
  | 'released'
  | 'reported';

export interface AttesterOptions {
  readonly config: Config;
  readonly key: SigningKey;
  readonly evmKey: EvmAccount;
  readonly log: Log;
  /** Id prefixes of the Trellis chain; by default those of the default distribution. */
  readonly prefixes?: Prefixes;
  /** Called for each step, with its lock or withdrawal. */
  readonly at?: (step: Step, what: string) => void;
}

export class Attester {
  readonly #options: AttesterOptions;
  readonly #trellis: TrellisChain;
  readonly #chains: ReadonlyMap<string, EvmChain | Origin>;
  readonly #memory: Memory;
  readonly #gathering: Gathering;
  /** Chains that reverted a final block. */
  readonly #broken = new Set<string>();
  readonly #duty = new AttesterDuty(this.#broken);
  readonly #backoff: Backoff;
  #giving: Giving | undefined;
  #passes = 0;
  #stopped = false;

  private constructor(options: AttesterOptions, memory: Memory) {
    const { config, key, evmKey, log, prefixes } = options;
    this.#options = options;
    this.#memory = memory;
    this.#backoff = new Backoff(config.every_ms);
    this.#gathering = new Gathering({ peers: config.peers, turn_s: config.turn_s, log });
    this.#trellis = new TrellisChain(config.trellis, key, prefixes);
    const { chain_id } = config.trellis;
    const evm = config.chains.map((one) => new EvmChain(one, chain_id, evmKey, log));
    const origins = config.origins.map((one) => new Origin(one, chain_id, key, prefixes));
    this.#chains = new Map([...evm, ...origins].map((one) => [one.name, one]));
  }

  /** Checks that all chains match the configuration, then starts to serve signatures. Throws CommandProblem. */
  static async start(options: AttesterOptions): Promise<Attester> {
    const { config, evmKey, log } = options;
    const attester = new Attester(options, await Memory.open(config.data));
    await attester.#trellis.check();
    for (const chain of attester.#chains.values()) await chain.check();
    const { listen } = config;
    attester.#giving = await Giving.listen(
      listen,
      (digest) => attester.#gathering.own(digest),
      () => attester.#duty.notReady,
    );
    const { port } = attester;
    const chains = [...attester.#chains.keys()].join(' ');
    log('info', 'attester started', { key: attester.#trellis.own, evm_key: evmKey.address, chains, port });
    return attester;
  }

  /** Port on which peers request signatures. */
  get port(): number {
    return this.#giving!.port;
  }

  /** Runs passes until `stop` is called. */
  async run(): Promise<void> {
    while (!this.#stopped) {
      await this.pass();
      await new Promise((resolve) => setTimeout(resolve, this.#options.config.every_ms));
    }
    await this.#giving?.close();
    this.#trellis.close();
    for (const chain of this.#chains.values()) chain.close();
  }

  /** Ends `run` after the current step. */
  stop(): void {
    this.#stopped = true;
  }

  /** Processes everything once. Failures are logged and retried by the next pass. */
  async pass(): Promise<void> {
    this.#passes += 1;
    for (const chain of this.#chains.values()) await this.#reads(chain.name, () => this.#scan(chain));
    await this.#reads('withdrawals', () => this.#findWithdrawals());
    const tasks: Task[] = [];
    await this.#reads('attesters', async () => {
      const set = await this.#trellis.set();
      this.#duty.found(set.attesters.includes(this.#trellis.own));
      const { locks, withdrawals } = this.#memory.now;
      this.#backoff.keep(new Set([...locks.map(nameOfLock), ...withdrawals.map(workOf)]));
      for (const lock of this.#part(locks, nameOfLock)) {
        await this.#safely(nameOfLock(lock), async () => void tasks.push(...(await this.#bringIn(lock, set))));
      }
      for (const id of this.#part(withdrawals, workOf)) {
        await this.#safely(workOf(id), async () => void tasks.push(...(await this.#bringOut(id, set))));
      }
    });
    await this.#gathering.gather(tasks, Object.values(this.#memory.now.signed));
    for (const task of tasks) await this.#safely(task.work, () => this.#gathering.finish(task));
  }

  /** Like `#safely`, for reads of every pass; their success determines readiness. */
  async #reads(what: string, work: () => Promise<void>): Promise<void> {
    await this.#safely(what, async () => {
      try {
        await work();
        this.#duty.read(what, true);
      } catch (cause) {
        this.#duty.read(what, false);
        throw cause;
      }
    });
  }

  async #safely(what: string, work: () => Promise<void>): Promise<void> {
    try {
      if (!this.#stopped) await work();
    } catch (cause) {
      const isRefused = cause instanceof Refused || (cause instanceof NodeError && !cause.retryable);
      if (isRefused) this.#backoff.refused(what, Date.now());
      this.#options.log('warn', 'attestation step failed, will retry', { what, reason: shortly(cause) });
    }
  }

  #at(step: Step, what: string): void {
    this.#options.log('info', 'attester step', { step, what });
    this.#options.at?.(step, what);
  }

  /** The work of this pass: a slice of the work that is due, so that refused work delays no other. */
  #part<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
    const now = Date.now();
    const due = all.filter((one) => this.#backoff.isDue(nameOf(one), now));
    const parts = Math.ceil(due.length / PER_PASS);
    const from = parts === 0 ? 0 : (this.#passes % parts) * PER_PASS;
    return due.slice(from, from + PER_PASS);
  }

  /** Stores the locks and releases of new final blocks, together with the cursor. */
  async #scan(chain: EvmChain | Origin): Promise<void> {
    const { name } = chain;
    if (this.#broken.has(name)) return;
    const { cursors, locks, releases } = this.#memory.now;
    try {
      const found = await chain.scan(cursors[name]);
      if (found === undefined) return;
      const released = [...found.released].map(([id, tx]) => [nameOfWithdrawal(name, id), tx] as const);
      await this.#memory.change({
        cursors: { ...cursors, [name]: found.cursor },
        locks: [...locks, ...found.locks],
        releases: { ...releases, ...Object.fromEntries(released) },
      });
      for (const lock of found.locks) this.#at('found', nameOfLock(lock));
    } catch (cause) {
      if (!(cause instanceof BrokenFinality)) throw cause;
      this.#broken.add(name);
      this.#options.log('error', 'final block reverted, signing stopped for this chain', {
        chain: name,
        reason: cause.message,
      });
    }
  }

  async #findWithdrawals(): Promise<void> {
    for (let i = 0; i < PER_PASS; i++) {
      const { nextWithdrawal: id, withdrawals } = this.#memory.now;
      const found = await this.#trellis.withdrawal(id);
      if (found === undefined) return;
      const isOurs = this.#chains.has(found.chain);
      await this.#memory.change({
        nextWithdrawal: id + 1,
        withdrawals: isOurs ? [...withdrawals, id] : withdrawals,
      });
      if (isOurs) this.#at('seen', nameOfWithdrawal(found.chain, id));
    }
  }

  /** Signs a lock for the deposit here. Returns the tasks that then wait for other attesters' signatures. */
  async #bringIn(lock: Lock, set: AttesterSet): Promise<readonly Task[]> {
    if (this.#broken.has(lock.chain)) return [];
    const what = nameOfLock(lock);
    if (await this.#trellis.isReceived(lock)) {
      await this.#memory.lockIsOver(lock);
      return [];
    }
    const mint = await this.#trellis.mintOf(lock.chain, lock.contract);
    if (mint === undefined) throw new Refused(`no token is mapped to ${lock.contract}: the lock waits for a mapping`);
    const digest = this.#trellis.depositDigest(lock, mint);
    const place = placeIn(set.attesters, this.#trellis.own);
    if (place !== undefined) {
      await this.#sign(what, digest, 'signed', async () => this.#trellis.own + (await this.#trellis.sign(digest)));
    }
    return [
      {
        what,
        digest,
        need: set.threshold,
        attesters: set.attesters,
        place,
        async placeOf(signature) {
          const key = signature.slice(0, KEY_LENGTH);
          const at = placeIn(set.attesters, key);
          const bytes = fromHex(signature.slice(KEY_LENGTH));
          return bytes.length === 64 && verifySignature(ED25519, fromHex(key), fromHex(digest), bytes) ? at : undefined;
        },
        finish: async (signatures) => {
          this.#at('gathered', what);
          const proof = new Map([...signatures].map(([at, signature]) => [at, signature.slice(KEY_LENGTH)]));
          try {
            if (await this.#trellis.deposit(lock, mint, set.set_index, proof)) this.#at('deposited', what);
          } catch (cause) {
            if (!(cause instanceof NodeError && IMPOSSIBLE.has(cause.name))) throw cause;
            await this.#memory.lockIsOver(lock);
            this.#options.log('error', 'lock cannot be received, dropped', { what, reason: shortly(cause) });
          }
        },
        work: what,
      },
    ];
  }

  /**
   * Attests a withdrawal, signs its release, and reports the release. Returns the tasks that then wait for other
   * attesters' signatures.
   */
  async #bringOut(id: number, set: AttesterSet): Promise<readonly Task[]> {
    const withdrawal = await this.#trellis.withdrawal(id);
    const chain = withdrawal && this.#chains.get(withdrawal.chain);
    if (withdrawal === undefined || chain === undefined)
      throw new Error('the chain of the withdrawal is missing from the configuration');
    if (this.#broken.has(withdrawal.chain)) return [];
    const { status, expiresAt } = withdrawal;
    const what = nameOfWithdrawal(withdrawal.chain, id);
    if (status === 'released' || status === 'refunded') {
      await this.#memory.withdrawalIsOver(withdrawal.chain, id);
      return [];
    }
    const place = placeIn(set.attesters, this.#trellis.own);
    const has = (places: readonly number[], by: number) => by === set.set_index && places.includes(place!);
    if (withdrawal.proof?.set_index !== set.set_index) {
      const isMissing = place !== undefined && !has(withdrawal.signed, withdrawal.signedIn);
      if (isMissing && (await this.#trellis.attest(withdrawal))) this.#at('attested', what);
    }
    if (status === 'burned') return [];
    const tx = this.#memory.now.releases[what] ?? (await chain.releasedIn(id));
    if (tx !== undefined) {
      const isMissing = place !== undefined && !has(withdrawal.reported, withdrawal.reportedIn);
      if (isMissing && (await this.#trellis.reportRelease(withdrawal, tx))) this.#at('reported', what);
      return [];
    }
    if (Date.now() / 1_000 >= expiresAt) return [];
    if (chain instanceof Origin) return this.#payOut(what, withdrawal, chain);
    return [await this.#countersign(what, { ...withdrawal, withdrawalId: id }, chain, await chain.signers())];
  }

  async #countersign(
    what: string,
    release: Parameters<EvmChain['release']>[0],
    chain: EvmChain,
    { attesters, threshold }: Signers,
  ): Promise<Task> {
    const digest = chain.digestOf(release);
    const place = placeIn(attesters, chain.own);
    if (place !== undefined) await this.#sign(what, digest, 'countersigned', () => chain.sign(digest));
    return {
      what,
      digest,
      need: threshold,
      attesters,
      place,
      placeOf: async (signature) =>
        placeIn(attesters, await recoverAddress({ hash: `0x${digest}`, signature: `0x${signature}` })),
      finish: async (signatures) => {
        this.#at('collected', what);
        const { reverted } = this.#memory.now;
        if (reverted[what] !== undefined || (await chain.isReleased(release.withdrawalId))) return;
        try {
          await chain.release(release, fewest(signatures, threshold, place));
          this.#at('released', what);
        } catch (cause) {
          if (!(cause instanceof RevertedRelease)) throw cause;
          // Another attester may have released it first. Otherwise the release might revert every time, at this
          // attester's cost.
          if (await chain.isReleased(release.withdrawalId)) return;
          await this.#memory.change({ reverted: { ...reverted, [what]: cause.hash } });
          this.#options.log('error', 'release reverted, will not retry', { what, tx: cause.hash });
        }
      },
      work: workOf(release.withdrawalId),
    };
  }

  /**
   * Submits the signatures of a withdrawal to the chain where its tokens are locked, by the attesters' positions there.
   */
  async #payOut(what: string, withdrawal: Withdrawal, origin: Origin): Promise<readonly Task[]> {
    const { proof } = withdrawal;
    const signers = proof && (await this.#trellis.setOf(proof.set_index));
    if (proof === undefined || signers === undefined) return [];
    const { attesters, threshold } = await origin.set();
    const given = new Map(
      proof.by.flatMap(([from, signature]): [number, string][] => {
        const place = placeIn(attesters, signers.attesters[from]!);
        return place === undefined ? [] : [[place, signature]];
      }),
    );
    const digest = this.#trellis.withdrawalDigest(withdrawal);
    return [
      {
        what,
        digest,
        need: threshold,
        attesters,
        place: placeIn(attesters, this.#trellis.own),
        given,
        placeOf: async () => undefined,
        finish: async (signatures) => {
          this.#at('collected', what);
          if (await origin.release(withdrawal, signatures)) this.#at('released', what);
        },
        work: workOf(withdrawal.id),
      },
    ];
  }

  /**
   * Records the digest, signs it, and serves the signature to peers. Rejects if a different digest was signed before.
   */
  async #sign(what: string, digest: string, step: Step, sign: () => Promise<string>): Promise<void> {
    if (this.#gathering.own(digest) !== undefined) return;
    if (!(await this.#memory.maySign(what, digest))) throw new Error('a different digest was signed for it before');
    this.#gathering.give(digest, await sign());
    this.#at(step, what);
  }
}

/**
 * The required number of signatures, sorted by position, including its own: its own earns the fee, and each one costs
 * gas.
 */
function fewest(
  signatures: ReadonlyMap<number, string>,
  need: number,
  own: number | undefined,
): readonly PlacedSignature[] {
  const ownFirst = [...signatures].sort(([a], [b]) => Number(b === own) - Number(a === own));
  const chosen = ownFirst.slice(0, need).sort(([a], [b]) => a - b);
  return chosen.map(([at, signature]) => placed(at, `0x${signature}`));
}

/** Name of a withdrawal in the backoff. */
const workOf = (id: number): string => `withdrawal ${id}`;

function placeIn(attesters: readonly string[], who: string): number | undefined {
  const at = attesters.indexOf(who);
  return at < 0 ? undefined : at;
}
