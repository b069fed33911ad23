/** Plugins: node features outside consensus. They observe, and cannot write state. */

import type { Head } from '../../engine/ledger/ledger.js';
import type { Outcome } from '../../kernel/chain/receipt.js';
import type { ChainInfo } from '../../kernel/module/context.js';
import type { UpgradePlan } from '../../kernel/ports.js';
import { CodecError, type TextForms, type Type } from '../../lib/codec/type.js';
import { fail } from '../../lib/errors.js';
import type { Route } from '../../lib/rpc/http/route.js';
import type { Log, RpcMethod } from '../../lib/rpc/methods/method.js';
import type { Decoration } from '../api/decorate.js';
import { InvalidOption } from '../options/options.js';
import type { PluginContext } from './context.js';
import type { Option, Options, OptionValues, Parameter } from './option.js';
import { callingFile } from './uncaught-exceptions.js';
import type { StateView } from './views.js';

/** A running plugin. */
export interface Started {
  /** Additional methods of the node; made with the context's `method`. */
  readonly methods?: readonly RpcMethod[];
  /** Additions to records in the responses of other methods. */
  readonly decorates?: readonly Decoration[];
  /** Pages that the RPC port serves. */
  readonly routes?: readonly Route[];
  /** Stops background work. Everything from the context (databases, followers, taps) ends by itself. */
  stop?(): Promise<void>;
}

/** Result of a stopped node. */
export interface Ended {
  /** The upgrade for which it stops, with the last block before it. */
  readonly upgrade: { readonly plan: UpgradePlan; readonly head: Head } | undefined;
  readonly chain: ChainInfo;
  /** Present if the distribution grants `files`. */
  readonly dataDirectory: string | undefined;
  readonly log: Log;
}

/** Version of the plugin interface; incremented when plugins must be changed. */
export const PLUGIN_SDK = 1;

/** Requirements of a plugin; plugins that it needs are started before it. */
export interface PluginNeeds {
  readonly plugins?: readonly string[];
  readonly modules?: readonly string[];
}

/**
 * Rights that a distribution can grant a plugin beyond reading: `stop` stops the node, `files` gives access to its data
 * directory, and `validator:Memo` lets it send that operation, and no other, as the account of the node's validator.
 */
export type Grant = 'stop' | 'files' | `validator:${string}`;

/** Data that a plugin derives from each block during execution, stored with the block in one batch. */
export interface Derivation {
  /** The byte of DERIVED_COLUMNS that it reserves permanently. */
  readonly column: number;
  /** Reads only; may be called for a block that never becomes final. Undefined is stored as no bytes. */
  of(state: StateView, bundles: readonly Outcome[]): Uint8Array | undefined;
}

/** A plugin as written. */
export interface Plugin<O extends Options = Options> {
  /** Lowercase. Its database is in a folder of this name. */
  readonly name: string;
  readonly about: string;
  /** The PLUGIN_SDK version for which it is written. */
  readonly sdk: number;
  readonly needs: PluginNeeds;
  readonly derives: readonly Derivation[];
  /**
   * Whether it opens its database at each start; on a new chain the database is then created in parallel with others.
   */
  readonly database: boolean;
  /** Location of its code, which identifies its failures. */
  readonly file: string | undefined;
  /** Command-line options: name without dashes -> option. */
  readonly options: O;
  /** Throws InvalidOption for options that this chain forbids, and MissingPackage: the node does not start. */
  check?(options: OptionValues<O>, chain: ChainInfo): void;
  start(context: PluginContext<O>): Promise<Started>;
  /**
   * Called when the node has closed all its files, immediately before its data directory is released; also if the node
   * could not start, or the plugin was stopped.
   */
  closed?(ended: Ended): Promise<void>;
}

/** A plugin as a distribution lists it: its options are known before it is loaded. */
export interface PluginEntry<N extends string = string> {
  readonly name: N;
  readonly options: Options;
  readonly grants?: readonly Grant[];
  readonly load: () => Promise<{ readonly default: Plugin }>;
  /** The file that `load` imports, if it may be loaded earlier. */
  readonly file?: URL;
}

/** A switch that is off by default. */
export function flag(about: string): { readonly kind: 'flag'; readonly about: string } {
  return { kind: 'flag', about };
}

/** An option with a value. */
export function setting<T>(about: string, value: string, type: Type<T>, standard: T) {
  return { kind: 'value' as const, about, value, type: type as Type<unknown>, standard };
}

/** An option without a default value; `none` describes the behavior if it is not given. */
export function optional<T>(
  about: string,
  value: string,
  type: Type<T>,
  none: string,
  parameter?: Parameter,
): Extract<Option, { kind: 'value' }> & { readonly standard: T | undefined } {
  const option = { kind: 'value' as const, about, value, type: type as Type<unknown>, standard: undefined, none };
  return parameter === undefined ? option : { ...option, parameter };
}

/** Declares a plugin. */
export function plugin<const O extends Options = {}>(
  name: string,
  definition: {
    readonly about: string;
    readonly sdk: number;
    readonly needs?: PluginNeeds;
    readonly options?: O;
    readonly derives?: readonly Derivation[];
    readonly database?: boolean;
    readonly check?: NonNullable<Plugin<O>['check']>;
    readonly start: Plugin<O>['start'];
    readonly closed?: NonNullable<Plugin<O>['closed']>;
  },
): Plugin<O> {
  return { needs: {}, options: {} as O, derives: [], database: false, ...definition, name, file: callingFile() };
}

const NO_TEXT = {} as TextForms;

/** On the command line numbers are text too. */
const jsonOf = (value: unknown, { schema }: Type<unknown>): unknown =>
  schema.type !== 'string' && typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : value;

/** The option values of a plugin, from text or JSON. Throws InvalidOption for values that the type rejects. */
export function valuesOf<O extends Options>(options: O, given: Readonly<Record<string, unknown>>): OptionValues<O> {
  const read = ([name, option]: readonly [string, Option]) => {
    const value = given[name];
    if (option.kind === 'flag') return [name, value === true || value === 'true'];
    if (value === undefined) return [name, option.standard];
    try {
      return [name, option.type.fromJson(jsonOf(value, option.type), NO_TEXT)];
    } catch (cause) {
      if (cause instanceof CodecError) {
        fail(InvalidOption, { option: `--${name}`, value: String(value), reason: cause.message });
      }
      throw cause;
    }
  };
  return Object.fromEntries(Object.entries(options).map(read)) as OptionValues<O>;
}
