/** URIs in records: visible ASCII, so that characters equal bytes. */

import { text } from './scalars.js';
import type { Type } from './type.js';

/** Any URI of up to `max` bytes, or none. */
export const uri = (max = 512): Type<string> => ({ ...text(0, max, /^[!-~]*$/), about: `a URI of up to ${max} bytes` });

/** A URI for users to follow: https, ipfs or ar, and nothing that a browser would execute. */
export const link = (max = 512): Type<string> => ({
  ...text(1, max, /^(https|ipfs|ar):\/\/[!-~]+$/),
  about: `a link (https, ipfs or ar) of up to ${max} bytes`,
  sample: (random) => ['https://example.org/a.json', 'ipfs://bafy', 'ar://tx'][random(3)]!,
});
