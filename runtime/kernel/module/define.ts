/** How a module is written: `module(name, {…})` declares what it keeps, tells and needs, `.define({…})` what it does. */

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

/** One parameter of the derived RPC method: a field, 'sender', either under another name, or several at once under one name. */
export type DerivedParam<P> =
  | (keyof P & string)
  | 'sender'
  | { readonly [F in (keyof P & string) | 'sender']?: string };

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
export interface OperationDef<P extends Shape, F extends Frame, R extends Shape = Shape> {
  /** Permanent discriminant, 0 to 254; operations without one travel as Extension (255). */
  readonly id?: number;
  readonly about: string;
  readonly params: P;
  /** Parameters whose limits are refused with a code of their own. `execute` is not called beyond them. */
  readonly bounds?: Bounds<P>;
  /** What `execute` returns, for the caller: `created` of the answer, unless `respondsWith` says otherwise. */
  readonly returns?: R;
  /** Fields of what it returns that follow from its bundle, whatever block includes it and whatever came before: `created` tells them at once. */
  readonly settled?: readonly (keyof R & string)[];
  /** The write method answers what is returned under this name, or (true) as fields of its own: already on the trial, not only in a block. */
  readonly respondsWith?: true | string;
  /**
   * The events that say what it did, those of other modules as `module.Event`; without a list, all of its module. The
   * last one of them is its log; where there is none, its log is what was asked for.
   */
  readonly logs?: readonly ((keyof F['events'] & string) | `${string}.${string}`)[];
  /** A number, or a PricedGas, can be changed by governance under `gas.<Operation>`; a bare rule cannot. */
  readonly gas: number | GasRule<P> | PricedGas<P>;
  /** Method name without `chain_`, then its positional parameters. Without it there is no convenience method. */
  readonly rpc?: readonly [method: string, ...params: DerivedParam<P>[]];
  /** How the command line calls it where the derived command is not wanted, or where there would be none. */
  readonly cli?: CommandForm<P>;
  /** What a signer should read before signing: a method of the module, and the fields that are its parameters, in order. */
  readonly review?: readonly [method: string, ...fields: (keyof P & string)[]];
  /** Fields that name what was read there, in JSON: filled in by who showed it to the signer. */
  reviewed?(record: { readonly [field: string]: Json }, text: TextForms): { readonly [F in keyof P]?: Json };
  /**
   * The content that its signer agrees to: `field` holds the hash of the fields `of` of the record that `review` names, under `tag`.
   * Clients make the hash of what they show; the operation refuses any other content.
   */
  readonly commits?: { readonly field: keyof P & string; readonly tag: string; readonly of: Shape };
  readonly errors?: readonly ErrorDef[];
  /** False when it may not run inside another operation (multisig, governance, …). */
  readonly nestable?: boolean;
  /**
   * True when it may be a step of a text that somebody else wrote and its sender runs, such as an intent program: it moves
   * what its parameters say, and changes nothing of who may act for its sender. It has no operations in it.
   */
  readonly composable?: true;
  /**
   * Paths of the amounts that may leave the account of its sender, fees apart, and no more than these: `['amount']`,
   * `['transfers[].amount']`, or a field with operations that it runs as its sender. Empty when nothing leaves. Leave it
   * out when the operation hands over anything else (a key, a name, an NFT, a right), or an amount that no field states: a
   * signer that bounds what may leave does not sign it unseen.
   */
  readonly takes?: readonly string[];
  /** The most that `execute` charges beyond `gas`; nothing when left out. */
  readonly charges?: number;
  /** What its caller should know before it is signed, a sentence each, by the state at the head: told by the node, outside of consensus. */
  warns?(context: MethodContext<F>, params: Values<P>): readonly string[];
  /** Raw native units that it takes from its sender, fees apart, as far as its parameters tell: what a node asks of a sender whose bundle it cannot try yet. */
  spends?(context: MethodContext<F>, params: Values<P>): bigint;
  /** True where all that it does is to change with which keys its sender signs: allowed where other operations ask for a stronger key. */
  changesKeys?(params: Values<P>): boolean;
  /** Of an operation that carries a transaction signed in a format of its own: what the transaction says; undefined when it is none. */
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

/** A method: answers a question from state. */
export interface MethodDef<G, F extends Frame> {
  readonly about: string;
  readonly signature: G;
  /** The command that asks it. Without one, `call` does. */
  readonly cli?: G extends MethodSignature<infer P, unknown> ? CommandForm<P> : never;
  readonly errors?: readonly ErrorDef[];
  /** A unit, and for each item of a limit or a list, unless it says otherwise. */
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
  /** Least and greatest value, where it is a number; of amounts also by the raw units of a whole native unit: `(unit) => 5n * unit`. */
  readonly min?: V extends number | bigint ? OfUnit<V> : never;
  readonly max?: V extends number | bigint ? OfUnit<V> : never;
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
export interface HookDefs<F extends Frame> {
  /** Refuses a bundle, by `fail`, for its sender or its operations. Called before it is executed, also for every trial. */
  admit?(context: Reads<F>, candidate: Candidate): undefined;
  blockStart?(context: BlockContext<F>): undefined;
  blockEnd?(context: BlockContext<F>): undefined;
  epochEnd?(context: BlockContext<F>): undefined;
  upgraded?(context: BlockContext<F>): undefined;
}

/** The module's part of the genesis file. */
export interface GenesisDef<D, F extends Frame> {
  readonly data: Type<D>;
  /** What a chain starts with that gives the module no data; amounts of the native token by the raw units of a whole one. */
  readonly standard?: OfUnit<D>;
  load(context: GenesisContext<F>, data: D): undefined;
}

/** State changes at the height of an upgrade: version -> how to get there from the one before. */
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
  /** The versions of the SDK that it is written for: `^0.1.0`. */
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

/** What a module keeps, tells of and needs. */
interface Declaration<S, E, N> {
  readonly about?: string;
  /** 1 unless it says otherwise; a higher one brings migrations. */
  readonly version?: number;
  /** The versions of the SDK that it is written for, as npm writes them: `^0.1.0`. Others refuse to load it. */
  readonly sdk?: string;
  readonly needs?: N;
  readonly state?: S;
  readonly events?: E;
}

/** What a module does, over its frame. */
interface Definition<F extends Frame, P, M, W, D> {
  readonly operations?: { readonly [K in keyof P]: P[K] extends Shape ? OperationDef<P[K], F> : never };
  readonly methods?: { readonly [K in keyof M]: MethodDef<M[K], F> };
  readonly writes?: { readonly [K in keyof W]: W[K] extends Shape ? WriteDef<W[K], Shape, F> : never };
  readonly indexes?: IndexDefs<F['events']>;
  readonly parameters?: ParameterDefs<F['state']>;
  readonly hooks?: HookDefs<F>;
  readonly provides?: readonly Provision[];
  readonly answers?: readonly ViewAnswer[];
  /** What its hooks and ports refuse with, where no operation or method of its own lists it. */
  readonly refuses?: readonly ErrorDef[];
  readonly genesis?: GenesisDef<D, F>;
  readonly migrations?: Migrations<F>;
}

/** A module that is declared: its parts are written with it, in files of their own or inside `define`. */
export interface ModuleFrame<F extends Frame> extends Frame<F['state'], F['events'], F['needs']> {
  operation<const P extends Shape, R extends Shape = {}>(definition: OperationDef<P, F, R>): OperationDef<P, F, R>;
  method<G extends MethodSignature<Shape, unknown>>(definition: MethodDef<G, F>): MethodDef<G, F>;
  write<const P extends Shape, const A extends Shape>(definition: WriteDef<P, A, F>): WriteDef<P, A, F>;
  /** Implements a port. Errors of the provider reach the caller as they are. */
  provide<P>(port: Port<P>, functions: Implementation<P, F>): Provision;
  /** Answers a view of a module below. */
  answer<A extends readonly unknown[], R>(
    view: View<A, R>,
    answer: (context: MethodContext<F>, ...args: A) => R,
  ): ViewAnswer;
  /** The whole module: what its file exports. */
  define<P = {}, M = {}, W = {}, D = never>(definition: Definition<F, P, M, W, D>): Module;
}

const NOTHING = Object.freeze({});

/** Declares a module. Reading order: about, needs, state, events; then `define`. */
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

/** Whether a module was made by this copy of the SDK: what fails in another one is no refusal here. */
export const isMadeHere = (module: Module): boolean => made.has(module);

function withBounds(operations: Module['operations']): Module['operations'] {
  const entries = Object.entries(operations).map(([name, operation]) => {
    const { params, bounds } = operation;
    return [name, bounds ? { ...operation, params: boundedParams(params, bounds) } : operation];
  });
  return Object.fromEntries(entries);
}
