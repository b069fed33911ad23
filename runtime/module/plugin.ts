/** Plugins: node features that consensus never sees. They watch; they cannot write state. */

import type { Type } from '../codec/type.js';
import type { PluginContext } from '../node.js';

/** A plugin as written. `start` returns how to stop it. */
export interface Plugin<O extends Options = Options> {
  readonly name: string;
  readonly about: string;
  /** Command-line options: name without dashes -> what it is. */
  readonly options: O;
  start(
    context: PluginContext & { readonly options: OptionValues<O> },
  ): Promise<() => Promise<void>> | (() => Promise<void>);
}

/** One option: a flag, or a value of a type with what it is when not given. */
export type Option =
  | { readonly kind: 'flag'; readonly about: string }
  | { readonly kind: 'value'; readonly about: string; readonly type: Type<unknown>; readonly standard: unknown };

/** The options of a plugin by name. */
export type Options = { readonly [name: string]: Option };

/** What a plugin finds for its options. */
export type OptionValues<O> = {
  readonly [K in keyof O]: O[K] extends { kind: 'flag' } ? boolean : O[K] extends { standard: infer V } ? V : never;
};

/** A switch that is off unless given. */
export function flag(about: string): { readonly kind: 'flag'; readonly about: string } {
  return { kind: 'flag', about };
}

/** An option with a value. */
export function setting<T>(about: string, type: Type<T>, standard: T) {
  return { kind: 'value' as const, about, type: type as Type<unknown>, standard };
}

/** Declares a plugin. */
export function plugin<const O extends Options = {}>(
  name: string,
  definition: { about: string; options?: O; start: Plugin<O>['start'] },
): Plugin<O> {
  return { name, about: definition.about, options: definition.options ?? ({} as O), start: definition.start };
}
