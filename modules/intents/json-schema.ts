/** JSON schema of the JSON form of intents: a step, or a list of steps with their terms. */

import type { Json } from '../../runtime/sdk.js';
import type { Form } from '../shared/intent-forms.js';
import { MAX_SLIPPAGE_BPS, partsOf } from './pattern.js';
import { flagsOf, MAX_CLAUSES, slotsOf } from './sentence.js';

const SLIPPAGE = { type: 'integer', minimum: 0, maximum: MAX_SLIPPAGE_BPS };
/** Terms of a trade. */
const TERMS = { slippage_bps: SLIPPAGE, min: { type: 'string' }, via: { type: 'string' }, within: { type: 'string' } };
/** A share of the output of the previous step, such as `half`, `all of it` and `25 % of`. */
const SHARE = '^\\s*([Aa][Ll][Ll]|[Hh][Aa][Ll][Ff]|[0-9.]+\\s*%\\s*[Oo][Ff])(\\s+[Oo][Ff])?(\\s+[Ii][Tt])?\\s*$';

export function schemaOf(forms: readonly Form[]): Json {
  const [first, later] = [forms.map(schemaOfFirst), forms.map(schemaOfLater)];
  const several = {
    title: 'steps',
    type: 'object',
    properties: {
      steps: {
        type: 'array',
        minItems: 1,
        maxItems: MAX_CLAUSES,
        prefixItems: [{ oneOf: first }],
        items: { oneOf: later },
      },
      slippage_bps: SLIPPAGE,
      deadline: { type: 'integer', minimum: 1, description: 'Unix seconds' },
    },
    required: ['steps'],
    additionalProperties: false,
  };
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', oneOf: [...first, several] } as unknown as Json;
}

/** A step on its own, or the first of several: an amount must name its token, unless it is in native units. */
function schemaOfFirst(form: Form) {
  const { schema, implied } = schemaOfStep(form);
  return { ...schema, required: [...schema.required, ...implied] };
}

/** A later step may also take a share of the output of the step before, without naming its token. */
function schemaOfLater(form: Form) {
  const { schema, implied } = schemaOfStep(form);
  if (implied.length === 0) return schema;
  return { ...schema, anyOf: [{ required: implied }, { properties: { amount: { type: 'string', pattern: SHARE } } }] };
}

/** The schema of a step, and the optional token slots that its amount implies. */
function schemaOfStep({ action, about, form, isNative }: Form) {
  const parts = partsOf(form);
  const slots = slotsOf(parts);
  const own = slots.filter(({ kind }) => kind !== 'terms');
  const properties = {
    action: { const: action },
    ...Object.fromEntries(
      own.map(({ slot, kind }) => [slot, { type: ['string', 'integer'], description: `${kind}, as in a sentence` }]),
    ),
    ...Object.fromEntries([...flagsOf(parts).keys()].map((flag) => [flag, { const: true }])),
    ...(own.length < slots.length ? TERMS : {}),
  };
  const required = ['action', ...own.filter(({ optional }) => !optional).map(({ slot }) => slot)];
  const implied = own.filter(
    ({ kind, optional }, i) => !isNative && optional && kind === 'token' && own[i - 1]?.kind === 'amount',
  );
  const schema = {
    title: action,
    description: about,
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  };
  return { schema, implied: implied.map(({ slot }) => slot) };
}
