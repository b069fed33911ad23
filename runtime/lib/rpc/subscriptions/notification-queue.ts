/** Notifications queued for one connection, by block; sent as fast as the caller reads. */

import type { Channel } from '../methods/method.js';

/** Format of notifications. */
export interface Dialect {
  /** Method name of the notifications, like `chain_subscription`. */
  readonly notification: string;
  /** Adds kind, seq and skipped, and notifies when the node is syncing. */
  readonly annotated: boolean;
}

/** definitions 4.23. */
export const CHAIN: Dialect = { notification: 'chain_subscription', annotated: true };

export interface Subscription {
  readonly id: string;
  readonly kind: string;
  readonly dialect: Dialect;
  readonly queue: NotificationQueue;
  /** Number of items so far, including skipped ones. */
  seq: number;
  /** Heights skipped since the last item sent. */
  skipped: { from: number; to: number } | undefined;
  /** True from the response to the subscribing request until the subscription ends. */
  live: boolean;
  /** First block that it receives together with the others; beyond all blocks while it receives past ones. */
  from: number;
  leave(): void;
}

interface Part {
  readonly subscription: Subscription;
  readonly items: readonly string[];
  readonly seq: number;
}

/** The notifications of a block, and how far they were sent. */
interface Delivery {
  readonly height: number;
  /** Undefined for a block that was never processed, for lack of time. */
  readonly parts: Part[] | undefined;
  part: number;
  item: number;
  bytes: number;
}

/** Limits on queued notifications of a connection before the oldest block is skipped. */
export interface QueueLimits {
  readonly queuedBlocks: number;
  readonly queuedBytes: number;
}

/** Notifications sent in a row before other connections get a turn. */
const RUN = 256;

export class NotificationQueue {
  readonly subscriptions = new Map<string, Subscription>();
  private readonly channel: Channel;
  private readonly queue: Delivery[] = [];
  private next: Delivery | undefined;
  private scheduled = false;
  private bytes = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(channel: Channel) {
    this.channel = channel;
    channel.onDrain(() => this.send());
  }

  /** Starts to collect the notifications of a block. */
  beginBlock(height: number): void {
    this.next = { height, parts: [], part: 0, item: 0, bytes: 0 };
  }

  add(subscription: Subscription, items: readonly string[]): void {
    if (this.next === undefined) return; // connected while this block was being published
    this.next.parts?.push({ subscription, items, seq: subscription.seq + 1 });
    this.next.bytes += sizeOf(items);
    subscription.seq += items.length;
  }

  /** Queues the collected notifications and sends as many as possible. Returns how many blocks were skipped. */
  deliver(limits: QueueLimits): number {
    const delivery = this.next;
    this.next = undefined;
    return this.enqueue(delivery?.parts?.length ? delivery : undefined, limits);
  }

  /** Queues items that belong to no block, after the blocks before them. Returns how many blocks were skipped. */
  addItems(subscription: Subscription, items: readonly string[], height: number, limits: QueueLimits): number {
    const parts = [{ subscription, items, seq: subscription.seq + 1 }];
    subscription.seq += items.length;
    return this.enqueue({ height, parts, part: 0, item: 0, bytes: sizeOf(items) }, limits);
  }

  private enqueue(delivery: Delivery | undefined, { queuedBlocks, queuedBytes }: QueueLimits): number {
    if (delivery) {
      this.queue.push(delivery);
      this.bytes += delivery.bytes;
    }
    this.send();
    let skipped = 0;
    while (this.queue.length > queuedBlocks || (this.bytes > queuedBytes && this.queue.length > 1)) {
      this.skip(this.shift());
      skipped++;
    }
    this.channel.queue(this.bytes);
    return skipped;
  }

  private shift(): Delivery {
    const first = this.queue.shift()!;
    this.bytes -= first.bytes;
    return first;
  }

  /** Queues an unprocessed block as skipped. */
  addSkipped(height: number): void {
    this.queue.push({ height, parts: undefined, part: 0, item: 0, bytes: 0 });
  }

  tellPaused(subscription: Subscription): void {
    if (subscription.dialect.annotated) this.channel.send(`${head(subscription, subscription.seq)}{"paused":true}}}`);
  }

  /** Resolves when everything was sent or the connection is closed. */
  async emptied(): Promise<void> {
    if (this.queue.length > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  drop(subscription: Subscription): void {
    this.subscriptions.delete(subscription.id);
    subscription.live = false;
    subscription.leave();
  }

  close(): void {
    for (const subscription of this.subscriptions.values()) this.drop(subscription);
    this.queue.length = this.bytes = 0;
    this.wake();
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Records a block as skipped for each subscription that had unsent notifications of it. */
  private skip({ height, parts, part }: Delivery): void {
    const missing = parts?.slice(part).map(({ subscription }) => subscription) ?? this.subscriptions.values();
    for (const subscription of missing) noteSkipped(subscription, height, height);
  }

  /** Records a block that no subscriber receives; affected subscribers are notified with their next item. */
  skipBlock(height: number): void {
    for (const subscription of this.subscriptions.values()) {
      if (subscription.live && subscription.from <= height) noteSkipped(subscription, height, height);
    }
  }

  private send(): void {
    if (this.scheduled) return;
    this.sendRun();
    this.channel.queue(this.bytes);
    if (this.queue.length === 0) this.wake();
  }

  private sendRun(): void {
    let left = RUN;
    for (let first = this.queue[0]; first !== undefined; first = this.queue[0]) {
      if (first.parts === undefined) this.skip(first);
      for (; first.part < (first.parts?.length ?? 0); first.part++, first.item = 0) {
        const { subscription, items, seq } = first.parts![first.part]!;
        for (; first.item < items.length && subscription.live; first.item++) {
          if (this.channel.congested) return;
          if (left-- === 0) {
            this.later();
            return;
          }
          const item = items[first.item]!;
          this.channel.send(`${head(subscription, seq + first.item)}${item}${tail(subscription)}`);
          first.bytes -= item.length;
          this.bytes -= item.length;
        }
      }
      this.shift();
    }
  }

  private later(): void {
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.send();
    });
  }
}

/** Records that a subscription does not receive these blocks. */
export function noteSkipped(subscription: Subscription, from: number, to: number): void {
  subscription.skipped ??= { from, to };
  subscription.skipped.to = to;
}

const sizeOf = (items: readonly string[]): number => items.reduce((sum, { length }) => sum + length, 0);

function head({ id, kind, dialect }: Subscription, seq: number): string {
  const annotations = dialect.annotated ? `"kind":"${kind}","seq":${seq},` : '';
  return `{"jsonrpc":"2.0","method":"${dialect.notification}","params":{"subscription":"${id}",${annotations}"result":`;
}

function tail(subscription: Subscription): string {
  const { skipped } = subscription;
  if (skipped === undefined) return '}}';
  subscription.skipped = undefined;
  return subscription.dialect.annotated ? `,"skipped":{"from":${skipped.from},"to":${skipped.to}}}}` : '}}';
}
