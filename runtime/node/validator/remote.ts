/** Opens the listening address for the signer of this node's validator (`--signer`). */

import { join } from 'node:path';
import { fail } from '../../lib/errors.js';
import { logOf } from '../../lib/log-levels.js';
import type { Chain, FullNodeContext } from '../assembly/context.js';
import { InvalidOption } from '../options/option-values.js';
import type { NodeOptions } from '../options/options.js';
import { placeText } from '../options/signer-place.js';
import { listenAt } from '../signer/connections.js';
import { RemoteSigner } from '../signer/remote-signer.js';
import { openLinkIdentity } from '../signer/run.js';
import { statementsBy } from '../signer/statements.js';
import { validatorOf } from './keys.js';
import { type OwnSigner, votesAfter } from './signer.js';

/** File of the node's key for connections with its signer, in the data directory. */
export const NODE_LINK_KEY = 'signer-link.key';

/** The validator whose key is in a signer. The node starts without it, and signs when it connects. */
export async function openRemoteSigner(
  { ledger, voteLog }: Chain,
  { options, genesis, directory, get, closers, meters }: FullNodeContext,
): Promise<OwnSigner> {
  const publicKey = checkedKey(options);
  const log = logOf(get('Log'), 'validator');
  const signed = await votesAfter(ledger.head.height, voteLog);
  const remote = new RemoteSigner({
    publicKey,
    domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
    latest: signed.at(-1) ?? null,
    log,
    answered: (ms) => meters?.onSignature(ms),
  });
  const identity = () => openLinkIdentity(join(directory.path, NODE_LINK_KEY));
  const place = options.signer!;
  const link = place.kind === 'tls' ? { link_key: identity().publicKey } : {};
  const listener = await listenAt(
    place,
    identity,
    (socket) => remote.adopt(socket),
    (reason) => log('warn', 'signer refused', { reason }),
  );
  closers.add(async () => {
    remote.close();
    await listener.close();
  });
  log('info', 'waiting for the signer', { address: placeText(listener.place), ...link });
  const statements = statementsBy((statement) => remote.statement(statement));
  return { key: undefined, ...(await validatorOf(publicKey, ledger, log)), ...statements, signer: remote, remote };
}

/** The public key of the signer; throws InvalidOption for options that contradict a signer. */
function checkedKey({ validatorKey, validatorPublicKey, doppelgangerBlocks }: NodeOptions): string {
  const refuse = (option: string, value: unknown, reason: string): never =>
    fail(InvalidOption, { option, value: String(value), reason });
  if (validatorKey !== undefined)
    refuse('--validator-key', validatorKey, 'the signer holds the key: omit it with --signer');
  if (doppelgangerBlocks > 0)
    refuse(
      '--doppelganger-blocks',
      doppelgangerBlocks,
      'the record of the signer detects a second one: omit it with --signer',
    );
  return validatorPublicKey ?? refuse('--validator-public-key', '', 'the key of the signer, which signer init prints');
}
