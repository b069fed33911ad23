/** RPC methods of programs, including the one that runs the newest version of a program. */

import { fn, t, textForms, type ValueOf } from '../../runtime/sdk.js';
import { Params, readProgram } from './document.js';
import { type Found, hashOfText, lookUp, runnable } from './lookup.js';
import { ParamsText, runErrors } from './operations.js';

import {
  AnyVersion,
  MAX_PROGRAM,
  MAX_STEPS,
  ProgramHash,
  ProgramName,
  programs,
  type Reading,
  Version,
} from './shape.js';

/** A version of a program as callers see it. */
const ProgramInfo = t.struct({
  name: ProgramName,
  version: Version,
  owner: t.doc(t.address, 'Owner of the program, which can register new versions'),
  title: t.doc(t.text(1, 100), 'Title of the program'),
  description: t.doc(t.text(0, 500), 'Description by the program author'),
  params: t.doc(Params, 'Parameters that callers give'),
  steps: t.doc(t.range(1, MAX_STEPS), 'Number of steps in the program'),
  program_json: t.doc(t.jsonSource(MAX_PROGRAM), 'Source text of this version, which never changes'),
  hash: ProgramHash,
  executions: t.doc(t.count, 'Number of runs of this version'),
  deprecated: t.doc(t.bool, 'True if this version can no longer be run'),
  registered_at_height: t.doc(t.height, 'Height of the block that registered this version'),
});

function describe(c: Reading, { name, version, deprecated, kept }: Found): ValueOf<typeof ProgramInfo> {
  const { program_json, registered_at_height } = kept;
  const { title, description, params, steps } = readProgram(program_json, textForms(c.chain));
  return {
    name,
    version,
    owner: c.state.entries.get(name)!.owner,
    title,
    description,
    params,
    steps: steps.length,
    program_json,
    hash: hashOfText(program_json),
    executions: c.state.executions.get(name, version) ?? 0,
    deprecated,
    registered_at_height,
  };
}

export const getProgram = programs.method({
  about: 'Returns a program with its source text: the newest version, or the requested one; null if there is none.',
  signature: fn({ name: ProgramName, version: AnyVersion }, t.option(ProgramInfo)),
  cli: 'programs show',
  read(c, { name, version }) {
    const found = lookUp(c, name, version);
    return found ? describe(c, found) : null;
  },
});

export const listPrograms = programs.method({
  about: 'Lists all programs by their newest version, newest names first.',
  signature: fn(
    { limit: t.limit(), cursor: t.cursor },
    t.page('programs', ProgramInfo, 'Programs, newest names first'),
  ),
  // Each listed program is parsed.
  cost: { base: 5, per: { limit: 3 } },
  cli: 'programs list',
  read(c, { limit, cursor }) {
    const { items, next } = c.state.byAge.page([], limit, cursor, 'descending');
    return { items: items.map((name) => describe(c, lookUp(c, name, null)!)), next };
  },
});

/** RPC method that runs a program. The version is chosen before the caller signs. */
export const executeProgram = programs.write({
  about: 'Runs the newest version of a program as the sender, all steps or nothing.',
  params: {
    name: ProgramName,
    params: ParamsText,
    sender: t.doc(t.address, 'Account that runs the program and pays the fee'),
  },
  sender: 'sender',
  respondsWith: { version: Version },
  errors: runErrors,
  plan(c, { name, params }) {
    const { version, kept } = runnable(c, name, null);
    const program_hash = hashOfText(kept.program_json);
    return { operations: [['RunProgram', { name, version, program_hash, params }]], response: { version } };
  },
});
