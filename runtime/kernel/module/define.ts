/**
 * Module definitions: `module(name, {…})` declares state, events and needs; `.define({…})` defines the behavior.
 * Decision 0104.
 */

import type { Json, Shape, TextForms, Type, Values } from '../../lib/codec/type.js';
import type { ErrorDef } from '../../lib/errors.js';
import { suggestion } from '../../lib/nearest-word.js';
import type { Cost } from '../../lib/rpc/methods/cost.js';
import type { Carried } from '../chain/carried.js';
import type { ParameterDef } from '../chain/parameters.js';
import type { CellDef, StateShape } from '../chain/stores.js';
import type { OfUnit } from '../chain/units.js';
import { type Bounds, boundedParams } from './bounds.js';
import type {
  BlockContext,
  Candidate,
  EventShapes,
  Frame,
  GenesisContext,
  MethodContext,
  MigrationContext,
  OperationContext,
  PortContext,
  Reads,
} from './context.js';
import type { WriteDef } from './plan.js';
import type { Needs, Port } from './port.js';
import type { View, ViewAnswer } from './view.js';

/**
 * One parameter of the derived RPC method: a field, 'sender', either under another name, or several fields under one
 * name.
 */
export type DerivedParam<P> =
  | (keyof P & string)
  | 'sender'
  | { readonly [F in (keyof P & string) | 'sender']?: string };

/** Gas as a function of the parameters and of the position in the bundle. (A method type, so that operations of different parameters fit one list.) */
export type GasRule<P> = { of(params: Values<P>, position: number): number }['of'];

/** A gas rule with a number `base`, which becomes the parameter `gas.<Operation>`. */
export interface PricedGas<P> {
  readonly base: number;
  of(params: Values<P>, position: number, base: number): number;
}

/** The words of a command, 'multisig create', and flags for fields whose names are unsuitable. */
export type CommandForm<P> = string | { readonly words: string; readonly flags?: { readonly [F in keyof P]?: string } };

/** A placeholder of a sentence: `{amount}`, `{Swap.amount_out}`. */
export const PLACEHOLDER = /\{(?:(\w+)\.)?(\w+)\}/g;

