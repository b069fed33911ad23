/**
 * Intents: sentences that are turned into plans. Read this first; shared/standard-forms.ts is the grammar, planner.ts
 * builds the plans.
 */

import {
  getExecutionPlan,
  getIntentGrammar,
  getIntentStatus,
  previewIntent,
  simulateIntent,
  submitIntent,
} from './methods.js';
import { intents } from './shape.js';
import { SubmitIntent } from './submit.js';

export * from './errors.js';

export default intents.define({
  operations: { SubmitIntent },
  methods: { simulateIntent, previewIntent, getExecutionPlan, getIntentStatus, getIntentGrammar },
  writes: { submitIntent },
  indexes: {
    intentsOf: { on: 'IntentExecuted', keys: ['account'], about: 'Intents executed by an account.' },
  },
});
