/** Errors of intent programs (codes 1900 to 1908). */

import { error, told } from '../../runtime/sdk.js';

const WHERE = { path: 'Where in the program, such as steps[0].args.amount; empty for the whole of it' };
const FAILED = 'Why it is refused: code, name, module, message and details';

export const InvalidProgram = error(
  1900,
  'InvalidProgram',
  'The program is not well formed, or asks for what this chain does not have',
  {
    details: { ...WHERE, ...told('reason', 'field', 'min', 'max', 'got') },
  },
);
export const NameTaken = error(1901, 'NameTaken', 'A program of this name belongs to another account', {
  details: { name: 'Name of the program', owner: 'Account that owns it' },
});
export const ProgramNotFound = error(1902, 'ProgramNotFound', 'There is no program of this name and version', {
  details: { name: 'Name that was asked for', version: 'Version that was asked for; null for the newest' },
});
export const InvalidParams = error(1903, 'InvalidParams', 'The parameters are not those that the program takes', {
  details: {
    path: 'Name of the parameter; empty for all of them',
    ...told('reason', 'field', 'min', 'max', 'got'),
  },
});
export const RequireFailed = error(1904, 'RequireFailed', 'What the program requires does not hold', {
  details: { expr: 'The condition', message: 'What its author says about it' },
});
export const StepFailed = error(1905, 'StepFailed', 'A step of the program is refused: nothing happened', {
  details: { ...told('index'), operation: 'Name of the operation that failed', error: FAILED },
});
export const Deprecated = error(1906, 'Deprecated', 'The owner of the program has deprecated this version', {
  details: { name: 'Name of the program', version: 'Version that is deprecated' },
});
export const LimitExceeded = error(1907, 'LimitExceeded', 'The program would go beyond a limit that it sets itself', {
  details: {
    limit: 'max_gas or max_native',
    max: 'What the program allows',
    got: 'What it would come to',
    ...told('index'),
  },
});
export const EvaluationFailed = error(1908, 'EvaluationFailed', 'An expression of the program has no value', {
  details: {
    ...WHERE,
    expr: 'The expression; null where the field of the operation does not take its value',
    ...told('reason', 'index'),
  },
});
export const NotProgramOwner = error(1909, 'NotProgramOwner', 'Only the owner of the program may do this', {
  details: { owner: 'Account that owns the program' },
});

export const ContentDiffers = error(1910, 'ContentDiffers', 'The program has another text than its caller named', {
  details: { content_hash: 'Hash of the content on the chain: read it again' },
});
