/** The process of a signer: opens key and record, and serves nodes until it is stopped. */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { ChainDomain } from '../../engine/consensus/messages.js';
import { SigningRecord } from '../../engine/consensus/signing-record.js';
import type { Hash } from '../../lib/codec/ids.js';
import { readKeyFile, writeKeyFile } from '../../lib/crypto/keyfile.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { type Place, placeText } from '../options/signer-place.js';
import { type LinkIdentity, linkIdentity } from './certificate.js';
import { Desk } from './desk.js';
import { lockKey } from './key.js';
import { SIGNER_FORMAT } from './protocol.js';
import { openRecord, recordPath } from './record-file.js';
import { serveNodes } from './serve-nodes.js';
import type { SigningKey } from './signing-key.js';

export interface SignerOptions {
  /** Path of the key file; the record lies beside it. */
  readonly keyFile: string;
  readonly key: SigningKey;
  readonly domain: ChainDomain;
  readonly places: readonly Place[];
  readonly identity: LinkIdentity;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Signs for the nodes until the signal. Rejects if the key is in use, or the record missing, copied or unwritable. */
export async function runSigner(options: SignerOptions): Promise<void> {
  const { keyFile, key, domain, places, identity, log, signal } = options;
  const unlock = await lockKey(keyFile, log);
  try {
    const path = await recordPath({ keyFile, publicKey: key.publicKey }, domain.genesisHash);
    const { file, record } = await openRecord(path);
    try {
      const desk = new Desk<object>({
        key,
        record: new SigningRecord(domain, file, record),
        log,
        now: () => performance.now(),
      });
      const height = record.last?.height ?? 0;
      log('info', 'signer started', { public_key: key.publicKey, height, nodes: places.map(placeText).join(' ') });
      const greeting = {
        format: SIGNER_FORMAT,
        chain_id: domain.chainId,
        genesis_hash: domain.genesisHash,
        public_key: key.publicKey as Hash,
      };
      await serveNodes({ desk, greeting, places, identity, log, signal });
    } finally {
      await file.close();
    }
  } finally {
    await unlock();
  }
}

/** The identity for connections in a key file, created if it does not exist. */
export function openLinkIdentity(path: string): LinkIdentity {
  if (!existsSync(path)) writeKeyFile(path, randomBytes(32));
  return linkIdentity(readKeyFile(path).open());
}
