/** Ports: the few functions that one module offers to others; a consumer gets exactly those it asked for. */

declare const functions: unique symbol;

/** A port by name. `P` is the interface as a consumer calls it. */
export interface Port<P> {
  readonly name: string;
  /** The capability to call these functions and no others. */
  only<const K extends keyof P & string>(...names: readonly K[]): Grant<Pick<P, K>>;
  readonly [functions]?: P;
}

/** What a module may call of a port. */
export interface Grant<P> {
  readonly port: string;
  readonly functions: readonly string[];
  readonly [functions]?: P;
}

/** What a module needs of others, by the names it uses. */
export type Needs = { readonly [as: string]: Grant<unknown> };

/** The objects a module finds under `use`. */
export type Use<N> = { readonly [A in keyof N]: N[A] extends Grant<infer P> ? Readonly<P> : never };

/** Declares a port. */
export function port<P>(name: string): Port<P> {
  return { name, only: (...names) => ({ port: name, functions: names }) };
}
