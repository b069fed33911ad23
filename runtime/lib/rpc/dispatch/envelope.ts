/** Responses of JSON-RPC 2.0 as text. */

/** The text before the result of a response; a brace follows the result. */
export const beforeResult = (idText: string): string => `{"jsonrpc":"2.0","id":${idText},"result":`;

export const errorAnswer = (idText: string, error: string): string =>
  `{"jsonrpc":"2.0","id":${idText},"error":${error}}`;
