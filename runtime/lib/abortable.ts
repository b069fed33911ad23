/** Waits that end early with the reason of an abort signal. */

/** The result of a promise. Throws the reason of the signal as soon as it is aborted. */
export async function abortable<T>(signal: AbortSignal | undefined, promise: Promise<T>): Promise<T> {
  if (!signal) return promise;
  promise.catch(() => undefined); // after an abort its rejection has no handler
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * The items of an iterable until the signal is aborted. The iteration in progress is then ended without waiting for it.
 */
export async function* untilAborted<T>(signal: AbortSignal | undefined, iterable: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = iterable[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await abortable(signal, iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    const ended = iterator.return?.();
    if (signal?.aborted) void ended?.catch(() => undefined);
    else await ended;
  }
}
