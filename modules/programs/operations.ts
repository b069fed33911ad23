/** Operations that register, run and deprecate programs. */

import { fail, type Hash, type OperationContext, type Shape, t, type Values } from '../../runtime/sdk.js';
import {
  ContentDiffers,
  Deprecated,
  EvaluationFailed,
  InvalidParams,
  InvalidProgram,
  LimitExceeded,
  NameTaken,
  NotProgramOwner,
  ProgramNotFound,
  RequireFailed,
  StepFailed,
} from './errors.js';
import { hashOfText, runnable, TEXT, TEXT_TAG } from './lookup.js';
import { programOf, readingGas } from './program.js';
import { runProgram, type Stage } from './run.js';
import { GasBound, MAX_PARAMS, MAX_PROGRAM, ProgramHash, ProgramName, programs, Version } from './shape.js';

/** Arguments of a run. */
export const ParamsText = t.doc(
  t.jsonSource(MAX_PARAMS),
  'Parameters by name, as JSON or its text, with amounts in raw units; {} for none',
);

export const runErrors = [
  ProgramNotFound,
  Deprecated,
  InvalidProgram,
  InvalidParams,
  RequireFailed,
  StepFailed,
  LimitExceeded,
  EvaluationFailed,
];

export const RegisterProgram = programs.operation({
  id: 74,
  about:
    'Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.',
  sentence: 'Registered the program {ProgramRegistered.name}',
  params: {
    program_json: t.doc(
      t.jsonSource(MAX_PROGRAM),
      'Program of at most 8,192 bytes, as JSON or its text: name, version, title, description, params, require, steps and limits',
    ),
  },
  bounds: { program_json: { error: InvalidProgram } },
  returns: { name: ProgramName, version: Version, hash: ProgramHash, gas_bound: GasBound },
  settled: ['name', 'version', 'hash'],
  logs: ['ProgramRegistered'],
  gas: { base: 100_000, of: ({ program_json }, _, base) => base + readingGas(program_json) },
  rpc: ['registerProgram', 'program_json', 'sender'],
  cli: { words: 'programs register', flags: { program_json: 'program' } },
  takes: [],
  errors: [InvalidProgram, NameTaken],
  execute(c, { program_json }) {
    const { state, emit, sender, height } = c;
    const { text, gasBound: gas_bound } = programOf(c, program_json);
    const { name, version } = text;
    const before = state.entries.get(name);
    if (before && before.owner !== sender) fail(NameTaken, { name, owner: `0x${before.owner}` });
    if (before && version <= before.latest) {
      fail(InvalidProgram, { path: 'version', reason: `must be above ${before.latest}, the newest version` });
    }
    if (!before) {
      const count = state.count.get();
      state.count.put(count + 1);
      state.byAge.put(count, name);
    }
    state.entries.put(name, { owner: sender, latest: version, deprecated_to: before?.deprecated_to ?? 0 });
    state.versions.put(name, version, { program_json, registered_at_height: height });
    const hash = hashOfText(program_json);
    emit.ProgramRegistered({ name, version, owner: sender, hash, gas_bound });
    return { name, version, hash, gas_bound };
  },
});

const runParams = {
  name: ProgramName,
  version: t.doc(t.defaulted(t.u32, 0), 'Version to run, required; the command line inserts the reviewed one'),
};
const runGas = 30_000;

export const ExecuteProgram = programs.operation({
  id: 75,
  about: 'Runs a version of a program as the sender, all steps or nothing, without a check of its text.',
  sentence: 'Ran the program {name}',
  params: { ...runParams, params: ParamsText },
  gas: runGas,
  logs: ['ProgramExecuted'],
  review: ['getProgram', 'name', 'version'],
  reviewed: ({ version }) => (version === undefined ? {} : { version }),
  errors: runErrors,
  execute: (c, { name, version, params }) => runVersion(c, name, version, params),
});

export const RunProgram = programs.operation({
  id: 77,
  about:
    'Runs a version of a program as the sender, all steps or nothing. A hash of the text makes the run fail if the program has a different one. The program has full authority over the account: read or simulate it before signing.',
  sentence: 'Ran the program {name}',
  params: {
    ...runParams,
    program_hash: t.doc(t.option(t.hex32), 'Hash of the text, computed by the caller; null to skip the check'),
    params: ParamsText,
  },
  gas: runGas,
  logs: ['ProgramExecuted'],
  review: ['getProgram', 'name', 'version'],
  reviewed: ({ version }) => (version === undefined ? {} : { version }),
  commits: { field: 'program_hash', tag: TEXT_TAG, of: TEXT },
  cli: 'programs run',
  errors: [...runErrors, ContentDiffers],
  execute: (c, { name, version, program_hash, params }) => runVersion(c, name, version, params, program_hash),
});

function runVersion(
  c: OperationContext<typeof programs>,
  name: string,
  version: number,
  params: string,
  named: Hash | null = null,
): void {
  const { state, use, emit, sender, charge } = c;
  const { kept } = runnable(c, name, version);
  const hash = named === null ? null : hashOfText(kept.program_json);
  if (hash !== named) fail(ContentDiffers, { content_hash: `0x${hash}` });
  charge(readingGas(kept.program_json));
  const program = programOf(c, kept.program_json);
  charge(program.gas - readingGas(kept.program_json));
  const { gasUsed, attempt } = use.dispatch;
  const run: Stage['run'] = (operation) => {
    let returned: Values<Shape> | undefined;
    const failure = attempt(() => {
      returned = use.dispatch.run(sender, operation);
    });
    return { failure, returned };
  };
  const steps = [...runProgram({ c, sender, charge, gasUsed, run }, program, params)];
  state.executions.put(name, version, (state.executions.get(name, version) ?? 0) + 1);
  const executed = steps.map(({ index, operation }) => ({ index, operation: operation.type.name }));
  emit.ProgramExecuted({ name, version, executor: sender, steps: executed });
}

export const DeprecateProgram = programs.operation({
  id: 76,
  about:
    'Deprecates all existing versions of a program, so that they can no longer be run. The owner can register a higher version afterwards. Program owner only.',
  params: { name: ProgramName },
  gas: 40_000,
  logs: ['ProgramDeprecated'],
  cli: 'programs deprecate',
  errors: [ProgramNotFound, NotProgramOwner, Deprecated],
  execute({ state, emit, sender }, { name }) {
    const entry = state.entries.get(name) ?? fail(ProgramNotFound, { name, version: null });
    if (entry.owner !== sender) fail(NotProgramOwner, { owner: `0x${entry.owner}` });
    const { latest: version } = entry;
    if (entry.deprecated_to === version) fail(Deprecated, { name, version });
    state.entries.put(name, { ...entry, deprecated_to: version });
    emit.ProgramDeprecated({ name, version, owner: sender });
  },
});
