/** Opens tracing for a node with `--trace-endpoint`. Loaded only then. */

import type { BundleStages } from '../../engine/bundle-stages.js';
import { nodeIdentity, peerIdOf } from '../../engine/network/identity.js';
import type { Closers } from '../../lib/closers.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { Metrics } from '../metrics/metrics.js';
import type { NodeOptions } from '../options/options.js';
import { SpanExporter } from './exporter.js';
import { exportRequest } from './spans.js';
import { Tracer } from './tracer.js';

export interface TracingParts {
  readonly options: Pick<NodeOptions, 'traceRatio'>;
  readonly endpoint: URL;
  /** The data directory: its identity names the node. */
  readonly directory: string;
  readonly distribution: { readonly binary?: string; readonly version: string };
  readonly chainId: number;
  readonly metrics: Metrics;
  readonly closers: Closers;
  readonly log: Log;
}

export function openTracing(parts: TracingParts): BundleStages {
  const { options, endpoint, directory, distribution, chainId, metrics, closers, log } = parts;
  const { binary = 'node', version } = distribution;
  const resource = {
    'service.name': binary,
    'service.version': version,
    'service.instance.id': peerIdOf(nodeIdentity(directory)),
    'chain.id': chainId,
  };
  const exporter = new SpanExporter({ endpoint, bodyOf: (spans) => exportRequest(spans, resource, version), log });
  closers.add(() => exporter.stop());
  metrics.readings('trace_spans_total', 'Spans sent to the collector, or dropped', ['result'], () =>
    Object.entries(exporter.counts),
  );
  return new Tracer(
    () => options.traceRatio,
    (span) => exporter.add(span),
  );
}
