/** Levels of the log: the lowest that is written, for all components and for single ones. */

import type { Log } from './rpc/methods/method.js';

export type Level = Parameters<Log>[0];

const LEVELS = ['debug', 'info', 'warn', 'error'] as const satisfies readonly Level[];

/** Parts of a node that have a level of their own. A line names its component in the JSON format. */
export const COMPONENTS = [
  'chain',
  'consensus',
  'mempool',
  'network',
  'node',
  'plugins',
  'pruning',
  'rpc',
  'snapshots',
  'upgrade',
  'validator',
] as const;

export type Component = (typeof COMPONENTS)[number];

/** A log whose lines carry their component. */
export const logOf =
  (log: Log, component: Component): Log =>
  (level, message, fields) =>
    log(level, message, { component, ...fields });

/** The lowest level that is written. It can change while the node runs. */
export class LogLevels {
  #all: Level = 'info';
  readonly #components = new Map<string, Level>();

  /** `text`: a level, then levels of components: `warn,network=debug`. Throws RangeError with the reason. */
  constructor(text: string) {
    this.set(text);
  }

  /** Replaces all levels, or none if the text is invalid. */
  set(text: string): void {
    let all: Level = 'info';
    const components = new Map<string, Level>();
    for (const part of text.split(',')) {
      const [component, level, ...more] = part.includes('=') ? part.split('=') : [undefined, part];
      if (component === undefined) all = levelOf(level!);
      else if (more.length > 0 || !(COMPONENTS as readonly string[]).includes(component))
        throw new RangeError(`"${component}" is not a component: choose from ${COMPONENTS.join(', ')}`);
      else components.set(component, levelOf(level!));
    }
    this.#all = all;
    this.#components.clear();
    for (const [component, level] of components) this.#components.set(component, level);
  }

  allows(level: Level, component: unknown): boolean {
    const lowest = (typeof component === 'string' && this.#components.get(component)) || this.#all;
    return LEVELS.indexOf(level) >= LEVELS.indexOf(lowest);
  }
}

interface LevelOptions {
  readonly verbose: boolean;
  readonly logLevel: string;
}

/** Levels by the options of a node; `--verbose` is short for level debug. */
export const levelsTextOf = ({ verbose, logLevel }: LevelOptions): string =>
  verbose && logLevel === 'info' ? 'debug' : logLevel;

/** The same as levels. */
export const levelsOf = (options: LevelOptions): LogLevels => new LogLevels(levelsTextOf(options));

function levelOf(text: string): Level {
  const level = LEVELS.find((one) => one === text);
  if (level === undefined) throw new RangeError(`"${text}" is not a level: choose from ${LEVELS.join(', ')}`);
  return level;
}
