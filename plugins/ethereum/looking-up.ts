/** Readings that ask for what cannot be had at once. */

/**
 * Runs a reading that may ask for things by key. It hears of nothing where a thing was not looked up yet; then what it comes
 * to does not count, and it runs again when all that it asked for is known.
 */
export async function lookingUp<K, V, T>(
  find: (key: K) => Promise<V | undefined>,
  read: (known: (key: K) => V | undefined) => Promise<T>,
): Promise<T> {
  const found = new Map<K, V | undefined>();
  const wanted = new Set<K>();
  const known = (key: K): V | undefined => {
    if (!found.has(key)) wanted.add(key);
    return found.get(key);
  };
  for (;;) {
    const outcome = await read(known).then(
      (value) => () => value,
      (cause: unknown) => () => {
        throw cause;
      },
    );
    if (wanted.size === 0) return outcome();
    for (const [key, value] of await Promise.all([...wanted].map(async (key) => [key, await find(key)] as const))) {
      found.set(key, value);
    }
    wanted.clear();
  }
}
