/** What a bundle or a block did, and the words in which a test says what it expects of it. */

import { isDeepStrictEqual } from 'node:util';
import type { Emitted, Outcome } from '../../runtime/kernel/chain/receipt.js';
import type { ErrorDef, Failure } from '../../runtime/lib/errors.js';
import { Refused, Unmet } from './refused.js';
import { awaitExpectation, forget } from './unsettled.js';
import { matches, show, withoutActors } from './values.js';

type Fields = Readonly<Record<string, unknown>>;

/** An event as tests see it. */
export interface KitEvent {
  readonly module: string;
  readonly name: string;
  readonly data: Fields;
}

function refuse(message: string): never {
  throw new Unmet(message);
}

/** The events of something that succeeded. */
export class Emissions {
  readonly events: readonly KitEvent[];

  constructor(events: readonly Emitted[]) {
    this.events = events.map(({ type, data }) => ({ module: type.module, name: type.name, data }));
  }

  /** Expects an event of this name with at least these fields. */
  emits(name: string, data: Fields = {}): this {
    if (!this.events.some((event) => event.name === name && matches(event.data, data))) {
      refuse(`expected the event ${name} ${show(withoutActors(data))} among ${show(this.events)}`);
    }
    return this;
  }

  /** Expects exactly these events, by name and in this order. */
  emitsOnly(...names: readonly string[]): this {
    const found = this.events.map(({ name }) => name);
    if (!isDeepStrictEqual(found, names)) refuse(`expected the events ${show(names)}, not ${show(found)}`);
    return this;
  }
}

/** How a bundle ended. A failure that the test does not expect with `fails` ends the test. */
export class Ran {
  readonly #what: string;
  readonly #outcome: Outcome | undefined;
  readonly #failure: Failure | undefined;
  /** Says whether the failing operation declares the error. */
  readonly #declared: (failure: Failure) => boolean;
  readonly #unexpected: Refused | undefined;
  #asserted = false;

  #expected(): void {
    this.#asserted = true;
    forget(this);
  }

  constructor(what: string, ended: Outcome | Failure, declared: (failure: Failure) => boolean) {
    this.#what = what;
    this.#declared = declared;
    if ('bundleHash' in ended) this.#outcome = ended;
    else {
      this.#failure = ended;
      this.#unexpected = new Refused(what, ended);
      // A test that ends without `fails` must not pass.
      awaitExpectation(this);
    }
  }

  /** Throws when it failed and nobody expected it. */
  settle(): void {
    if (this.#asserted || !this.#unexpected) return;
    this.#expected();
    throw this.#unexpected;
  }

  /** Whether it succeeded, for tests to which both are right. The error must be declared all the same. */
  get succeeded(): boolean {
    this.#expected();
    if (this.#failure) this.#checkDeclared(this.#failure);
    return this.#failure === undefined;
  }

  /** The declared error with which it was refused; undefined when it succeeded. For tests to which both are right. */
  get refusal(): ErrorDef | undefined {
    return this.succeeded ? undefined : this.#failure!.error;
  }

  /** The details of that refusal; none when it succeeded. */
  get refusalDetails(): Fields {
    return this.succeeded ? {} : this.#failure!.details;
  }

  get #success(): Outcome {
    this.settle();
    return this.#outcome!;
  }

  /** What the bundle did, as nodes keep it. */
  get outcome(): Outcome {
    return this.#success;
  }

  get events(): readonly KitEvent[] {
    return new Emissions(this.#success.events).events;
  }

  get gasUsed(): number {
    return this.#success.gasUsed;
  }

  get fee(): bigint {
    return this.#success.fee;
  }

  /** What the operations returned, in their order. */
  get returned(): readonly (Fields | undefined)[] {
    return this.#success.returned;
  }

  /** Expects an event of this name with at least these fields. */
  emits(name: string, data?: Fields): this {
    new Emissions(this.#success.events).emits(name, data);
    return this;
  }

  /** Expects exactly these events, by name and in this order. */
  emitsOnly(...names: readonly string[]): this {
    new Emissions(this.#success.events).emitsOnly(...names);
    return this;
  }

  /** Expects the last operation to return this. */
  returns(expected: Fields): this {
    const found = this.returned[this.returned.length - 1];
    if (!isDeepStrictEqual(found, withoutActors(expected))) {
      refuse(`expected ${this.#what} to return ${show(withoutActors(expected))}, not ${show(found)}`);
    }
    return this;
  }

  /**
   * Expects a refusal with this error, or with this code, and at least these details, declared by the operation that
   * failed. That nothing changed was seen to when it failed.
   */
  fails(error: Pick<ErrorDef, 'code' | 'name'> | number, details: Fields = {}): void {
    const { code, name } = typeof error === 'number' ? { code: error, name: `code ${error}` } : error;
    const failure = this.#failure ?? refuse(`expected ${this.#what} to fail with ${name}, but it succeeded`);
    this.#expected();
    if (failure.error.code !== code) {
      refuse(`expected ${this.#what} to fail with ${name}, not ${failure} ${show(failure.details)}`);
    }
    if (!matches(failure.details, details)) {
      refuse(`expected the details ${show(withoutActors(details))} of ${name}, not ${show(failure.details)}`);
    }
    this.#checkDeclared(failure);
  }

  #checkDeclared(failure: Failure): void {
    if (this.#declared(failure)) return;
    refuse(`${this.#what} fails with ${failure.error.name}: declare it in the operation's errors`);
  }
}
