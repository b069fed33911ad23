/** Looks at requests ahead for tests: says what it saw, and breaks at a request that asks for it. */

export function ahead(body: Buffer): Uint8Array | undefined {
  const text = body.toString();
  if (text.includes('break the thread')) throw new Error('broken as asked');
  return text.includes('test_hello') ? Buffer.from('hello') : undefined;
}
