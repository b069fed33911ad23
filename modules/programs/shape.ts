/** Module definition: state, events, and what programs need from other modules. */

import { cell, dispatchPort, map, module, type Reads, t, type ValueOf } from '../../runtime/sdk.js';
import { dexPort } from '../dex/port.js';
import { stakingPoolsPort } from '../staking-pools/port.js';
import { tokensPort } from '../tokens/port.js';
import { stakingPort } from '../validators/port.js';

/** Maximum bytes of a program. */
export const MAX_PROGRAM = 8_192;
/** Maximum bytes of the parameters of a run. */
export const MAX_PARAMS = 4_096;
/** Maximum steps of a program. */
export const MAX_STEPS = 32;

/** Unique on the chain. ASCII only, so that no two names look alike in different scripts. */
export const ProgramName = t.doc(t.text(3, 32, /^[a-z0-9-]+$/), 'Program name, 3 to 32 characters a-z, 0-9 and dash');
/** Versions of a program ascend. */
export const Version = t.doc(t.range(1, 0xffff_ffff), 'Version of the program, from 1');
export const AnyVersion = t.doc(t.option(Version), 'Version of the program; null for the newest');
/** `Transfer` or `module.Operation`. */
export const OperationName = t.doc(t.text(1, 130), 'Name of the operation, such as Transfer');
export const ProgramHash = t.doc(t.hash, 'Hash of the text of this version');
/** Maximum gas of a run of all steps. */
export const GasBound = t.doc(
  t.gas,
  'Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle',
);

/** Owner of a program name, and its versions. */
const Entry = t.struct({
  owner: t.address,
  latest: Version,
  /** Highest deprecated version, like all below it; 0 if none is deprecated. */
  deprecated_to: t.u32,
});
export type Entry = ValueOf<typeof Entry>;

/** A version as stored; it never changes. */
const Kept = t.struct({ program_json: t.jsonSource(MAX_PROGRAM), registered_at_height: t.height });
export type Kept = ValueOf<typeof Kept>;

const needs = {
  dispatch: dispatchPort.only('run', 'attempt', 'find', 'gasOf', 'gasUsed'),
  tokens: tokensPort.only('balance', 'lookUp', 'find', 'info'),
  dex: dexPort.ifProvided('twap', 'reserves'),
  staking: stakingPort.ifProvided('staked', 'validatorOf'),
  pools: stakingPoolsPort.ifProvided('claimable'),
};

const state = {
  entries: map(0, [ProgramName], Entry),
  versions: map(1, [ProgramName, Version], Kept),
  /** Number of runs of each version. */
  executions: map(2, [ProgramName, Version], t.count),
  /** Names in order of registration. */
  byAge: map(3, [t.count], ProgramName),
  count: cell(4, t.count, 0),
};

const Place = { name: ProgramName, version: Version };

const events = {
  ProgramRegistered: {
    ...Place,
    owner: t.doc(t.address, 'Owner of the program'),
    hash: ProgramHash,
    gas_bound: GasBound,
  },
  ProgramExecuted: {
    ...Place,
    executor: t.doc(t.address, 'Account that ran the program'),
    steps: t.doc(
      t.list(
        t.struct({ index: t.doc(t.u8, 'Index of the step, counted from 0'), operation: OperationName }),
        MAX_STEPS,
      ),
      'Executed steps, in order; steps whose condition was false are missing',
    ),
  },
  ProgramDeprecated: {
    ...Place,
    owner: t.doc(t.address, 'Owner of the program, which deprecated this version and all earlier ones'),
  },
};

export const programs = module('programs', {
  about: 'Intent programs: bounded, typed lists of operations that anyone can read, simulate and run.',
  needs,
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof programs>;
