/** Messages of a block on the stream, in order, each with a subject, a declared type and a value. Pure. */

import {
  type Address,
  BLOCK_LEVEL,
  type FinalBlock,
  type ModulesView,
  type TextForms,
  type Type,
  t,
  ZERO_ADDRESS,
} from '../../runtime/plugin.js';

/** A message, independent of its encoding. */
export interface Message {
  /** Subject after stream and form, such as `event.tokens.Transfer`. */
  readonly subject: string;
  readonly type: Type<unknown>;
  readonly value: unknown;
}

/** A kind of message and the pattern of its subjects, for the description of the stream. */
export interface Channel {
  readonly subject: string;
  readonly about: string;
  readonly type: Type<unknown>;
}

const at = {
  height: t.doc(t.height, 'Height of the block'),
  time: t.doc(t.time, 'Time of the block, in Unix seconds'),
};
const ofBundle = { ...at, bundle_hash: t.doc(t.hash, 'Hash of the bundle') };

const BlockMessage = t.struct({
  ...at,
  hash: t.doc(t.hash, 'Hash of the block'),
  parent_hash: t.doc(t.hash, 'Hash of the previous block'),
  proposer: t.doc(t.address, 'Operator account of the proposer'),
  state_root: t.doc(t.hash, 'State root after the block'),
  bundles: t.doc(t.u32, 'Number of bundles'),
  gas_used: t.doc(t.gas, 'Gas used by all bundles'),
});

const ReceiptMessage = t.struct({
  ...ofBundle,
  index: t.doc(t.u32, 'Index of the bundle in the block, from 0'),
  sender: t.doc(t.address, 'Sender and fee payer'),
  nonce: t.doc(t.nonce, 'Nonce of the sender'),
  operations: t.doc(t.list(t.text(1, 130), 64), 'Names of its operations, in order'),
  gas_used: t.doc(t.gas, 'Gas used'),
  fee: t.doc(t.amount, 'Fee, in raw native units'),
});

const operationType = (params: Type<unknown>) =>
  t.struct({
    ...ofBundle,
    sender: t.doc(t.address, 'Sender of the bundle'),
    op_index: t.doc(t.u16, 'Index of the operation in the bundle, from 0'),
    params: t.doc(params, 'Parameters'),
  });

const eventType = (data: Type<unknown>) =>
  t.struct({
    ...at,
    bundle_hash: t.doc(t.bundleHash, 'Hash of the bundle; for an effect of the block null in JSON and zeros in borsh'),
    op_index: t.doc(t.option(t.u16), 'Index of the operation in the bundle, from 0; null if no operation caused it'),
    event_index: t.doc(t.u32, 'Index among the events of the bundle, from 0'),
    data: t.doc(data, 'Fields of the event'),
  });

/** Encodes a word of a subject: characters that are special to NATS or not ASCII are replaced by their code. */
export const word = (text: string): string =>
  text.replace(/[^A-Za-z0-9_-]/gu, (one) => `=${one.codePointAt(0)!.toString(16)}=`);

/** Builds the messages of one chain. */
export class Messages {
  readonly #text: TextForms;
  readonly #operations = new Map<object, Type<unknown>>();
  readonly #events = new Map<object, { readonly type: Type<unknown>; readonly data: Type<unknown> }>();
  readonly channels: readonly Channel[];

  constructor({ modules, operations }: ModulesView, text: TextForms) {
    this.#text = text;
    const channels: Channel[] = [
      { subject: 'block', about: 'Each final block, after all messages about its contents', type: BlockMessage },
      { subject: 'receipt.{sender}', about: 'Each bundle of a final block', type: ReceiptMessage },
    ];
    for (const operation of operations.byName.values()) {
      const type = operationType(operation.params);
      this.#operations.set(operation, type);
      const subject = `operation.${word(operation.module)}.${word(operation.local)}.{sender}`;
      channels.push({ subject, about: `Each operation ${operation.name}`, type });
    }
    for (const { module, events } of modules) {
      for (const [name, event] of events) {
        const data = t.struct(module.events[name]!);
        const type = eventType(data);
        this.#events.set(event, { type, data });
        const path = `${word(module.name)}.${word(name)}`;
        channels.push({ subject: `event.${path}`, about: `Each event ${name} of the module ${module.name}`, type });
        if (data.accounts)
          channels.push({
            subject: `account.{address}.${path}`,
            about: `The same event for each account that it names`,
            type,
          });
      }
    }
    this.channels = channels;
  }

  /** Always yields the same messages in the same order, so an index identifies what was published. */
  *of({ header, hash, envelopes, outcomes }: FinalBlock): Generator<Message> {
    const { height } = header;
    const time = Math.trunc(header.timestamp_ms / 1_000);
    for (const [index, { bundleHash, events, gasUsed, fee }] of outcomes.entries()) {
      const envelope = envelopes[index];
      const where = { height, time, bundle_hash: bundleHash };
      if (envelope) {
        const { from: sender, nonce, bundle } = envelope;
        const from = this.#text.address(sender);
        const names = bundle.operations.map(({ type }) => type.name);
        const value = { ...where, index, sender, nonce, operations: names, gas_used: gasUsed, fee };
        yield { subject: `receipt.${from}`, type: ReceiptMessage, value };
        for (const [op_index, { type, params }] of bundle.operations.entries()) {
          const subject = `operation.${word(type.module)}.${word(type.local)}.${from}`;
          yield { subject, type: this.#operations.get(type)!, value: { ...where, sender, op_index, params } };
        }
      }
      for (const [event_index, { type: event, opIndex, data }] of events.entries()) {
        const { type, data: fields } = this.#events.get(event)!;
        const path = `${word(event.module)}.${word(event.name)}`;
        const value = { ...where, op_index: opIndex === BLOCK_LEVEL ? null : opIndex, event_index, data };
        yield { subject: `event.${path}`, type, value };
        const named = new Set<Address>();
        fields.accounts?.(data, (account) => void named.add(account));
        named.delete(ZERO_ADDRESS);
        for (const account of named) yield { subject: `account.${this.#text.address(account)}.${path}`, type, value };
      }
    }
    const { parent_hash, proposer, state_root, gas_used, bundle_count: bundles } = header;
    const value = { height, time, hash, parent_hash, proposer, state_root, bundles, gas_used };
    yield { subject: 'block', type: BlockMessage, value };
  }
}
