/**
 * Views: queries from a module's methods to the modules that depend on it, against the direction of `needs`. Never used
 * in consensus (decision 0016).
 */

declare const question: unique symbol;

/** A query by name: its arguments, and the answer of each module. */
export interface View<A extends readonly unknown[], R> {
  readonly name: string;
  readonly [question]?: (...args: A) => R;
}

/** A module's answer; it receives a method context of its own as its first argument. */
export interface ViewAnswer {
  readonly view: string;
  readonly answer: (context: never, ...args: never[]) => unknown;
}

/** Views by name: `view('intent-forms')` is the one that the intents module uses. */
// biome-ignore lint/suspicious/noEmptyInterface: those who declare views add to it
export interface Views {}

/** Returns the declared view of this name. */
export function view<N extends keyof Views & string>(name: N): Views[N];
/** Declares a view. */
export function view<A extends readonly unknown[], R>(name: string): View<A, R>;
export function view<A extends readonly unknown[], R>(name: string): View<A, R> {
  return { name };
}
