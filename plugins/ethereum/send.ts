/** Sending: raw transactions on their way into the mempool, checked in geth's order (evm.md 4.2); and what a call would cost. */

import {
  evmPort,
  FractionOfUnit,
  MAX_RAW,
  numberBytes,
  priceWithin,
  rawOf,
  readTransaction,
  rlpBytes,
  rlpList,
  TipAboveCap,
  type Transaction,
  weiOf,
} from '../../modules/evm/port.js';
import { authPort, Failure, fromHex, type Hash, type PluginContext, unsignedCarrier } from '../../runtime/sdk.js';
import { ethereumError, refusal } from './errors.js';
import type { Call } from './types.js';

const OPERATION = 'EvmTransaction';

const operationOf = ({ set }: PluginContext, raw: Uint8Array) => ({
  type: set.operations.byName.get(OPERATION)!,
  params: { raw },
});

/** Takes a raw transaction in; answers with its hash, which is also the id of its bundle. */
export async function sendRaw(node: PluginContext, raw: Uint8Array): Promise<Hash> {
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
  await checkTerms(node, transaction, envelope);
  try {
    await mempool.take(envelope);
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    if (cause.error.name !== 'DuplicateBundle') throw ethereumError(cause, ledger.chain.symbol);
  }
  return envelope.hash;
}

/** What must hold before a transaction is tried. */
async function checkTerms(
  { ledger, mempool, blocks }: PluginContext,
  transaction: Transaction,
  { from, hash }: Awaited<ReturnType<PluginContext['carrier']>>,
): Promise<void> {
  const { nonce, feeCap, tipCap, value, gas } = transaction;
  const [final, pending] = await Promise.all([
    ledger.read(() => ledger.view().port(authPort)?.nonceOf(from) ?? 0),
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
  if (tipCap > feeCap) throw refusal(TipAboveCap.message);
  const floor = ledger.head.header.base_fee;
  if (priceWithin(feeCap) < floor) {
    throw refusal(
      `max fee per gas less than block base fee: address 0x${from.slice(24)}, maxFeePerGas: ${feeCap}, baseFee: ${weiOf(BigInt(floor))}`,
    );
  }
  const amount = rawOf(value);
  if (amount === undefined) throw refusal(FractionOfUnit.message);
  const limits = await ledger.limits();
  if (gas > limits.gas) throw refusal('exceeds block gas limit');
  // One that waits for others, or replaces one, meets another balance.
  const need = amount + BigInt(gas) * BigInt(floor);
  if (nonce === pending.nonce && transaction.data.length === 0 && pending.balance < need) {
    throw refusal(
      `insufficient funds for gas * price + value: address 0x${from.slice(24)} have ${weiOf(pending.balance)} want ${weiOf(need)}`,
    );
  }
}

/** Least gas of a transaction on Ethereum: web3.js signs nothing that offers less. */
function ethereumGas({ data, accessList }: Call): number {
  const bytes = data.reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0);
  return 21_000 + bytes + accessList.reduce((sum, { keys }) => sum + 2_400 + 1_900 * keys.length, 0);
}

/** Gas to offer for the call as a transaction now: what it would use, and never less than Ethereum asks for. Refuses what would fail. */
export async function estimateGas(node: PluginContext, call: Call): Promise<number> {
  const { ledger, mempool } = node;
  const { gas } = await ledger.limits();
  const from = call.from ?? NOBODY;
  const trial = await mempool.tryNext(from, (nonce) => carrierOf(node, call, nonce, gas), 'free');
  if (trial.failure) throw ethereumError(trial.failure, ledger.chain.symbol);
  return Math.max(trial.outcome.gasUsed, ethereumGas(call));
}

/** The bundle of a call that nobody signed. */
export function carrierOf(node: PluginContext, call: Call, nonce: number, gas: number) {
  const operation = operationOf(node, unsigned(call, node.ledger.chain.chainId, nonce, gas));
  const carried = operation.type.definition.carries!(operation.params)!;
  return unsignedCarrier(operation, carried, call.from ?? NOBODY, node.set.operations);
}

/** Who calls when nobody is named. */
export const NOBODY = '0'.repeat(64) as string as NonNullable<Call['from']>;

/** A cap that no chain's price reaches and whose bytes no wallet's cap exceeds: gas counts the bytes of long transactions. */
const LARGE_CAP = numberBytes(2n ** 63n);
/** Stands for a signature that will come. */
const SIGNATURE = rlpBytes(fromHex('11'.repeat(32)));

/** The raw transaction of a call, with a signature of nobody. */
function unsigned({ to, value, data, accessList }: Call, chainId: number, nonce: number, gas: number): Uint8Array {
  const list = rlpList(
    accessList.map(({ address, keys }) => rlpList([rlpBytes(address), rlpList(keys.map(rlpBytes))])),
  );
  const texts = [
    numberBytes(BigInt(chainId)),
    numberBytes(BigInt(nonce)),
    LARGE_CAP,
    LARGE_CAP,
    numberBytes(BigInt(gas)),
    to === null ? new Uint8Array() : fromHex(to.slice(24)),
    numberBytes(value),
    data,
  ];
  return Uint8Array.of(2, ...rlpList([...texts.map(rlpBytes), list, rlpBytes(numberBytes(0n)), SIGNATURE, SIGNATURE]));
}
