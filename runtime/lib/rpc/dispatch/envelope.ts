/** The envelope of JSON-RPC 2.0: ids as they are answered, and answers. */

/** The id as JSON text; empty for a notification, undefined when it is no id. */
function idJson(id: unknown): string | undefined {
  if (typeof id === 'number') return Number.isFinite(id) ? String(id) : undefined;
  if (typeof id === 'string') return JSON.stringify(id);
  if (id === undefined) return '';
  return id === null ? 'null' : undefined;
}

/** The same of something that may not even be a request. */
export function idOf(call: unknown): string | undefined {
  return typeof call === 'object' && call !== null && !Array.isArray(call)
    ? idJson((call as Record<string, unknown>).id)
    : undefined;
}

/** What stands before the result of an answer; behind it stands a brace. */
export const beforeResult = (idText: string): string => `{"jsonrpc":"2.0","id":${idText},"result":`;

/** An answer that is an error. */
export const errorAnswer = (idText: string, error: string): string =>
  `{"jsonrpc":"2.0","id":${idText},"error":${error}}`;
