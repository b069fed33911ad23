/** How a module is written: `module(name, {…})` for small ones, `shape(name, {…})` when parts live in own files. */

import type { Json, Shape, TextForms, Type, ValueOf, Values } from '../../lib/codec/type.js';
import type { ErrorDef, Failure } from '../../lib/errors.js';
import type { Cost } from '../../lib/rpc/cost.js';
import type { Carried } from '../chain/carried.js';
import type { ParameterDef } from '../chain/parameters.js';
import type { CellDef, StateShape } from '../chain/stores.js';
import { type Bounds, boundedParams } from './bounds.js';
import type {
  AdmitContext,
  BlockContext,
  Candidate,
  EventShapes,
  GenesisContext,
  MethodContext,
  MigrationContext,
  OperationContext,
  PortContext,
} from './context.js';
import type { WriteDef } from './plan.js';
import type { Needs, Port } from './port.js';
import type { Answer, View } from './view.js';

/** One parameter of the derived RPC method: a field, 'sender', either under another name, or several at once under one name. */
export type RpcParam<P> = (keyof P & string) | 'sender' | { readonly [F in (keyof P & string) | 'sender']?: string };

/** Gas as a function of the parameters and of the position in the bundle. (A method type, so that operations of different parameters fit one list.) */
export type GasRule<P> = { of(params: Values<P>, position: number): number }['of'];

/** A rule over one number, `base`: that number is then the parameter `gas.<Operation>`. */
export interface PricedGas<P> {
  readonly base: number;
  of(params: Values<P>, position: number, base: number): number;
}

/** The words of a command, 'multisig create', and the flags of fields whose names make no good ones. */
export type CommandForm<P> = string | { readonly words: string; readonly flags?: { readonly [F in keyof P]?: string } };

/** An operation: changes state. Declared once; bytes, RPC, CLI, docs and fuzzing follow. */
export interface OperationDef<P extends Shape, S, E, N, R extends Shape = Shape> {
  /** Permanent discriminant, 0 to 254; operations without one travel as Extension (255). */
  readonly id?: number;
  readonly about: string;
  readonly params: P;
  /** Parameters whose limits are refused with a code of their own. `execute` is not called beyond them. */
  readonly bounds?: Bounds<P>;
  /** What `execute` returns, for the caller: `created` of the answer, unless `tells` says otherwise. */
  readonly returns?: R;
  /** The write method tells what is returned by the field of this name, or (true) by fields of its own: already on the trial, not only in a block. */
  readonly tells?: true | string;
  /**
   * The events that say what it did, those of other modules as `module.Event`; without a list, all of its module. The
   * last one of them is its log; where there is none, its log is what was asked for.
   */
  readonly logs?: readonly ((keyof E & string) | `${string}.${string}`)[];
  /** A number, or a PricedGas, can be changed by governance under `gas.<Operation>`; a bare rule cannot. */
  readonly gas: number | GasRule<P> | PricedGas<P>;
  /** Method name without `chain_`, then its positional parameters. Without it there is no convenience method. */
  readonly rpc?: readonly [method: string, ...params: RpcParam<P>[]];
  /** How the command line calls it where the derived command is not wanted, or where there would be none. */
  readonly cli?: CommandForm<P>;
  /** What a signer should read before signing: a method of the module, and the fields that are its parameters, in order. */
  readonly review?: readonly [method: string, ...fields: (keyof P & string)[]];
  /** Fields that name what was read there, in JSON: filled in by who showed it to the signer. */
  reviewed?(record: { readonly [field: string]: Json }, text: TextForms): { readonly [F in keyof P]?: Json };
  readonly errors?: readonly ErrorDef[];
  /** False when it may not run inside another operation (multisig, governance, …). */
  readonly nestable?: boolean;
  /** What its caller should know before it is signed, a sentence each, by the state at the head: told by the node, outside of consensus. */
  warns?(context: MethodContext<S, N>, params: Values<P>): readonly string[];
  /** Raw native units that it takes from its sender, fees apart, as far as its parameters tell: what a node asks of a sender whose bundle it cannot try yet. */
  spends?(context: MethodContext<S, N>, params: Values<P>): bigint;
  /** True where all that it does is to change with which keys its sender signs: allowed where other operations ask for a stronger key. */
  changesKeys?(params: Values<P>): boolean;
  /** Of an operation that carries a transaction signed in a format of its own: what the transaction says; undefined when it is none. */
  carries?(params: Values<P>): Carried | undefined;
  execute(context: OperationContext<S, E, N>, params: Values<P>): Values<R> | void;
}

/** Parameters and result of a method in one value, so that the compiler checks both. */
export interface Signature<P extends Shape, R> {
  readonly params: P;
  readonly result: Type<R>;
}

