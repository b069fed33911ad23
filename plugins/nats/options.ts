/** Command-line options of the NATS plugin, available before it is loaded. */

import { choice, optional, setting, text } from '../../runtime/plugin-options.js';

export const options = {
  nats: optional(
    'NATS server for blocks, receipts, operations and events',
    'URL',
    text(1, 1_024, /^(nats|tls):\/\//),
    'none',
  ),
  'nats-stream': setting(
    'JetStream stream, created if missing; its name in lower case is the first word of all subjects',
    'NAME',
    text(1, 40, /^[A-Z0-9_-]+$/),
    'TRELLIS',
  ),
  'nats-forms': setting('Forms of the messages', 'FORMS', choice('json', 'borsh', 'both'), 'both'),
};
