/** Operations: deposit with a proof, and cancel a delayed receive. */

import { AmountZero, fail, type Hash, InvalidAddress, t } from '../../runtime/sdk.js';
import { TokenName, tokensPort } from '../tokens/port.js';
import { acceptedSet } from './appoint.js';
import { flawOfProof, Proof, readProof, signaturesIn } from './attester-set.js';
import { Chain, TxHash } from './chains.js';
import { depositDigest } from './digests.js';
import {
  AlreadyProcessed,
  BridgePaused,
  InexactAmount,
  InvalidProof,
  InvalidTxHash,
  LimitExceeded,
  MappingNotFound,
  NotFoundation,
  ReceiveNotPending,
  SymbolMismatch,
  UnknownChain,
} from './errors.js';
import { mappingOf } from './mapping.js';
import { LogIndex, OpId } from './op.js';
import { checkNew, type Deposit, depositOf, receive } from './receive.js';
import { type Acting, bridge, checkFoundation } from './shape.js';

/** Parameters that describe a deposit. */
export const depositParams = {
  chain: Chain,
  tx_hash: TxHash,
  log_index: t.defaulted(LogIndex, 0),
  symbol: t.doc(TokenName, 'Symbol of the token on this chain, or its mint address as 0x and 64 hex digits'),
  amount: t.doc(t.amount, 'Amount locked on the other chain, in raw units there'),
  recipient: t.doc(t.address, 'Recipient account on this chain'),
};

/** Errors of these parameters. */
export const DEPOSIT_ERRORS = [
  UnknownChain,
  InvalidTxHash,
  MappingNotFound,
  SymbolMismatch,
  InvalidAddress,
  AmountZero,
  InexactAmount,
  LimitExceeded,
  AlreadyProcessed,
];

export const BridgeDeposit = bridge.operation({
  id: 58,
  about:
    'Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.',
  sentence: 'Received {amount} from {chain} for {recipient}',
  params: {
    ...depositParams,
    proof: t.doc(
      t.option(Proof),
      'Signatures of attesters: the hex of borsh {set_index u32, sigs [{index u8, signature}]}, or the same as JSON; null only on test networks that accept deposits without a proof',
    ),
  },
  returns: {
    deposit_id: OpId,
    delayed_until: t.doc(t.option(t.time), 'Time of the credit in Unix seconds; null if credited at once'),
  },
  logs: ['BridgeDeposited', 'BridgeDelayed'],
  gas: {
    base: 120_000,
    of: ({ proof }, _position, base) => base + 3_000 * (proof === null ? 0 : signaturesIn(proof)),
  },
  rpc: [
    'bridgeToken',
    'chain',
    'tx_hash',
    'symbol',
    'amount',
    { recipient: 'recipient', sender: 'recipient' },
    'proof',
    'log_index',
  ],
  cli: 'bridge deposit',
  errors: [...DEPOSIT_ERRORS, BridgePaused, InvalidProof, ...tokensPort.refusals('mintAsProtocol')],
  execute(c, { proof, ...given }) {
    const deposit = depositOf(c, given);
    checkNew(c, deposit);
    if (mappingOf(c, deposit.mint).paused) fail(BridgePaused, { mint: `0x${deposit.mint}` });
    return receive(c, deposit, checkProof(c, deposit, proof));
  },
});

/** Fails with InvalidProof unless enough attesters of an accepted set signed the deposit. */
function checkProof(c: Acting, deposit: Deposit, proof: Uint8Array | null) {
  const { threshold } = c.state.sets.get().current;
  if (proof === null) {
    // Never on mainnet, whatever the chain parameters say.
    if (c.chain.network !== 'mainnet' && c.state.trustsAll.get()) return { signatures: 0, required: 0 };
    return fail(InvalidProof, { have: 0, need: threshold, reason: 'there is no proof' });
  }
  return checkSignatures(c, depositDigest(c.chain, deposit), proof);
}

/** Fails with InvalidProof unless enough attesters of an accepted set signed the digest. */
export function checkSignatures(c: Acting, digest: Hash, proof: Uint8Array) {
  const { threshold } = c.state.sets.get().current;
  const read =
    readProof(proof) ?? fail(InvalidProof, { have: 0, need: threshold, reason: 'the bytes are not a proof' });
  const have = read.sigs.length;
  const set =
    acceptedSet(c, read.set_index) ??
    fail(InvalidProof, { have, need: threshold, reason: `attester set ${read.set_index} is not accepted` });
  const reason = flawOfProof(set, proof, read, digest);
  if (reason !== undefined) fail(InvalidProof, { have, need: set.threshold, reason });
  return { signatures: have, required: set.threshold };
}

export const CancelPendingReceive = bridge.operation({
  id: 65,
  about: 'Cancels a delayed receive of a false deposit. Its log can never be received again. Foundation only.',
  params: { receive_id: OpId },
  logs: ['BridgeReceiveCancelled'],
  gas: 40_000,
  cli: 'bridge cancel',
  errors: [NotFoundation, ReceiveNotPending],
  execute(c, { receive_id: id }) {
    checkFoundation(c);
    const op = c.state.ops.get(id);
    if (op?.release_at == null || op.recipient === null) return fail(ReceiveNotPending, { receive_id: id });
    c.state.agenda.delete(op.release_at, id);
    c.state.ops.put(id, { ...op, status: 'cancelled', release_at: null, updated_at: c.time });
    c.emit.BridgeReceiveCancelled({ deposit_id: id, mint: op.mint, amount: op.amount, recipient: op.recipient });
  },
});
