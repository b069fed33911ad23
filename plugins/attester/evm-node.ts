/** RPC of EVM nodes with limits of time and size, and user-facing explanations of their errors. */

import {
  type Abi,
  AbiDecodingDataSizeTooSmallError,
  AbiDecodingZeroDataError,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  decodeErrorResult,
  ExecutionRevertedError,
  type Hex,
  HttpRequestError,
  http,
  TimeoutError,
} from 'viem';
import { CommandProblem } from '../../runtime/plugin.js';
import { abi } from './contracts/escrow.js';
import { boundedText } from './exchange.js';

/** Maximum bytes of a response; the logs of one range of blocks fit. */
const LARGEST_ANSWER = 16 * 1024 * 1024;
const PATIENCE_MS = 10_000;
/** Exit status if the node does not respond, or not as an EVM node. */
const NODE_ERROR = 2;

/** RPC transport to an EVM node: one attempt, bounded in time and size, without redirects. */
export const evmTransport = (url: string) =>
  http(url, {
    timeout: PATIENCE_MS,
    retryCount: 0,
    fetchFn: async (input, init) => {
      const answer = await fetch(input, { ...init, redirect: 'error' });
      const { status, statusText, headers } = answer;
      return new Response(await boundedText(answer, LARGEST_ANSWER), { status, statusText, headers });
    },
  });

type Kind = abstract new (...given: never[]) => Error;
const has = (cause: unknown, ...kinds: readonly Kind[]): boolean =>
  cause instanceof BaseError && cause.walk((one) => kinds.some((kind) => one instanceof kind)) !== null;

/** Whether a contract reverted. */
export const isRevert = (cause: unknown): boolean => has(cause, ContractFunctionRevertedError, ExecutionRevertedError);

/** Whether the contract at an address is not an escrow contract. */
export const isOtherContract = (cause: unknown): boolean =>
  isRevert(cause) ||
  has(cause, ContractFunctionZeroDataError, AbiDecodingZeroDataError, AbiDecodingDataSizeTooSmallError);

/** The first line of an error: viem appends the whole request. */
export const shortly = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n', 1)[0]!.slice(0, 300);

/** The name of the error that a contract reverted with; undefined if there is none. */
function revertName(cause: unknown): string | undefined {
  // For a contract that is being deployed, the node does not name the error.
  const bare = /custom error (0x[0-9a-f]{8})/.exec(shortly(cause))?.[1] as Hex | undefined;
  if (bare === undefined) return (cause as { metaMessages?: readonly string[] }).metaMessages?.[0];
  try {
    return decodeErrorResult({ abi: abi as Abi, data: bare }).errorName;
  } catch {
    return bare;
  }
}

/** Converts an error of a node or contract to a CommandProblem that says what to check. */
export function problemOf(cause: unknown, url: string): CommandProblem {
  if (cause instanceof CommandProblem) return cause;
  if (has(cause, HttpRequestError, TimeoutError)) {
    const { details } = cause as { details?: string };
    const why = details === undefined || details === '' ? shortly(cause) : shortly(details);
    return new CommandProblem(`the EVM node at ${url} does not respond (${why}): check --rpc and the node`, {
      name: 'NoAnswer',
      exit: NODE_ERROR,
      cause,
    });
  }
  if (has(cause, ContractFunctionZeroDataError, AbiDecodingZeroDataError, AbiDecodingDataSizeTooSmallError)) {
    return new CommandProblem(
      'there is no escrow contract at this address: check --escrow, and that --rpc belongs to its chain',
      {
        name: 'WrongContract',
        cause,
      },
    );
  }
  return new CommandProblem(`${shortly(cause)} ${revertName(cause) ?? ''}`.trim(), { name: 'EvmNodeRefused', cause });
}
