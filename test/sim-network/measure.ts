/** Figures of a simulation: intervals, finality, traffic by role, copies of bundles, and buffers. */

import type { ExecutedBlock } from '../../runtime/kernel/chain/seal.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';
import type { SimNode } from './node.js';
import { EPOCH_MS, type VirtualTime } from './virtual-time.js';

export type Role = 'validator' | 'follower';

/** Mean and worst of the nodes of a role. */
export interface Spread {
  readonly mean: number;
  readonly worst: number;
}

export interface RoleFigures {
  /** From the submission of a bundle to a node of the role until it is final there, milliseconds. */
  readonly finality: Percentiles;
  readonly upMbit: Spread;
  readonly downMbit: Spread;
  readonly bufferMiB: Spread;
  readonly cores: Spread;
  /** Links with nodes of the other role at the end. */
  readonly links: Spread;
}

/** Mean time of the slowest bundles in each stage of their way, milliseconds. */
export interface Stages {
  /** From the submission until the proposer of the block has the bundle. */
  readonly toProposer: number;
  /** From there to the timestamp of the block. */
  readonly toBlock: number;
  /** From there until the first validator commits it. */
  readonly toCommit: number;
  /** From there until the node of the submission commits it. */
  readonly toNode: number;
}

export interface Figures {
  readonly seconds: number;
  readonly blocks: number;
  readonly transfers: number;
  readonly offered: number;
  readonly maxTransfers: number;
  /** Time between blocks as the median validator commits them, milliseconds. */
  readonly interval: Percentiles;
  /** From the submission of a bundle until it is final on the node to which it was submitted, milliseconds. */
  readonly finality: Percentiles;
  /** Stages of the slowest hundredth. */
  readonly slowest: Stages;
  /** From a block's timestamp until a validator has committed it, milliseconds. */
  readonly agreement: Percentiles;
  /** Longest time without a new block, milliseconds, and highest round that decided. */
  readonly longestGapMs: number;
  readonly highestRound: number;
  /** Deliveries of each bundle per validator: the mean, and that of the node with the most. */
  readonly copies: Spread;
  readonly roles: Readonly<Record<Role, RoleFigures>>;
  readonly bans: number;
  readonly droppedFrames: number;
  /** Mbit/s sent by the mean validator, by protocol. */
  readonly protocols: ReadonlyMap<string, number>;
}

export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** A bundle that is final on the node to which it was submitted. */
interface Finalized {
  readonly hash: Hash;
  readonly submittedMs: number;
  readonly finalMs: number;
  readonly height: number;
}

interface Before {
  readonly up: number;
  readonly down: number;
  readonly usedMs: number;
  readonly delivered: number;
  readonly protocols: ReadonlyMap<string, number>;
}

const MIB = 1024 * 1024;
const SAMPLE_MS = 100;

export class Meter {
  readonly #time: VirtualTime;
  readonly #submitted = new Map<Hash, { readonly at: number; readonly node: SimNode }>();
  readonly #finality: Record<Role, number[]> = { validator: [], follower: [] };
  readonly #finalized: Finalized[] = [];
  /** When a bundle came to the proposer of its block. */
  readonly #arrivals = new Map<Hash, number>();
  readonly #agreement: number[] = [];
  /** Commit times at validators, by height. */
  readonly #commits = new Map<number, number[]>();
  readonly #blocks = new Map<number, ExecutedBlock>();
  readonly #buffers = new Map<SimNode, number>();
  readonly #before = new Map<SimNode, Before>();
  #nodes: readonly SimNode[] = [];
  #fromHeight = 0;
  #fromMs = Number.POSITIVE_INFINITY;
  #offered = 0;

  constructor(time: VirtualTime) {
    this.#time = time;
  }

