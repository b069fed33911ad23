/** Preview, simulation, plan and submission of sentences, all based on the same plan. */

import {
  BundleExpired,
  decimalText,
  fail,
  fn,
  type Json,
  type Operation,
  operation,
  type Type,
  t,
  type ValueOf,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { dexPort } from '../dex/port.js';
import { failStep, InnerOperations } from '../shared/inner.js';
import { formsView } from '../shared/intent-forms.js';
import { Refusal, RoutingType, SIMULATED_GAS, type Simulation, simulationShape } from '../shared/simulation.js';
import { Ambiguous, IntentExpired, ParseError, PlanChanged, PlanFailed, UnsupportedAction } from './errors.js';
import { schemaOf } from './json-schema.js';
import { type Plan, planOf } from './planner.js';
import { MAX_CLAUSES } from './sentence.js';
import { type Asking, IntentHash, IntentText, intents } from './shape.js';
import { intentHashOf, SubmitIntent } from './submit.js';

/** Errors that a module may report about an impossible trade while it plans. */
const planning = [ParseError, Ambiguous, UnsupportedAction, ...dexPort.refusals('quote')];
/** Planning searches routes through pools for each clause. */
const cost = { base: 100 };

const PlanHash = t.doc(t.hex32, 'Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent');
const sender_address = t.doc(t.address, 'Account that would sign');
const given = { intent_string: IntentText, sender_address };
const Warnings = t.doc(
  t.list(t.text(1, 512), 64),
  'Warnings before signing, one sentence each: defaults applied, and risks of the plan',
);
const named = { intent_hash: IntentHash, plan_hash: PlanHash };

const namesOf = ({ text, planHash }: Plan) => ({ intent_hash: intentHashOf(text), plan_hash: planHash });

/** Simulates a plan on the current state. */
function reportOf(c: Asking, plan: Plan, sender: ValueOf<typeof sender_address>): Simulation {
  return plan.simulator.report(c, sender, c.tryBundle(sender, [plan.submit], SIMULATED_GAS));
}

/** Gas of the bundle: measured by the simulation, or else as its operations declare. */
function gasOf(c: Asking, plan: Plan, sender: ValueOf<typeof sender_address>, { gas_used }: Simulation): number {
  if (gas_used > 0) return gas_used;
  const inner = plan.operations.map((one) => c.gasOf(one));
  return inner.reduce((sum, gas) => sum + gas, c.declaredGas(sender, [plan.submit]));
}

/** Applied defaults, warnings, and the cause of a rejection, not just that a step was rejected. */
function warningsOf({ defaults, warnings, simulator }: Plan, { error }: Simulation): string[] {
  const cause = simulator.refused?.failure.error ?? error;
  return [
    ...defaults,
    ...warnings,
    ...(cause ? [`the plan would fail now: ${cause.message} (${cause.code} ${cause.name})`] : []),
  ];
}

export const simulateIntent = intents.method({
  about: 'Simulates a sentence for an account: operations, swaps and balance changes. Nothing is sent.',
  cost,
  signature: fn(given, t.struct({ ...simulationShape, ...named, warnings: Warnings })),
  cli: 'intents simulate',
  errors: planning,
  read(c, { intent_string, sender_address: sender }) {
    const plan = planOf(c, intent_string, sender);
    const report = reportOf(c, plan, sender);
    return { ...report, ...namesOf(plan), warnings: warningsOf(plan, report) };
  },
});

const Preview = t.struct({
  summary: t.doc(t.text(1, 8_192), 'Description of the plan'),
  fee: t.doc(t.amountOf(), 'Fee in raw native units'),
  fee_formatted: t.doc(t.text(1, 64), 'Fee in native units, with the symbol'),
  price_impact_percent: t.doc(t.number, 'Combined price impact of all swaps in percent'),
  route_type: RoutingType,
  slippage_tolerance: t.doc(t.number, 'Largest slippage tolerance of its trades in percent; 0 without trades'),
  expires_in_s: t.doc(t.seconds, 'Approximate seconds in which the plan can be included'),
  ...named,
  warnings: Warnings,
});

export const previewIntent = intents.method({
  about: 'Returns the description and the cost of the plan of a sentence for an account.',
  cost,
  signature: fn(given, Preview),
  cli: 'intents preview',
  errors: planning,
  read(c, { intent_string, sender_address: sender }) {
    const plan = planOf(c, intent_string, sender);
    const report = reportOf(c, plan, sender);
    const fee = report.ok ? report.fee : BigInt(gasOf(c, plan, sender, report)) * BigInt(c.gasPrice());
    return {
      summary: summaryOf(plan),
      fee,
      fee_formatted: `${decimalText(fee, c.chain.decimals)} ${c.chain.symbol}`,
      price_impact_percent: report.total_price_impact_bps / 100,
      route_type: report.routing.type,
      slippage_tolerance: (plan.slippageBps ?? 0) / 100,
      expires_in_s: plan.expiresInSeconds,
      ...namesOf(plan),
      warnings: warningsOf(plan, report),
    };
  },
});

/** Text of all steps and their common terms. */
function summaryOf({ steps, slippageBps, expiresInSeconds }: Plan): string {
  const said = steps.map(({ says }, i) => (steps.length === 1 ? says : `${i + 1}. ${says}`));
  const terms = [
    ...(slippageBps === undefined ? [] : [`slippage tolerance ${slippageBps / 100} %`]),
    `valid for about ${expiresInSeconds} seconds`,
    ...(steps.length > 1 ? ['all or nothing'] : []),
  ];
  return `${said.join('; ')} (${terms.join('; ')})`;
}

/** For responses only: the fields of an operation, or the JSON made from them. */
const Fields: Type<Operation | Json> = {
  ...(t.json as Type<Operation | Json>),
  toJson(value, text) {
    if (!isOperation(value)) return value;
    const json = operation.toJson(value, text) as { readonly [name: string]: Json };
    return json[value.type.name]!;
  },
};

const isOperation = (value: Operation | Json): value is Operation =>
  typeof value === 'object' && value !== null && 'type' in value && 'params' in value;

const PlannedOperation = t.struct({
  index: t.doc(t.u8, 'Index of the operation, counted from 0'),
  op: t.doc(t.text(1, 130), 'Name of the operation, such as Transfer'),
  module: t.doc(t.text(1, 64), 'Module of the operation'),
  description: t.doc(t.text(1, 1_024), 'Description of the clause that the operation belongs to'),
  params: t.doc(Fields, 'Parameters of the operation, by name'),
  depends_on: t.doc(t.list(t.u8, MAX_CLAUSES), 'Indexes of the operations whose result it relies on'),
  gas: t.doc(t.gas, 'Approximate gas of the operation'),
});

export const getExecutionPlan = intents.method({
  about:
    'Returns the operations of the plan of a sentence with their gas. Without a sender, balances are not checked, and a share of a balance is rejected.',
  cost,
  signature: fn(
    {
      intent_string: IntentText,
      sender_address: t.doc(t.option(t.address), 'Account that would sign; null for none'),
    },
    t.struct({
      steps: t.doc(t.list(PlannedOperation, 32), 'Operations of the plan, in order'),
      gas_total: t.doc(t.gas, 'Gas of the bundle'),
      fee: t.doc(t.amountOf(), 'Fee of the bundle in raw native units'),
      atomic: t.doc(t.bool, 'Always true: the operations are executed all or none'),
      plan: t.doc(InnerOperations, 'The same operations, as the `plan` parameter of SubmitIntent'),
      deadline: t.doc(t.time, 'Deadline in Unix seconds; 0 for none'),
      valid_until: t.doc(t.height, 'Suggested last height at which the bundle can be included'),
      ...named,
      warnings: Warnings,
    }),
  ),
  cli: 'intents plan',
  errors: planning,
  read(c, { intent_string, sender_address }) {
    const plan = planOf(c, intent_string, sender_address ?? undefined);
    const sender = sender_address ?? ZERO_ADDRESS;
    const report = reportOf(c, plan, sender);
    const gas_total = gasOf(c, plan, sender, report);
    const steps = plan.operations.map((one, index) => {
      const at = plan.steps.findLastIndex(({ first }) => first <= index);
      const { says, usesIt, first } = plan.steps[at]!;
      const before = plan.steps[at - 1];
      const depends_on = usesIt && before ? range(before.first, first) : [];
      const gas = report.steps[index]!.status === 'ok' ? report.steps[index]!.gas : c.gasOf(one);
      return { index, op: one.type.name, module: one.type.module, description: says, params: one, depends_on, gas };
    });
    return {
      steps,
      gas_total,
      fee: BigInt(gas_total) * BigInt(c.gasPrice()),
      atomic: true,
      plan: plan.operations,
      deadline: plan.deadline,
      valid_until: plan.validUntil,
      ...namesOf(plan),
      warnings: sender_address === null ? [...plan.defaults, ...plan.warnings] : warningsOf(plan, report),
    };
  },
});

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

export const submitIntent = intents.write({
  about:
    'Plans a sentence like previewIntent, and submits the plan. With plan_hash, it fails if the plan differs from the reviewed one. A plan that would fail now is not submitted.',
  params: {
    intent_string: IntentText,
    sender_address,
    plan_hash: t.doc(t.option(PlanHash), 'Hash of the reviewed plan; null to skip the check'),
  },
  sender: 'sender_address',
  respondsWith: {
    ...named,
    plan: t.doc(InnerOperations, 'Operations of the plan, in order'),
    summary: t.doc(t.text(1, 8_192), 'Description of the plan'),
  },
  errors: [...planning, PlanChanged, PlanFailed, ...(SubmitIntent.errors ?? [])],
  plan(c, { intent_string, sender_address: sender, plan_hash }) {
    const plan = planOf(c, intent_string, sender);
    if (plan_hash !== null && plan_hash !== plan.planHash) {
      fail(PlanChanged, { expected: `0x${plan_hash}`, got: `0x${plan.planHash}` });
    }
    const { refused } = plan.simulator;
    if (refused) {
      const { index, failure } = refused;
      failStep(c, failure, { step: index, operation: plan.operations[index]!.type.name }, PlanFailed);
    }
    return {
      operations: [['SubmitIntent', plan.submit.params]],
      validUntil: plan.validUntil,
      response: { ...namesOf(plan), plan: plan.operations, summary: summaryOf(plan) },
    };
  },
});

const StatusStep = t.struct({
  index: t.doc(t.u8, 'Index of the operation in the plan, counted from 0'),
  op: t.doc(t.text(1, 130), 'Name of the operation, such as Transfer'),
  status: t.doc(
    t.choice('pending', 'executed', 'refused'),
    'pending: not included yet; executed: all operations were executed; refused: no operation was executed',
  ),
});

export const getIntentStatus = intents.method({
  about: 'Returns the status of the bundle of an intent, as this node knows it.',
  cost: { base: 5 },
  signature: fn(
    { bundle_hash: t.doc(t.hash, 'Hash of the bundle, as returned by its submission') },
    t.struct({
      bundle_hash: t.doc(t.hash, 'The requested bundle'),
      status: t.doc(
        t.choice('pending', 'included', 'finalized', 'rejected', 'expired', 'unknown'),
        'pending: waits on this node; included: in a block that is not final (does not occur here); finalized: in a final block; rejected: by this node; expired: its deadline passed; unknown: not known to this node',
      ),
      intent_hash: t.doc(t.option(IntentHash), 'Hash of the text; null if not known, or if the bundle has no intent'),
      block_height: t.doc(t.option(t.height), 'Height of the block; null if not included'),
      steps: t.doc(t.option(t.list(StatusStep, 32)), 'Operations of the plan; null if not known'),
      error: t.doc(t.option(Refusal), 'Error of the bundle; null unless rejected or expired'),
    }),
  ),
  cli: { words: 'intents status', flags: { bundle_hash: 'bundle' } },
  read(c, { bundle_hash }) {
    const found = c.bundle(bundle_hash);
    const nothing = { bundle_hash, intent_hash: null, block_height: null, steps: null, error: null };
    if (found === null) return { ...nothing, status: 'unknown' as const };
    if (found.failure) {
      const { code, name, message } = found.failure.error;
      const late = found.failure.error === BundleExpired || found.failure.error === IntentExpired;
      const error = { code, name, message, details: found.failure.details as Json };
      return { ...nothing, status: late ? ('expired' as const) : ('rejected' as const), error };
    }
    const submit = found.operations.find(
      ({ type }) => type.definition === SubmitIntent || type.name === 'SubmitIntent',
    );
    const { intent_hash = null, plan = null } = (submit?.params ?? {}) as Partial<ValueOf<typeof Submitted>>;
    const status = found.height === null ? ('pending' as const) : ('executed' as const);
    return {
      ...nothing,
      status: found.height === null ? ('pending' as const) : ('finalized' as const),
      intent_hash,
      block_height: found.height,
      steps: plan?.map(({ type }, index) => ({ index, op: type.name, status })) ?? null,
    };
  },
});
const Submitted = t.struct(SubmitIntent.params);

const GrammarForm = t.struct({
  action: t.doc(t.text(1, 64), 'Name of the action in the JSON form'),
  module: t.doc(t.text(1, 64), 'Module of the action'),
  form: t.doc(
    t.text(1, 512),
    'Pattern of the clause: words match themselves, a bar separates synonyms, square brackets enclose optional parts, and angle brackets enclose slots',
  ),
  about: t.doc(t.text(1, 256), 'Description of the action'),
});

export const getIntentGrammar = intents.method({
  about: 'Returns the sentence forms that this chain supports, and the JSON schema of the JSON form.',
  signature: fn(
    {},
    t.struct({
      forms: t.doc(t.list(GrammarForm, 256), 'Patterns of clauses; `then` or `;` separates the up to 8 clauses'),
      json_schema: t.doc(t.json, 'JSON schema of the JSON form'),
    }),
  ),
  cli: 'intents grammar',
  read(c) {
    const forms = c.ask(formsView).flat();
    return {
      forms: forms.map(({ action, module, form, about }) => ({ action, module, form, about })),
      json_schema: schemaOf(forms),
    };
  },
});
