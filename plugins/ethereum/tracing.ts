/** Tracer options of debug_*. Only callTracer exists; others trace EVM code, and none runs here. */

import { RpcError, type Type, t } from '../../runtime/plugin.js';
import { spoken } from './types.js';

/** Options of a trace. */
export interface Tracing {
  readonly onlyTopCall: boolean;
  readonly withLog: boolean;
}

const TRACER = 'callTracer';

const schema = {
  title: 'EthereumTracing',
  description: 'Which tracer, and what it is to tell; other fields are not read',
  type: 'object',
  properties: {
    tracer: { type: 'string', maxLength: 10_000, description: `"${TRACER}" is the only one` },
    tracerConfig: {
      type: 'object',
      description: 'What the tracer is to tell',
      properties: {
        onlyTopCall: { type: 'boolean', description: 'True to leave out what moved inside' },
        withLog: { type: 'boolean', description: 'True to be told the logs too' },
      },
    },
  },
};

interface Given {
  readonly tracer?: string;
  readonly tracerConfig?: Partial<Tracing>;
}

/** Rejects every tracer except callTracer, including the opcode logger that an omitted tracer means. */
export const TracingOptions: Type<Tracing> = {
  ...t.doc(
    spoken<Tracing>(
      'options of a tracer',
      schema,
      () => null,
      (json) => {
        const { tracer, tracerConfig = {} } = (json ?? {}) as Given;
        if (tracer !== TRACER) {
          const asked =
            tracer === undefined ? 'without a tracer opcodes would be logged' : `not ${tracer.slice(0, 50)}`;
          throw new RpcError(
            -32602,
            `only {"tracer": "${TRACER}"}, ${asked}: no code runs here whose steps could be told`,
          );
        }
        const { onlyTopCall = false, withLog = false } = tracerConfig;
        return { onlyTopCall, withLog };
      },
    ),
    'The tracer, callTracer, and its options',
  ),
  optional: true,
};
