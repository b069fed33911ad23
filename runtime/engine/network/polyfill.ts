/** Features that libp2p 3 needs and Node 20 lacks; imported before libp2p. */

interface Resolvers<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason?: unknown) => void;
}

const old = Promise as unknown as { withResolvers?: <T>() => Resolvers<T> };

old.withResolvers ??= <T>(): Resolvers<T> => {
  const made: Partial<Resolvers<T>> = {};
  made.promise = new Promise<T>((resolve, reject) => {
    made.resolve = resolve;
    made.reject = reject;
  });
  return made as Resolvers<T>;
};
