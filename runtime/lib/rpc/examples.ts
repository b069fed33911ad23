/** The recorded examples: calls that a test really makes, with their answers. */

import { readFileSync } from 'node:fs';

/** A call that was really made, and its answer; what is cut from long texts and lists is marked with '…'. */
export interface Example {
  readonly params: readonly unknown[];
  readonly result: unknown;
}

/** Method name -> an example. */
export type Examples = Readonly<Record<string, Example>>;

/** Reads them; a node of other modules shows those of the methods it has. */
export function readExamples(): Examples {
  const file = new URL('../../../../rpc-schemas/examples.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Examples;
}

interface Described {
  readonly name: string;
  readonly params: readonly { readonly name: string }[];
}

/** Methods with the example of each that has one, as OpenRPC tells of examples. */
export function withExamples<M extends Described>(methods: readonly M[], examples: Examples): readonly M[] {
  return methods.map((method) => {
    const example = examples[method.name];
    return example === undefined ? method : { ...method, examples: [pairing(method, example)] };
  });
}

const pairing = ({ name, params }: Described, { params: given, result }: Example) => ({
  name: `a real call of ${name}`,
  params: given.map((value, i) => ({ name: params[i]?.name ?? `${i}`, value })),
  result: { name: 'result', value: result },
});
