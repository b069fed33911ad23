/** The description of the stream in AsyncAPI 3, from the declarations that messages are made by. */

import type { NodeView } from '../../runtime/plugin.js';
import type { Channel } from './messages.js';

interface Described {
  readonly stream: string;
  readonly forms: readonly ('json' | 'borsh')[];
  readonly node: Pick<NodeView, 'describe' | 'ledger'>;
}

const PARAMETERS: { readonly [name: string]: string } = {
  sender: 'Account that sent the bundle, as the API writes it',
  address: 'Account that the event names, as the API writes it',
};
const CONTENT = { json: 'application/json', borsh: 'application/vnd.borsh' } as const;

/** The document. Types that have a title in the API have it here. */
export function asyncApi(channels: readonly Channel[], { stream, forms, node }: Described): object {
  const { components } = node.describe() as { readonly components: { readonly schemas: object } };
  const { name, network } = node.ledger.chain;
  const listed: Record<string, object> = {};
  const operations: Record<string, object> = {};
  for (const form of forms) {
    for (const { subject, about, type } of channels) {
      const id = `${form}.${subject}`;
      const key = id.replace(/[^\w.-]/g, '');
      const parameters = [...subject.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
      listed[key] = {
        address: `${stream.toLowerCase()}.${id}`,
        description: about,
        messages: { message: { contentType: CONTENT[form], payload: type.schema } },
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
      description: `What happens in final blocks of ${name} ${network}. Of borsh messages the payload says the fields in order. The header Trellis-Place is height/message/messages of the block.`,
    },
    defaultContentType: CONTENT.json,
    channels: listed,
    operations,
    components: { schemas: components.schemas },
  };
}
