/** Simulation of a program: each step by itself, then the bundle that runs it, in the common simulation report. */

import { fail, fn, InsufficientFee, operations, type SimulatedBundle, t } from '../../runtime/sdk.js';
import { SIMULATED_GAS, Simulator, simulationShape } from '../shared/simulation.js';
import { InvalidParams, StepFailed } from './errors.js';
import { runnable } from './lookup.js';
import { ParamsText, runErrors } from './operations.js';
import { programOf } from './program.js';
import { runProgram } from './run.js';
import { AnyVersion, GasBound, MAX_STEPS, ProgramName, programs, Version } from './shape.js';

export const simulateProgram = programs.method({
  about:
    'Simulates a run of a program: the operations of its steps, its cost, and the effect on accounts. Uses the newest version unless another is given.',
  cost: { base: 100 },
  signature: fn(
    {
      name: ProgramName,
      params: ParamsText,
      sender: t.doc(t.address, 'Account that would run the program'),
      version: AnyVersion,
    },
    t.struct({
      version: Version,
      ...simulationShape,
      expanded: t.doc(operations(MAX_STEPS, 0), 'Operations of the executed steps, in order, up to a failing one'),
      gas_bound: GasBound,
    }),
  ),
  cli: { words: 'programs simulate', flags: { sender: 'as' } },
  errors: runErrors,
  read(c, { name, params, sender, version: wanted }) {
    const { version, kept } = runnable(c, name, wanted);
    const program = programOf(c, kept.program_json);
    const whole = c.tryBundle(sender, [c.operation('ExecuteProgram', { name, version, params })!], SIMULATED_GAS);
    if (whole.failure?.error === InvalidParams) fail(InvalidParams, whole.failure.details);
    const simulator = new Simulator(c.beginSimulation(sender, SIMULATED_GAS));
    const { until, refused } = reachOf(whole);
    const stage = {
      c: simulator.now,
      sender,
      charge: () => undefined,
      gasUsed: () => 0,
      run: (operation: Parameters<typeof simulator.run>[0]) => simulator.run(operation) ?? {},
    };
    const steps = until > 0 ? runProgram(stage, program, params, until) : [];
    for (const { index, operation } of steps) {
      if (index !== refused) continue;
      simulator.run(operation);
      break;
    }
    const report = simulator.report(c, sender, whole);
    return { version, ...report, expanded: simulator.operations, gas_bound: program.gasBound };
  },
});

/** Index of the step before which a run stopped, and of the step whose operation failed, if any. */
function reachOf({ failure }: SimulatedBundle): { readonly until: number; readonly refused?: number } {
  if (!failure || failure.error === InsufficientFee) return { until: Infinity };
  const { index } = failure.details as { readonly index?: number | null };
  if (typeof index !== 'number') return { until: 0 };
  return failure.error === StepFailed ? { until: index + 1, refused: index } : { until: index };
}