/** An operation: changes state. Declared once; bytes, RPC, CLI, docs and fuzzing are derived from it. */
export interface OperationDef<P extends Shape, F extends Frame, R extends Shape = Shape> {
  /** Permanent discriminant, 0 to 254; operations without one are encoded as Extension (255). */
  readonly id?: number;
  readonly about: string;
  /**
   * Sentence about an included operation in the past tense, for explorers and wallets: `Swapped {amount_in} for {Swap.amount_out}`.
   * Braces name a field, or a field of the last event of that name; its type determines how it is displayed.
   */
  readonly sentence?: string;
  readonly params: P;
  /** Parameters whose limits have an error code of their own. `execute` is not called with values beyond them. */
  readonly bounds?: Bounds<P>;
  /** Fields that `execute` returns to the caller, as `created` in the response unless `respondsWith` says otherwise. */
  readonly returns?: R;
  /**
   * Returned fields that follow from the bundle alone, whatever block includes it and whatever came before; `created`
   * has them at once.
   */
  readonly settled?: readonly (keyof R & string)[];
  /**
   * The write method returns the result under this name, or (true) as top-level fields: already after the trial run,
   * not only after inclusion.
   */
  readonly respondsWith?: true | string;
  /**
   * The events that report its result, those of other modules as `module.Event`; without a list, all events of its
   * module. The last of them is its log; without any, its log is the requested operation.
   */
  readonly logs?: readonly ((keyof F['events'] & string) | `${string}.${string}`)[];
  /** Governance can change a number or a PricedGas under `gas.<Operation>`, but not a bare rule. */
  readonly gas: number | GasRule<P> | PricedGas<P>;
  /** Method name without `chain_`, then its positional parameters. If absent, there is no convenience method. */
  readonly rpc?: readonly [method: string, ...params: DerivedParam<P>[]];
  /** The command, if the derived one is unsuitable or does not exist. */
  readonly cli?: CommandForm<P>;
  /**
   * The record that a signer should read before signing: a method of the module, and the fields that are its
   * parameters, in order.
   */
  readonly review?: readonly [method: string, ...fields: (keyof P & string)[]];
  /** Fields that identify the reviewed record, as JSON; filled in by the client that showed it to the signer. */
  reviewed?(record: { readonly [field: string]: Json }, text: TextForms): { readonly [F in keyof P]?: Json };
  /**
   * The content that the signer agrees to: `field` holds the hash, under `tag`, of the fields `of` of the record that
   * `review` names. Clients hash what they show; the operation rejects any other content.
   */
  readonly commits?: { readonly field: keyof P & string; readonly tag: string; readonly of: Shape };
  readonly errors?: readonly ErrorDef[];
  /** False if it must not run inside another operation (multisig, governance, …). */
  readonly nestable?: boolean;
  /**
   * True if it may be a step of a program written by others and run by its sender, such as an intent program. It moves
   * only what its parameters say, does not change who may act for its sender, and contains no operations.
   */
  readonly composable?: true;
  /**
   * Paths of all amounts that may leave the sender's account, excluding fees: `['amount']`,
   * `['transfers[].amount']`, or a field with operations that it runs as its sender. Empty if nothing leaves. Omit it
   * if the operation hands over anything else (a key, a name, an NFT, a right) or an amount that no field states: a
   * signer that limits outflow does not sign such an operation without review.
   */
  readonly takes?: readonly string[];
  /** Maximum that `execute` charges beyond `gas`; default 0. */
  readonly charges?: number;
  /**
   * Warnings for the caller before signing, one sentence each, based on the state at the head; computed by the node,
   * outside of consensus.
   */
  warns?(context: MethodContext<F>, params: Values<P>): readonly string[];
  /**
   * Raw native units that it takes from its sender, excluding fees, as far as its parameters show. A node requires this
   * balance for a bundle that it cannot execute yet.
   */
  spends?(context: MethodContext<F>, params: Values<P>): bigint;
  /** True if it only changes the keys of its sender; allowed even if other operations need a stronger key. */
  changesKeys?(params: Values<P>): boolean;
  /**
   * For an operation that carries a transaction in its own signed format: the terms of that transaction; undefined if
   * it is none.
   */
  carries?(params: Values<P>): Carried | undefined;
  execute(context: OperationContext<F>, params: Values<P>): Values<R> | void;
}

/** Parameters and result of a method in one value, so that the compiler checks both. */
export interface MethodSignature<P extends Shape, R> {
  readonly params: P;
  readonly result: Type<R>;
}

/** A method's signature. Parameters are positional in the order given; optional ones may be left out. */
export function fn<const P extends Shape, R>(params: P, result: Type<R>): MethodSignature<P, R> {
  return { params, result };
}

/** A method: answers a query from the state. */
export interface MethodDef<G, F extends Frame> {
  readonly about: string;
  readonly signature: G;
  /** The command for this method. Without one, use `call`. */
  readonly cli?: G extends MethodSignature<infer P, unknown> ? CommandForm<P> : never;
  readonly errors?: readonly ErrorDef[];
  /** Cost of a call; default one unit, and one for each item of a limit or a list. */
  readonly cost?: Cost;
  read(
    context: MethodContext<F>,
    params: G extends MethodSignature<infer P, unknown> ? Values<P> : never,
  ): G extends MethodSignature<Shape, infer R> ? R : never;
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
  /**
   * Minimum and maximum, for numbers; for amounts also a function of the raw units of a whole native unit: `(unit) =>
   * 5n * unit`.
   */
  readonly min?: V extends number | bigint ? OfUnit<V> : never;
  readonly max?: V extends number | bigint ? OfUnit<V> : never;
  /** Set by genesis only: listed, but governance cannot change it. */
  readonly fixed?: boolean;
  /** Condition that bounds cannot express: whether the parts of a value fit each other. */
  allows?(value: V): boolean;
}

