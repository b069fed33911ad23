/**
 * JSON Schema of an OTLP export request for spans: the messages of opentelemetry-proto 1.x (collector/trace/v1, trace/v1,
 * common/v1, resource/v1) under their JSON names. Ids are hex and 64-bit integers decimal text, as OTLP/JSON requires.
 */

const closed = (properties: Readonly<Record<string, object>>, ...required: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const list = (items: object) => ({ type: 'array', items });
const text = { type: 'string' };
const u32 = { type: 'integer', minimum: 0, maximum: 0xffff_ffff };
const u64 = { type: 'string', pattern: '^[0-9]{1,20}$' };
const hex = (digits: number) => ({ type: 'string', pattern: `^[0-9a-f]{${digits}}$`, not: { pattern: '^0+$' } });

const anyValue = {
  ...closed({
    stringValue: text,
    boolValue: { type: 'boolean' },
    intValue: { type: 'string', pattern: '^-?[0-9]{1,19}$' },
    doubleValue: { type: 'number' },
  }),
  minProperties: 1,
  maxProperties: 1,
};
const attributes = list(closed({ key: { type: 'string', minLength: 1 }, value: anyValue }, 'key', 'value'));

const span = closed(
  {
    traceId: hex(32),
    spanId: hex(16),
    parentSpanId: hex(16),
    traceState: text,
    flags: u32,
    name: { type: 'string', minLength: 1 },
    kind: { type: 'integer', minimum: 1, maximum: 5 },
    startTimeUnixNano: u64,
    endTimeUnixNano: u64,
    attributes,
    droppedAttributesCount: u32,
    events: list(closed({ timeUnixNano: u64, name: text, attributes, droppedAttributesCount: u32 })),
    droppedEventsCount: u32,
    droppedLinksCount: u32,
    status: closed({ message: text, code: { type: 'integer', minimum: 0, maximum: 2 } }),
  },
  ...['traceId', 'spanId', 'name', 'kind', 'startTimeUnixNano', 'endTimeUnixNano'],
);

export const EXPORT_REQUEST = closed(
  {
    resourceSpans: list(
      closed(
        {
          resource: closed({ attributes, droppedAttributesCount: u32 }),
          scopeSpans: list(
            closed(
              {
                scope: closed({ name: text, version: text, attributes, droppedAttributesCount: u32 }),
                spans: list(span),
                schemaUrl: text,
              },
              'spans',
            ),
          ),
          schemaUrl: text,
        },
        ...['resource', 'scopeSpans'],
      ),
    ),
  },
  'resourceSpans',
);

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: string };
}

export interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly Attribute[];
}

export interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}
