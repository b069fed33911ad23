/** Signatures for the work of an attester: its own, those that it gathered from the others, and whose turn it is to use them. */

import type { Log } from '../../runtime/plugin.js';
import { AT_ONCE, askFor } from './exchange.js';

/** Work that waits for signatures. */
export interface Task {
  /** The lock or withdrawal, for the log. */
  readonly what: string;
  /** Its name among the work that waits after a refusal. */
  readonly work: string;
  readonly digest: string;
  readonly need: number;
  /** Who attests, and which of them this attester is; undefined for none. */
  readonly attesters: readonly string[];
  readonly place: number | undefined;
  /** Signatures that are on the chain already, by places. */
  readonly given?: ReadonlyMap<number, string>;
  /** The place of the signer; undefined if it is no attester. */
  placeOf(signature: string): Promise<number | undefined>;
  /** Uses enough signatures. */
  finish(signatures: ReadonlyMap<number, string>): Promise<void>;
}

/** Signatures for one digest. Other attesters have other places. */
interface Gathered {
  readonly attesters: string;
  readonly by: Map<number, string>;
  since: number | undefined;
}

interface GatheringOptions {
  /** Where the other attesters give their signatures. */
  readonly peers: readonly string[];
  /** Seconds that each attester leaves those before it. */
  readonly turn_s: number;
  readonly log: Log;
}

/** The signatures of one attester. They are not durable: it signs and asks again. */
export class Gathering {
  readonly #options: GatheringOptions;
  /** What this attester signed, by digest. */
  readonly #own = new Map<string, string>();
  readonly #gathered = new Map<string, Gathered>();

  constructor(options: GatheringOptions) {
    this.#options = options;
  }

  /** The signature of this attester over a digest; undefined if it signed none. */
  own(digest: string): string | undefined {
    return this.#own.get(digest);
  }

  /** Gives a signature of this attester to the others from now on. */
  give(digest: string, signature: string): void {
    this.#own.set(digest, signature);
  }

  /** Asks the others for missing signatures. Forgets digests that are neither of these tasks nor signed for open work. */
  async gather(tasks: readonly Task[], signed: readonly string[]): Promise<void> {
    const wanted = new Map(tasks.map((task) => [task.digest, task]));
    const open = new Set([...wanted.keys(), ...signed]);
    for (const map of [this.#own, this.#gathered]) {
      for (const digest of map.keys()) if (!open.has(digest)) map.delete(digest);
    }
    for (const task of tasks) {
      for (const [place, signature] of task.given ?? []) this.#of(task).by.set(place, signature);
      const own = this.#own.get(task.digest);
      if (own !== undefined) await this.#take(task, own, 'itself');
    }
    const missing = tasks.filter((task) => this.#of(task).by.size < task.need);
    for (let from = 0; from < missing.length; from += AT_ONCE) {
      const part = missing.slice(from, from + AT_ONCE);
      const digests = part.map(({ digest }) => digest);
      const answers = await Promise.all(
        this.#options.peers.map(async (peer) => [peer, await askFor(peer, digests)] as const),
      );
      for (const [peer, found] of answers) {
        for (const [digest, signature] of found) await this.#take(wanted.get(digest)!, signature, peer);
      }
    }
  }

  /** Finishes a task that enough attesters signed, once those before this attester had their turn. */
  async finish(task: Task): Promise<void> {
    const { digest, need, attesters, place } = task;
    const found = this.#of(task);
    if (need === 0 || found.by.size < need) return;
    found.since ??= Date.now();
    const { length } = attesters;
    const turn = place === undefined ? length : (Number.parseInt(digest.slice(0, 8), 16) + place) % length;
    if (Date.now() >= found.since + turn * this.#options.turn_s * 1_000) await task.finish(found.by);
  }

  #of({ digest, attesters }: Task): Gathered {
    const found = this.#gathered.get(digest);
    if (found?.attesters === attesters.join()) return found;
    const none: Gathered = { attesters: attesters.join(), by: new Map(), since: undefined };
    this.#gathered.set(digest, none);
    return none;
  }

  async #take(task: Task, signature: string, from: string): Promise<void> {
    const place = await task.placeOf(signature).catch(() => undefined);
    if (place !== undefined) this.#of(task).by.set(place, signature);
    else this.#options.log('warn', 'false signature from a peer', { what: task.what, from });
  }
}
