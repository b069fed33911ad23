/** Readiness of an attester after its last pass. */

import type { NotReady } from '../../runtime/plugin.js';

/** Tracks the passes of one attester. */
export class AttesterDuty {
  /** Chains and lists that could not be read in the last pass. */
  readonly #failed = new Set<string>();
  /** Chains that reverted a final block. */
  readonly #broken: ReadonlySet<string>;
  #inSet: boolean | undefined;

  constructor(broken: ReadonlySet<string>) {
    this.#broken = broken;
  }

  /** Records a read and its success. The reason goes to the log only, because node URLs may contain secrets. */
  read(what: string, succeeded: boolean): void {
    if (succeeded) this.#failed.delete(what);
    else this.#failed.add(what);
  }

  /** Records whether the current attester set contains this attester. */
  found(inSet: boolean): void {
    this.#inSet = inSet;
  }

  get notReady(): NotReady | undefined {
    const [broken] = this.#broken;
    if (broken !== undefined)
      return {
        code: 'chain-broken',
        reason: `${broken} reverted a final block: the attester signs nothing for it until an operator has checked and restarted it`,
      };
    const [failed] = this.#failed;
    if (failed !== undefined) return { code: 'chain-unavailable', reason: `reading ${failed} failed: see the log` };
    if (this.#inSet === undefined) return { code: 'starting', reason: 'the first pass has not finished' };
    return this.#inSet ? undefined : { code: 'not-an-attester', reason: 'the key is not in the current attester set' };
  }
}
