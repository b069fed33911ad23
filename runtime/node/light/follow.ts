/**
 * Follows the chain for a light node: fetches headers from peers in order and verifies each; bans peers that send false
 * ones.
 */

import { fetchHeaders, fetchSet, HEADER_BATCH } from '../../engine/network/blocks.js';
import { type AppliedItems, CatchUp } from '../../engine/network/catch-up.js';
import { inAnyOrder, requestHedged } from '../../engine/network/hedged-requests.js';
import type { Link } from '../../engine/network/link.js';
import type { Links } from '../../engine/network/links.js';
import { RequestFailed } from '../../engine/network/requests.js';
import { headerHash, type SignedHeader } from '../../kernel/chain/block.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError } from '../../lib/codec/type.js';
import { BLOCKS, Progress } from '../../lib/progress.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { Checkpoint, LightChain } from './chain.js';

const AGAIN_MS = 500;
/** Time limit of one search for headers or a validator set, milliseconds. */
const SEARCH_MS = 20_000;
const WAVES = { hedgeMs: 500, withinMs: SEARCH_MS, silentMs: 2_000 };

/** Parts of the node that following uses. */
export interface FollowParts {
  readonly links: Links;
  readonly chain: LightChain;
  readonly log: Log;
  readonly now: () => number;
  /** Called for every verified header; `live` is true for the newest known one. */
  readonly checked: (header: SignedHeader, live: boolean) => void;
  readonly failed: (cause: unknown) => void;
}

/** Requests headers from peers that have newer ones. */
export class LightFollower {
  #progress: Progress | undefined;
  readonly #parts: FollowParts;
  readonly #catchUp: CatchUp<SignedHeader>;

  constructor(parts: FollowParts) {
    this.#parts = parts;
    const { links, chain, failed, log, now } = parts;
    this.#catchUp = new CatchUp({
      links,
      height: () => chain.height,
      headMs: () => chain.head.header.timestamp_ms,
      now,
      mayAsk: () => true,
      // Followers serve followers: validators have other work.
      spares: (link) => links.isValidator(link),
      isDue: () => true,
      fetch: (turn, from) => fetchHeaders(links, turn.link, from, HEADER_BATCH, turn),
      apply: (given, _, link) => this.#take(given, link),
      withinMs: () => SEARCH_MS,
      remedy:
        'start at a later block with --trusted-hash in an empty data directory, or add a node with --pruning archive to --bootnodes',
      log,
      onIdle: async () => undefined,
      onError: failed,
    });
  }

  start(): void {
    this.#catchUp.start();
  }

  stop(): Promise<void> {
    return this.#catchUp.stop();
  }

  /** Whether more headers are expected. */
  get syncing(): boolean {
    return this.#catchUp.isBehind || this.highest > this.#parts.chain.height + 1;
  }

  /** The highest stored header, or the claimed height of a peer that has delivered what it claimed. */
  get highest(): number {
    return this.#catchUp.highest;
  }

  async #take(headers: readonly SignedHeader[], link: Link): Promise<AppliedItems> {
    const { chain, checked } = this.#parts;
    const from = chain.height;
    const more = headers.length === HEADER_BATCH;
    let lacksSet = false;
    const flaw = await chain.accept(headers, async (hash) => {
      const set = await this.#set(hash);
      lacksSet = set === null;
      return set;
    });
    for (let height = from + 1; height <= chain.height; height++) {
      checked((await chain.header(height))!, !more && height === chain.height);
    }
    if (lacksSet) throw new RequestFailed(`no peer gives the validators after block ${chain.height}`);
    if (flaw !== undefined) return { flaw };
    this.#tell(from, more, Math.max(this.highest, link.status?.height ?? 0));
    return { to: chain.height, next: more ? 'more' : 'rest' };
  }

  #tell(from: number, more: boolean, target: number): void {
    const { chain, log } = this.#parts;
    if (more) {
      this.#progress ??= new Progress(log, { name: 'header sync', ...BLOCKS }, from);
      this.#progress.at(chain.height, target);
    } else {
      this.#progress?.finish(chain.height);
      this.#progress = undefined;
    }
  }

  /** A validator set from any peer; its hash proves that it is the right one. */
  async #set(hash: Hash): Promise<readonly ValidatorPower[] | null> {
    const { links, chain } = this.#parts;
    let found = await chain.validatorSet(hash);
    if (found !== null) return found;
    await requestHedged(sourcesOf(links), WAVES, async (turn) => {
      found = (await orNull(fetchSet(links, turn.link, hash, turn))) ?? found;
      return found !== null;
    });
    return found;
  }
}

const sourcesOf = (links: Links): readonly Link[] => inAnyOrder(links.all().filter(({ hello }) => !hello?.light));

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof CodecError || cause instanceof RequestFailed) return null;
    throw cause;
  }
}

const PATIENCE_MS = 60_000;

/** The header of a checkpoint with the validators after it, from any peer that has them. */
export async function fetchCheckpoint(
  links: Links,
  { height, hash }: Checkpoint,
): Promise<{ readonly head: SignedHeader; readonly validators: readonly ValidatorPower[] }> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; ) {
    let found: { readonly head: SignedHeader; readonly validators: readonly ValidatorPower[] } | undefined;
    await requestHedged(sourcesOf(links), WAVES, async (turn) => {
      const [head] = (await orNull(fetchHeaders(links, turn.link, height, 1, turn))) ?? [];
      if (head === undefined || headerHash(head.header) !== hash) return false;
      const validators = await orNull(fetchSet(links, turn.link, head.header.next_validators_hash, turn));
      if (validators) found ??= { head, validators };
      return found !== undefined;
    });
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  throw new Error(`no peer has block ${height} with the hash of --trusted-hash`);
}
