/** Options that plugins declare. */

import type { Json, TextForms, Type } from '../../lib/codec/type.js';

/** One option: a flag, or a value of a type with its default. */
export type Option =
  | { readonly kind: 'flag'; readonly about: string }
  | {
      readonly kind: 'value';
      readonly about: string;
      /** Placeholder of the value in help: 'PORT'. */
      readonly value: string;
      readonly type: Type<unknown>;
      readonly standard: unknown;
      /** Text in help for an undefined value. */
      readonly none?: string;
      /** The chain parameter that it sets: a new chain gets the given value; later the value must equal the chain's. */
      readonly parameter?: Parameter;
    };

/** A chain parameter as an option. */
export interface Parameter {
  readonly key: string;
  /** Converts the option's value to the parameter's; by default unchanged. */
  of?(given: Json, text: TextForms): Json | Promise<Json>;
}

/** The options of a plugin by name. */
export type Options = { readonly [name: string]: Option };

/** Values of a plugin's options. */
export type OptionValues<O> = {
  readonly [K in keyof O]: O[K] extends { kind: 'flag' } ? boolean : O[K] extends { standard: infer V } ? V : never;
};
