/** Commands: their words, arguments and flags, and their function, imported when it runs. */

import type { ChainDistribution } from '../distribution/distribution.js';
import type { Output } from '../terminal/output.js';

/** A flag. With `value` it takes the following word; otherwise it is a switch. */
export interface Flag {
  readonly name: string;
  readonly short?: string;
  /** Placeholder of the value in help. */
  readonly value?: string;
  readonly about: string;
  /** Possible values, for shell completion. */
  readonly choices?: readonly string[];
  /** Text in help for the value if it is not given. */
  readonly standard?: string;
}

export interface Command {
  /** One or two words: `keys new`. */
  readonly words: string;
  /** `<required> [optional] [more...]` */
  readonly args?: string;
  readonly about: string;
  /** Further lines of its help. */
  readonly more?: string;
  /** The module that it requires: a chain without the module lacks the command. */
  readonly module?: string;
  readonly flags: readonly Flag[];
  readonly examples?: readonly string[];
  /** True for commands that run a node: wrong usage then exits with 64, for supervisors. */
  readonly node?: boolean;
  /** True for commands that work in a data directory without a node: they use the exit codes of a node. */
  readonly data?: boolean;
  /** True for commands that create a chain: they have the options that are its parameters. */
  readonly createsChain?: boolean;
  /** True for a command about another command, named in its arguments: it accepts the flags of that one too. */
  readonly describesCommand?: boolean;
  load(): Promise<Action>;
  /** The file that `load` imports, for commands that load much. */
  readonly file?: URL;
}

/** The function of a command; returns the exit code. */
export type Action = (call: Invocation) => Promise<number>;

export interface Invocation {
  readonly distribution: ChainDistribution;
  /** Command that calls this program: `trellis`. */
  readonly self: string;
  /** Arguments by position; all required ones are present. */
  readonly args: readonly string[];
  readonly flags: Flags;
  /** Reads the configuration file again: the flags as a new start of the command would get them. */
  readonly readAgain: () => Flags;
  readonly out: Output;
}

export class Flags {
  readonly #given: ReadonlyMap<string, string>;

  constructor(given: ReadonlyMap<string, string>) {
    this.#given = given;
  }

  has(name: string): boolean {
    return this.#given.has(name);
  }

  text(name: string): string | undefined {
    return this.#given.get(name);
  }

  on(name: string): boolean {
    return this.has(name) && this.#given.get(name) !== 'false';
  }

  /** A copy with `others` as defaults. */
  over(others: ReadonlyMap<string, string>): Flags {
    return new Flags(new Map([...others, ...this.#given]));
  }

  /** A copy with another value of one flag. */
  with(name: string, value: string): Flags {
    return new Flags(new Map([...this.#given, [name, value]]));
  }

  /** The parts of a comma-separated value. */
  list(name: string): readonly string[] {
    return (this.text(name) ?? '').split(',').filter((part) => part !== '');
  }
}