type Fields<V> = [V] extends [readonly unknown[] | Uint8Array | string] ? never : keyof V & string;
type ParameterOf<C, V> =
  | (Bounded<V> & { readonly cell: C; readonly field?: never })
  | { readonly [F in Fields<V>]: Bounded<V[F]> & { readonly cell: C; readonly field: F } }[Fields<V>];

/**
 * Parameters that governance may change: name -> a cell of the module (or a field of it) with bounds. The key is
 * `<module>.<name>`, or the name itself if it contains a dot.
 */
export type ParameterDefs<S> = {
  readonly [name: string]: {
    [C in keyof S & string]: S[C] extends CellDef<infer V> ? ParameterOf<C, V> : never;
  }[keyof S & string];
};

/** Functions that the runtime calls in every block. Order: by needs, then by module number. */
export interface HookDefs<F extends Frame> {
  /**
   * Rejects a bundle, with `fail`, because of its sender or operations. Called before each execution, including trial
   * runs.
   */
  admit?(context: Reads<F>, candidate: Candidate): undefined;
  blockStart?(context: BlockContext<F>): undefined;
  blockEnd?(context: BlockContext<F>): undefined;
  epochEnd?(context: BlockContext<F>): undefined;
  upgraded?(context: BlockContext<F>): undefined;
}

/** The module's part of the genesis file. */
export interface GenesisDef<D, F extends Frame> {
  readonly data: Type<D>;
  /** Initial data if genesis has none for the module; amounts may depend on the raw units of a whole native unit. */
  readonly standard?: OfUnit<D>;
  load(context: GenesisContext<F>, data: D): undefined;
}

/** State changes at the height of an upgrade: version -> migration from the previous version. */
export type Migrations<F extends Frame> = { readonly [version: number]: (context: MigrationContext<F>) => undefined };

/** A port with its implementation; each function gets the provider's context first. */
export interface Provision {
  readonly port: string;
  readonly functions: { readonly [name: string]: (context: never, ...args: never[]) => unknown };
}

type Implementation<P, F extends Frame> = {
  readonly [K in keyof P]: P[K] extends (...args: infer A) => infer R
    ? (context: PortContext<F>, ...args: A) => R
    : never;
};

/** A module as the loader sees it: plain data. */
export interface Module {
  readonly name: string;
  readonly version: number;
  readonly about: string;
  /** SDK versions that the module supports: `^0.1.0`. */
  readonly sdk?: string;
  readonly needs: Needs;
  readonly state: StateShape;
  readonly events: EventShapes;
  readonly operations: { readonly [name: string]: OperationDef<Shape, Frame> };
  readonly methods: { readonly [name: string]: MethodDef<MethodSignature<Shape, unknown>, Frame> };
  readonly writes: { readonly [name: string]: WriteDef<Shape, Shape, Frame> };
  readonly indexes: {
    readonly [name: string]: { readonly on: string; readonly keys: readonly string[]; readonly about?: string };
  };
  readonly parameters: { readonly [name: string]: ParameterDef };
  readonly hooks: HookDefs<Frame>;
  readonly provides: readonly Provision[];
  readonly answers: readonly ViewAnswer[];
  readonly refuses: readonly ErrorDef[];
  readonly genesis?: GenesisDef<unknown, Frame>;
  readonly migrations: Migrations<Frame>;
}

/** A module's stores, events and needs. */
interface Declaration<S, E, N> {
  readonly about?: string;
  /** Default 1; a higher version has migrations. */
  readonly version?: number;
  /** SDK versions that the module supports, in npm's notation: `^0.1.0`. Other versions do not load it. */
  readonly sdk?: string;
  readonly needs?: N;
  readonly state?: S;
  readonly events?: E;
}

