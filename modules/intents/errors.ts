/** Errors about intents (codes 1800 to 1808). */

import { error, told } from '../../runtime/sdk.js';

export const ParseError = error(1800, 'ParseError', 'The sentence cannot be read', {
  details: {
    ...told('expected'),
    position: 'Where it cannot be read on: characters from the start of the sentence, from 0',
    suggestions: 'What may have been meant',
  },
});
export const Ambiguous = error(1801, 'Ambiguous', 'The sentence can be read in more than one way', {
  details: {
    ...told('reason'),
    position: 'Where the ambiguous words begin: characters from the start of the sentence, from 0',
    suggestions: 'Words that say one thing',
  },
});
export const UnsupportedAction = error(1802, 'UnsupportedAction', 'This chain does not do that', {
  details: {
    ...told('reason'),
    action: 'What was asked for',
    module: 'Module that does it and is not loaded; null where no module is known for it',
    suggestions: 'What the chain does that is written like it',
  },
});
export const PlanFailed = error(1803, 'PlanFailed', 'A step of the plan would be refused', {
  details: {
    step: 'Which step it is, from 0',
    operation: 'Name of its operation',
    error: 'Why it would be refused: code, name, module, message and details',
  },
});
export const IntentMismatch = error(1804, 'IntentMismatch', 'The hash is not that of the text', {
  details: told('expected', 'got'),
});
export const InvalidPlan = error(1805, 'InvalidPlan', 'A plan has 1 to 32 operations of at most 16,384 bytes', {
  details: told('field', 'reason', 'min', 'max', 'got'),
});
export const ForbiddenStep = error(1806, 'ForbiddenStep', 'This operation cannot be part of a plan', {
  details: { index: 'Place of the operation, from 0', operation: 'Name of the operation' },
});
export const IntentExpired = error(1807, 'IntentExpired', 'The deadline of the intent is over', {
  details: { deadline: 'Unix seconds after which it is refused', now: 'Time of the block, in Unix seconds' },
});
export const PlanChanged = error(1808, 'PlanChanged', 'The sentence becomes another plan by now: look at it again', {
  retryable: true,
  details: told('expected', 'got'),
});
