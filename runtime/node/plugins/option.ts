/** Options that plugins declare. */

import type { Json, TextForms, Type } from '../../lib/codec/type.js';

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
      /** What help says of a value that is undefined. */
      readonly none?: string;
      /** The chain parameter that it is: a new chain is made with it, and it must be as the chain has it later. */
      readonly parameter?: Parameter;
    };

/** A chain parameter as an option. */
export interface Parameter {
  readonly key: string;
  /** Its value as the option gives it; the same where nothing is said. */
  of?(given: Json, text: TextForms): Json | Promise<Json>;
}

/** The options of a plugin by name. */
export type Options = { readonly [name: string]: Option };

/** What a plugin finds for its options. */
export type OptionValues<O> = {
  readonly [K in keyof O]: O[K] extends { kind: 'flag' } ? boolean : O[K] extends { standard: infer V } ? V : never;
};