/** A module's behavior, over its frame. */
interface Definition<F extends Frame, P, M, W, D> {
  readonly operations?: { readonly [K in keyof P]: P[K] extends Shape ? OperationDef<P[K], F> : never };
  readonly methods?: { readonly [K in keyof M]: MethodDef<M[K], F> };
  readonly writes?: { readonly [K in keyof W]: W[K] extends Shape ? WriteDef<W[K], Shape, F> : never };
  readonly indexes?: IndexDefs<F['events']>;
  readonly parameters?: ParameterDefs<F['state']>;
  readonly hooks?: HookDefs<F>;
  readonly provides?: readonly Provision[];
  readonly answers?: readonly ViewAnswer[];
  /** Errors of its hooks and ports that none of its operations or methods lists. */
  readonly refuses?: readonly ErrorDef[];
  readonly genesis?: GenesisDef<D, F>;
  readonly migrations?: Migrations<F>;
}

/** A declared module: its parts are built with it, in separate files or inside `define`. */
export interface ModuleFrame<F extends Frame> extends Frame<F['state'], F['events'], F['needs']> {
  operation<const P extends Shape, R extends Shape = {}>(definition: OperationDef<P, F, R>): OperationDef<P, F, R>;
  method<G extends MethodSignature<Shape, unknown>>(definition: MethodDef<G, F>): MethodDef<G, F>;
  write<const P extends Shape, const A extends Shape>(definition: WriteDef<P, A, F>): WriteDef<P, A, F>;
  /** Implements a port. The provider's errors reach the caller unchanged. */
  provide<P>(port: Port<P>, functions: Implementation<P, F>): Provision;
  /** Answers a view of a module that this one needs. */
  answer<A extends readonly unknown[], R>(
    view: View<A, R>,
    answer: (context: MethodContext<F>, ...args: A) => R,
  ): ViewAnswer;
  /** Returns the complete module, to be exported from its file. */
  define<P = {}, M = {}, W = {}, D = never>(definition: Definition<F, P, M, W, D>): Module;
}

const NOTHING = Object.freeze({});

/** Declares a module. Order of fields: about, needs, state, events; then `define`. */
export function module<S extends StateShape = {}, E extends EventShapes = {}, N extends Needs = {}>(
  name: string,
  declaration: Declaration<S, E, N>,
): ModuleFrame<Frame<S, E, N>> {
  const { about = '', version = 1, sdk } = declaration;
  const known = ['about', 'version', 'sdk', 'needs', 'state', 'events'];
  for (const field of Object.keys(declaration)) {
    if (known.includes(field)) continue;
    throw new TypeError(
      `module ${name} declares ${field}${suggestion(field, known)}: what it does is said to define(…)`,
    );
  }
  const frame = {
    needs: declaration.needs ?? (NOTHING as N),
    state: declaration.state ?? (NOTHING as S),
    events: declaration.events ?? (NOTHING as E),
  };
  return {
    ...frame,
    operation: (definition) => definition,
    method: (definition) => definition,
    write: (definition) => definition,
    provide: (port, functions) => ({ port: port.name, functions: functions as Provision['functions'] }),
    answer: (view, answer) => ({ view: view.name, answer: answer as unknown as ViewAnswer['answer'] }),
    define: (definition) =>
      assemble(
        { name, version, about, ...(sdk === undefined ? {} : { sdk }), ...frame },
        definition as Partial<Module>,
      ),
  };
}

function assemble(
  declared: Pick<Module, 'name' | 'version' | 'about' | 'sdk' | 'needs' | 'state' | 'events'>,
  definition: Partial<Module>,
): Module {
  const { operations = NOTHING } = definition;
  const module = {
    ...declared,
    methods: NOTHING,
    writes: NOTHING,
    indexes: NOTHING,
    parameters: NOTHING,
    hooks: NOTHING,
    migrations: NOTHING,
    provides: [],
    answers: [],
    refuses: [],
    ...definition,
    operations: withBounds(operations),
  };
  made.add(module);
  return module;
}

const made = new WeakSet<Module>();

/** Whether a module was made by this copy of the SDK: errors of another copy are not recognized as failures. */
export const isMadeHere = (module: Module): boolean => made.has(module);

function withBounds(operations: Module['operations']): Module['operations'] {
  const entries = Object.entries(operations).map(([name, operation]) => {
    const { params, bounds } = operation;
    return [name, bounds ? { ...operation, params: boundedParams(params, bounds) } : operation];
  });
  return Object.fromEntries(entries);
}
