/** Commands that a plugin adds to the command line: each runs in a separate process, without a node. */

/** A flag of a command; with `value` it takes the following word. */
export interface CommandFlag {
  readonly name: string;
  readonly value?: string;
  readonly about: string;
  readonly standard?: string;
}

/** A command as a plugin declares it; its code is imported when it runs. */
export interface PluginCommand {
  /** One or two words. */
  readonly words: string;
  /** `<required> [optional] [more...]` */
  readonly args?: string;
  readonly about: string;
  /** Further lines of its help. */
  readonly more?: string;
  /** The module that it requires: a chain without the module lacks the command. */
  readonly module?: string;
  readonly flags: readonly CommandFlag[];
  readonly examples?: readonly string[];
  /** Imports its function, which returns the exit code. */
  load(): Promise<(call: CommandCall) => Promise<number>>;
}

/** A call of a command. */
export interface CommandCall {
  /** Text forms of the chain's ids. */
  readonly distribution: { readonly addressPrefix: string; readonly hashPrefix: string };
  readonly args: readonly string[];
  readonly flags: {
    text(name: string): string | undefined;
    on(name: string): boolean;
    list(name: string): readonly string[];
  };
  readonly out: {
    readonly json: boolean;
    line(text?: string): void;
    note(text: string): void;
    warn(text: string): void;
    record(rows: readonly (readonly [name: string, value: string])[]): void;
    result(value: unknown, show: () => void): void;
  };
}

/** Further properties of a problem. */
interface Meaning extends ErrorOptions {
  /** Its kind, for programs. */
  readonly name?: string;
  /** Exit code of the command; 1 by default. */
  readonly exit?: number;
}

/** A problem that the user can solve. The message says how. */
export class CommandProblem extends Error {
  override readonly name = 'CommandProblem';
  readonly kind: string | undefined;
  readonly exit: number | undefined;

  constructor(message: string, { name, exit, ...options }: Meaning = {}) {
    super(message, options);
    this.kind = name;
    this.exit = exit;
  }
}
