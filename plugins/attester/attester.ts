/**
 * One attester at work. Each pass looks at the chains and does for each lock and each withdrawal what comes next. What was
 * done before it finds on the chains, so it may be killed between any two steps.
 */

import { type PrivateKeyAccount, recoverAddress } from 'viem';
import type { SigningKey } from '../../runtime/client/index.js';
import { fromHex, type Log, verifySignature } from '../../runtime/plugin.js';
import type { Config } from './config.js';
import { BrokenFinality, EvmChain, type Signers, shortly } from './evm.js';
import { AT_ONCE, askFor, Giving } from './exchange.js';
import { type Lock, Memory, nameOfLock, nameOfWithdrawal } from './memory.js';
import { Origin } from './origin.js';
import { type AttesterSet, type Prefixes, TrellisChain, type Withdrawal } from './trellis.js';
import { placed } from './typed-data.js';

/** Locks, and withdrawals, that one pass works on; the others have the next ones. */
const PER_PASS = 64;
/** The tag of Ed25519 keys, and hex characters of one. */
const ED25519 = 0;
const KEY_LENGTH = 64;

/** What an attester does, one after the other; each is told of once it is done and durable. */
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
  | 'told';

/** How an attester is run. */
export interface AttesterOptions {
  readonly config: Config;
  readonly key: SigningKey;
  readonly evmKey: PrivateKeyAccount;
  readonly log: Log;
  /** How ids of the Trellis chain are written, where not as those of the default distribution. */
  readonly prefixes?: Prefixes;
  /** Hears of each step, with the lock or withdrawal that it is about. */
  readonly at?: (step: Step, what: string) => void;
}

/** What waits for signatures, and is done with enough of them. */
interface Task {
  readonly what: string;
  readonly digest: string;
  readonly need: number;
  /** Who attests, and which of them this one is; undefined for none. */
  readonly attesters: readonly string[];
  readonly place: number | undefined;
  /** Signatures that are on the chain already, by places. */
  readonly given?: ReadonlyMap<number, string>;
  /** The place of who signed; undefined for nobody who counts. */
  placeOf(signature: string): Promise<number | undefined>;
  finish(signatures: ReadonlyMap<number, string>): Promise<void>;
}

/** Signatures that are here. Other attesters have other places. */
interface Gathered {
  readonly attesters: string;
  readonly by: Map<number, string>;
  since: number | undefined;
}

export class Attester {
  readonly #options: AttesterOptions;
  readonly #trellis: TrellisChain;
  readonly #chains: ReadonlyMap<string, EvmChain | Origin>;
  readonly #memory: Memory;
  /** What this attester signed, for others. */
  readonly #own = new Map<string, string>();
  /** Signatures by digest: of those who attest, by their places, and since when there are enough. */
  readonly #gathered = new Map<string, Gathered>();
  /** Chains that took back what was final. */
  readonly #broken = new Set<string>();
  #giving: Giving | undefined;
  #passes = 0;
  #stopped = false;

  private constructor(options: AttesterOptions, memory: Memory) {
    const { config, key, evmKey, log, prefixes } = options;
    this.#options = options;
    this.#memory = memory;
    this.#trellis = new TrellisChain(config.trellis, key, prefixes);
    const { chain_id } = config.trellis;
    const evm = config.chains.map((one) => new EvmChain(one, chain_id, evmKey, log));
    const origins = config.origins.map((one) => new Origin(one, chain_id, key, prefixes));
    this.#chains = new Map([...evm, ...origins].map((one) => [one.name, one]));
  }

