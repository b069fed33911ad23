/** Withdrawals: burned here, attested, then released on the other chain or refunded (decision 0114). */

import { fail, InsufficientBalance, t } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { hasSigned, placeOf } from './attester-set.js';
import { Chain, checkDestination, Destination, TxHash, txHashOf } from './chains.js';
import { releaseDigest, withdrawalDigest } from './digests.js';
import {
  BelowMinimum,
  BridgePaused,
  InexactAmount,
  InvalidDestination,
  InvalidProof,
  InvalidTxHash,
  LimitExceeded,
  MappingNotFound,
  NotAttester,
  NotFoundation,
  RefundTooEarly,
  ReleaseFeeNotSet,
  UnknownChain,
  WithdrawalNotFound,
  WrongWithdrawalStatus,
} from './errors.js';
import { checkReleaseFee, feesOf, leastWithdrawal, mostWithdrawal } from './fees.js';
import { withBurned, withRefunded } from './locked.js';
import { mappingOf } from './mapping.js';
import { DAY, type Op, type Status, toInside, toOutside, WithdrawalId } from './op.js';
import { nextOp } from './receive.js';
import { type Acting, bridge, checkFoundation, type Reading, type Withdrawal } from './shape.js';
import { chainNamed, chainOf } from './supported.js';

/** Validity of the signatures for a release, in seconds. */
const VALID = 7 * DAY;

export const BridgeWithdraw = bridge.operation({
  id: 59,
  about:
    'Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.',
  sentence: 'Withdrew {amount} to {chain}',
  params: {
    token_mint: t.doc(t.mint, 'Mint address of the token to withdraw'),
    amount: t.doc(t.amountOf('token_mint'), 'Amount to release, in raw units of this chain; fees come on top'),
    chain: Chain,
    destination: Destination,
  },
  returns: { withdrawal_id: WithdrawalId },
  logs: ['BridgeWithdrawn'],
  gas: 90_000,
  rpc: ['bridgeWithdraw', 'token_mint', 'amount', 'chain', 'destination', 'sender'],
  cli: { words: 'bridge withdraw', flags: { token_mint: 'mint' } },
  errors: [
    UnknownChain,
    MappingNotFound,
    BridgePaused,
    InvalidDestination,
    BelowMinimum,
    InexactAmount,
    LimitExceeded,
    ReleaseFeeNotSet,
    InsufficientBalance,
    ...tokensPort.refusals('transfer', 'burn'),
  ],
  execute(c, { token_mint: mint, amount, chain: given, destination }) {
    const { state, use, emit, sender, time, height, bundleHash } = c;
    const external = chainNamed(c, given);
    const chain = external.name;
    const mapping = mappingOf(c, mint);
    if (mapping.chain !== chain) fail(MappingNotFound, { mint: `0x${mint}`, chain, mapped_to: mapping.chain });
    if (mapping.paused) fail(BridgePaused, { mint: `0x${mint}` });
    checkDestination(external, destination);
    const least = leastWithdrawal(mapping);
    if (amount < least) fail(BelowMinimum, { amount: `${amount}`, min: `${least}` });
    checkReleaseFee(mapping, external, mint, c.chain);
    const most = mostWithdrawal(mapping, external);
    if (amount > most) fail(LimitExceeded, { amount: `${amount}`, max: `${most}` });
    const { treasury, release } = feesOf(mapping, external, amount);
    const [outside, release_fee] = [toOutside(amount, mapping), toOutside(release, mapping)];
    const after = withBurned(mapping, amount + release);
    const fee = treasury + release;
    const have = use.tokens.balance(sender, mint);
    const { symbol } = use.tokens.info(mint)!;
    if (have < amount + fee) fail(InsufficientBalance, { token: symbol, have: `${have}`, need: `${amount + fee}` });
    if (treasury > 0n) use.tokens.transfer(sender, use.treasury.address(), mint, treasury);
    use.tokens.burn(sender, mint, amount + release);

    state.mappings.put(mint, after);
    const withdrawal_id = state.withdrawn.get() + 1;
    state.withdrawn.put(withdrawal_id);
    const op = nextOp(c);
    const { threshold } = state.sets.get().current;
    state.ops.put(op, {
      direction: 'out',
      chain,
      tx_hash: null,
      log_index: null,
      withdrawal_id,
      mint,
      amount,
      fee,
      sender,
      recipient: null,
      destination,
      status: 'burned',
      signatures: 0,
      required: threshold,
      bundle_hash: bundleHash,
      created_at_height: height,
      updated_at: time,
      release_at: null,
    });
    state.history.put(sender, op, op);
    const expires_at = time + VALID;
    const none = { set_index: 0, by: [] };
    state.withdrawals.put(withdrawal_id, {
      op,
      amount: outside,
      expires_at,
      gathered: none,
      proof: null,
      released: none,
    });
    if (release_fee > 0n) state.releaseFees.put(withdrawal_id, release_fee);
    const { contract } = mapping;
    const amount_external = outside;
    emit.BridgeWithdrawn({
      withdrawal_id,
      sender,
      mint,
      amount,
      fee,
      release_fee: release,
      chain,
      contract,
      amount_external,
      destination,
      expires_at,
    });
    return { withdrawal_id };
  },
});