  submitted(hash: Hash, node: SimNode): void {
    this.#submitted.set(hash, { at: this.#time.now, node });
    if (this.#time.now >= this.#fromMs) this.#offered++;
  }

  finalized(node: SimNode, executed: ExecutedBlock): void {
    const { now } = this.#time;
    const { height, timestamp_ms } = executed.header;
    const isCounted = now >= this.#fromMs;
    for (const { hash } of executed.envelopes) {
      const one = this.#submitted.get(hash);
      if (one?.node !== node) continue;
      this.#submitted.delete(hash);
      if (!isCounted) continue;
      this.#finality[roleOf(node)].push(now - one.at);
      this.#finalized.push({ hash, submittedMs: one.at, finalMs: now, height });
    }
    if (node.publicKey === undefined) return;
    for (const [hash, at] of node.pool.proposedArrivals) this.#arrivals.set(hash, at);
    node.pool.proposedArrivals.clear();
    this.#blocks.set(height, executed);
    const times = this.#commits.get(height) ?? [];
    times.push(now);
    this.#commits.set(height, times);
    if (isCounted) this.#agreement.push(now - (timestamp_ms - EPOCH_MS));
  }

  /** Measures these nodes from now on. */
  begin(nodes: readonly SimNode[], height: number): void {
    this.#nodes = nodes;
    this.#fromHeight = height;
    this.#fromMs = this.#time.now;
    for (const node of nodes) this.#before.set(node, countsOf(node));
    const sample = (): void => {
      for (const node of nodes) {
        const queued = node.network.peers().reduce((sum, { queuedBytes }) => sum + queuedBytes, 0);
        const bytes = queued + node.parts.host.unsentBytes;
        this.#buffers.set(node, Math.max(this.#buffers.get(node) ?? 0, bytes));
      }
      this.#time.after(SAMPLE_MS, sample, undefined);
    };
    sample();
  }

  /** Figures since `begin`. */
  figures(): Figures {
    const seconds = (this.#time.now - this.#fromMs) / 1_000;
    const heights = [...this.#commits.keys()].filter((height) => height >= this.#fromHeight).sort((a, b) => a - b);
    const medians = heights.map((height) => percentile(this.#commits.get(height)!, 0.5));
    const gaps = medians.slice(1).map((at, i) => at - medians[i]!);
    const counted = heights.slice(1).map((height) => this.#blocks.get(height)!);
    const sizes = counted.map(({ envelopes }) => envelopes.length);
    const validators = this.#nodes.filter((node) => roleOf(node) === 'validator');
    const transfers = sizes.reduce((sum, size) => sum + size, 0);
    const deliveries = validators.map((node) => node.pool.delivered - this.#before.get(node)!.delivered);
    const last = medians.at(-1) ?? this.#fromMs;
    return {
      seconds,
      blocks: counted.length,
      transfers,
      offered: this.#offered,
      maxTransfers: Math.max(0, ...sizes),
      interval: percentiles(gaps),
      finality: percentiles([...this.#finality.validator, ...this.#finality.follower]),
      slowest: this.#stages(),
      agreement: percentiles(this.#agreement),
      longestGapMs: Math.max(0, ...gaps, this.#time.now - last),
      highestRound: Math.max(0, ...counted.map(({ header }) => header.round)),
      copies: spread(deliveries.map((count) => count / Math.max(1, transfers))),
      roles: { validator: this.#role('validator', seconds), follower: this.#role('follower', seconds) },
      bans: this.#nodes.reduce((sum, { network }) => sum + network.counts.bans, 0),
      droppedFrames: this.#nodes.reduce((sum, { network }) => sum + network.counts.dropped, 0),
      protocols: this.#protocols(validators, seconds),
    };
  }

  #stages(): Stages {
    const slowest = this.#finalized.toSorted((a, b) => b.finalMs - b.submittedMs - (a.finalMs - a.submittedMs));
    const stages = slowest.slice(0, Math.ceil(slowest.length / 100)).flatMap((one) => {
      const atProposer = this.#arrivals.get(one.hash);
      const block = this.#blocks.get(one.height);
      if (atProposer === undefined || block === undefined) return [];
      const proposed = block.header.timestamp_ms - EPOCH_MS;
      const committed = Math.min(...this.#commits.get(one.height)!);
      return [[atProposer - one.submittedMs, proposed - atProposer, committed - proposed, one.finalMs - committed]];
    });
    const mean = (stage: number): number => spread(stages.map((one) => one[stage]!)).mean;
    return { toProposer: mean(0), toBlock: mean(1), toCommit: mean(2), toNode: mean(3) };
  }

  #role(role: Role, seconds: number): RoleFigures {
    const nodes = this.#nodes.filter((node) => roleOf(node) === role);
    const mbit = (of: (node: SimNode) => number) => spread(nodes.map((node) => (of(node) * 8) / seconds / 1e6));
    return {
      finality: percentiles(this.#finality[role]),
      upMbit: mbit((node) => node.parts.host.wire.out - this.#before.get(node)!.up),
      downMbit: mbit((node) => node.parts.host.wire.in - this.#before.get(node)!.down),
      bufferMiB: spread(nodes.map((node) => (this.#buffers.get(node) ?? 0) / MIB)),
      cores: spread(
        nodes.map((node) => (node.parts.processor.usedMs - this.#before.get(node)!.usedMs) / 1e3 / seconds),
      ),
      links: spread(
        nodes.map(
          ({ network, publicKey }) =>
            network.peers().filter(({ validator }) => (validator === undefined) === (publicKey !== undefined)).length,
        ),
      ),
    };
  }

  #protocols(nodes: readonly SimNode[], seconds: number): ReadonlyMap<string, number> {
    const sums = new Map<string, number>();
    for (const node of nodes) {
      const before = this.#before.get(node)!.protocols;
      for (const [name, bytes] of countsOf(node).protocols) {
        const sent = bytes - (before.get(name) ?? 0);
        sums.set(name, (sums.get(name) ?? 0) + (sent * 8) / seconds / 1e6 / nodes.length);
      }
    }
    return sums;
  }
}

const roleOf = ({ publicKey }: SimNode): Role => (publicKey === undefined ? 'follower' : 'validator');

function countsOf({ parts: { host, processor }, pool }: SimNode): Before {
  return {
    up: host.wire.out,
    down: host.wire.in,
    usedMs: processor.usedMs,
    delivered: pool.delivered,
    protocols: new Map([...host.traffic].map(([name, { out }]) => [name, out])),
  };
}

function spread(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { mean, worst: Math.max(0, ...values) };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function percentiles(values: readonly number[]): Percentiles {
  let worst = 0;
  for (const value of values) worst = Math.max(worst, value);
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99), worst };
}
