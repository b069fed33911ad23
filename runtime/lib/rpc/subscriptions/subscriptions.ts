/**
 * Subscriptions: WebSocket callers are notified of the events of each block in order. Slow callers skip blocks and are
 * notified of that (decision 0129).
 */

import { randomBytes } from 'node:crypto';
import type { JsonSchema } from '../../codec/type.js';
import { fail } from '../../errors.js';
import { FairShare, Slices, yieldToEventLoop } from '../../scheduler.js';
import { notificationsUnsupported, TooManySubscriptions } from '../methods/errors.js';
import { type Channel, type Log, RawJson, type RpcRequest } from '../methods/method.js';
import {
  type Dialect,
  NotificationQueue,
  noteSkipped,
  type QueueLimits,
  type Subscription,
} from './notification-queue.js';

/** A kind of subscription. `select` must be quick: it runs once per block and different filter. */
export interface SubscriptionKind<Block> {
  /** Like `newHeads`. */
  readonly name: string;
  readonly about: string;
  /** Schema of the filter parameter; absent if there is none. */
  readonly filter?: JsonSchema;
  readonly item: JsonSchema;
  /** Converts the (valid) filter for `select`. Throws RpcError to reject it. */
  prepare?(filter: unknown): unknown;
  /** The items of a block, in order; RawJson or JSON-ready. */
  select(block: Block, filter: unknown): readonly unknown[];
}

/** Past blocks, for subscriptions that resume where another one ended. */
export interface BlockHistory<Block> {
  readonly head: number;
  /** Null if the block is no longer available. */
  block(height: number): Promise<Block | null>;
}

/** The last item that a subscription sent, on this or another node. */
export interface SubscriptionPosition {
  /** Number of the last item. */
  readonly seq: number;
  /** Block of that item. */
  readonly height: number;
  /** Number of items sent of that block; default all. */
  readonly items?: number;
}

/** Maximum number of past blocks from which a subscription can resume; older ones count as skipped. */
export const HISTORY_BLOCKS = 1_024;
/** Share of the thread for past blocks, for all subscribers together. */
const PAST_SHARE = 0.2;

export interface SubscriptionLimits extends QueueLimits {
  readonly perConnection: number;
}

export const DEFAULT_SUBSCRIPTION_LIMITS: SubscriptionLimits = {
  perConnection: 64,
  queuedBlocks: 64,
  queuedBytes: 8 * 1024 * 1024,
};

/** Subscribers of one kind with one filter: their items are selected and serialized once. */
interface Group {
  /** The filter as converted by `prepare`. */
  readonly filter: unknown;
  readonly members: Set<Subscription>;
}

/** One kind in one dialect. */
export class Feed<Block> {
  readonly kind: SubscriptionKind<Block>;
  readonly dialect: Dialect;
  readonly groups = new Map<string, Group>();

  constructor(kind: SubscriptionKind<Block>, dialect: Dialect) {
    this.kind = kind;
    this.dialect = dialect;
  }

  get size(): number {
    let size = 0;
    for (const group of this.groups.values()) size += group.members.size;
    return size;
  }
}

/** All subscriptions of a node. In every block, feeds are processed in the order in which they were added. */
export class Subscriptions<Block extends { readonly height: number }> {
  private readonly feeds: Feed<Block>[] = [];
  private readonly queues = new Map<Channel, NotificationQueue>();
  private limits: SubscriptionLimits;
  private readonly log: Log;
  private readonly blocks: Block[] = [];
  /** Without history, subscriptions start with the next block. */
  readonly history: BlockHistory<Block> | undefined;
  private readonly share = new FairShare(PAST_SHARE);
  /** Subscriptions that wait for a block before they continue. */
  private readonly awaiting = new Set<() => void>();
  private working = false;
  private syncing = false;
  private skipped = 0;

  constructor(log: Log, limits: Partial<SubscriptionLimits> = {}, history?: BlockHistory<Block>) {
    this.log = log;
    this.limits = { ...DEFAULT_SUBSCRIPTION_LIMITS, ...limits };
    this.history = history;
  }

  /** Replaces limits; open subscriptions stay. */
  setLimits(limits: Partial<SubscriptionLimits>): void {
    this.limits = { ...this.limits, ...limits };
  }