  /** Checks that all chains are those of the configuration, and gives signatures from then on. Throws CommandProblem. */
  static async start(options: AttesterOptions): Promise<Attester> {
    const { config, evmKey, log } = options;
    const attester = new Attester(options, await Memory.open(config.data));
    await attester.#trellis.check();
    for (const chain of attester.#chains.values()) await chain.check();
    attester.#giving = await Giving.listen(config.listen, (digest) => attester.#own.get(digest));
    const { port } = attester;
    const chains = [...attester.#chains.keys()].join(' ');
    log('info', 'attesting', { key: attester.#trellis.own, evm_key: evmKey.address, chains, port });
    return attester;
  }

  /** Where others get signatures. */
  get port(): number {
    return this.#giving!.port;
  }

  /** Works until it is stopped. */
  async run(): Promise<void> {
    while (!this.#stopped) {
      await this.pass();
      await new Promise((resolve) => setTimeout(resolve, this.#options.config.every_ms));
    }
    await this.#giving?.close();
    this.#trellis.close();
    for (const chain of this.#chains.values()) chain.close();
  }

  /** Ends `run` with the step that is under way. */
  stop(): void {
    this.#stopped = true;
  }

  /** Looks once at everything. What fails is told, and tried again by the next pass. */
  async pass(): Promise<void> {
    this.#passes += 1;
    for (const chain of this.#chains.values()) await this.#safely(chain.name, () => this.#scan(chain));
    await this.#safely('withdrawals', () => this.#findWithdrawals());
    const tasks: Task[] = [];
    await this.#safely('attesters', async () => {
      const set = await this.#trellis.set();
      for (const lock of this.#part(this.#memory.now.locks)) {
        await this.#safely(nameOfLock(lock), async () => void tasks.push(...(await this.#bringIn(lock, set))));
      }
      for (const id of this.#part(this.#memory.now.withdrawals)) {
        await this.#safely(`withdrawal ${id}`, async () => void tasks.push(...(await this.#bringOut(id, set))));
      }
    });
    await this.#gather(tasks);
    for (const task of tasks) await this.#safely(task.what, () => this.#finish(task));
  }

  async #safely(what: string, work: () => Promise<void>): Promise<void> {
    try {
      if (!this.#stopped) await work();
    } catch (cause) {
      this.#options.log('warn', 'it is tried again', { what, reason: shortly(cause) });
    }
  }

  #at(step: Step, what: string): void {
    this.#options.log('info', step, { what });
    this.#options.at?.(step, what);
  }

  /** What this pass works on, so that what cannot go on now keeps nobody else waiting. */
  #part<T>(all: readonly T[]): readonly T[] {
    const parts = Math.ceil(all.length / PER_PASS);
    const from = parts === 0 ? 0 : (this.#passes % parts) * PER_PASS;
    return all.slice(from, from + PER_PASS);
  }

  /** Remembers what final blocks say, with how far they go. */
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
      this.#options.log('error', 'nothing of this chain is signed any more until somebody has looked', {
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

  /** Signs for what was locked there. Gives what then waits for the others, if anything. */
  async #bringIn(lock: Lock, set: AttesterSet): Promise<readonly Task[]> {
    if (this.#broken.has(lock.chain)) return [];
    const what = nameOfLock(lock);
    if (await this.#trellis.isReceived(lock)) {
      await this.#memory.lockIsOver(lock);
      return [];
    }
    const mint = await this.#trellis.mintOf(lock.chain, lock.contract);
    if (mint === undefined) throw new Error(`no token stands for ${lock.contract}: it waits until one is mapped`);
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
          if (await this.#trellis.deposit(lock, mint, set.set_index, proof)) this.#at('deposited', what);
        },
      },
    ];
  }

  /** Agrees to a withdrawal, signs for its release, and tells of it. Gives what then waits for the others, if anything. */
  async #bringOut(id: number, set: AttesterSet): Promise<readonly Task[]> {
    const withdrawal = await this.#trellis.withdrawal(id);
    const chain = withdrawal && this.#chains.get(withdrawal.chain);
    if (withdrawal === undefined || chain === undefined) throw new Error('the configuration no longer has its chain');
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
      const isMissing = place !== undefined && !has(withdrawal.told, withdrawal.toldIn);
      if (isMissing && (await this.#trellis.tellReleased(withdrawal, tx))) this.#at('told', what);
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
        if (await chain.isReleased(release.withdrawalId)) return;
        const sorted = [...signatures].sort(([a], [b]) => a - b);
        await chain.release(
          release,
          sorted.map(([at, signature]) => placed(at, `0x${signature}`)),
        );
        this.#at('released', what);
      },
    };
  }

  /** Brings the signatures of the withdrawal to where its tokens are locked, in the order of the places there. */
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
      },
    ];
  }

  /** Signs once it is remembered, and gives it to others from then on. Rejects where something else was signed before. */
  async #sign(what: string, digest: string, step: Step, sign: () => Promise<string>): Promise<void> {
    if (this.#own.has(digest)) return;
    if (!(await this.#memory.maySign(what, digest))) throw new Error('something else was signed for it before');
    this.#own.set(digest, await sign());
    this.#at(step, what);
  }

  /** Asks the others for what is missing. */
  async #gather(tasks: readonly Task[]): Promise<void> {
    const wanted = new Map(tasks.map((task) => [task.digest, task]));
    const open = new Set([...wanted.keys(), ...Object.values(this.#memory.now.signed)]);
    for (const map of [this.#own, this.#gathered]) {
      for (const digest of map.keys()) if (!open.has(digest)) map.delete(digest);
    }
    for (const task of tasks) {
      for (const [place, signature] of task.given ?? []) this.#gatheredFor(task).by.set(place, signature);
      const own = this.#own.get(task.digest);
      if (own !== undefined) await this.#take(task, own, 'itself');
    }
    const missing = tasks.filter((task) => this.#gatheredFor(task).by.size < task.need);
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const part = missing.slice(from, from + AT_ONCE);
      const digests = part.map(({ digest }) => digest);
      const answers = await Promise.all(
        this.#options.config.peers.map(async (peer) => [peer, await askFor(peer, digests)] as const),
      );
      for (const [peer, found] of answers) {
        for (const [digest, signature] of found) await this.#take(wanted.get(digest)!, signature, peer);
      }
    }
  }

  #gatheredFor({ digest, attesters }: Task): Gathered {
    const found = this.#gathered.get(digest);
    if (found?.attesters === attesters.join()) return found;
    const none: Gathered = { attesters: attesters.join(), by: new Map(), since: undefined };
    this.#gathered.set(digest, none);
    return none;
  }

  async #take(task: Task, signature: string, from: string): Promise<void> {
    const place = await task.placeOf(signature).catch(() => undefined);
    if (place !== undefined) this.#gatheredFor(task).by.set(place, signature);
    else this.#options.log('warn', 'a signature is not of an attester over this', { what: task.what, from });
  }

  /** Does what enough have signed for, once those before this attester had their turn. */
  async #finish(task: Task): Promise<void> {
    const { digest, need, attesters, place, finish } = task;
    const found = this.#gatheredFor(task);
    if (need === 0 || found.by.size < need) return;
    found.since ??= Date.now();
    const { length } = attesters;
    const turn = place === undefined ? length : (Number.parseInt(digest.slice(0, 8), 16) + place) % length;
    if (Date.now() >= found.since + turn * this.#options.config.turn_s * 1_000) await finish(found.by);
  }
}

function placeIn(attesters: readonly string[], who: string): number | undefined {
  const at = attesters.indexOf(who);
  return at < 0 ? undefined : at;
}
