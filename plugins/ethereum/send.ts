/** Submission of raw transactions to the mempool, checked in geth's order (ethereum 4.2). */

import { BASE_GAS, fractionText, rawOf, readTransaction, type Transaction, weiPerRaw } from '../../modules/evm/port.js';
import { type Address, Failure, fromHex, type Hash, type PluginContext, type RpcError } from '../../runtime/plugin.js';
import { ethereumError, REVERTED, refusal } from './errors.js';
import { carrierOf, operationOf } from './simulated-call.js';
import { checkFees, checkNonce, lacking } from './terms.js';

/** The sender, charged for rejected transactions. */
type Source = ReturnType<PluginContext['mempool']['sources']['caller']>;

/** Submits a raw transaction; returns its hash, which is also the id of its bundle. */
export const sendRaw = (node: PluginContext, raw: Uint8Array, source: Source): Promise<Hash> =>
  source.chargeFailure(() => send(node, raw, source)); // the signer is recovered before the mempool sees the transaction

async function send(node: PluginContext, raw: Uint8Array, source: Source): Promise<Hash> {
  const { ledger, mempool } = node;
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
    await mempool.admit(envelope, source);
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    const refused = ethereumError(cause, ledger.chain.symbol);
    if (cause.error.name === 'GasLimitExceeded') throw await firstRefusal(node, transaction, envelope.from, refused);
    if (cause.error.name !== 'DuplicateBundle') throw refused;
  }
  return envelope.hash;
}

/**
 * Checks before a transaction is simulated. Failures for too little gas or funds are returned, not thrown, because a
 * simulation may find one that takes precedence.
 */
async function checkTerms(
  node: PluginContext,
  { nonce, feeCap, tipCap, value, gas }: Transaction,
  { from, hash }: Awaited<ReturnType<PluginContext['carrier']>>,
): Promise<RpcError | undefined> {
  await checkNonce(node, from, nonce, hash);
  checkFees(node, from, feeCap, tipCap);
  const { chain } = node.ledger;
  const amount = rawOf(value, chain);
  if (amount === undefined) throw refusal(fractionText(weiPerRaw(chain)));
  if (gas > (await node.ledger.limits()).gas) return refusal('exceeds block gas limit');
  return lacking(node, from, { nonce, amount, gas });
}

/** The first of several failures in geth's order: a revert, then too little gas, then the given one. */
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
  const simulation = await mempool.simulateNext(from, (nonce) => carrierOf(node, call, nonce, most), 'free');
  const refused = simulation.failure && ethereumError(simulation.failure, ledger.chain.symbol);
  if (refused?.code === REVERTED) return refused;
  const needed = simulation.failure ? BASE_GAS : simulation.outcome.gasUsed;
  return gas < needed ? refusal(`intrinsic gas too low: gas ${gas}, minimum needed ${needed}`) : last;
}
