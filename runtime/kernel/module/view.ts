/** Views: what the methods of a module ask of those above it, where `needs` do not go. Consensus never does. */

declare const question: unique symbol;

/** A question by name: what it is given, and what each module answers. */
export interface View<A extends readonly unknown[], R> {
  readonly name: string;
  readonly [question]?: (...args: A) => R;
}

/** An answer of a module; it gets the context of a method of its own first. */
export interface ViewAnswer {
  readonly view: string;
  readonly answer: (context: never, ...args: never[]) => unknown;
}

/** The questions by their names: `view('intent-forms')` is the one that the module intents asks. */
// biome-ignore lint/suspicious/noEmptyInterface: those who declare views add to it
export interface Views {}

/** A view by its name: the one that is declared under it. */
export function view<N extends keyof Views & string>(name: N): Views[N];
/** Declares a view. */
export function view<A extends readonly unknown[], R>(name: string): View<A, R>;
export function view<A extends readonly unknown[], R>(name: string): View<A, R> {
  return { name };
}
