/** The envelope of JSON-RPC 2.0: ids and responses. */

/** The id as JSON text; empty for a notification, undefined if it is not a valid id. */
function idJson(id: unknown): string | undefined {
  if (typeof id === 'number') return Number.isFinite(id) ? String(id) : undefined;
  if (typeof id === 'string') return JSON.stringify(id);
  if (id === undefined) return '';
  return id === null ? 'null' : undefined;
}

/** Like `idJson`, for a value that may not be a request at all. */
export function idOf(call: unknown): string | undefined {
  return typeof call === 'object' && call !== null && !Array.isArray(call)
    ? idJson((call as Record<string, unknown>).id)
    : undefined;
}

/** The text before the result of a response; a brace follows the result. */
export const beforeResult = (idText: string): string => `{"jsonrpc":"2.0","id":${idText},"result":`;

/** An error response. */
export const errorAnswer = (idText: string, error: string): string =>
  `{"jsonrpc":"2.0","id":${idText},"error":${error}}`;
