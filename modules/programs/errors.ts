/** Errors of intent programs (codes 1900 to 1908). */

import { error, sharedDetails } from '../../runtime/sdk.js';

const WHERE = { path: 'Path in the program, such as steps[0].args.amount; empty for the whole program' };
const FAILED = 'Error of the step: code, name, module, message and details';

export const InvalidProgram = error(
  1900,
  'InvalidProgram',
  'The program is malformed, or uses something that this chain does not have',
  {
    details: { ...WHERE, ...sharedDetails('reason', 'field', 'min', 'max', 'got') },
  },
);
export const NameTaken = error(1901, 'NameTaken', 'A program of this name belongs to another account', {
  details: { name: 'Name of the program', owner: 'Owner of the program' },
});
export const ProgramNotFound = error(1902, 'ProgramNotFound', 'There is no program with this name and version', {
  details: { name: 'Requested name', version: 'Requested version; null for the newest' },
});
export const InvalidParams = error(1903, 'InvalidParams', 'The parameters do not match those of the program', {
  details: {
    path: 'Name of the parameter; empty for the whole object',
    ...sharedDetails('reason', 'field', 'min', 'max', 'got'),
  },
});
export const RequireFailed = error(1904, 'RequireFailed', 'A required condition of the program is false', {
  details: { expr: 'Expression of the condition', message: 'Message of the program author' },
});
export const StepFailed = error(1905, 'StepFailed', 'A step of the program fails: nothing was changed', {
  details: { ...sharedDetails('index'), operation: 'Name of the operation that failed', error: FAILED },
});
export const Deprecated = error(
  1906,
  'Deprecated',
  'The owner has deprecated this version of the program: run a newer one',
  {
    details: { name: 'Name of the program', version: 'The deprecated version' },
  },
);
export const LimitExceeded = error(1907, 'LimitExceeded', 'The run exceeds a limit that the program sets', {
  details: {
    limit: 'Name of the limit: max_gas or max_native',
    max: 'Maximum that the program allows',
    got: 'Value that the run would reach',
    ...sharedDetails('index'),
  },
});
export const EvaluationFailed = error(1908, 'EvaluationFailed', 'An expression of the program cannot be evaluated', {
  details: {
    ...WHERE,
    expr: 'The expression; null if its value is out of bounds for the field of the operation',
    ...sharedDetails('reason', 'index'),
  },
});
export const NotProgramOwner = error(1909, 'NotProgramOwner', 'Only the owner of the program may do this', {
  details: { owner: 'Owner of the program' },
});

export const ContentDiffers = error(
  1910,
  'ContentDiffers',
  'The program has a different text than the hash in the call',
  {
    details: { content_hash: 'Hash of the actual text: read the program again' },
  },
);
