/** Leaks of a test file in its process: open handles, and changes of globals, environment, directory and listeners. */

/** Part of a diagnostic report. */
interface Report {
  readonly libuv: readonly { readonly type: string; readonly is_active: boolean; readonly is_referenced: boolean }[];
}

/** Names with how many of each there are. */
type Counts = ReadonlyMap<string, number>;

function countsOf(names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const added = (before: Counts, after: Counts): string[] =>
  [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);

/** The types of the handles that keep the event loop alive, including those of native libraries. */
export function awaitedHandles(): string[] {
  const { libuv } = process.report.getReport() as unknown as Report;
  return libuv.filter((handle) => handle.is_active && handle.is_referenced).map(({ type }) => type);
}

/** A global that Node defines at its first use. */
const LAZY = Symbol('lazy');

/** Packages define globals with this prefix when they are loaded; uvu's change with each file. */
const FOREIGN = /^(__|UVU_)/;
/** Events for which a process keeps the listeners of the first node that it starts. */
const KEPT: readonly (string | symbol)[] = ['exit', 'uncaughtException', 'unhandledRejection'];

/** The values of all globals. */
const globals = (): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(Object.getOwnPropertyDescriptors(globalThis))
      .filter(([name]) => !FOREIGN.test(name))
      .map(([name, { get, value }]) => [name, get === undefined ? (value as unknown) : LAZY]),
  );

/** The state of a process that test files must leave as they find it. */
export class ProcessState {
  readonly #resources = countsOf(process.getActiveResourcesInfo());
  readonly #globals = globals();
  readonly #environment = { ...process.env };
  readonly #directory = process.cwd();
  readonly #listeners = new Map(process.eventNames().map((name) => [name, process.listenerCount(name)]));

  /** Resources that keep the event loop alive and were not there before. */
  newResources(): string[] {
    return added(this.#resources, countsOf(process.getActiveResourcesInfo()));
  }

  /** Everything else that differs, in words. */
  changes(): string[] {
    const now = new ProcessState();
    const names = [...new Set([...this.#globals.keys(), ...now.#globals.keys()])].filter(
      (name) => this.#globals.get(name) !== LAZY && !Object.is(this.#globals.get(name), now.#globals.get(name)),
    );
    const variables = [...new Set([...Object.keys(this.#environment), ...Object.keys(now.#environment)])].filter(
      (name) => this.#environment[name] !== now.#environment[name],
    );
    const listeners = [...now.#listeners].filter(
      ([name, count]) => !KEPT.includes(name) && count > (this.#listeners.get(name) ?? 0),
    );
    return [
      ...names.map((name) => `the global ${name} changed`),
      ...variables.map((name) => `the environment variable ${name} changed`),
      ...(this.#directory === now.#directory ? [] : ['the working directory changed']),
      ...listeners.map(([name]) => `a listener of the process event ${String(name)} was left`),
    ];
  }
}
