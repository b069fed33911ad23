/** Payload of a proposal: nothing, operations of any module, a change of settings, or a payment. */

import { type Hash, hashOf, type Type, t, type ValueOf } from '../../runtime/sdk.js';
import { GivenOperations, InnerOperations } from '../shared/inner.js';
import { TokenName } from '../tokens/port.js';
import { GivenConfig } from './config.js';

/** A payment from the DAO's treasury. */
export const Treasury = t.struct({
  to: t.doc(t.address, 'Account that is to be paid'),
  token: t.doc(TokenName, 'Symbol or mint of the token to pay in'),
  amount: t.doc(t.amountOf('token'), 'Raw units to pay, above zero'),
});

const kinds = <O>(operations: Type<O>) =>
  t.oneOf({
    text: t.doc(t.struct({}), 'Nothing beyond what its title and description say'),
    operations,
    config: t.doc(GivenConfig, 'The settings that change; what is left out stays'),
    treasury: t.doc(Treasury, 'A payment out of what the DAO holds'),
  });

/** Payload as stored. */
export const Payload = kinds(t.doc(InnerOperations, 'What the DAO does: operations in order, all or nothing'));
export type Payload = ValueOf<typeof Payload>;

export const Kind = t.doc(
  t.choice('text', 'operations', 'config', 'treasury'),
  'What it does when it is executed: nothing beyond its text, operations, other settings, or a payment',
);
export type Kind = ValueOf<typeof Kind>;

export const kindOf = (payload: Payload): Kind => Object.keys(payload)[0] as Kind;

const Given = kinds(t.doc(GivenOperations, 'What the DAO does: 1 to 32 operations in order, all or nothing'));
const word = t.choice('text');
const AsJson = t.jsonText(Given);

/** Payload as callers give it: the word "text", or an object with one of the other kinds. */
export const GivenPayload: typeof Given = {
  ...Given,
  about: 'text, or an object of operations, config or treasury',
  schema: {
    description:
      'What it does when it is executed: "text" for nothing, {"operations":[…]} of up to 32 as the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}',
    anyOf: [word.schema, ...(AsJson.schema.anyOf as object[])],
  },
  wire: ['first', [word.wire!, AsJson.wire!]],
  toJson: (value, text) => ('text' in value ? 'text' : Given.toJson(value, text)),
  fromJson: (json, text) => (json === 'text' ? { text: {} } : AsJson.fromJson(json, text)),
};

/** Hash that identifies a payload. */
export const payloadHash = (payload: Payload): Hash => hashOf('dao-payload/v1', { payload: Payload }, { payload });
