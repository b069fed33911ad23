/** Payload of a proposal: nothing, operations of any module, a change of settings, or a payment. */

import { type Hash, hashOf, type Type, t, type ValueOf } from '../../runtime/sdk.js';
import { GivenOperations, InnerOperations } from '../shared/inner.js';
import { TokenName } from '../tokens/port.js';
import { GivenConfig } from './config.js';

/** A payment from the DAO's treasury. */
export const Treasury = t.struct({
  to: t.doc(t.address, 'Account to pay'),
  token: t.doc(TokenName, 'Symbol or mint address of the token'),
  amount: t.doc(t.amountOf('token'), 'Amount to pay in raw units, above zero'),
});

const kinds = <O>(operations: Type<O>) =>
  t.oneOf({
    text: t.doc(t.struct({}), 'No effect besides its title and description'),
    operations,
    config: t.doc(GivenConfig, 'Settings to change; omitted ones stay'),
    treasury: t.doc(Treasury, 'A payment from the treasury'),
  });

/** Payload as stored. */
export const Payload = kinds(t.doc(InnerOperations, 'Operations that the DAO executes in order, all or nothing'));
export type Payload = ValueOf<typeof Payload>;

export const Kind = t.doc(
  t.choice('text', 'operations', 'config', 'treasury'),
  'Effect of the execution: text (none), operations, config (a change of settings) or treasury (a payment)',
);
export type Kind = ValueOf<typeof Kind>;

export const kindOf = (payload: Payload): Kind => Object.keys(payload)[0] as Kind;

const Given = kinds(t.doc(GivenOperations, 'Operations that the DAO executes in order, 1 to 32, all or nothing'));
const word = t.choice('text');
const AsJson = t.jsonText(Given);

/** Payload as callers give it: the word "text", or an object with one of the other kinds. */
export const GivenPayload: typeof Given = {
  ...Given,
  about: 'text, or an object with operations, config or treasury',
  schema: {
    description:
      'Effect of the execution: "text" for none, {"operations":[…]} with up to 32 operations of the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}',
    anyOf: [word.schema, ...(AsJson.schema.anyOf as object[])],
  },
  wire: ['first', [word.wire!, AsJson.wire!]],
  toJson: (value, text) => ('text' in value ? 'text' : Given.toJson(value, text)),
  fromJson: (json, text) => (json === 'text' ? { text: {} } : AsJson.fromJson(json, text)),
};

/** Hash that identifies a payload. */
export const payloadHash = (payload: Payload): Hash => hashOf('dao-payload/v1', { payload: Payload }, { payload });
