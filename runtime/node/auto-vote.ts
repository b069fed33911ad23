/** Automatic votes of a node: which key signs them, and how they reach the chain. */

import { SignatureRequired } from '../kernel/chain/common-errors.js';
import { authPort } from '../kernel/ports.js';
import { type Address, type Hash, toHex } from '../lib/codec/ids.js';
import { addressOfKey } from '../lib/crypto/address.js';
import type { Signer } from '../lib/crypto/signatures.js';
import { fail } from '../lib/errors.js';
import { OWN_REQUEST } from '../lib/rpc/method.js';
import type { ApiParts } from './api/api.js';
import { isDev } from './api/dev-methods.js';
import { writeBundle } from './api/write.js';
import type { Assembly } from './chain.js';
import type { OwnValidator } from './keys.js';
import { AutoVote } from './upgrade/auto-vote.js';
import { FETCH_LIMITS } from './upgrade/fetch.js';

/** Begins to vote where `--auto-vote-seed` asks for it. */
export function startAutoVote(api: ApiParts, validator: OwnValidator | undefined, assembly: Assembly): void {
  const { options, genesis, get, hooks, closers } = assembly;
  const { autoVoteSeed: seed, dataDir } = options;
  const log = get('Log');
  if (seed === undefined) return;
  if (validator === undefined) {
    log('warn', '--auto-vote-seed does nothing here: only validators vote, and this node has no --validator-key');
    return;
  }
  const votes = new AutoVote({
    seed,
    dataDir,
    ledger: api.ledger,
    // Others write plans: on a real chain they do not choose what is asked of this machine.
    limits: { ...FETCH_LIMITS, local: isDev(genesis.chain) },
    log,
    account: validator.account,
    waits: (bundle) => api.mempool.get(bundle) !== undefined,
    async send(from, { operation, params }) {
      const type = api.ledger.set.operations.byName.get(operation)!;
      const signer = await signerFor(api, from, validator.key);
      if (!signer && api.ledger.chain.enforceSignatures) {
        fail(SignatureRequired, {
          reason: `no key of this node may sign for its validator's account`,
          next_step: 'give one with --wallet-key',
        });
      }
      const wallet = new Map(signer ? [[from, signer]] : []);
      const answer = await writeBundle({ ...api, wallet }, from, [{ type, params }], null, OWN_REQUEST);
      return api.text.parseHash((answer as { bundle_hash: string }).bundle_hash) as Hash;
    },
  });
  closers.add(() => votes.stop());
  hooks.finalized.tap('automatic votes', () => {
    votes.look();
    return undefined;
  });
  votes.look();
}

/** A key of this node that may sign for an account: one of its wallet, or that of the validator. */
async function signerFor(
  { ledger, wallet }: ApiParts,
  account: Address,
  validatorKey: Signer,
): Promise<Signer | undefined> {
  const view = ledger.view();
  const keys = await ledger.read(() => view.port(authPort)?.keysOf(account) ?? []);
  const known = new Set(keys.map(({ public_key }) => toHex(public_key)));
  const mayJoin = (publicKey: Uint8Array) => known.size === 0 && addressOfKey(publicKey) === account;
  return [...wallet.values(), validatorKey].find(({ publicKey }) => known.has(toHex(publicKey)) || mayJoin(publicKey));
}
