/** Tracer options of debug_*. Only callTracer exists; others trace EVM code, and none runs here. */

import { described, RpcError, type Type, t } from '../../runtime/plugin.js';
import { orNull, spoken, withoutNulls } from './types.js';

export interface Tracing {
  readonly onlyTopCall: boolean;
  readonly withLog: boolean;
}

const TRACER = 'callTracer';

const schema = {
  title: 'EthereumTracing',
  description: 'Tracer and its options; other fields are ignored',
  type: 'object',
  properties: {
    tracer: described(orNull({ type: 'string', maxLength: 10_000 }), `Only "${TRACER}" is supported`),
    tracerConfig: described(
      orNull({
        type: 'object',
        properties: {
          onlyTopCall: described(orNull({ type: 'boolean' }), 'True to omit inner transfers'),
          withLog: described(orNull({ type: 'boolean' }), 'True to include logs'),
        },
      }),
      'Options of the tracer',
    ),
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
      'tracer options',
      schema,
      () => null,
      (json) => {
        const { tracer, tracerConfig = {} } = withoutNulls((json ?? {}) as Given);
        if (tracer !== TRACER) {
          const asked = tracer === undefined ? 'the default tracer logs opcodes' : `not ${tracer.slice(0, 50)}`;
          throw new RpcError(
            -32602,
            `only {"tracer": "${TRACER}"} is supported, ${asked}: no EVM code runs on this chain`,
          );
        }
        const { onlyTopCall = false, withLog = false } = withoutNulls(tracerConfig);
        return { onlyTopCall, withLog };
      },
    ),
    'Tracer (callTracer) and its options',
  ),
  optional: true,
};
