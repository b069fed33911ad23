/** Plugins: node features that consensus never sees. They watch; they cannot write state. */

import { CodecError, type TextForms, type Type } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import type { RpcMethod } from '../../lib/rpc/method.js';
import type { Route } from '../../lib/rpc/pages.js';
import type { Decoration } from '../api/decorate.js';
import { InvalidOption } from '../options.js';
import type { PluginContext } from './start.js';

/** What a plugin is while it runs. */
export interface Started {
  /** Methods that the node answers besides its own; made with the context's `method`. */
  readonly methods?: readonly RpcMethod[];
  /** What it adds to records that methods of others answer with. */
  readonly decorates?: readonly Decoration[];
  /** Pages that the RPC port serves. */
  readonly routes?: readonly Route[];
  stop(): Promise<void>;
}

/** A plugin as written. */
export interface Plugin<O extends Options = Options> {
  readonly name: string;
  readonly about: string;
  /** Command-line options: name without dashes -> what it is. */
  readonly options: O;
  start(context: PluginContext<O>): Promise<Started>;
}

/** A plugin as a distribution lists it: its options are known before it is loaded. */
export interface PluginEntry {
  readonly name: string;
  readonly options: Options;
  readonly load: () => Promise<{ readonly default: Plugin }>;
}

/** One option: a flag, or a value of a type with what it is when not given. */
export type Option =
  | { readonly kind: 'flag'; readonly about: string }
  | {
      readonly kind: 'value';
      readonly about: string;
      /** Placeholder of the value in help: 'PORT'. */
      readonly value: string;
      readonly type: Type<unknown>;
      readonly standard: unknown;
    };

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
export function setting<T>(about: string, value: string, type: Type<T>, standard: T) {
  return { kind: 'value' as const, about, value, type: type as Type<unknown>, standard };
}

/** Declares a plugin. */
export function plugin<const O extends Options = {}>(
  name: string,
  definition: { about: string; options?: O; start: Plugin<O>['start'] },
): Plugin<O> {
  return { name, about: definition.about, options: definition.options ?? ({} as O), start: definition.start };
}

const NO_TEXT = {} as TextForms;

/** The options of a plugin from what was given for them, as text or JSON. Refuses with InvalidOption what its type refuses. */
export function valuesOf<O extends Options>(options: O, given: Readonly<Record<string, unknown>>): OptionValues<O> {
  const read = ([name, option]: readonly [string, Option]) => {
    const value = given[name];
    if (option.kind === 'flag') return [name, value === true || value === 'true'];
    if (value === undefined) return [name, option.standard];
    try {
      const json = typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value;
      return [name, option.type.fromJson(json, NO_TEXT)];
    } catch (cause) {
      if (cause instanceof CodecError) {
        fail(InvalidOption, { option: `--${name}`, value: String(value), reason: cause.message });
      }
      throw cause;
    }
  };
  return Object.fromEntries(Object.entries(options).map(read)) as OptionValues<O>;
}
