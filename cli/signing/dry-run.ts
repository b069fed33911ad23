/** `--dry-run`: shows the effects and costs of operations now. Nothing is signed or sent. */

import type { Session } from '../client/session.js';
import type { Invocation } from '../command-line/command.js';
import type { Json } from '../runtime/common.js';
import { NodeProblem } from '../terminal/command-error.js';
import { bundleOptions, type Draft } from './sign.js';
import { type Simulation, showEvents } from './wait.js';

/** Asks the node and shows its response. Throws the error that the operations would get. */
export async function dryRun({ flags, out }: Invocation, session: Session, draft: Draft): Promise<number> {
  const { from, operations } = draft;
  const params: Json[] = [`0x${from}`, operations, bundleOptions(flags)];
  const trial = await session.node.call<Simulation>('chain_estimateFee', params);
  trial.warnings.forEach(out.warn);
  if (trial.error) throw new NodeProblem(trial.error.code, trial.error.message, trial.error as object);
  out.result(trial, () => {
    out.line('The simulation succeeded; nothing was sent.');
    out.record([
      ['from', session.text.address(from)],
      ['gas', `${trial.gas_used}`],
      ['fee', session.native(BigInt(trial.fee))],
    ]);
    showEvents(trial.events, out);
    out.line();
    out.line(out.bold('balance changes in raw units'));
    out.record(trial.balance_changes.map(({ address, token, delta }) => [`${address} ${token}`, delta]));
  });
  return 0;
}
