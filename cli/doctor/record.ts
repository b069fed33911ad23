/** Check of `doctor` about the signing record of a validator key: missing, copied, or older than the chain. */

import { NodeClient } from '../client/node-client.js';
import { readGenesisFiles } from '../genesis/files.js';
import { readGenesis } from '../runtime/chain.js';
import { Failure, KeyFileError, type NodeOptions } from '../runtime/common.js';
import { findKey, readRecord, recordPath } from '../runtime/signer.js';
import { bad, type Finding, ok, warn } from './finding.js';

const CHECK = 'signing record';

/** Nothing without a readable key and a chain: other checks report those. */
export async function signingRecord(
  { dataDir, validatorKey, passphraseFile, rpcPort }: NodeOptions,
  isRunning: boolean,
): Promise<Finding[]> {
  const files = validatorKey === undefined ? undefined : await readGenesisFiles(dataDir);
  if (validatorKey === undefined || files === undefined) return [];
  try {
    const publicKey = findKey(validatorKey, passphraseFile, () => undefined).publicKey;
    const path = await recordPath({ keyFile: validatorKey, publicKey }, readGenesis(files.json).hash);
    const stored = await readRecord(path);
    if (stored === null)
      return [
        warn(
          CHECK,
          `none at ${path}`,
          'nothing to do for a new key; otherwise the validator signs after some silent blocks',
        ),
      ];
    const height = stored.record.last?.height ?? 0;
    const signed = isRunning ? await lastSigned(rpcPort) : 0;
    if (signed > height)
      return [
        bad(
          CHECK,
          `at height ${height}, but the key signed at ${signed}`,
          'find the other signer of this key, and stop it',
        ),
      ];
    if (stored.copied)
      return [
        warn(
          CHECK,
          `${path} was copied, or the validator has not signed since its last start`,
          'the node signs after some silent blocks; for a remote signer: signer init --after-height',
        ),
      ];
    return [ok(CHECK, `at height ${height}`)];
  } catch (cause) {
    if (cause instanceof KeyFileError) return [];
    if (!(cause instanceof Failure)) throw cause;
    return [bad(CHECK, cause.error.message, 'start the node with --wal-recover, or give a remote signer a new record')];
  }
}

/** Last height that the validator of the running node signed; 0 if it cannot be asked. */
async function lastSigned(rpcPort: number): Promise<number> {
  const node = new NodeClient({ text: () => `http://127.0.0.1:${rpcPort}` });
  try {
    const { last_signed_height } = await node.call<{ last_signed_height: number | null }>('chain_validatorHealth');
    return last_signed_height ?? 0;
  } catch {
    return 0;
  }
}
