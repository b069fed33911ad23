/** Spans in the JSON form of the OpenTelemetry protocol (OTLP): trace.proto of opentelemetry-proto 1.x. */

/** A finished span. Times are those of `performance.now()`. */
export interface Span {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly beganMs: number;
  readonly endedMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** Span kind of work inside a process. */
const INTERNAL = 1;

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/** Unix time in nanoseconds as decimal text, which a JSON number cannot hold. */
function nanoseconds(ms: number): string {
  const whole = Math.floor(ms);
  return `${whole}${String(Math.floor((ms - whole) * 1e6)).padStart(6, '0')}`;
}

/** The body of an export request. `resource` describes the node. */
export function exportRequest(spans: readonly Span[], resource: Span['attributes'], version: string): string {
  // Computed for each request, because the system clock may be corrected while the node runs.
  const originMs = Date.now() - performance.now();
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [
          {
            scope: { name: 'trellis.bundle', version },
            spans: spans.map(({ traceId, spanId, parentSpanId, name, beganMs, endedMs, attributes }) => ({
              ...{ traceId, spanId, ...(parentSpanId === undefined ? {} : { parentSpanId }), name, kind: INTERNAL },
              startTimeUnixNano: nanoseconds(originMs + beganMs),
              endTimeUnixNano: nanoseconds(originMs + endedMs),
              attributes: attributesOf(attributes),
            })),
          },
        ],
      },
    ],
  });
}
