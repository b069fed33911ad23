/** Warnings about the tokens of a swap. */

import type { Hash, MethodContext } from '../../runtime/sdk.js';
import { nameOf, warningsAbout } from '../tokens/port.js';
import type { dex } from './shape.js';

/** Warnings about moving these tokens; unknown mints are skipped. */
export function warningsOf(c: MethodContext<typeof dex>, mints: readonly Hash[]): string[] {
  const tokens = c.use.tokens.infos(mints);
  return warningsAbout(
    c,
    mints.flatMap((mint, i) => (tokens[i] ? { mint, name: nameOf(mint, tokens[i]) } : [])),
  );
}
