/** Makes a reloaded module import fresh copies of its files too: Node caches loaded files by address permanently. */

interface Resolved {
  readonly url: string;
}

/**
 * A hook of Node's module loader (node:module): files that `?changed=3` imports by a relative path get `?changed=3` as
 * well.
 */
export async function resolve(
  specifier: string,
  context: { readonly parentURL?: string },
  next: (specifier: string, context: object) => Promise<Resolved>,
): Promise<Resolved> {
  const found = await next(specifier, context);
  const version = /\?changed=\d+$/.exec(context.parentURL ?? '')?.[0];
  return version !== undefined && specifier.startsWith('.') ? { ...found, url: `${found.url}${version}` } : found;
}
