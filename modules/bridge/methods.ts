/** Read methods about the bridge. */

import { type Address, addressOfKey, addressText, fail, fn, type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { used } from '../shared/rolling.js';
import { TokenName } from '../tokens/port.js';
import { AttesterKey, Place } from './attester-set.js';
import { Chain, Contract, chainNamed, etaOf, readTxHash, replayKeyOf, TxHash, txHashOf } from './chains.js';
import { detect, Kind } from './detect.js';
import { InvalidTxHash, UnknownChain, UnrecognizedPayload, WithdrawalNotFound } from './errors.js';
import { leastWithdrawal, mostWithdrawal } from './fees.js';
import { mappingOf } from './mapping.js';
import { leading } from './observe.js';
import { DAY, LogIndex, OpId, toInside, WithdrawalId } from './op.js';
import { bridge, type Observation, type Reading } from './shape.js';

const Amount = t.doc(t.amount, 'Raw units of the token on this chain');
const Mint = t.doc(t.mint, 'Mint address of the token on this chain');
const Ticker = t.doc(TokenName, 'Symbol of the token on this chain');

/** Public record of a bridge transfer; `waiting` means that too few attesters have observed it. */
const BridgeOp = t.titled(
  'BridgeOp',
  t.doc(
    t.struct({
      id: OpId,
      direction: t.doc(t.choice('in', 'out'), 'in: deposited there, received here; out: burned here, released there'),
      chain: Chain,
      tx_hash: t.doc(t.option(TxHash), 'Transaction there that locked the tokens, or released them; null before'),
      log_index: t.doc(t.option(LogIndex), 'Which log of it; null for a withdrawal'),
      withdrawal_id: t.doc(t.option(WithdrawalId), 'Number of the withdrawal; null for a deposit'),
      symbol: Ticker,
      mint: Mint,
      amount: Amount,
      fee: t.doc(
        t.amount,
        'Raw units that it cost besides: for the treasury, and for the attester that submits the release',
      ),
      sender: t.doc(t.option(t.address), 'Account here whose tokens were burned; null for a deposit'),
      recipient: t.doc(t.text(1, 128), 'Who gets the tokens: an account here, or an address there'),
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
        'In: waiting for attesters, delayed for a day, pending while the token cannot move, completed or cancelled; out: burned, attested, then released or refunded',
      ),
      signatures: t.doc(t.u8, 'Attesters that have signed'),
      required: t.doc(t.u8, 'How many must'),
      bundle_hash: t.doc(
        t.option(t.bundleHash),
        'Bundle that received or burned it; null while it waits for attesters, and when the end of a block did it',
      ),
      created_at_height: t.doc(t.option(t.height), 'Block of this bundle; null while it waits for attesters'),
      updated_at: t.doc(t.option(t.time), 'When its status changed last, in Unix seconds; null while it waits'),
      release_at: t.doc(t.option(t.time), 'When a delayed receive comes, in Unix seconds; null for others'),
    }),
    'A passage over the bridge',
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
  about: 'What has become of a deposit on another chain; null when nobody has told of it yet.',
  signature: fn({ chain: Chain, tx_hash: TxHash, log_index: t.defaulted(LogIndex, 0) }, t.option(BridgeOp)),
  cli: 'bridge status',
  errors: [UnknownChain, InvalidTxHash],
  read(c, { chain: given, tx_hash, log_index }) {
    const chain = chainNamed(given, c.chain);
    return known(c, chain, replayKeyOf(txHashOf(chain, tx_hash)), log_index) ?? null;
  },
});

export const getBridgeHistory = bridge.method({
  about: 'What an account has received and withdrawn over the bridge, the newest first.',
  signature: fn(
    {
      address: t.doc(t.address, 'Account that received or withdrew'),
      limit: t.limit(),
      cursor: t.cursor,
    },
    t.page('operations', BridgeOp, 'Passages over the bridge, the newest first'),
  ),
  cli: 'bridge history',
  read(c, { address, limit, cursor }) {
    const { items, next } = c.state.history.page([address], limit, cursor, 'descending');
    return { items: items.map((id) => describe(c, id)), next };
  },
});

