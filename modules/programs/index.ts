/**
 * Programs: bounded lists of operations, type-checked at registration. Read this first; expression.ts has the language,
 * program.ts the steps, run.ts the execution.
 */

import { textForms } from '../../runtime/sdk.js';
import { readProgram } from './document.js';
import { lookUp } from './lookup.js';
import { executeProgram, getProgram, listPrograms } from './methods.js';
import { DeprecateProgram, ExecuteProgram, RegisterProgram, RunProgram } from './operations.js';
import { programsPort } from './port.js';
import { programs } from './shape.js';
import { simulateProgram } from './simulate.js';

export * from './errors.js';

export default programs.define({
  operations: { RegisterProgram, ExecuteProgram, RunProgram, DeprecateProgram },
  methods: { getProgram, listPrograms, simulateProgram },
  writes: { executeProgram },
  indexes: {
    programsOf: { on: 'ProgramRegistered', keys: ['owner'], about: 'Programs registered by an account.' },
    runsOfProgram: { on: 'ProgramExecuted', keys: ['name'], about: 'Runs of a program, in all versions.' },
    programRunsBy: { on: 'ProgramExecuted', keys: ['executor'], about: 'Runs of programs by an account.' },
  },
  provides: [
    programs.provide(programsPort, {
      titleOf(c, name) {
        const found = lookUp(c, name, null);
        return found && readProgram(found.kept.program_json, textForms(c.chain)).title;
      },
    }),
  ],
});
