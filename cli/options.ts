/** The options of a node as flags of `start` and `dev`: derived from the one list in runtime/options.ts. */

import { CodecError, type TextForms, type Type } from '../runtime/codec/type.js';
import { type NodeOptions, nodeOptions } from '../runtime/options.js';
import type { Flag, Flags } from './command.js';
import { Problem } from './problem.js';

/** One flag per option; `standards` are the defaults that a command has of its own. */
export function optionFlags(standards: Partial<NodeOptions> = {}): readonly Flag[] {
  return nodeOptions.map(({ field, flag, short, value, about, standard, none }) => {
    const text = String((field in standards ? standards[field] : standard) ?? none ?? '');
    return {
      name: flag,
      about,
      ...(short === undefined ? {} : { short }),
      ...(value === undefined ? {} : { value, standard: text }),
    };
  });
}

/** The options that were given, checked by their types. */
export function givenOptions(flags: Flags): Partial<NodeOptions> {
  return Object.fromEntries(
    nodeOptions
      .filter(({ flag }) => flags.has(flag))
      .map(({ field, flag, parse }) => [field, parse(flags.text(flag)!)]),
  );
}

const NO_TEXT = {} as TextForms;

/** The number that a flag gives, checked by its type. */
export function numberFlag(flags: Flags, name: string, type: Type<number>, standard: number): number {
  const text = flags.text(name);
  if (text === undefined) return standard;
  try {
    return type.fromJson(/^[0-9]+$/.test(text) ? Number(text) : text, NO_TEXT);
  } catch (cause) {
    if (cause instanceof CodecError) throw new Problem(`--${name} ${text}: ${cause.message}`);
    throw cause;
  }
}