export const getBridgeAttesters = bridge.method({
  about: 'Who attests for the bridge now, in the order of their places, and how many of them must sign.',
  signature: fn(
    {},
    t.struct({
      set_index: t.doc(t.u32, 'Number of the set; proofs name it'),
      threshold: t.doc(t.u8, 'How many must sign'),
      attesters: t.doc(
        t.list(
          t.struct({
            index: Place,
            public_key: AttesterKey,
            address: t.doc(t.address, 'Account of the key, from which the attester sends'),
          }),
          32,
        ),
        'The attesters by their places; while there are none, no proof holds',
      ),
      previous: t.doc(
        t.option(
          t.struct({
            set_index: t.doc(t.u32, 'Number of the set before'),
            until: t.doc(t.time, 'Until when its proofs are accepted, in Unix seconds'),
          }),
        ),
        'The set before while its proofs are accepted; null afterwards',
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
  decimals_external: t.doc(t.u8, 'Digits after the point that the token has on the other chain'),
  paused: t.doc(t.bool, 'True while nothing passes in either direction'),
  limits: t.doc(
    t.struct({
      per_tx: t.doc(t.amount, 'Raw units above which one receive waits a day'),
      per_day: t.doc(t.amount, 'Raw units in any 24 hours above which receives wait a day'),
      used_24h: t.doc(t.amount, 'Raw units that came at once in the last 24 hours'),
    }),
    'Above which amounts receives wait a day',
  ),
  minted: t.doc(
    t.amount,
    'Raw units that were minted; less `burned`, the units that are locked on the other chain. Both counts start again when their sum no longer fits',
  ),
  burned: t.doc(t.amount, 'Raw units that were withdrawn and not refunded'),
  registered_at_height: t.doc(t.height, 'Block that registered it; 0 for genesis'),
});

/** A page of mappings, of all chains or of one. */
function pageOf(c: Reading, given: string | null, limit: number, cursor: string | null) {
  return given === null
    ? c.state.byAge.page([], limit, cursor)
    : c.state.byChain.page([chainNamed(given, c.chain)], limit, cursor);
}

const OfChain = t.doc(t.option(Chain), 'Only those of this chain; of all when left out');

export const getBridgeMappings = bridge.method({
  about: 'Which tokens stand for which contracts on other chains, with their limits, in the order of registration.',
  signature: fn(
    { chain: OfChain, limit: t.limit(), cursor: t.cursor },
    t.page('mappings', MappingInfo, 'Mappings in the order of their registration'),
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
    t.amount,
    'Raw units that every withdrawal costs: on EVM chains for the attester that submits the release, elsewhere for the treasury',
  ),
  fee_bps: t.doc(t.bps(), 'Part of the amount that goes to the treasury besides, in hundredths of a percent'),
  min_amount: t.doc(t.amount, 'Least raw units that can be withdrawn'),
  max_amount: t.doc(
    t.amount,
    'Most raw units that can be withdrawn: the units locked on the other chain, as far as its amounts go',
  ),
  eta_seconds: t.doc(t.seconds, 'Seconds until a transaction there is final and attested'),
});

export const getBridgeFees = bridge.method({
  about: 'What withdrawals cost and how long passages take, by token.',
  signature: fn(
    { chain: OfChain, limit: t.limit(), cursor: t.cursor },
    t.page('fees', Fees, 'Fees by token, in the order of registration'),
  ),
  cli: 'bridge fees',
  errors: [UnknownChain],
  read(c, { chain, limit, cursor }) {
    const { items, next } = pageOf(c, chain, limit, cursor);
    const describeFees = (mint: Hash): ValueOf<typeof Fees> => {
      const mapping = mappingOf(c, mint);
      const { base_fee, fee_bps } = mapping;
      return {
        chain: mapping.chain,
        token: symbolOf(c, mint),
        base_fee,
        fee_bps,
        min_amount: leastWithdrawal(mapping),
        max_amount: mostWithdrawal(mapping),
        eta_seconds: etaOf(mapping.chain),
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
  recipient: t.doc(t.address, 'Account that is to get the tokens'),
  status: t.doc(
    t.choice('waiting_quorum', 'delayed', 'pending', 'cancelled'),
    'waiting_quorum: too few attesters have observed it; delayed for a day; pending: the token cannot move now; cancelled by the foundation',
  ),
  have: t.doc(t.u8, 'Attesters that have signed'),
  need: t.doc(t.u8, 'How many must'),
  release_at: t.doc(t.option(t.time), 'When it comes, in Unix seconds; null where no time says so'),
});

export const getPendingReceives = bridge.method({
  about: 'What is on its way to an account over the bridge, and what was cancelled of it, the newest first.',
  signature: fn(
    { address: t.doc(t.address, 'Account that is to get the tokens'), limit: t.limit(), cursor: t.cursor },
    t.page('receives', Receive, 'Receives that wait or were cancelled, the newest first'),
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
    'What a transaction hash, a link of an explorer or a proof is to the bridge, and whether it came. What enough attesters observe comes by itself: there is nothing to send.',
  cost: { base: 10 },
  signature: fn(
    {
      payload: t.doc(
        t.text(1, 8_192),
        'Transaction hash of another chain, a link with one in it, or a proof as hex or JSON',
      ),
      recipient: t.doc(t.option(t.address), 'Only deposits for this account; for all when left out'),
    },
    t.struct({
      detected: t.doc(
        t.struct({ chain: t.doc(t.list(Chain, 16), 'Other chains that know payloads of this form'), kind: Kind }),
        'What the payload is',
      ),
      status: t.doc(
        t.choice('executed', 'waiting', 'already_processed', 'unknown'),
        'executed: all of it came; waiting: something is on its way; already_processed: it ended another way; unknown: nobody has told of it',
      ),
      have: t.doc(t.u8, 'Attesters that have signed; signatures of a proof'),
      need: t.doc(t.u8, 'How many must'),
      deposits: t.doc(t.list(BridgeOp, 256), 'What is known of its logs, at most 8 a chain'),
      bundle_hash: t.doc(t.option(t.bundleHash), 'Bundle that received the first of them; null for none'),
    }),
  ),
  cli: 'bridge detect',
  errors: [UnrecognizedPayload],
  read(c, { payload, recipient }) {
    const found = detect(payload, c.chain) ?? fail(UnrecognizedPayload);
    const { kind, chains, tx_hash } = found;
    const wanted = recipient === null ? undefined : addressText(recipient, c.chain.addressPrefix);
    const deposits = (tx_hash === undefined ? [] : depositsOf(c, chains, tx_hash)).filter(
      (op) => wanted === undefined || op.recipient === wanted,
    );
    const [first] = deposits;
    return {
      detected: { chain: chains, kind },
      status: statusOf(kind === 'proof', deposits),
      have: first?.signatures ?? found.signatures ?? 0,
      need: first?.required ?? c.state.sets.get().current.threshold,
      deposits,
      bundle_hash: first?.bundle_hash ?? null,
    };
  },
});

/** Records of a transaction on any of these chains, with its hash in any notation; at most 8 logs per chain. */
export const depositsOf = (c: Reading, chains: readonly string[], tx_hash: string): readonly BridgeOp[] =>
  chains.flatMap((chain) => {
    const read = readTxHash(chain, tx_hash);
    return read === undefined ? [] : logsOf(c, chain, replayKeyOf(read));
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
    'A withdrawal with all that attesters sign, and the signatures that there are: once it is attested, the proof for the other chain.',
  signature: fn(
    { withdrawal_id: WithdrawalId },
    t.struct({
      operation: t.doc(BridgeOp, 'The withdrawal as a passage over the bridge'),
      contract: Contract,
      amount_external: t.doc(t.amount, 'Raw units that are to be released on the other chain'),
      fee_external: t.doc(t.amount, 'Raw units there for the attester that submits the release'),
      expires_at: t.doc(t.time, 'Until when it can be released there, in Unix seconds'),
      set_index: t.doc(t.u32, 'Number of the set whose attesters signed; 0 while nobody has'),
      signatures: t.doc(
        t.list(
          t.struct({
            index: Place,
            signature: t.doc(t.bytes(64, 64, 'bare'), 'Ed25519 signature over the digest of the withdrawal'),
          }),
          32,
        ),
        'Signatures for the release, sorted by places; once it is attested those of the proof',
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
