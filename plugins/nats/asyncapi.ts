/** AsyncAPI 3 description of the stream, generated from the declarations that messages are built from. */

import type { NodeView } from '../../runtime/plugin.js';
import type { Channel } from './messages.js';
import { CHAIN, FORMS, OMITTED, PLACE } from './stream-position.js';

interface Described {
  readonly stream: string;
  readonly forms: readonly ('json' | 'borsh')[];
  readonly node: Pick<NodeView, 'describe' | 'ledger'>;
}

const PARAMETERS: { readonly [name: string]: string } = {
  sender: 'Sender of the bundle, in the form of the API',
  address: 'Account named by the event, in the form of the API',
};
const CONTENT = { json: 'application/json', borsh: 'application/vnd.borsh' } as const;

const textHeader = (description: string) => ({ type: 'string', description });

/** Headers of every message. */
const HEADERS = {
  type: 'object',
  properties: {
    'Nats-Msg-Id': textHeader('Message id, equal for every publisher'),
    [PLACE]: textHeader(
      'Position: height/message/messages, that is height, index of the message in the block from 0, and messages of the block',
    ),
    [CHAIN]: textHeader('Hash of the genesis block, in hex without 0x'),
    [FORMS]: textHeader('Forms of the messages in the stream: json, borsh or both'),
    [OMITTED]: textHeader('Size in bytes of a message without content, because it exceeds the limit of the server'),
  },
  required: ['Nats-Msg-Id', PLACE, CHAIN, FORMS],
};

/** Builds the document. Types that have a title in the API have the same title here. */
export function asyncApi(channels: readonly Channel[], { stream, forms, node }: Described): object {
  const { components } = node.describe() as { readonly components: { readonly schemas: object } };
  const { name, network } = node.ledger.chain;
  const listed: Record<string, object> = {};
  const operations: Record<string, object> = {};
  for (const form of forms) {
    for (const { subject, about, type } of channels) {
      const id = `${form}.${subject}`;
      // No word of a subject contains two dots, so keys are unique.
      const key = id.replaceAll('=', '..').replace(/[{}]/g, '');
      const parameters = [...subject.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
      listed[key] = {
        address: `${stream.toLowerCase()}.${id}`,
        description: about,
        messages: {
          message: {
            contentType: CONTENT[form],
            headers: { $ref: '#/components/schemas/Headers' },
            payload: type.schema,
          },
        },
        ...(parameters.length > 0 && {
          parameters: Object.fromEntries(parameters.map((one) => [one, { description: PARAMETERS[one] }])),
        }),
      };
      operations[key] = { action: 'send', channel: { $ref: `#/channels/${key}` }, summary: about };
    }
  }
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${name} on NATS JetStream`,
      version: '1',
      description: `Final blocks of ${name} ${network} and their contents. The payload of a borsh message lists the fields in order.`,
    },
    defaultContentType: CONTENT.json,
    channels: listed,
    operations,
    components: { schemas: { ...components.schemas, Headers: HEADERS } },
  };
}
