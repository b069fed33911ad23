/** Command-line options of the NATS plugin, available before it is loaded. */

import { choice, optional, setting, text } from '../../runtime/plugin-options.js';

export const options = {
  nats: optional(
    'Publish blocks, receipts, operations and events to NATS JetStream as well',
    'URL',
    text(1, 1_024, /^(nats|tls):\/\//),
    'no such stream',
  ),
  'nats-stream': setting(
    'Stream that has them, made where there is none; its name in lower case is the first word of all subjects',
    'NAME',
    text(1, 40, /^[A-Z0-9_-]+$/),
    'TRELLIS',
  ),
  'nats-forms': setting('What messages are written in', 'FORMS', choice('json', 'borsh', 'both'), 'both'),
};
