/**
 * Channels: tokens of this chain that are locked here while another Trellis chain represents them by a mapped token. They
 * are released when that token is burned there (decision 0118).
 */

import { type Address, fail, type Hash, InsufficientBalance, lowerCase, t, UnknownToken } from '../../runtime/sdk.js';
import { NATIVE, tokensPort } from '../tokens/port.js';
import { Proof, signaturesIn } from './attester-set.js';
import { Chain, checkDestination, Destination, type External, trellisId, trellisName } from './chains.js';
import { checkSignatures } from './deposit.js';
import { withdrawalDigest } from './digests.js';
import {
  AlreadyUnlocked,
  InvalidDestination,
  InvalidProof,
  LaneClosed,
  LimitExceeded,
  NotFoundation,
  UnknownChain,
  WrongWithdrawalStatus,
} from './errors.js';
import { WithdrawalId } from './op.js';
import { type Acting, bridge, checkFoundation, LockId } from './shape.js';
import { chainNamed } from './supported.js';

const TrellisChain = t.doc(Chain, 'Name of the other Trellis chain: trellis- and its chain id');
const Mint = t.doc(t.mint, 'Mint address of the token on this chain');

/** Name of a mint of this chain in the mappings of other Trellis chains. */
export const contractOfMint = (mint: Hash): string => (mint === NATIVE ? 'native' : `0x${mint}`);

/** The other Trellis chain of this name, with its id; fails with UnknownChain. */
function otherTrellis(c: Acting, given: string): { readonly external: External; readonly chainId: number } {
  const external = chainNamed(c, given);
  const chainId =
    trellisId(external.name) ?? fail(UnknownChain, { chain: external.name, known: ['trellis-<chain id>'] });
  return { external, chainId };
}

function openChannel({ state }: Acting, chain: string, mint: Hash) {
  const channel = state.lanes.get(chain, mint);
  return channel?.open ? channel : fail(LaneClosed, { chain, mint: `0x${mint}` });
}

/** Account that holds the locked tokens. */
const vaultOf = (c: Acting): Address => c.account('lanes');

export const SetBridgeLane = bridge.operation({
  id: 56,
  about:
    'Opens or closes a channel: while it is open, a token of this chain can be locked for another Trellis chain that has mapped a token to it, and unlocked again. Foundation only.',
  params: {
    chain: TrellisChain,
    mint: Mint,
    open: t.doc(t.bool, 'True to open the channel for the token, false to close it in both directions'),
  },
  logs: ['BridgeLaneSet'],
  gas: 40_000,
  cli: 'bridge lane',
  errors: [NotFoundation, UnknownChain, UnknownToken],
  execute(c, { chain: given, mint, open }) {
    checkFoundation(c);
    const chain = otherTrellis(c, given).external.name;
    if (!c.use.tokens.info(mint)) fail(UnknownToken, { token: `0x${mint}` });
    c.state.lanes.put(chain, mint, { open, locked: c.state.lanes.get(chain, mint)?.locked ?? 0n });
    c.emit.BridgeLaneSet({ chain, mint, open });
  },
});

export const BridgeLock = bridge.operation({
  id: 57,
  about:
    'Locks tokens of this chain for an account of another Trellis chain, which credits them once its attesters report the lock. A withdrawal there unlocks them.',
  sentence: 'Locked {amount} for {chain}',
  params: {
    token_mint: Mint,
    amount: t.doc(t.amountOf('token_mint'), 'Amount to lock in raw units'),
    chain: TrellisChain,
    recipient: t.doc(Destination, 'Recipient account on the other chain, as 0x and 64 hex digits'),
  },
  returns: { lock_id: LockId },
  logs: ['BridgeLocked'],
  gas: 80_000,
  cli: { words: 'bridge lock', flags: { token_mint: 'mint' } },
  takes: ['amount'],
  errors: [UnknownChain, LaneClosed, InvalidDestination, InsufficientBalance, ...tokensPort.refusals('transfer')],
  execute(c, { token_mint: mint, amount, chain: given, recipient }) {
    const { state, use, emit, sender, height, bundleHash: bundle_hash } = c;
    const { external } = otherTrellis(c, given);
    const chain = external.name;
    const channel = openChannel(c, chain, mint);
    checkDestination(external, recipient);
    use.tokens.transfer(sender, vaultOf(c), mint, amount);
    state.lanes.put(chain, mint, { ...channel, locked: channel.locked + amount });
    const lock_id = state.lockCount.get() + 1;
    state.lockCount.put(lock_id);
    state.locks.put(lock_id, { chain, mint, amount, sender, recipient, bundle_hash, height });
    emit.BridgeLocked({ lock_id, sender, mint, amount, chain, recipient });
    return { lock_id };
  },
});

export const BridgeUnlock = bridge.operation({
  id: 67,
  about:
    'Pays out tokens that were burned on another Trellis chain, given the signatures from its chain_getBridgeWithdrawal. Each withdrawal is paid at most once, and only until its signatures expire. Anyone may send this.',
  sentence: 'Unlocked {amount} from {chain}',
  params: {
    chain: TrellisChain,
    withdrawal_id: WithdrawalId,
    mint: Mint,
    amount: t.doc(t.amountOf('mint'), 'Amount of the withdrawal in raw units of this chain'),
    destination: t.doc(Destination, 'Recipient account on this chain, written as in the withdrawal'),
    expires_at: t.doc(t.time, 'Expiry of the signatures in Unix seconds, as in the withdrawal'),
    proof: t.doc(Proof, 'Signatures of attesters of this chain, sorted by their index here'),
  },
  logs: ['BridgeUnlocked'],
  gas: { base: 90_000, of: ({ proof }, _position, base) => base + 3_000 * signaturesIn(proof) },
  cli: 'bridge unlock',
  errors: [
    UnknownChain,
    LaneClosed,
    AlreadyUnlocked,
    WrongWithdrawalStatus,
    InvalidDestination,
    InvalidProof,
    LimitExceeded,
    ...tokensPort.refusals('transfer'),
  ],
  execute(c, { chain: given, withdrawal_id, mint, amount, destination, expires_at, proof }) {
    const { state, use, emit, time, bundleHash } = c;
    const { external, chainId } = otherTrellis(c, given);
    const chain = external.name;
    const channel = openChannel(c, chain, mint);
    const paid = state.unlocked.get(chain, withdrawal_id);
    if (paid !== undefined) fail(AlreadyUnlocked, { chain, withdrawal_id, bundle_hash: `0x${paid}` });
    if (time >= expires_at) fail(WrongWithdrawalStatus, { status: 'expired' });
    checkDestination(external, destination);
    // Attesters can take at most the amount that is locked for their chain.
    if (amount > channel.locked) fail(LimitExceeded, { amount: `${amount}`, max: `${channel.locked}` });
    const withdrawal = {
      withdrawal_id,
      chain: trellisName(c.chain.chainId),
      contract: contractOfMint(mint),
      amount,
      destination,
      expires_at,
    };
    checkSignatures(c, withdrawalDigest({ chainId }, withdrawal), proof);
    const recipient = lowerCase(destination).slice(2) as string as Address;
    state.unlocked.put(chain, withdrawal_id, bundleHash);
    state.lanes.put(chain, mint, { ...channel, locked: channel.locked - amount });
    use.tokens.transfer(vaultOf(c), recipient, mint, amount);
    emit.BridgeUnlocked({ chain, withdrawal_id, mint, amount, recipient });
  },
});
