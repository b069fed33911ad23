/** Synchronous reads that need values which must be fetched asynchronously. */

/**
 * Runs a read that may request values by key. A value that is not fetched yet reads as undefined; the result is then
 * discarded, the requested values are fetched, and the read runs again.
 */
export function lookingUp<K, V, T>(
  find: (key: K) => Promise<V | undefined>,
  read: (known: (key: K) => V | undefined) => T | Promise<T>,
): T | Promise<T> {
  const found = new Map<K, V | undefined>();
  const wanted = new Set<K>();
  const known = (key: K): V | undefined => {
    if (!found.has(key)) wanted.add(key);
    return found.get(key);
  };
  const lookUp = async (): Promise<void> => {
    for (const [key, value] of await Promise.all([...wanted].map(async (key) => [key, await find(key)] as const))) {
      found.set(key, value);
    }
    wanted.clear();
  };
  const came = (value: T): T | Promise<T> => (wanted.size === 0 ? value : lookUp().then(attempt));
  const failed = (cause: unknown): Promise<T> => {
    if (wanted.size === 0) throw cause;
    return lookUp().then(attempt);
  };
  const attempt = (): T | Promise<T> => {
    let answer: T | Promise<T>;
    try {
      answer = read(known);
    } catch (cause) {
      return failed(cause);
    }
    return answer instanceof Promise ? answer.then(came, failed) : came(answer);
  };
  return attempt();
}