  feed(kind: SubscriptionKind<Block>, dialect: Dialect): Feed<Block> {
    const feed = new Feed(kind, dialect);
    this.feeds.push(feed);
    return feed;
  }

  /** Open subscriptions by kind and dialect, and blocks skipped for slow connections so far. */
  stats(): { open: { kind: string; dialect: string; count: number }[]; skippedBlocks: number } {
    const open = this.feeds.map(({ kind, dialect, size }) => ({
      kind: kind.name,
      dialect: dialect.notification,
      count: size,
    }));
    return { open, skippedBlocks: this.skipped };
  }

  /**
   * Subscribes the caller of a request. Items are sent after the response, first those after `place`. Returns the
   * subscription's id. Throws TooManySubscriptions, or -32601 if the caller has no connection.
   */
  subscribe(feed: Feed<Block>, filter: unknown, request: RpcRequest, place?: SubscriptionPosition): string {
    const { channel, network } = request;
    if (channel === undefined) throw notificationsUnsupported();
    const queue = this.queues.get(channel) ?? this.openQueue(channel);
    if (queue.subscriptions.size >= this.limits.perConnection) {
      fail(TooManySubscriptions, { limit: this.limits.perConnection });
    }
    if (place && this.history) {
      request.spend(Math.min(HISTORY_BLOCKS, Math.max(0, this.history.head - place.height)));
    }
    const key = JSON.stringify(filter) ?? '';
    let group = feed.groups.get(key);
    if (group === undefined) {
      group = { filter: feed.kind.prepare ? feed.kind.prepare(filter) : filter, members: new Set() };
      feed.groups.set(key, group);
    }
    const { members } = group;
    const id = freshId();
    const subscription: Subscription = {
      id,
      kind: feed.kind.name,
      dialect: feed.dialect,
      queue,
      seq: place?.seq ?? 0,
      skipped: undefined,
      live: false,
      from: place && this.history ? Number.POSITIVE_INFINITY : 0,
      leave() {
        members.delete(subscription);
        if (members.size === 0) feed.groups.delete(key);
      },
    };
    members.add(subscription);
    queue.subscriptions.set(id, subscription);
    const { history } = this;
    const begin = (): void => {
      subscription.live = true;
      if (this.syncing) queue.tellPaused(subscription);
      if (place && history) void this.sendPast({ feed, filter: group.filter, subscription, network }, place, history);
    };
    if (request.afterAnswer === undefined) begin();
    else request.afterAnswer(begin);
    return id;
  }

  /** Ends a subscription of the caller; false if none has this id, dialect and (if given) kind. */
  unsubscribe(id: string, request: RpcRequest, dialect: Dialect, kind?: string): boolean {
    if (request.channel === undefined) throw notificationsUnsupported();
    const subscription = this.queues.get(request.channel)?.subscriptions.get(id);
    if (subscription?.dialect !== dialect || (kind !== undefined && subscription.kind !== kind)) return false;
    subscription.queue.drop(subscription);
    return true;
  }

  /** While the node syncs, subscribers are notified once and receive no blocks. */
  setSyncing(syncing: boolean): void {
    const begins = syncing && !this.syncing;
    this.syncing = syncing;
    if (!syncing) this.wake();
    if (!begins) return;
    for (const queue of this.queues.values()) {
      for (const subscription of queue.subscriptions.values()) if (subscription.live) queue.tellPaused(subscription);
    }
  }

  /** Publishes a finalized block to all subscribers. Blocks must come in order. */
  publish(block: Block): void {
    this.wake();
    if (this.queues.size === 0) return;
    if (this.syncing) {
      for (const queue of this.queues.values()) queue.skipBlock(block.height);
      return;
    }
    this.blocks.push(block);
    if (this.blocks.length > this.limits.queuedBlocks) {
      const lost = this.blocks.shift()!;
      for (const queue of this.queues.values()) queue.addSkipped(lost.height);
    }
    if (!this.working) void this.work();
  }