interface Found {
  readonly withdrawal: Withdrawal;
  readonly op: Op;
}

function withdrawalOf({ state }: Reading, withdrawal_id: number): Found {
  const withdrawal = state.withdrawals.get(withdrawal_id) ?? fail(WithdrawalNotFound, { withdrawal_id });
  return { withdrawal, op: state.ops.get(withdrawal.op)! };
}

export const BridgeAttestWithdrawal = bridge.operation({
  id: 62,
  about:
    'Signs, as an attester of the current set, that a withdrawal may be released. Enough signatures are the proof for the other chain. After a change of the set, the new attesters can sign again. With release_tx, it confirms that the withdrawal was released.',
  params: {
    withdrawal_id: WithdrawalId,
    signature: t.doc(
      t.bytes(64, 64, 'bare'),
      'Ed25519 signature of the attester over the digest of the withdrawal, or of its release',
    ),
    release_tx: t.doc(t.option(TxHash), 'Release transaction on the other chain; null to sign for the release'),
  },
  logs: ['BridgeAttested', 'BridgeReleased'],
  gas: 43_000,
  cli: 'bridge attest',
  errors: [NotAttester, WithdrawalNotFound, WrongWithdrawalStatus, InvalidProof, InvalidTxHash],
  execute(c, { withdrawal_id, signature, release_tx }) {
    const { current } = c.state.sets.get();
    const place = placeOf(current, c.sender) ?? fail(NotAttester);
    const found = withdrawalOf(c, withdrawal_id);
    const check = (digest: Parameters<typeof hasSigned>[2]): void => {
      if (!hasSigned(current, place, digest, signature)) {
        fail(InvalidProof, {
          have: 0,
          need: current.threshold,
          reason: 'the signature of the sender does not match this withdrawal',
        });
      }
    };
    if (release_tx === null) {
      checkStatus(found, 'burned', ...(isOfOthers(found, current.set_index) ? (['attested'] as const) : []));
      if (c.time >= found.withdrawal.expires_at) fail(WrongWithdrawalStatus, { status: 'expired' });
      check(digestOf(c, withdrawal_id, found));
      sign(c, withdrawal_id, found, place, signature);
    } else {
      checkStatus(found, 'attested');
      const tx = txHashOf(chainOf(c, found.op), release_tx);
      check(releaseDigest(c.chain, { withdrawal_id, release_tx: tx }));
      confirmRelease(c, withdrawal_id, found, place, tx);
    }
  },
});

/** True if the proof is of an earlier set, which the other chain accepts for at most a day. */
const isOfOthers = ({ withdrawal: { proof } }: Found, set_index: number): boolean =>
  proof !== null && proof.set_index !== set_index;

function checkStatus({ op }: Found, ...allowed: readonly Op['status'][]): void {
  if (!allowed.includes(op.status)) fail(WrongWithdrawalStatus, { status: op.status });
}

