/** Sending: raw transactions on their way into the mempool, checked in geth's order (ethereum 4.2). */

import {
  BASE_GAS,
  evmPort,
  FractionOfUnit,
  MAX_RAW,
  priceWithin,
  rawOf,
  readTransaction,
  TipAboveCap,
  type Transaction,
  weiOf,
} from '../../modules/evm/port.js';
import {
  type Address,
  authPort,
  Failure,
  fromHex,
  type Hash,
  MAX_NONCE_GAP,
  type PluginContext,
  type RpcError,
} from '../../runtime/plugin.js';
import { ethereumError, REVERTED, refusal } from './errors.js';
import { carrierOf, operationOf } from './trial.js';

/** Who sends, to whom refusals are charged. */
type Source = ReturnType<PluginContext['mempool']['sources']['caller']>;

/** Takes a raw transaction in; answers with its hash, which is also the id of its bundle. */
export const sendRaw = (node: PluginContext, raw: Uint8Array, source: Source): Promise<Hash> =>
  source.answerFor(() => send(node, raw, source)); // who signed is found before the mempool knows of it

async function send(node: PluginContext, raw: Uint8Array, source: Source): Promise<Hash> {
  const { ledger, mempool } = node;
  if (raw.length > MAX_RAW) throw refusal('oversized data');
  const transaction = readTransaction(raw);
  if (typeof transaction === 'string') throw refusal(transaction);
  const operation = operationOf(node, raw);
  const envelope = await node.carrier(operation, operation.type.definition.carries!(operation.params)!);
  const { chainId } = ledger.chain;
  if (transaction.chainId !== chainId) {
    throw refusal(`invalid chain id for signer: have ${transaction.chainId} want ${chainId}`);
  }
  if (mempool.has(envelope)) return envelope.hash;
  const late = await checkTerms(node, transaction, envelope);
  if (late) throw await firstRefusal(node, transaction, envelope.from, late);
  try {
    await mempool.take(envelope, source);
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    const refused = ethereumError(cause, ledger.chain.symbol);
    if (cause.error.name === 'GasLimitExceeded') throw await firstRefusal(node, transaction, envelope.from, refused);
    if (cause.error.name !== 'DuplicateBundle') throw refused;
  }
  return envelope.hash;
}

/** What must hold before a transaction is tried. Only tells of what is too little, since trying may tell of more. */
async function checkTerms(
  { ledger, mempool, blocks }: PluginContext,
  transaction: Transaction,
  { from, hash }: Awaited<ReturnType<PluginContext['carrier']>>,
): Promise<RpcError | undefined> {
  const { nonce, feeCap, tipCap, value, gas } = transaction;
  const [final, next, pending] = await Promise.all([
    ledger.read(() => ledger.view().port(authPort)?.nonceOf(from) ?? 0),
    mempool.nextNonce(from),
    mempool.read((run) => ({
      nonce: run.port(authPort)?.nonceOf(from) ?? 0,
      balance: run.port(evmPort)?.balance(from) ?? 0n,
    })),
  ]);
  if (nonce < final) {
    // Who sends again because no answer came learns that it is in a block, not that another took its place.
    throw refusal(
      (await blocks.bundle(hash)) ? 'already known' : `nonce too low: next nonce ${final}, tx nonce ${nonce}`,
    );
  }
  if (nonce > next + MAX_NONCE_GAP) throw refusal(`nonce too high: next nonce ${next}, tx nonce ${nonce}`);
  if (tipCap > feeCap) throw refusal(TipAboveCap.message);
  const floor = ledger.head.header.base_fee;
  const who = `address 0x${from.slice(24)}`;
  if (priceWithin(feeCap) < floor) {
    const price = weiOf(BigInt(floor));
    throw refusal(`max fee per gas less than block base fee: ${who}, maxFeePerGas: ${feeCap}, baseFee: ${price}`);
  }
  const amount = rawOf(value);
  if (amount === undefined) throw refusal(FractionOfUnit.message);
  if (gas > (await ledger.limits()).gas) return refusal('exceeds block gas limit');
  // One that waits for others, tried or not, or replaces one, meets another balance.
  const need = amount + BigInt(gas) * BigInt(floor);
  if (nonce !== pending.nonce || pending.balance >= need) return undefined;
  const [have, want] = [pending.balance, need].map(weiOf);
  return refusal(`insufficient funds for gas * price + value: ${who} have ${have} want ${want}`);
}

/** The first of several refusals, in geth's order: it reverts, it offers too little gas, and only then what else there is. */
async function firstRefusal(
  node: PluginContext,
  { to, value, data, accessList, gas }: Transaction,
  from: Address,
  last: RpcError,
): Promise<RpcError> {
  const { ledger, mempool } = node;
  const { gas: most } = await ledger.limits();
  const list = accessList.map(({ address, storageKeys }) => ({
    address: fromHex(address.slice(2)),
    keys: storageKeys.map((key) => fromHex(key.slice(2))),
  }));
  const call = { from, to, value, data, accessList: list };
  const trial = await mempool.tryNext(from, (nonce) => carrierOf(node, call, nonce, most), 'free');
  const refused = trial.failure && ethereumError(trial.failure, ledger.chain.symbol);
  if (refused?.code === REVERTED) return refused;
  const needed = trial.failure ? BASE_GAS : trial.outcome.gasUsed;
  return gas < needed ? refusal(`intrinsic gas too low: gas ${gas}, minimum needed ${needed}`) : last;
}
