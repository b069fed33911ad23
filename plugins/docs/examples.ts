/** The recorded examples: calls that a test really makes, with their answers. */

import { createRequire } from 'node:module';
import type { Examples } from './document.js';

/** Reads them; a node of other modules shows those of the methods it has. */
export function readExamples(): Examples {
  return createRequire(import.meta.url)('../../../rpc-schemas/examples.json') as Examples;
}