/** A method's signature. Parameters are positional in the order given; optional ones may be left out. */
export function fn<const P extends Shape, R>(params: P, result: Type<R>): Signature<P, R> {
  return { params, result };
}

/** A method: answers a question from state. */
export interface MethodDef<G, S, N> {
  readonly about: string;
  readonly signature: G;
  /** The command that asks it. Without one, `call` does. */
  readonly cli?: G extends Signature<infer P, unknown> ? CommandForm<P> : never;
  readonly errors?: readonly ErrorDef[];
  /** A unit, and for each item of a limit or a list, unless it says otherwise. */
  readonly cost?: Cost;
  read(
    context: MethodContext<S, N>,
    params: G extends Signature<infer P, unknown> ? Values<P> : never,
  ): G extends Signature<Shape, infer R> ? R : never;
}

/** A query index over an event: outside the state root, answered by a derived method. */
export interface IndexDef<E, N extends keyof E = keyof E> {
  readonly on: N & string;
  /** Event fields, in the order of the key. */
  readonly keys: readonly (keyof E[N] & string)[];
  readonly about?: string;
}

/** The query indexes of a module by name. */
export type IndexDefs<E> = {
  readonly [index: string]: { [N in keyof E]: IndexDef<E, N> }[keyof E];
};

interface Bounded<V> {
  readonly about: string;
  /** Least and greatest value, where it is a number. */
  readonly min?: V extends number | bigint ? V : never;
  readonly max?: V extends number | bigint ? V : never;
  /** Set by genesis alone: listed, but refused to governance. */
  readonly fixed?: boolean;
  /** What bounds cannot say: whether the parts of a value fit each other. */
  allows?(value: V): boolean;
}

type Fields<V> = [V] extends [readonly unknown[] | Uint8Array | string] ? never : keyof V & string;
type ParameterOf<C, V> =
  | (Bounded<V> & { readonly cell: C; readonly field?: never })
  | { readonly [F in Fields<V>]: Bounded<V[F]> & { readonly cell: C; readonly field: F } }[Fields<V>];

/** What governance may change: name -> a cell of the module (or a field of it) with bounds. Its key is `<module>.<name>`, or the name itself where it has a dot. */
export type ParameterDefs<S> = {
  readonly [name: string]: {
    [C in keyof S & string]: S[C] extends CellDef<infer V> ? ParameterOf<C, V> : never;
  }[keyof S & string];
};

/** Where the runtime calls a module in every block. Order: by needs, then by module number. */
export interface HookDefs<S, E, N> {
  /** Refuses a bundle, by `fail`, for its sender or its operations. Called before it is executed, also for every trial. */
  admit?(context: AdmitContext<S, N>, candidate: Candidate): undefined;
  blockStart?(context: BlockContext<S, E, N>): undefined;
  blockEnd?(context: BlockContext<S, E, N>): undefined;
  epochEnd?(context: BlockContext<S, E, N>): undefined;
  upgraded?(context: BlockContext<S, E, N>): undefined;
}

/** The module's part of the genesis file. */
export interface GenesisDef<D, S, N> {
  readonly data: Type<D>;
  /** What a chain starts with that gives the module no data. */
  readonly standard?: D;
  load(context: GenesisContext<S, N>, data: D): undefined;
}

/** State changes at the height of an upgrade: version -> how to get there from the one before. */
export type Migrations<S, E, N> = { readonly [version: number]: (context: MigrationContext<S, E, N>) => undefined };

/** A port with its implementation; each function gets the provider's context first. */
export interface Provision {
  readonly port: string;
  readonly functions: { readonly [name: string]: (context: never, ...args: never[]) => unknown };
}

type Implementation<P, S, E, N> = {
  readonly [F in keyof P]: P[F] extends (...args: infer A) => infer R
    ? (context: PortContext<S, E, N>, ...args: A) => R
    : never;
};

/** A module as the loader sees it: plain data. */
export interface Module {
  readonly name: string;
  readonly version: number;
  readonly about: string;
  readonly needs: Needs;
  readonly state: StateShape;
  readonly events: EventShapes;
  readonly operations: { readonly [name: string]: OperationDef<Shape, unknown, unknown, unknown> };
  readonly methods: { readonly [name: string]: MethodDef<Signature<Shape, unknown>, unknown, unknown> };
  readonly writes: { readonly [name: string]: WriteDef<Shape, Shape, unknown, unknown> };
  readonly indexes: {
    readonly [name: string]: { readonly on: string; readonly keys: readonly string[]; readonly about?: string };
  };
  readonly parameters: { readonly [name: string]: ParameterDef };
  readonly hooks: HookDefs<unknown, unknown, unknown>;
  readonly provides: readonly Provision[];
  readonly answers: readonly Answer[];
  readonly refuses: readonly ErrorDef[];
  readonly genesis?: GenesisDef<unknown, unknown, unknown>;
  readonly migrations: Migrations<unknown, unknown, unknown>;
}

