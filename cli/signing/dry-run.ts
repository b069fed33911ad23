/** Simulation of operations by the node: for `--dry-run`, and before a signature of operations that declare no outflow. */

import type { Session } from '../client/session.js';
import type { Flags, Invocation } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { loadDistribution, type ModuleSet } from '../runtime/chain.js';
import { list, ofToken, struct } from '../runtime/client.js';
import { type Json, scalar } from '../runtime/common.js';
import { NodeProblem } from '../terminal/command-error.js';
import { flat } from '../terminal/render.js';
import { forPeople } from '../values/readable.js';
import { bundleOptions } from './bundle-options.js';
import type { Draft } from './sign.js';
import { readableEvents, type Simulation, showEvents } from './wait.js';

/** Asks the node and shows its response. Throws the error that the operations would get. */
export async function dryRun(
  { flags, out, distribution }: Invocation,
  session: Session,
  draft: Draft,
  loaded?: ModuleSet,
): Promise<number> {
  const trial = await simulate(session, draft, flags);
  trial.warnings.forEach(out.warn);
  const set = loaded ?? (await loadDistribution(runtimeOf(distribution), []));
  const events = out.json ? [] : await readableEvents(trial.events, set, flags, session);
  const changes = out.json ? [] : await balanceRows(trial, flags, session);
  out.result(trial, () => {
    out.line('The simulation succeeded; nothing was sent.');
    out.record([
      ['from', session.text.address(draft.from)],
      ['gas', `${trial.gas_used}`],
      ['fee', session.native(BigInt(trial.fee))],
    ]);
    showEvents(events, out);
    out.line();
    out.line(out.bold('balance changes'));
    out.record(changes);
  });
  return 0;
}

/** Throws the error that the operations would get. */
async function simulate({ node }: Session, { from, operations }: Draft, flags: Flags): Promise<Simulation> {
  const params: Json[] = [`0x${from}`, operations, bundleOptions(flags)];
  const trial = await node.call<Simulation>('chain_estimateFee', params);
  if (trial.error) throw new NodeProblem(trial.error.code, trial.error.message, trial.error as object);
  return trial;
}

const Changes = list(struct({ delta: ofToken(scalar.text(1, 42, /^-?[0-9]+$/), 'token') }), 65_536);
type Change = Simulation['balance_changes'][number];

/** Account and token of each change, with its amount. */
async function balanceRows(trial: Simulation, flags: Flags, session: Session): Promise<[string, string][]> {
  const changes = trial.balance_changes as unknown as readonly Json[];
  const shown = (await forPeople(changes, Changes.schema, flags, session, { schemas: {} })) as unknown as Change[];
  return shown.map(({ address, token, delta }) => [`${address} ${token}`, flat(delta)]);
}

/** Amounts that a simulation takes from the sender, without the fee; empty for none. */
export async function takenInTrial(session: Session, draft: Draft, flags: Flags): Promise<string> {
  const { balance_changes, fee } = await simulate(session, draft, flags);
  const sender = session.text.address(draft.from);
  const taken = balance_changes.flatMap((change) => {
    if (change.address !== sender) return [];
    const delta = BigInt(change.delta) + (change.token === session.info.symbol ? BigInt(fee) : 0n);
    return delta < 0n ? [{ ...change, delta: `${-delta}` }] : [];
  });
  const shown = await forPeople(taken, Changes.schema, flags.with('raw', 'false'), session, { schemas: {} });
  return (shown as unknown as Change[]).map(({ delta }) => delta).join(' and ');
}
