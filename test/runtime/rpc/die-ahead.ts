/** Looks at the bytes of calls ahead for tests: finds what stands behind `ok `, and breaks where they say so. */

export function ahead(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1');
  if (text === 'break') throw new Error('broken as asked');
  return text.startsWith('ok ') ? text.slice(3) : undefined;
}

/** Bytes as a call gives them. */
export const hexOf = (text: string): string => `0x${Buffer.from(text).toString('hex')}`;

/** A call that breaks a thread which looks ahead. */
export const BREAKS = `{"jsonrpc":"2.0","id":1,"method":"test_bytes","params":["${hexOf('break')}"]}`;