/** Digest that attesters sign for a release. */
function digestOf(c: Reading, withdrawal_id: number, { withdrawal, op }: Found) {
  const { contract } = mappingOf(c, op.mint);
  const { amount, expires_at } = withdrawal;
  const destination = op.destination!;
  return withdrawalDigest(c.chain, { withdrawal_id, chain: op.chain, contract, amount, destination, expires_at });
}

/** Records a signature. Enough signatures become the proof; until then the existing proof stays. */
function sign(c: Acting, withdrawal_id: number, { withdrawal, op }: Found, place: number, signature: Uint8Array): void {
  const { set_index, threshold: required } = c.state.sets.get().current;
  const by = [...others(withdrawal.gathered, set_index, place), { place, signature }].sort((a, b) => a.place - b.place);
  const signatures = by.length;
  const gathered = { set_index, by };
  const isEnough = signatures >= required;
  const proof = isEnough ? gathered : withdrawal.proof;
  c.state.withdrawals.put(withdrawal_id, { ...withdrawal, gathered, proof });
  if (isEnough || withdrawal.proof === null) {
    const status: Status = isEnough ? 'attested' : 'burned';
    c.state.ops.put(withdrawal.op, { ...op, signatures, required, status, updated_at: c.time });
  }
  c.emit.BridgeAttested({ withdrawal_id, attester: c.sender, have: signatures, need: required });
}

function confirmRelease(
  c: Acting,
  withdrawal_id: number,
  { withdrawal, op }: Found,
  place: number,
  release_tx: string,
): void {
  const { current } = c.state.sets.get();
  const by = [...others(withdrawal.released, current.set_index, place), { place, release_tx }];
  const have = by.filter((one) => one.release_tx === release_tx).length;
  const isEnough = have >= current.threshold;
  const released = { set_index: current.set_index, by };
  c.state.withdrawals.put(withdrawal_id, { ...withdrawal, released });
  c.emit.BridgeAttested({ withdrawal_id, attester: c.sender, have, need: current.threshold });
  if (!isEnough) return;
  c.state.ops.put(withdrawal.op, { ...op, tx_hash: release_tx, status: 'released', updated_at: c.time });
  c.emit.BridgeReleased({ withdrawal_id, sender: op.sender!, release_tx });
}

/** Entries of the other attesters of the current set; those of an earlier set no longer count. */
const others = <T extends { readonly place: number }>(
  said: { readonly set_index: number; readonly by: readonly T[] },
  set_index: number,
  place: number,
): readonly T[] => (said.set_index === set_index ? said.by.filter((one) => one.place !== place) : []);

export const RefundWithdrawal = bridge.operation({
  id: 66,
  about:
    'Refunds a withdrawal that was not released, from 24 hours after its signatures expire. The release fee is returned; the treasury fee is not. Foundation only, after it has checked that the tokens were not released.',
  params: { withdrawal_id: WithdrawalId },
  logs: ['BridgeRefunded'],
  gas: 60_000,
  cli: 'bridge refund',
  errors: [
    NotFoundation,
    WithdrawalNotFound,
    WrongWithdrawalStatus,
    RefundTooEarly,
    LimitExceeded,
    ...tokensPort.refusals('mintAsProtocol'),
  ],
  execute(c, { withdrawal_id }) {
    checkFoundation(c);
    const found = withdrawalOf(c, withdrawal_id);
    checkStatus(found, 'burned', 'attested');
    const { withdrawal, op } = found;
    const from = withdrawal.expires_at + DAY;
    if (c.time < from) fail(RefundTooEarly, { from });
    const { mint } = op;
    const sender = op.sender!;
    const mapping = mappingOf(c, mint);
    const amount = op.amount + toInside(c.state.releaseFees.get(withdrawal_id) ?? 0n, mapping);
    c.use.tokens.mintAsProtocol(sender, mint, amount);
    c.state.mappings.put(mint, withRefunded(mapping, amount));
    c.state.ops.put(withdrawal.op, { ...op, status: 'refunded', updated_at: c.time });
    c.emit.BridgeRefunded({ withdrawal_id, sender, mint, amount });
  },
});
