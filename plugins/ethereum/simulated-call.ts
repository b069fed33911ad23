/** Unsigned transactions: simulated effect and cost of a call. */

import { BASE_GAS, evmPort, numberBytes, rawOf, rlpBytes, rlpList, rlpTyped } from '../../modules/evm/port.js';
import { type Address, fromHex, type PluginContext, unsignedCarrier } from '../../runtime/plugin.js';
import { ethereumError, refusal } from './errors.js';
import { checkFees, checkNonce, lacking } from './terms.js';
import type { Call, Message, Offer } from './types.js';

const OPERATION = 'EvmTransaction';

/** The operation that carries raw bytes. */
export const operationOf = ({ set }: PluginContext, raw: Uint8Array) => ({
  type: set.operations.byName.get(OPERATION)!,
  params: { raw },
});

/** Minimum gas of the transaction on Ethereum: web3.js signs no transaction with less. */
function ethereumGas({ data, accessList }: Message): number {
  const bytes = data.reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0);
  return BASE_GAS + bytes + accessList.reduce((sum, { keys }) => sum + 2_400 + 1_900 * keys.length, 0);
}

/**
 * Estimates the gas limit of the call as a transaction: the gas that it would use, but at least Ethereum's minimum.
 * Fails as sending would.
 */
export async function estimateGas(node: PluginContext, call: Call): Promise<number> {
  const { ledger, mempool } = node;
  const { offer } = call;
  const { gas: most } = await ledger.limits();
  const from = call.from ?? NOBODY;
  if (call.from !== null) await checkSender(node, call.from, offer);
  const simulation = await mempool.simulateNext(from, (nonce) => carrierOf(node, call, nonce, most), 'free');
  if (simulation.failure) throw ethereumError(simulation.failure, ledger.chain.symbol);
  const gas = Math.max(simulation.outcome.gasUsed, ethereumGas(call));
  if (offer.gas !== undefined && offer.gas < simulation.outcome.gasUsed) {
    throw refusal(`gas required exceeds allowance (${offer.gas}): it needs ${gas}`);
  }
  if (call.from !== null && offer.feeCap !== undefined) {
    const nonce = offer.nonce === undefined ? undefined : Number(offer.nonce);
    const refused = await lacking(node, call.from, { nonce, amount: rawOf(call.value, ledger.chain)!, gas });
    if (refused) throw refused;
  }
  return gas;
}

/** Fails if the sender could not send with this nonce or these fees, or may not use its Ethereum key at all. */
async function checkSender(node: PluginContext, from: Address, { nonce, feeCap, tipCap }: Offer): Promise<void> {
  if (nonce !== undefined) await checkNonce(node, from, Number(nonce));
  if (feeCap !== undefined) checkFees(node, from, feeCap, tipCap ?? 0n);
  const refused = await node.mempool.read((state) => state.port(evmPort)!.refusedKey(from));
  if (refused !== undefined) throw refusal(`invalid sender: ${refused}`);
}

/** The unsigned bundle of a call. */
export function carrierOf(node: PluginContext, call: Message, nonce: number, gas: number) {
  const operation = operationOf(node, unsigned(call, node.ledger.chain.chainId, nonce, gas));
  const carried = operation.type.definition.carries!(operation.params);
  if (!carried) throw refusal('oversized data');
  return unsignedCarrier(operation, carried, call.from ?? NOBODY, node.set.operations);
}

/** Default sender of a call. */
export const NOBODY = '0'.repeat(64) as string as Address;

/**
 * Fee cap above the price of any chain and at least as long as any wallet's cap, because gas counts the bytes of long
 * transactions.
 */
const LARGE_CAP = numberBytes(2n ** 63n);
/** Placeholder for the future signature. */
const SIGNATURE = rlpBytes(fromHex('11'.repeat(32)));

/** The raw transaction of a call, with a placeholder signature. */
function unsigned({ to, value, data, accessList }: Message, chainId: number, nonce: number, gas: number): Uint8Array {
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
  return rlpTyped(2, [...texts.map(rlpBytes), list, rlpBytes(numberBytes(0n)), SIGNATURE, SIGNATURE]);
}
