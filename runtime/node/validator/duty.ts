/** Whether the validator of this node signs blocks, and why not: for readiness and metrics. */

import type { DriverStatus } from '../../engine/consensus/ports.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import type { NetworkView } from '../../engine/network/views.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import { type LeaderStats, leadersPort, type ValidatorPower } from '../../kernel/ports.js';
import type { Clock } from '../../lib/clock.js';
import type { NotReady } from '../../lib/rpc/http/readiness.js';
import { quorumOf } from '../api/power.js';
import type { SignerState } from '../signer/remote-signer.js';

/**
 * Consecutive blocks without the validator's signature before it counts as silent; a slow link sometimes misses one.
 */
const SILENT_BLOCKS = 16;
/** Time without a block after which the chain counts as stalled, milliseconds. */
const STALLED_MS = 60_000;

/** Inputs of the assessment. */
export interface DutyParts {
  readonly publicKey: string;
  /** Blocks that the signer still skips because its record is missing or stale; 0 if it signs. */
  readonly quietBlocks: () => number;
  /** Whether it waits for the proof that the chain has not begun. */
  readonly waits: () => boolean;
  /** State of a signer in another process; undefined for a key in this one. */
  readonly signer: () => SignerState | undefined;
  readonly ledger: Pick<Ledger, 'head' | 'read' | 'view'>;
  readonly consensus: () => Pick<DriverStatus, 'running'>;
  readonly network: Pick<NetworkView, 'reached'> | undefined;
  readonly clock: Pick<Clock, 'now'>;
}

/** The validator in the state after a block. */
interface DutyState {
  readonly height: number;
  readonly set: readonly ValidatorPower[];
  readonly member: ValidatorPower | undefined;
  /** Undefined if it is not a member, and on chains without leader rotation. */
  readonly stats: LeaderStats | undefined;
  /** Height since which this node has seen it in the set; earlier blocks do not count as missed. */
  readonly since: number;
}

/** Tracks the validator of one node. */
export class ValidatorDuty {
  readonly #parts: DutyParts;
  readonly #startedMs: number;
  #state: DutyState | undefined;

  constructor(parts: DutyParts) {
    this.#parts = parts;
    this.#startedMs = parts.clock.now();
  }

  /** Reads the state after the newest block. */
  async update(): Promise<void> {
    const { ledger, publicKey } = this.#parts;
    const now = await ledger.read(() => {
      const view = ledger.view();
      const set = validatorsOf(view, 'next');
      const member = set.find((one) => one.publicKey === publicKey);
      const stats =
        member &&
        view
          .port(leadersPort)
          ?.stats()
          .find(({ address }) => address === member.address);
      return { height: ledger.head.height, set, member, stats };
    });
    const before = this.#state;
    const since = before?.member && now.member ? before.since : now.height;
    this.#state = { ...now, since };
  }

  /** The state of the validator after the newest block; undefined before the first update. */
  get state():
    | { readonly inSet: boolean; readonly jailed: boolean; readonly skipped: boolean; readonly silent: boolean }
    | undefined {
    const { member, stats } = this.#state ?? {};
    if (this.#state === undefined) return undefined;
    return {
      inSet: member !== undefined,
      jailed: stats?.jailed ?? false,
      skipped: stats?.skipped ?? false,
      silent: this.#parts.quietBlocks() > 0,
    };
  }

  /** State of a signer in another process; undefined for a key in this one. */
  get signer(): SignerState | undefined {
    return this.#parts.signer();
  }

  /** Lowest power of an active validator; undefined before the first update. */
  get lowestPower(): number | undefined {
    const powers = (this.#state?.set ?? []).map(({ power }) => power);
    return powers.length === 0 ? undefined : Math.min(...powers);
  }

  /** Power of the active validators that this node reaches, including itself, and the power that a block needs. */
  get power(): { readonly linked: number; readonly needed: number; readonly own: number } {
    const { set = [], member } = this.#state ?? {};
    const reached = this.#parts.network?.reached;
    const sum = (some: readonly ValidatorPower[]) => some.reduce((total, { power }) => total + power, 0);
    const linked = sum(set.filter((one) => one === member || reached?.has(one.publicKey) === true));
    return { linked, needed: quorumOf(sum(set)), own: member?.power ?? 0 };
  }

  /** Why the validator does not sign; undefined if it does. */
  get notReady(): NotReady | undefined {
    const state = this.#state;
    if (state === undefined) return undefined;
    const { member, stats, height, since } = state;
    const quiet = this.#parts.quietBlocks();
    if (this.#parts.waits()) {
      const { linked, needed } = this.power;
      return {
        code: 'validator-waits',
        reason: `the validator has no signing record and waits until ${needed} of the power show that the chain has no block; it reaches ${linked}`,
      };
    }
    if (quiet > 0)
      return {
        code: 'validator-record',
        reason: `the validator signs after ${quiet} more blocks: its signing record is missing or outdated`,
      };
    if (this.#parts.signer() === 'absent')
      return {
        code: 'signer-absent',
        reason: 'no signer is connected, and turns are lost: start it with signer run, and check the link keys of both',
      };
    if (member === undefined)
      return {
        code: 'validator-not-in-set',
        reason:
          'the key belongs to no active validator: too little stake, jailed, waiting for the next epoch, or a wrong key',
      };
    if (stats?.jailed)
      return {
        code: 'validator-jailed',
        reason: 'the validator is jailed and earns nothing: find the second signer, then unjail it',
      };
    if (stats?.skipped)
      return {
        code: 'validator-skipped',
        reason:
          'the validator missed its turns and is skipped until it signs again: check event loop, disk, clock and links',
      };
    const silent = stats === undefined ? 0 : height - Math.max(since, stats.lastSignedHeight);
    if (silent > SILENT_BLOCKS)
      return (
        this.#notLinked() ?? {
          code: 'validator-not-signing',
          reason: `none of the last ${silent} blocks has a signature of the validator: check event loop, disk, clock and links`,
        }
      );
    return this.#stalled();
  }

  #notLinked(): NotReady | undefined {
    const { linked, needed } = this.power;
    if (linked >= needed) return undefined;
    return {
      code: 'validator-not-linked',
      reason: `the validator has links to ${linked} of the power, and a block needs ${needed}: check --bootnodes, --sentries and the UDP port`,
    };
  }

  /** A stalled chain. A single validator with the whole quorum is never stalled: it pauses only on command. */
  #stalled(): NotReady | undefined {
    const { ledger, clock, consensus } = this.#parts;
    const { own, needed } = this.power;
    const last = Math.max(ledger.head.header.timestamp_ms, this.#startedMs);
    const forMs = clock.now() - last;
    if (own >= needed || forMs <= STALLED_MS || !consensus().running) return undefined;
    return (
      this.#notLinked() ?? {
        code: 'stalled',
        reason: `no block for ${Math.trunc(forMs / 1_000)} seconds: ask other validators`,
      }
    );
  }
}
