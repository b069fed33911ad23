/** The operation that executes a plan. Consensus never parses sentences; it runs the operations that were signed. */

import { blake3Hex, fail, type Hash, hashOf, type Operation, operation, t } from '../../runtime/sdk.js';
import { checkInner, GivenOperations, InnerOperations, resultsOf, runInner } from '../shared/inner.js';
import { ForbiddenStep, IntentExpired, IntentMismatch, InvalidPlan, PlanFailed } from './errors.js';
import { IntentHash, IntentText, intents } from './shape.js';

/** Hash that identifies a text: Blake3 of its bytes. */
export const intentHashOf = (text: string): Hash => blake3Hex(new TextEncoder().encode(text));

/** Hash that identifies a plan before signing; it covers the whole operation. */
export const planHashOf = (submit: Operation): Hash => hashOf('intent-plan/v1', { operation }, { operation: submit });

export const SubmitIntent = intents.operation({
  id: 70,
  about:
    'Executes the plan of a sentence as the sender: its operations in order, all or none. The node plans; the sender signs the plan.',
  sentence: 'Executed the intent “{text}”',
  params: {
    intent_hash: IntentHash,
    text: IntentText,
    plan: t.doc(t.jsonText(GivenOperations), 'Operations of the plan, 1 to 32, in order, all or nothing'),
    deadline: t.doc(t.defaulted(t.time, 0), 'Deadline in Unix seconds, compared with the block time; 0 for none'),
  },
  bounds: { plan: { as: InnerOperations, error: InvalidPlan } },
  logs: ['IntentExecuted'],
  gas: 30_000,
  cli: 'intents submit',
  nestable: false,
  errors: [IntentMismatch, InvalidPlan, ForbiddenStep, IntentExpired, PlanFailed],
  takes: ['plan'],
  execute(c, { intent_hash, text, plan, deadline }) {
    const expected = intentHashOf(text);
    if (intent_hash !== expected) fail(IntentMismatch, { expected: `0x${expected}`, got: `0x${intent_hash}` });
    if (deadline !== 0 && c.time > deadline) fail(IntentExpired, { deadline, now: c.time });
    checkInner(plan, InvalidPlan, ForbiddenStep);
    runInner(c, c.sender, plan, PlanFailed, 'step');
    c.emit.IntentExecuted({ intent_hash, account: c.sender, steps: resultsOf(plan) });
  },
});
