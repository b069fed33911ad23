/** What a supervisor remembers on disk, so that after a crash it goes on with the step that it was at. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UpgradeInfo } from '../../plugins/upgrade/files.js';
import { errno } from '../../runtime/lib/storage/errors.js';
import { replaceFile } from '../../runtime/lib/storage/files.js';
import { Problem } from '../terminal/command-error.js';

/** What is done of an upgrade; the next step is the one after. */
export type Step = 'due' | 'fetched' | 'backed up' | 'swapped' | 'crashed' | 'databases restored';

/** An upgrade on its way. */
export interface Upgrade {
  readonly plan: UpgradeInfo;
  readonly step: Step;
  /** What ran before: where the link `current` led to. */
  readonly from: string;
  /** The copy of it. */
  readonly backup: string;
  /** Why it is rolled back. */
  readonly reason?: string;
  /** The new program has executed its first block, which is final: the plan cannot be skipped any more. */
  readonly executed?: boolean;
}

/** An upgrade that was rolled back: it is not tried again by itself. */
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

/** An unpacked release. */
export interface Release {
  /** SHA-256 of its file. */
  readonly sha256: string;
  /** SHA-256 of the unpacked directory. */
  readonly digest: string;
}

/** The last check of a release. */
export interface Check {
  readonly plan_id: number;
  readonly sha256: string;
  readonly passed: boolean;
  /** Height of the state that it was checked on; null if it failed. */
  readonly height: number | null;
  /** Why it failed. */
  readonly reason: string | null;
  /** Unix seconds. */
  readonly time: number;
}

/** The content of supervisor.json. */
export interface SupervisorState {
  readonly format: 1;
  /** The node that was started last. */
  readonly child: number | null;
  readonly upgrade: Upgrade | null;
  /** Of the plan that waits for its height. */
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

/** The state of a supervisor, kept in a file. */
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
        `${path} cannot be read (${cause.message}): see that ${join(home, 'bin', 'current')} leads to the program of the chain's version, then delete it`,
      );
    }
  }

  get now(): SupervisorState {
    return this.#state;
  }

  /** Changes the state; durable when it returns. Writes follow each other. */
  change(change: Partial<SupervisorState>): Promise<void> {
    this.#state = { ...this.#state, ...change };
    const write = () => replaceFile(this.path, `${JSON.stringify(this.#state, null, 2)}\n`);
    this.#written = this.#written.then(write, write);
    return this.#written;
  }
}
