/** The node's own network identity: a key created at the first start and kept in the data directory. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { base58 } from '@scure/base';
import { publicKeyOf } from '../../lib/crypto/ed25519.js';
import { readKeyFile, writeKeyFile } from '../../lib/crypto/keyfile.js';

/** The 32-byte secret key in a data directory's `node.key`; created if missing. */
export function nodeIdentity(directory: string): Uint8Array {
  const path = join(directory, 'node.key');
  if (!existsSync(path)) writeKeyFile(path, randomBytes(32));
  return readKeyFile(path).open();
}

/** An Ed25519 key as libp2p encodes it (protobuf), inside an identity multihash. */
const PREFIX = Uint8Array.of(0x00, 0x24, 0x08, 0x01, 0x12, 0x20);

export function peerIdOf(identity: Uint8Array): string {
  const id = new Uint8Array(PREFIX.length + 32);
  id.set(PREFIX);
  id.set(publicKeyOf(identity), PREFIX.length);
  return base58.encode(id);
}
