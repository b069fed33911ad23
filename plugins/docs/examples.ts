/** The recorded examples: calls that a test really makes, with their answers. */

import { readFileSync } from 'node:fs';
import type { Examples } from './document.js';

/** Reads them; a node of other modules shows those of the methods it has. */
export function readExamples(): Examples {
  const file = new URL('../../../rpc-schemas/examples.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Examples;
}
