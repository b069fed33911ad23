/** The node's own identity on the network: a key made at the first start and kept in the data directory. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readKeyFile, writeKeyFile } from '../crypto/keyfile.js';

/** The 32-byte secret key of a data directory's `node.key`; made when there is none. */
export function nodeIdentity(directory: string): Uint8Array {
  const path = join(directory, 'node.key');
  if (!existsSync(path)) writeKeyFile(path, randomBytes(32));
  return readKeyFile(path).secretKey;
}
