/**
 * Ports: the few functions that one module offers to others; a consumer gets exactly those it requested.
 * Decision 0110.
 */

import type { Address } from '../../lib/codec/ids.js';
import { type ErrorDef, fail } from '../../lib/errors.js';
import { NotAuthorized } from '../chain/common-errors.js';
import type { PortContext } from './context.js';

declare const functions: unique symbol;

/** A port by name. `P` is the interface that consumers call. */
export interface Port<P> {
  readonly name: string;
  /** A grant for these functions and no others. */
  only<const K extends keyof P & string>(...names: readonly K[]): PortGrant<Pick<P, K>>;
  /** The same if a module provides the port; undefined on a chain without a provider. */
  ifProvided<const K extends keyof P & string>(...names: readonly K[]): PortGrant<Pick<P, K> | undefined>;
  /** Errors of these functions, for the `errors` of an operation or method that calls them. */
  refusals(...names: readonly (keyof P & string)[]): readonly ErrorDef[];
  readonly [functions]?: P;
}

/** The functions of a port that a module may call. */
export interface PortGrant<P> {
  readonly port: string;
  readonly functions: readonly string[];
  /** The module also works without a provider. */
  readonly optional?: true;
  readonly [functions]?: P;
}

/** Ports that a module needs, by the names under which it uses them. */
export type Needs = { readonly [as: string]: PortGrant<unknown> };

/** The objects under `use` in a module's context. */
export type Use<N> = { readonly [A in keyof N]: N[A] extends PortGrant<infer P> ? Readonly<P> : never };

/** Port interfaces by name: `port('tokens')` has the interface declared here as `tokens`. */
// biome-ignore lint/suspicious/noEmptyInterface: those who declare ports add to it
export interface Ports {}

type Refusals<P> = { readonly [F in keyof P & string]?: readonly ErrorDef[] };

const declared = new Map<string, Port<unknown>>();

/** Returns the declared port of this name. */
export function port<N extends keyof Ports & string>(name: N): Port<Ports[N]>;
/** Declares a port and the errors of its functions; an unlisted function returns no errors. */
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

/** Fails if the caller acts for an account that is neither its own nor the sender's. */
export function checkAuthority(c: Pick<PortContext, 'mayActFor'>, account: Address): void {
  if (!c.mayActFor(account)) fail(NotAuthorized, { required: `0x${account}` });
}
