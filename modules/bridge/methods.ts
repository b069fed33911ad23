/** Read methods about the bridge. */

import { type Address, addressOfKey, addressText, fail, fn, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { used } from '../shared/rolling.js';
import { TokenName } from '../tokens/port.js';
import { AttesterKey, Place } from './attester-set.js';
import { Chain, Contract, type External, readTxHash, replayKeyOf, TxHash, txHashOf } from './chains.js';
import { detect, Kind } from './detect.js';
import { InvalidTxHash, UnknownChain, UnrecognizedPayload, WithdrawalNotFound } from './errors.js';
import { leastWithdrawal, mostWithdrawal } from './fees.js';
import { mappingOf } from './mapping.js';
import { leading } from './observe.js';
import { DAY, LogIndex, OpId, toInside, WithdrawalId } from './op.js';
import { bridge, type Observation, type Reading } from './shape.js';
import { chainNamed, chainOf } from './supported.js';

const Amount = t.doc(t.amountOf('mint'), 'Amount in raw units of the token on this chain');
const Mint = t.doc(t.mint, 'Mint address of the token on this chain');
const Ticker = t.doc(TokenName, 'Symbol of the token on this chain');

/** Public record of a bridge transfer; `waiting` means that too few attesters have observed it. */
const BridgeOp = t.titled(
  'BridgeOp',
  t.doc(
    t.struct({
      id: OpId,
      direction: t.doc(
        t.choice('in', 'out'),
        'in: deposited on the other chain, credited here; out: burned here, released on the other chain',
      ),
      chain: Chain,
      tx_hash: t.doc(t.option(TxHash), 'Transaction there that locked or released the tokens; null before the release'),
      log_index: t.doc(t.option(LogIndex), 'Index of the log in the transaction; null for a withdrawal'),
      withdrawal_id: t.doc(t.option(WithdrawalId), 'Number of the withdrawal; null for a deposit'),
      symbol: Ticker,
      mint: Mint,
      amount: Amount,
      fee: t.doc(
        t.amountOf('mint'),
        'Total fee in raw units, on top of the amount: for the treasury and for the attester that submits the release',
      ),
      sender: t.doc(t.option(t.address), 'Account on this chain whose tokens were burned; null for a deposit'),
      recipient: t.doc(t.text(1, 128), 'Recipient: an account on this chain, or an address on the other chain'),
      status: t.doc(
        t.choice(
          'waiting',
          'pending',
          'delayed',
          'completed',
          'burned',
          'attested',
          'released',
          'refunded',
          'cancelled',
        ),
        'In: waiting (too few attesters), delayed (for 24 hours), pending (the credit failed and is retried), completed or cancelled. Out: burned, attested, then released or refunded',
      ),
      signatures: t.doc(t.u8, 'Number of attesters that have signed'),
      required: t.doc(t.u8, 'Number of signatures required'),
      bundle_hash: t.doc(
        t.option(t.bundleHash),
        'Bundle that received or burned the tokens; null while waiting, or if the end of a block did it',
      ),
      created_at_height: t.doc(t.option(t.height), 'Height of the receive or the burn; null while waiting'),
      updated_at: t.doc(t.option(t.time), 'Time of the last change of status in Unix seconds; null while waiting'),
      release_at: t.doc(t.option(t.time), 'Time of the credit of a delayed receive, in Unix seconds; null for others'),
    }),
    'A bridge transfer',
  ),
);
type BridgeOp = ValueOf<typeof BridgeOp>;

const symbolOf = (c: Reading, mint: Hash): string => c.use.tokens.info(mint)!.symbol;

function describe(c: Reading, id: number): BridgeOp {
  const { recipient, destination, ...op } = c.state.ops.get(id)!;
  return {
    id,
    ...op,
    symbol: symbolOf(c, op.mint),
    recipient: recipient === null ? destination! : addressText(recipient, c.chain.addressPrefix),
  };
}

/**
 * Describes a log that is not received yet, as most attesters report it. With `asked`, only reports that name this
 * recipient count.
 */
function describeWaiting(
  c: Reading,
  chain: string,
  log_index: number,
  { receive_id: id, set_index, votes }: Observation,
  asked?: Address,
): BridgeOp {
  const { current } = c.state.sets.get();
  const { vote, have } = leading(votes.filter((one) => asked === undefined || one.recipient === asked));
  const { tx_hash, mint, amount, recipient } = vote;
  return {
    id,
    direction: 'in',
    chain,
    tx_hash,
    log_index,
    withdrawal_id: null,
    symbol: symbolOf(c, mint),
    mint,
    amount: toInside(amount, mappingOf(c, mint)),
    fee: 0n,
    sender: null,
    recipient: addressText(recipient, c.chain.addressPrefix),
    status: 'waiting',
    // Reports of an earlier set no longer count.
    signatures: set_index === current.set_index ? have : 0,
    required: current.threshold,
    bundle_hash: null,
    created_at_height: null,
    updated_at: null,
    release_at: null,
  };
}

/**
 * Record of a log, received or only observed; undefined if there is none. `asked` limits observations to one recipient.
 */
function known(c: Reading, chain: string, key: string, log_index: number, asked?: Address): BridgeOp | undefined {
  const id = c.state.received.get(chain, key, log_index);
  if (id !== undefined) return describe(c, id);
  const found = c.state.observations.get(chain, key, log_index);
  return found && describeWaiting(c, chain, log_index, found, asked);
}

export const getBridgeStatus = bridge.method({
  about: 'Returns the status of a deposit on another chain; null if no attester has reported it.',
  signature: fn({ chain: Chain, tx_hash: TxHash, log_index: t.defaulted(LogIndex, 0) }, t.option(BridgeOp)),
  cli: 'bridge status',
  errors: [UnknownChain, InvalidTxHash],
  read(c, { chain: given, tx_hash, log_index }) {
    const chain = chainNamed(c, given);
    return known(c, chain.name, replayKeyOf(txHashOf(chain, tx_hash)), log_index) ?? null;
  },
});

export const getBridgeHistory = bridge.method({
  about: 'Lists the deposits and withdrawals of an account, newest first.',
  signature: fn(
    {
      address: t.doc(t.address, 'Account that received or withdrew'),
      limit: t.limit(),
      cursor: t.cursor,
    },
    t.page('operations', BridgeOp, 'Bridge transfers, newest first'),
  ),
  cli: 'bridge history',
  read(c, { address, limit, cursor }) {
    const { items, next } = c.state.history.page([address], limit, cursor, 'descending');
    return { items: items.map((id) => describe(c, id)), next };
  },
});

export const getBridgeAttesters = bridge.method({
  about: 'Returns the current attesters of the bridge by index, and the number of signatures required.',
  signature: fn(
    {},
    t.struct({
      set_index: t.doc(t.u32, 'Number of the set, which proofs refer to'),
      threshold: t.doc(t.u8, 'Number of signatures required'),
      attesters: t.doc(
        t.list(
          t.struct({
            index: Place,
            public_key: AttesterKey,
            address: t.doc(t.address, 'Account of the key, from which the attester sends'),
          }),
          32,
        ),
        'Attesters by index; if empty, no proof is valid',
      ),
      previous: t.doc(
        t.option(
          t.struct({
            set_index: t.doc(t.u32, 'Number of the previous set'),
            until: t.doc(t.time, 'End of the validity of its proofs, in Unix seconds'),
          }),
        ),
        'Previous set while its proofs are accepted; null afterwards',
      ),
    }),
  ),
  cli: 'bridge attesters',
  read(c) {
    const { current, previous, previous_until: until } = c.state.sets.get();
    const { set_index, threshold, attesters } = current;
    return {
      set_index,
      threshold,
      attesters: attesters.map((public_key, index) => ({ index, public_key, address: addressOfKey(public_key) })),
      previous: previous !== null && c.time <= until ? { set_index: previous.set_index, until } : null,
    };
  },
});

/** Public record of a mapping. */
const MappingInfo = t.struct({
  chain: Chain,
  contract: Contract,
  mint: Mint,
  symbol: Ticker,
  decimals_external: t.doc(t.u8, 'Decimals of the token on the other chain'),
  paused: t.doc(t.bool, 'True while the token is paused in both directions'),
  limits: t.doc(
    t.struct({
      per_tx: t.doc(t.amountOf('mint'), 'Largest single receive that is credited without delay, in raw units'),
      per_day: t.doc(
        t.amountOf('mint'),
        'Largest total of receives in 24 hours that is credited without delay, in raw units',
      ),
      used_24h: t.doc(t.amountOf('mint'), 'Total of the last 24 hours that was credited without delay, in raw units'),
    }),
    'Limits above which receives wait 24 hours',
  ),
  minted: t.doc(
    t.amountOf('mint'),
    'Raw units minted. The amount locked on the other chain is this minus `burned`. Both counts restart when minted would overflow',
  ),
  burned: t.doc(t.amountOf('mint'), 'Raw units withdrawn and not refunded'),
  registered_at_height: t.doc(t.height, 'Height of the registration; 0 for genesis'),
});

/** A page of mappings, of all chains or of one. */
function pageOf(c: Reading, given: string | null, limit: number, cursor: string | null) {
  return given === null
    ? c.state.byAge.page([], limit, cursor)
    : c.state.byChain.page([chainNamed(c, given).name], limit, cursor);
}

const OfChain = t.doc(t.option(Chain), 'Chain to filter by; null for all chains');

export const getBridgeMappings = bridge.method({
  about: 'Lists the mappings of tokens to contracts on other chains, with their limits, in order of registration.',
  signature: fn(
    { chain: OfChain, limit: t.limit(), cursor: t.cursor },
    t.page('mappings', MappingInfo, 'Mappings in order of registration'),
  ),
  cli: 'bridge mappings',
  errors: [UnknownChain],
  read(c, { chain, limit, cursor }) {
    const { items, next } = pageOf(c, chain, limit, cursor);
    const describeMapping = (mint: Hash): ValueOf<typeof MappingInfo> => {
      const { per_tx, per_day, used: rolling, ...mapping } = mappingOf(c, mint);
      const limits = { per_tx, per_day, used_24h: used(rolling, DAY, c.time) };
      return { ...mapping, mint, symbol: symbolOf(c, mint), limits };
    };
    return { items: items.map(describeMapping), next };
  },
});

/** Cost of withdrawing a token. */
const Fees = t.struct({
  chain: Chain,
  token: Ticker,
  base_fee: t.doc(
    t.amountOf('mint'),
    'Flat fee of each withdrawal in raw units: for the attester that submits the release on EVM chains, for the treasury on others',
  ),
  fee_bps: t.doc(t.bps(), 'Treasury fee in basis points of the amount, in addition to the flat fee'),
  min_amount: t.doc(t.amountOf('token'), 'Minimum withdrawal in raw units'),
  max_amount: t.doc(
    t.amountOf('token'),
    'Maximum withdrawal in raw units: the amount locked on the other chain less the release fee, and at most what that chain can represent',
  ),
  eta_seconds: t.doc(t.seconds, 'Seconds until a transaction on the other chain is final and attested'),
});

export const getBridgeFees = bridge.method({
  about: 'Lists the withdrawal fees and the expected duration of transfers by token.',
  signature: fn(
    { chain: OfChain, limit: t.limit(), cursor: t.cursor },
    t.page('fees', Fees, 'Fees by token, in order of registration'),
  ),
  cli: 'bridge fees',
  errors: [UnknownChain],
  read(c, { chain, limit, cursor }) {
    const { items, next } = pageOf(c, chain, limit, cursor);
    const describeFees = (mint: Hash): ValueOf<typeof Fees> => {
      const mapping = mappingOf(c, mint);
      const chain = chainOf(c, mapping);
      const { base_fee, fee_bps } = mapping;
      return {
        chain: mapping.chain,
        token: symbolOf(c, mint),
        base_fee,
        fee_bps,
        min_amount: leastWithdrawal(mapping),
        max_amount: mostWithdrawal(mapping, chain),
        eta_seconds: chain.eta,
      };
    };
    return { items: items.map(describeFees), next };
  },
});

const Receive = t.struct({
  receive_id: OpId,
  chain: Chain,
  tx_hash: TxHash,
  symbol: Ticker,
  amount: Amount,
  recipient: t.doc(t.address, 'Recipient of the tokens'),
  status: t.doc(
    t.choice('waiting_quorum', 'delayed', 'pending', 'cancelled'),
    'waiting_quorum: too few attesters have reported it; delayed: for 24 hours; pending: the credit failed and is retried; cancelled: by the foundation',
  ),
  have: t.doc(t.u8, 'Number of attesters that have signed'),
  need: t.doc(t.u8, 'Number of signatures required'),
  release_at: t.doc(t.option(t.time), 'Time of the credit in Unix seconds; null unless delayed or pending'),
});

export const getPendingReceives = bridge.method({
  about: 'Lists the pending and cancelled bridge receives of an account, newest first.',
  signature: fn(
    { address: t.doc(t.address, 'Recipient of the tokens'), limit: t.limit(), cursor: t.cursor },
    t.page('receives', Receive, 'Pending and cancelled receives, newest first'),
  ),
  cli: 'bridge pending',
  read(c, { address, limit, cursor }) {
    const { items, next } = c.state.receives.page([address], limit, cursor, 'descending');
    const describeReceive = ({ id, log }: (typeof items)[number]): ValueOf<typeof Receive> => {
      const { status, signatures, required, ...op } = known(c, log.chain, log.key, log.log_index, address)!;
      return {
        receive_id: id,
        chain: op.chain,
        tx_hash: op.tx_hash!,
        symbol: op.symbol,
        amount: op.amount,
        recipient: address,
        status: status === 'delayed' || status === 'cancelled' || status === 'pending' ? status : 'waiting_quorum',
        have: signatures,
        need: required,
        release_at: op.release_at,
      };
    };
    return { items: items.map(describeReceive), next };
  },
});

/** Maximum logs of one transaction that are searched on each chain. */
const LOGS = 8;

export const autobridge = bridge.method({
  about:
    'Detects a transaction hash, an explorer link or a proof, and returns the status of its deposits. Deposits that enough attesters report are credited without any action.',
  cost: { base: 10 },
  signature: fn(
    {
      payload: t.doc(t.text(1, 8_192), 'Transaction hash of another chain, a link with one, or a proof as hex or JSON'),
      recipient: t.doc(t.option(t.address), 'Recipient account to filter by; null for all'),
    },
    t.struct({
      detected: t.doc(
        t.struct({
          chain: t.doc(t.list(Chain, 64), 'Other chains on which the hash is well-formed; empty for a proof'),
          kind: Kind,
        }),
        'Detected form of the payload',
      ),
      status: t.doc(
        t.choice('executed', 'waiting', 'already_processed', 'unknown'),
        'executed: all deposits are credited; waiting: at least one is in progress, or the payload is a proof; already_processed: at least one was cancelled; unknown: no attester has reported any',
      ),
      have: t.doc(t.u8, 'Number of attesters that signed the first deposit; for a proof, its number of signatures'),
      need: t.doc(t.u8, 'Number of signatures required'),
      deposits: t.doc(t.list(BridgeOp, 512), 'Known deposits of the transaction, at most 8 a chain'),
      bundle_hash: t.doc(t.option(t.bundleHash), 'Bundle that received the first deposit; null if none is received'),
    }),
  ),
  cli: 'bridge detect',
  errors: [UnrecognizedPayload],
  read(c, { payload, recipient }) {
    const found = detect(payload, c) ?? fail(UnrecognizedPayload);
    const { kind, chains, tx_hash } = found;
    const wanted = recipient === null ? undefined : addressText(recipient, c.chain.addressPrefix);
    const deposits = (tx_hash === undefined ? [] : depositsOf(c, chains, tx_hash)).filter(
      (op) => wanted === undefined || op.recipient === wanted,
    );
    const [first] = deposits;
    return {
      detected: { chain: chains.map(({ name }) => name), kind },
      status: statusOf(kind === 'proof', deposits),
      have: first?.signatures ?? found.signatures ?? 0,
      need: first?.required ?? c.state.sets.get().current.threshold,
      deposits,
      bundle_hash: first?.bundle_hash ?? null,
    };
  },
});

/** Records of a transaction on any of these chains, with its hash in any notation; at most 8 logs per chain. */
export const depositsOf = (c: Reading, chains: readonly External[], tx_hash: string): readonly BridgeOp[] =>
  chains.flatMap((chain) => {
    const read = readTxHash(chain, tx_hash);
    return read === undefined ? [] : logsOf(c, chain.name, replayKeyOf(read));
  });

/** Records of the logs of a transaction. */
function logsOf(c: Reading, chain: string, key: string): BridgeOp[] {
  const came = c.state.received.list([chain, key], LOGS).map(({ value }) => describe(c, value));
  const seen = c.state.observations
    .list([chain, key], LOGS)
    .map(({ key: [, , log_index], value }) => describeWaiting(c, chain, log_index, value));
  return [...came, ...seen].slice(0, LOGS);
}

function statusOf(
  isProof: boolean,
  deposits: readonly BridgeOp[],
): 'executed' | 'waiting' | 'already_processed' | 'unknown' {
  if (deposits.length === 0) return isProof ? 'waiting' : 'unknown';
  if (deposits.some(({ status }) => status === 'waiting' || status === 'delayed' || status === 'pending'))
    return 'waiting';
  return deposits.every(({ status }) => status === 'completed') ? 'executed' : 'already_processed';
}

export const getBridgeWithdrawal = bridge.method({
  about:
    'Returns a withdrawal with every field that attesters sign, and their signatures so far. Once attested, they are the proof for the other chain.',
  signature: fn(
    { withdrawal_id: WithdrawalId },
    t.struct({
      operation: t.doc(BridgeOp, 'The withdrawal as a bridge transfer'),
      contract: Contract,
      amount_external: t.doc(t.amount, 'Amount to release on the other chain, in raw units there'),
      fee_external: t.doc(t.amount, 'Fee for the attester that submits the release, in raw units of the other chain'),
      expires_at: t.doc(t.time, 'Deadline of the release on the other chain, in Unix seconds'),
      set_index: t.doc(t.u32, 'Number of the attester set that signed; 0 if there is no signature'),
      signatures: t.doc(
        t.list(
          t.struct({
            index: Place,
            signature: t.doc(t.bytes(64, 64, 'bare'), 'Ed25519 signature over the digest of the withdrawal'),
          }),
          32,
        ),
        'Signatures for the release, sorted by index; once attested, those of the proof',
      ),
    }),
  ),
  cli: 'bridge withdrawal',
  errors: [WithdrawalNotFound],
  read(c, { withdrawal_id }) {
    const found = c.state.withdrawals.get(withdrawal_id) ?? fail(WithdrawalNotFound, { withdrawal_id });
    const operation = describe(c, found.op);
    const { set_index, by } = found.proof ?? found.gathered;
    return {
      operation,
      contract: mappingOf(c, operation.mint).contract,
      amount_external: found.amount,
      fee_external: c.state.releaseFees.get(withdrawal_id) ?? 0n,
      expires_at: found.expires_at,
      set_index,
      signatures: by.map(({ place, signature }) => ({ index: place, signature })),
    };
  },
});
