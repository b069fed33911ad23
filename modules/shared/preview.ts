/** Preview of inner operations before they run: each as a line of text, and whether they would succeed now. */

import {
  type Address,
  type Hash,
  type MethodContext,
  type Operation,
  t,
  type Unit,
  type ValueOf,
} from '../../runtime/sdk.js';
import { MAX_INNER } from './inner.js';
import { Sentence } from './sentence.js';
import { refusalFields, refusalOf } from './simulation.js';

/** Outcome of the operations if they ran now. */
export const Simulation = t.struct({
  ok: t.doc(t.bool, 'True if all operations would succeed'),
  error: t.doc(
    t.option(
      t.struct({ index: t.doc(t.u8, 'Index of the operation that would fail, counted from 0'), ...refusalFields }),
    ),
    'Error of the first operation that would fail; null if all would succeed',
  ),
  at_height: t.doc(t.height, 'Height of the simulated state'),
});

/** The operations of a list as lines of text. */
export const Summary = t.list(Sentence, MAX_INNER);

/** Gas for all simulations of one response, because the node bears their cost. */
const SIMULATED_GAS = 10_000_000;

type Asking = Pick<MethodContext, 'chain' | 'height' | 'simulate'> & {
  readonly use: { readonly tokens: { lookUp(name: string): Hash | undefined; info(mint: Hash): Unit | undefined } };
};

/** Previews lists of operations; all their simulations share one gas budget. */
export function previewer(c: Asking) {
  const unitOf = (name: string) => {
    if (name === '') return c.chain;
    const mint = c.use.tokens.lookUp(name);
    return mint === undefined ? undefined : c.use.tokens.info(mint);
  };
  let gas = SIMULATED_GAS;
  return {
    summary: (list: readonly Operation[]): ValueOf<typeof Summary> => list.map((operation) => ({ operation, unitOf })),
    /** Null if it would exceed the budget. */
    simulation(account: Address, list: readonly Operation[]): ValueOf<typeof Simulation> | null {
      const simulated = c.simulate(account, list, gas);
      if (!simulated) return null;
      gas -= simulated.gasUsed;
      const { refused } = simulated;
      if (!refused) return { ok: true, error: null, at_height: c.height };
      const error = { index: refused.index, ...refusalOf(refused.failure) };
      return { ok: false, error, at_height: c.height };
    },
  };
}
