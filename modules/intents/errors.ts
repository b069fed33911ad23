/** Errors about intents (codes 1800 to 1808). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const ParseError = error(1800, 'ParseError', 'The sentence cannot be parsed', {
  details: {
    ...sharedDetails('expected'),
    position: 'Position of the parse error: offset in characters, counted from 0',
    suggestions: 'Similar valid words',
  },
});
export const Ambiguous = error(1801, 'Ambiguous', 'The sentence is ambiguous', {
  details: {
    ...sharedDetails('reason'),
    position: 'Position of the ambiguous words: offset in characters, counted from 0',
    suggestions: 'Unambiguous alternatives',
  },
});
export const UnsupportedAction = error(1802, 'UnsupportedAction', 'This chain does not support the action', {
  details: {
    ...sharedDetails('reason'),
    action: 'Requested action',
    module: 'Module of the action, which is not loaded; null if none is known',
    suggestions: 'Similar supported actions',
  },
});
export const PlanFailed = error(1803, 'PlanFailed', 'A step of the plan would fail', {
  details: {
    step: 'Index of the step, counted from 0',
    operation: 'Name of the operation of the step',
    error: 'Error of the step: code, name, module, message and details',
  },
});
export const IntentMismatch = error(1804, 'IntentMismatch', 'The hash does not match the text', {
  details: sharedDetails('expected', 'got'),
});
export const InvalidPlan = error(1805, 'InvalidPlan', 'A plan has 1 to 32 operations, together at most 16,384 bytes', {
  details: sharedDetails('field', 'reason', 'min', 'max', 'got'),
});
export const ForbiddenStep = error(1806, 'ForbiddenStep', 'This operation cannot be part of a plan', {
  details: { index: 'Index of the operation, counted from 0', operation: 'Name of the operation' },
});
export const IntentExpired = error(1807, 'IntentExpired', 'The deadline of the intent has passed', {
  details: { deadline: 'Deadline in Unix seconds', now: 'Time of the block, in Unix seconds' },
});
export const PlanChanged = error(1808, 'PlanChanged', 'The sentence now produces a different plan: review it again', {
  retryable: true,
  details: sharedDetails('expected', 'got'),
});