  /**
   * Notifies subscribers of a feed at once of items outside blocks. `items` depend on the filter; `height` is that of
   * the head.
   */
  tell(feed: Feed<Block>, height: number, items: (filter: unknown) => readonly unknown[]): void {
    if (this.syncing) return;
    for (const { filter, members } of feed.groups.values()) {
      const texts = textsOf(items(filter));
      for (const member of members) {
        if (member.live) this.skipped += member.queue.addItems(member, texts, height, this.limits);
      }
    }
  }

  /** Runs at once, and in slices if there are very many different filters. */
  private async work(): Promise<void> {
    this.working = true;
    const slices = new Slices();
    for (let block = this.blocks.shift(); block !== undefined; block = this.blocks.shift()) {
      for (const queue of this.queues.values()) queue.beginBlock(block.height);
      for (const feed of this.feeds) {
        for (const { filter, members } of feed.groups.values()) {
          const items = this.select(feed.kind, block, filter);
          if (items.length === 0) continue;
          for (const member of members) {
            if (member.live && member.from <= block.height) member.queue.add(member, items);
          }
          if (slices.over) await slices.next();
        }
      }
      for (const queue of this.queues.values()) this.skipped += queue.deliver(this.limits);
    }
    this.working = false;
  }

  /**
   * Sends a subscription the blocks after a place, as fast as its caller reads, until it has caught up with the others.
   */
  private async sendPast(
    resumed: Resumed<Block>,
    place: SubscriptionPosition,
    history: BlockHistory<Block>,
  ): Promise<void> {
    const { subscription } = resumed;
    const { queue } = subscription;
    let next = place.items === undefined ? place.height + 1 : place.height;
    let sent = place.items ?? 0;
    for (; subscription.live; await queue.emptied()) {
      const oldest = history.head - HISTORY_BLOCKS + 1;
      if (next < oldest) {
        noteSkipped(subscription, next, oldest - 1);
        next = oldest;
        sent = 0;
      }
      if (this.syncing || (next > history.head && sent > 0)) await new Promise<void>((go) => this.awaiting.add(go));
      else if (next > history.head) {
        subscription.from = next;
        return;
      } else {
        const items = await this.itemsOf(resumed, next, history);
        if (!subscription.live) return;
        if (!items) noteSkipped(subscription, next, next);
        else if (items.length > sent)
          this.skipped += queue.addItems(subscription, items.slice(sent), next, this.limits);
        next++;
        sent = 0;
      }
    }
  }

  /** The items of a past block, in turns with others; null if the block is no longer available. */
  private async itemsOf({ feed, filter, network }: Resumed<Block>, height: number, history: BlockHistory<Block>) {
    await yieldToEventLoop();
    await this.share.enter(network);
    const began = performance.now();
    try {
      const block = await history.block(height);
      return block && this.select(feed.kind, block, filter);
    } catch (thrown) {
      this.log('error', 'subscription cannot read a block', { height, reason: String(thrown) });
      return null;
    } finally {
      this.share.leave(performance.now() - began);
    }
  }

  private wake(): void {
    for (const go of this.awaiting) go();
    this.awaiting.clear();
  }

  private select(kind: SubscriptionKind<Block>, block: Block, filter: unknown): readonly string[] {
    try {
      return textsOf(kind.select(block, filter));
    } catch (thrown) {
      this.log('error', 'subscription failed', {
        kind: kind.name,
        height: block.height,
        stack: thrown instanceof Error ? thrown.stack : String(thrown),
      });
      return [];
    }
  }

  private openQueue(channel: Channel): NotificationQueue {
    const queue = new NotificationQueue(channel);
    this.queues.set(channel, queue);
    channel.onClose(() => {
      this.queues.delete(channel);
      queue.close();
    });
    return queue;
  }
}

/** A subscription that receives past blocks. */
interface Resumed<Block> {
  readonly feed: Feed<Block>;
  /** The filter as converted by `prepare`. */
  readonly filter: unknown;
  readonly subscription: Subscription;
  /** Network whose turns it takes. */
  readonly network: string;
}

const textsOf = (items: readonly unknown[]): string[] =>
  items.map((item) => (item instanceof RawJson ? item.text : JSON.stringify(item)));

/** A quantity in hex without leading zeros, as clients of several chains expect: 128 random bits. */
function freshId(): string {
  return `0x${BigInt(`0x${randomBytes(16).toString('hex')}`).toString(16)}`;
}
