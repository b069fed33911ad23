/** The action of a proposal: parsed and checked when the proposal is made, and performed when it is executed. */

import { AmountZero, fail, InvalidAddress, type ValueOf, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import type { CreateParams } from './create.js';
import { InvalidProposal, TreasuryInsufficient } from './errors.js';
import type { Parameter, Payment, Proposal, Safety } from './proposal.js';
import type { Writing } from './shape.js';

type Content = Pick<Proposal, 'parameter' | 'treasury' | 'safety'>;

/** A proposal pays at most the treasury's balance divided by this. */
const TREASURY_PART = 10n;
/** Maximum characters of a parameter's old value that a proposal stores. */
const REMEMBERED = 8_192;

/** Optional fields. A field belongs to the proposal type that its name starts with. */
const OPTIONAL: ReadonlySet<string> = new Set(['safety_collection']);

/** Parses and checks the action. Rejects fields that are missing or belong to another type. */
export function contentOf(c: Writing, params: CreateParams): Content {
  for (const [field, value] of Object.entries(params)) {
    const [, type] = /^(parameter|treasury|safety)_/.exec(field) ?? [];
    if (type === undefined) continue;
    const wanted = type === params.proposal_type;
    if (!wanted && value !== null)
      fail(InvalidProposal, { field, reason: `must be null for a ${params.proposal_type} proposal` });
    if (wanted && value === null && !OPTIONAL.has(field)) fail(InvalidProposal, { field, reason: 'is required' });
  }
  const { proposal_type: type } = params;
  return {
    parameter: type === 'parameter' ? parameterOf(c, params.parameter_key!, params.parameter_value!) : null,
    treasury: type === 'treasury' ? paymentOf(c, params.treasury_recipient!, params.treasury_amount!) : null,
    safety: type === 'safety' ? safetyOf(c, params) : null,
  };
}

/** Performs the approved action, or fails if it is no longer possible. */
export function carryOut(c: Writing, id: number, { parameter, treasury, safety }: Content): void {
  if (parameter) {
    const { key, new_value } = parameter;
    const old_value = textOf(c, key);
    c.use.parameters.set(key, new_value);
    c.emit.ParameterChanged({ proposal_id: id, key, old_value, new_value });
  }
  if (treasury) {
    const { recipient, amount } = paymentOf(c, treasury.recipient, treasury.amount);
    const from = c.use.treasury.address();
    c.use.dispatch.as(from, () => c.use.tokens.transfer(from, recipient, NATIVE, amount));
  }
  if (safety) c.use.safety.setLevel({ ...safety, proposalId: id });
}

function parameterOf(c: Writing, key: string, value: string): ValueOf<typeof Parameter> {
  c.use.parameters.check(key, value);
  return { key, old_value: textOf(c, key), new_value: value };
}

function textOf({ use }: Writing, key: string): string {
  const { value } = use.parameters.get(key);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= REMEMBERED ? text : Array.from(text).slice(0, REMEMBERED).join('');
}

function paymentOf({ use }: Writing, recipient: ValueOf<typeof Payment>['recipient'], amount: bigint) {
  if (recipient === ZERO_ADDRESS) fail(InvalidAddress, { reason: 'the zero address cannot spend' });
  if (amount === 0n) fail(AmountZero);
  const balance = use.tokens.balance(use.treasury.address(), NATIVE);
  const max = balance / TREASURY_PART;
  if (amount > max) fail(TreasuryInsufficient, { amount: `${amount}`, max: `${max}`, balance: `${balance}` });
  return { recipient, amount };
}

function safetyOf({ use }: Writing, params: CreateParams): ValueOf<typeof Safety> {
  const { chain, contract } = use.safety.identify(params.safety_chain!, params.safety_contract!);
  return { chain, contract, level: params.safety_level!, collection: params.safety_collection };
}
