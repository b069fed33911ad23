/** Errors for Ethereum clients, with geth's codes and messages (ethereum 2.2, 4.5). */

import { ExecutionReverted, fractionText, revertData, weiPrice } from '../../modules/evm/port.js';
import { DataPruned, Failure, RpcError } from '../../runtime/plugin.js';

/** -32000: geth's general code for failed transactions and state reads. */
export const refusal = (message: string): RpcError => new RpcError(-32000, message);

/** Error code of a reverted call. */
export const REVERTED = 3;

/** Code 3: the call reverts, with the reason as text and as Error(string). */
export const reverted = (reason: string): RpcError =>
  new RpcError(REVERTED, `execution reverted: ${reason}`, revertData(reason));

/** Code 4444: state of a pruned height. */
export const prunedHistory = (oldest: number): RpcError =>
  new RpcError(4444, `pruned history unavailable: the oldest height with state is ${oldest}`);

const FUNDS = 'insufficient funds for gas * price + value';

type Details = Readonly<Record<string, unknown>>;

/** Messages for errors of the node, by name; other errors happened inside the call and revert it. */
const TEXTS: Readonly<Record<string, (details: Details) => string>> = {
  NonceTooLow: ({ expected, got }) => `nonce too low: next nonce ${expected}, tx nonce ${got}`,
  NonceGap: ({ expected, got }) => `nonce too high: next nonce ${expected}, tx nonce ${got}`,
  InsufficientFee: () => FUNDS,
  FractionOfUnit: ({ multiple_of }) => fractionText(multiple_of as string),
  FeeBelowFloor: ({ floor, got }) =>
    `max fee per gas less than block base fee: maxFeePerGas: ${weiPrice(got as number)}, baseFee: ${weiPrice(floor as number)}`,
  GasLimitExceeded: ({ limit, needed, of }) =>
    of === 'block' ? 'exceeds block gas limit' : `intrinsic gas too low: gas ${limit}, minimum needed ${needed}`,
  ReplacementUnderpriced: () => 'replacement transaction underpriced',
  DuplicateBundle: () => 'already known',
  MempoolFull: () => 'txpool is full',
  InvalidSignature: () => 'invalid sender',
  KeyNotAuthorized: () => 'invalid sender: the account no longer accepts its Ethereum key',
};

/** Errors whose own message is passed on unchanged. */
const PLAIN: ReadonlySet<string> = new Set(['TipAboveCap', 'TooManyFailures', 'NodeSyncing', 'NotCarried']);

/** Converts an error of the node for Ethereum clients. `native` is the symbol of the native token. */
export function ethereumError({ error, details }: Failure, native: string): RpcError {
  const { name, message } = error;
  if (error.code === ExecutionReverted.code) return reverted(details.reason as string);
  if (error === DataPruned) return prunedHistory(details.oldest_height as number);
  const text = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
  if (text) return refusal(text(details));
  if (PLAIN.has(name)) return refusal(message);
  // Only payments move the native token.
  if (name === 'InsufficientBalance' && details.token === native) return refusal(FUNDS);
  return reverted(message);
}

/** Runs the work of a method and converts its errors to geth's messages. */
export function inGethsWords<T>(native: string, work: () => T | Promise<T>): T | Promise<T> {
  const refused = (cause: unknown): never => {
    throw cause instanceof Failure ? ethereumError(cause, native) : cause;
  };
  try {
    const answer = work();
    return answer instanceof Promise ? answer.catch(refused) : answer;
  } catch (cause) {
    return refused(cause);
  }
}
