/**
 * Collection of signatures for an attester's work: its own and those of its peers, and the turn order for using them.
 */

import type { Log } from '../../runtime/plugin.js';
import { AT_ONCE, askFor } from './exchange.js';

export interface Task {
  /** The lock or withdrawal, for the log. */
  readonly what: string;
  /** Its name in the backoff. */
  readonly work: string;
  readonly digest: string;
  readonly need: number;
  /** The attesters, and this attester's position among them; undefined if it is not one. */
  readonly attesters: readonly string[];
  readonly place: number | undefined;
  /** Signatures that are already on the chain, by position. */
  readonly given?: ReadonlyMap<number, string>;
  /** The position of the signer; undefined if it is not an attester. */
  placeOf(signature: string): Promise<number | undefined>;
  /** Called once enough signatures are collected. */
  finish(signatures: ReadonlyMap<number, string>): Promise<void>;
}

/** Signatures for one digest by position; discarded if the list of attesters changes. */
interface Gathered {
  readonly attesters: string;
  readonly by: Map<number, string>;
  since: number | undefined;
}

interface GatheringOptions {
  /** URLs of the other attesters. */
  readonly peers: readonly string[];
  /** Seconds between the turns of two attesters. */
  readonly turn_s: number;
  readonly log: Log;
}

/** The signatures known to one attester. Not durable: after a restart it signs and requests again. */
export class Gathering {
  readonly #options: GatheringOptions;
  /** This attester's signatures, by digest. */
  readonly #own = new Map<string, string>();
  readonly #gathered = new Map<string, Gathered>();

  constructor(options: GatheringOptions) {
    this.#options = options;
  }

  /** This attester's signature of a digest; undefined if it signed none. */
  own(digest: string): string | undefined {
    return this.#own.get(digest);
  }

  /** Makes a signature of this attester available to its peers. */
  give(digest: string, signature: string): void {
    this.#own.set(digest, signature);
  }

  /**
   * Requests missing signatures from peers. Drops digests that belong neither to these tasks nor to open signed work.
   */
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

  /** Finishes a task with enough signatures, once the turns of the attesters before this one have passed. */
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
    else this.#options.log('warn', 'invalid signature from a peer', { what: task.what, from });
  }
}
