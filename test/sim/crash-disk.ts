/** A node's disk as bytes, and a plan to lose power at one step of its life: before, inside or after one write. */
import type { VoteRecord } from '../../runtime/engine/consensus/records.js';
import { decodeGroups, encodeGroup, encodeHeader } from '../../runtime/lib/storage/frames.js';
import { Disk, type HeldBlock } from '../runtime/consensus/fakes.js';

/** What a node does that a crash can come before, into or after. */
export type StepKind = 'append' | 'finish' | 'write' | 'commit' | 'send';

/** One step as it went without a crash; `cuts` are the parts of it that a crash can leave, all that differ. */
export interface Step {
  readonly kind: StepKind;
  readonly cuts: readonly number[];
}

/** Lose power at a step, when `cut` of it is on the disk (bytes of an append; otherwise 0 or 1). */
export interface Plan {
  readonly step: number;
  readonly cut: number;
}

export class CrashDisk extends Disk {
  /** What happened, in order. */
  readonly steps: Step[] = [];
  /** Called when the power is lost: the node must not do anything more. */
  onCrash: () => void = () => undefined;
  private plan: Plan | null;
  private header = encodeHeader(0);
  private bytes: Uint8Array = this.header.bytes;

  constructor(plan: Plan | null) {
    super();
    this.plan = plan;
  }

  override async append(records: readonly VoteRecord[]): Promise<void> {
    const { chunks } = encodeGroup(this.header.marker, records, this.bytes.length);
    const group = Buffer.concat(chunks);
    const cut = this.reach({ kind: 'append', cuts: this.cutsOf(group) });
    this.bytes = Buffer.concat([this.bytes, cut === null ? group : group.subarray(0, cut)]);
    this.votes = this.readBack(this.bytes);
    if (cut !== null) return this.die();
    this.syncs++;
  }

  override async finish(): Promise<void> {
    const cut = this.reach({ kind: 'finish', cuts: [0, 1] });
    if (cut !== 0) {
      this.header = encodeHeader(0);
      this.bytes = this.header.bytes;
      this.votes = [];
    }
    if (cut !== null) return this.die();
  }

  override async write(record: Uint8Array): Promise<void> {
    const cut = this.reach({ kind: 'write', cuts: [0, 1] });
    if (cut !== 0) await super.write(record);
    if (cut !== null) return this.die();
  }

  override async commit(block: HeldBlock): Promise<void> {
    const cut = this.reach({ kind: 'commit', cuts: [0, 1] });
    if (cut !== 0) await super.commit(block);
    if (cut !== null) return this.die();
  }

  /** Whether a message still leaves. */
  send(): boolean {
    const cut = this.reach({ kind: 'send', cuts: [0] });
    if (cut !== null) this.onCrash();
    return cut === null;
  }

  /** From now on nothing goes wrong. */
  repair(): void {
    this.plan = null;
    this.onCrash = () => undefined;
    // What a torn end leaves is cut when the log is opened.
    const { end } = decodeGroups(this.bytes, this.header.marker);
    this.bytes = this.bytes.slice(0, end);
  }

  /** The cut of this step, or null when the power stays on. */
  private reach(step: Step): number | null {
    const at = this.steps.push(step) - 1;
    return this.plan?.step === at ? this.plan.cut : null;
  }

  private die(): Promise<never> {
    this.onCrash();
    return new Promise(() => {});
  }

  private readBack(bytes: Uint8Array): VoteRecord[] {
    const { frames, damage } = decodeGroups(bytes, this.header.marker);
    if (damage !== null && !damage.torn) throw new Error(`a torn write reads as damage: ${damage.reason}`);
    return frames.map(({ type, payload }) => ({ type, payload }));
  }

  /** Of all bytes at which a write can end, one for every result that reading back can have. */
  private cutsOf(group: Uint8Array): readonly number[] {
    const cuts: number[] = [];
    let known = -1;
    for (let cut = 0; cut <= group.length; cut++) {
      const { length } = this.readBack(Buffer.concat([this.bytes, group.subarray(0, cut)]));
      if (length < known) throw new Error(`a longer write reads as fewer records at byte ${cut}`);
      if (length > known) cuts.push(cut);
      known = length;
    }
    return cuts;
  }
}
