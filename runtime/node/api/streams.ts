/** The three streams of the WebSocket: heads, bundles and operation logs of final blocks (service 4.3). */

import type { FinalBlock } from '../../engine/ledger/blocks.js';
import { reportsResult } from '../../kernel/chain/operation.js';
import type { Address } from '../../lib/codec/ids.js';
import type { Json, JsonSchema, TextForms } from '../../lib/codec/type.js';
import { invalidParams } from '../../lib/rpc/methods/errors.js';
import type { SubscriptionKind } from '../../lib/rpc/subscriptions/subscriptions.js';
import { HEAD_FIELDS, Head, headRecord } from './records.js';

/** A final block with its height as a field, for subscriptions. */
export interface StreamBlock {
  readonly height: number;
  readonly block: FinalBlock;
  /** Data derived from the block, by column. */
  readonly derived: ReadonlyMap<number, Uint8Array>;
}

/** A filter whose addresses are parsed once, at subscription. */
interface PreparedFilter {
  readonly types: ReadonlySet<string> | undefined;
  readonly senders: ReadonlySet<Address> | undefined;
  readonly recipients: ReadonlySet<unknown> | undefined;
}

interface LogFilter {
  readonly opType?: readonly string[];
  readonly address?: readonly string[];
  readonly recipient?: readonly string[];
}

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export function headJson(block: FinalBlock, text: TextForms): Json {
  const whole = Head.toJson(headRecord(block), text) as Record<string, Json>;
  return Object.fromEntries(HEAD_FIELDS.map((field) => [field, whole[field]!]));
}

export function streams(text: TextForms): SubscriptionKind<StreamBlock>[] {
  const about = (block: FinalBlock, index: number) => ({
    blockHeight: block.header.height,
    blockHash: text.hash(block.hash),
    bundleHash: text.hash(block.envelopes[index]!.hash),
    bundleIndex: index,
    from: text.address(block.envelopes[index]!.from),
    timestamp: Math.trunc(block.header.timestamp_ms / 1000),
  });
  return [
    {
      name: 'newHeads',
      about: 'Notifies of each final block.',
      item: ref('NewHead'),
      select: ({ block }) => [headJson(block, text)],
    },
    {
      name: 'newTransactions',
      about: 'Notifies of each bundle of each final block.',
      item: ref('NewTransaction'),
      select: ({ block }) =>
        block.envelopes.map(({ bundle }, index) => ({
          ...about(block, index),
          operations: bundle.operations.map(({ type }) => type.name),
          gasUsed: block.outcomes[index]!.gasUsed,
        })),
    },
    {
      name: 'logs',
      about: 'Notifies of each operation of each final block that matches the filter.',
      filter: ref('LogFilter'),
      item: ref('OperationLog'),
      prepare(given): PreparedFilter {
        const { opType, address, recipient } = (given ?? {}) as LogFilter;
        return {
          types: opType && new Set(opType),
          senders: address && new Set(address.map((one) => accountOf(one, text))),
          recipients: recipient && new Set(recipient.map((one) => accountOf(one, text))),
        };
      },
      select({ block }, prepared) {
        const { types, senders, recipients } = prepared as PreparedFilter;
        return block.envelopes.flatMap(({ from, bundle }, index) =>
          senders && !senders.has(from)
            ? []
            : bundle.operations.flatMap(({ type }, opIndex) => {
                if (types && !types.has(type.name)) return [];
                const found = recipients
                  ? receipts(block, index, opIndex, recipients, text)
                  : [logData(block, index, opIndex, text)];
                return found.map((data) => ({ ...about(block, index), opIndex, opType: type.name, data }));
              }),
        );
      },
    },
  ];
}

function accountOf(text: string, forms: TextForms): Address {
  return forms.parseAddress(text) ?? fail(text);
}

function fail(text: string): never {
  throw invalidParams(`address ${text} is not an address of this chain`);
}

/** Data of the events of an operation by which one of the accounts receives. */
function receipts(
  { outcomes }: FinalBlock,
  index: number,
  opIndex: number,
  recipients: ReadonlySet<unknown>,
  text: TextForms,
): Json[] {
  return outcomes[index]!.events.flatMap((event) => {
    if (event.opIndex !== opIndex) return [];
    const { to, recipient } = event.data as { readonly to?: unknown; readonly recipient?: unknown };
    return recipients.has(to) || recipients.has(recipient) ? [event.type.data.toJson(event.data, text)] : [];
  });
}

/** The effect of an operation, from the last event that reports it; without one, its parameters. */
function logData({ outcomes, envelopes }: FinalBlock, index: number, opIndex: number, text: TextForms): Json {
  const { type, params } = envelopes[index]!.bundle.operations[opIndex]!;
  const event = outcomes[index]!.events.findLast((one) => one.opIndex === opIndex && reportsResult(type, one.type));
  return event ? event.type.data.toJson(event.data, text) : type.params.toJson(params, text);
}