interface Frame<S, E, N> {
  readonly about?: string;
  readonly version?: number;
  readonly needs?: N;
  readonly state?: S;
  readonly events?: E;
}

interface Body<S, E, N, P, M, D> {
  readonly operations?: { readonly [K in keyof P]: P[K] extends Shape ? OperationDef<P[K], S, E, N> : never };
  readonly methods?: { readonly [K in keyof M]: MethodDef<M[K], S, N> };
  readonly indexes?: IndexDefs<E>;
  readonly parameters?: ParameterDefs<S>;
  readonly hooks?: HookDefs<S, E, N>;
  readonly genesis?: GenesisDef<D, S, N>;
  readonly migrations?: Migrations<S, E, N>;
}

const EMPTY = Object.freeze({});

function assemble(name: string, frame: object, body: object, provides: readonly Provision[] = []): Module {
  const assembled = {
    name,
    version: 1,
    about: '',
    needs: EMPTY,
    state: EMPTY,
    events: EMPTY,
    operations: EMPTY,
    methods: EMPTY,
    writes: EMPTY,
    indexes: EMPTY,
    parameters: EMPTY,
    hooks: EMPTY,
    migrations: EMPTY,
    provides,
    answers: [],
    refuses: [],
    ...frame,
    ...body,
  };
  const operations = Object.entries<Module['operations'][string]>(assembled.operations);
  return { ...assembled, operations: Object.fromEntries(operations.map(([key, one]) => [key, withBounds(one)])) };
}

function withBounds(definition: Module['operations'][string]): Module['operations'][string] {
  const { params, bounds } = definition;
  return bounds ? { ...definition, params: boundedParams(params, bounds) } : definition;
}

/** A whole module as one literal. Reading order: needs, state, events, operations, methods, indexes, hooks, genesis. */
export function module<
  S extends StateShape = {},
  E extends EventShapes = {},
  N extends Needs = {},
  P extends { readonly [op: string]: Shape } = {},
  M = {},
  D = never,
>(name: string, definition: Frame<S, E, N> & Body<S, E, N, P, M, D>): Module {
  return assemble(name, definition, EMPTY);
}

/** A module's frame, from which its operations and methods can be written in files of their own. */
export interface ModuleShape<S, E, N> {
  operation<const P extends Shape, R extends Shape = {}>(
    definition: OperationDef<P, S, E, N, R>,
  ): OperationDef<P, S, E, N, R>;
  method<G extends Signature<Shape, unknown>>(definition: MethodDef<G, S, N>): MethodDef<G, S, N>;
  write<const P extends Shape, const A extends Shape>(definition: WriteDef<P, A, S, N>): WriteDef<P, A, S, N>;
  /** Implements a port. Errors of the provider reach the caller as they are. */
  provide<P>(port: Port<P>, functions: Implementation<P, S, E, N>): Provision;
  /** Answers a view of a module below. */
  answer<A extends readonly unknown[], R>(
    view: View<A, R>,
    answer: (context: MethodContext<S, N>, ...args: A) => R,
  ): Answer;
  module<D = never>(body: {
    readonly operations?: { readonly [name: string]: OperationDef<Shape, S, E, N, Shape> };
    readonly methods?: { readonly [name: string]: MethodDef<Signature<Shape, unknown>, S, N> };
    readonly writes?: { readonly [name: string]: WriteDef<Shape, Shape, S, N> };
    readonly indexes?: IndexDefs<E>;
    readonly parameters?: ParameterDefs<S>;
    readonly hooks?: HookDefs<S, E, N>;
    readonly genesis?: GenesisDef<D, S, N>;
    readonly migrations?: Migrations<S, E, N>;
    readonly provides?: readonly Provision[];
    readonly answers?: readonly Answer[];
    /** What its hooks and ports refuse with, where no operation or method of its own lists it. */
    readonly refuses?: readonly ErrorDef[];
  }): Module;
}

/** Starts a big module: needs, state and events first; see ModuleShape. */
export function shape<S extends StateShape = {}, E extends EventShapes = {}, N extends Needs = {}>(
  name: string,
  frame: Frame<S, E, N>,
): ModuleShape<S, E, N> {
  return {
    operation: (definition) => definition,
    method: (definition) => definition,
    write: (definition) => definition,
    provide: (port, functions) => ({ port: port.name, functions: functions as Provision['functions'] }),
    answer: (view, answer) => ({ view: view.name, answer: answer as unknown as Answer['answer'] }),
    module: (body) => assemble(name, frame, body),
  };
}

export type { Failure, ValueOf };
