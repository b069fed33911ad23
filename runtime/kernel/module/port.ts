/** Ports: the few functions that one module offers to others; a consumer gets exactly those it asked for. */

import type { Address } from '../../lib/codec/ids.js';
import { type ErrorDef, fail } from '../../lib/errors.js';
import { NotAuthorized } from '../chain/common-errors.js';
import type { PortContext } from './context.js';

declare const functions: unique symbol;

/** A port by name. `P` is the interface as a consumer calls it. */
export interface Port<P> {
  readonly name: string;
  /** The capability to call these functions and no others. */
  only<const K extends keyof P & string>(...names: readonly K[]): PortGrant<Pick<P, K>>;
  /** The same where a module provides the port; undefined on a chain on which none does. */
  ifProvided<const K extends keyof P & string>(...names: readonly K[]): PortGrant<Pick<P, K> | undefined>;
  /** What these functions may refuse, for the `errors` of an operation or method that calls them. */
  refusals(...names: readonly (keyof P & string)[]): readonly ErrorDef[];
  readonly [functions]?: P;
}

/** What a module may call of a port. */
export interface PortGrant<P> {
  readonly port: string;
  readonly functions: readonly string[];
  /** The module does without it where nobody provides it. */
  readonly optional?: true;
  readonly [functions]?: P;
}

/** What a module needs of others, by the names it uses. */
export type Needs = { readonly [as: string]: PortGrant<unknown> };

/** The objects a module finds under `use`. */
export type Use<N> = { readonly [A in keyof N]: N[A] extends PortGrant<infer P> ? Readonly<P> : never };

/** The interfaces of ports by their names: `port('tokens')` has that of the tokens. */
// biome-ignore lint/suspicious/noEmptyInterface: those who declare ports add to it
export interface Ports {}

type Refusals<P> = { readonly [F in keyof P & string]?: readonly ErrorDef[] };

const declared = new Map<string, Port<unknown>>();

/** A port by its name: the one that is declared under it. */
export function port<N extends keyof Ports & string>(name: N): Port<Ports[N]>;
/** Declares a port, and what each of its functions may refuse; a function that is not listed refuses nothing. */
export function port<P>(name: string, refuses?: Refusals<P>): Port<P>;
export function port<P>(name: string, refuses?: Refusals<P>): Port<P> {
  const known = refuses === undefined ? declared.get(name) : undefined;
  if (known) return known as Port<P>;
  const made: Port<P> = {
    name,
    only: (...names) => ({ port: name, functions: names }),
    ifProvided: (...names) => ({ port: name, functions: names, optional: true }),
    refusals: (...names) => [...new Set(names.flatMap((one) => refuses?.[one] ?? []))],
  };
  declared.set(name, made as Port<unknown>);
  return made;
}

/** Refuses a caller that would touch what is neither its own nor the sender's. */
export function checkAuthority(c: Pick<PortContext, 'mayActFor'>, account: Address): void {
  if (!c.mayActFor(account)) fail(NotAuthorized, { required: `0x${account}` });
}
