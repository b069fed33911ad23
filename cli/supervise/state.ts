/** The state of a supervisor on disk, from which it resumes after a crash. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UpgradeInfo } from '../../plugins/upgrade/files.js';
import { errno } from '../runtime/common.js';
import { replaceFile } from '../runtime/data.js';
import { Problem } from '../terminal/command-error.js';

/** The completed step of an upgrade; the next step follows it. */
export type Step = 'due' | 'fetched' | 'backed up' | 'swapped' | 'crashed' | 'databases restored';

export interface Upgrade {
  readonly plan: UpgradeInfo;
  readonly step: Step;
  /** The previous program: the target of the link `current`. */
  readonly from: string;
  readonly backup: string;
  readonly reason?: string;
  /** True once the new program has executed its first block, which is final: the plan can no longer be skipped. */
  readonly executed?: boolean;
}

/** An upgrade that was rolled back: it is not retried automatically. */
export interface FailedUpgrade {
  readonly plan_id: number;
  readonly name: string;
  readonly version: string;
  readonly reason: string;
}

/** A copy of a program that may change, made ahead of an upgrade. */
export interface Copy {
  readonly plan_id: number;
  readonly from: string;
  readonly backup: string;
}

export interface Release {
  /** SHA-256 of its file. */
  readonly sha256: string;
  /** SHA-256 of the unpacked directory. */
  readonly digest: string;
}

export interface Check {
  readonly plan_id: number;
  readonly sha256: string;
  readonly passed: boolean;
  /** Height of the state used for the check; null if it failed. */
  readonly height: number | null;
  readonly reason: string | null;
  /** Unix seconds. */
  readonly time: number;
}

/** The content of supervisor.json. */
export interface SupervisorState {
  readonly format: 1;
  /** Process id of the node started last. */
  readonly child: number | null;
  readonly upgrade: Upgrade | null;
  /** Copy for the plan that waits for its height. */
  readonly copy: Copy | null;
  readonly release: Release | null;
  readonly check: Check | null;
  readonly failed: readonly FailedUpgrade[];
  readonly done: readonly { readonly plan_id: number; readonly name: string; readonly version: string }[];
}

const EMPTY: SupervisorState = {
  ...{ format: 1, child: null, upgrade: null, copy: null, release: null, check: null },
  ...{ failed: [], done: [] },
};

/** The state of a supervisor, stored in a file. */
export class StateFile {
  readonly path: string;
  #state: SupervisorState;
  #written: Promise<void> = Promise.resolve();

  private constructor(path: string, state: SupervisorState) {
    this.path = path;
    this.#state = state;
  }

  static async open(home: string): Promise<StateFile> {
    const path = join(home, 'supervisor.json');
    try {
      const kept = JSON.parse(await readFile(path, 'utf8')) as Partial<SupervisorState>;
      return new StateFile(path, { ...EMPTY, ...kept });
    } catch (cause) {
      if (errno(cause) === 'ENOENT') return new StateFile(path, EMPTY);
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new Problem(
        `${path} is not valid JSON (${cause.message}): check that ${join(home, 'bin', 'current')} links to the program of the chain's version, then delete the file`,
      );
    }
  }

  get now(): SupervisorState {
    return this.#state;
  }

  /** Changes the state; durable when it resolves. Writes are serialized. */
  change(change: Partial<SupervisorState>): Promise<void> {
    this.#state = { ...this.#state, ...change };
    const write = () => replaceFile(this.path, `${JSON.stringify(this.#state, null, 2)}\n`);
    this.#written = this.#written.then(write, write);
    return this.#written;
  }
}
