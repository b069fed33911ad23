/** Built-in chains of the bridge, and the formats of transactions, contracts and addresses by family. */

import {
  base58Bytes,
  base58CheckBytes,
  fail,
  isSegwitAddress,
  keccak256,
  lowerCase,
  type Type,
  t,
  toHex,
} from '../../runtime/sdk.js';
import { InvalidDestination, InvalidMapping, InvalidTxHash } from './errors.js';

/** Families of chains that the foundation can register. */
export const REGISTRABLE = ['evm', 'solana', 'bitcoin', 'tron', 'unchecked'] as const;
/** Chains with the same formats; nothing is known about the formats of an unchecked chain. */
export type Family = (typeof REGISTRABLE)[number] | 'trellis' | 'mock';

/** A chain that the bridge supports. */
export interface External {
  readonly name: string;
  readonly family: Family;
  /** Seconds until a transaction there is final, plus a minute for the attesters. */
  readonly eta: number;
}

/** The mock represents chains in tests and has no format rules. It does not exist on mainnet. */
export const MOCK = 'testnet-mock';
const MINUTE = 60;

const CHAINS: ReadonlyMap<string, Omit<External, 'name'>> = new Map([
  ['ethereum', { family: 'evm', eta: 16 * MINUTE }],
  ['bsc', { family: 'evm', eta: 2 * MINUTE }],
  ['polygon', { family: 'evm', eta: 6 * MINUTE }],
  ['arbitrum', { family: 'evm', eta: 20 * MINUTE }],
  ['optimism', { family: 'evm', eta: 20 * MINUTE }],
  ['base', { family: 'evm', eta: 20 * MINUTE }],
  ['avalanche', { family: 'evm', eta: 2 * MINUTE }],
  ['solana', { family: 'solana', eta: 2 * MINUTE }],
  ['bitcoin', { family: 'bitcoin', eta: 61 * MINUTE }],
  ['tron', { family: 'tron', eta: 3 * MINUTE }],
  [MOCK, { family: 'mock', eta: MINUTE }],
]);

/** Other Trellis chains, named by their ids. */
const TRELLIS = /^trellis-([1-9][0-9]{0,15})$/;

/** Name of a Trellis chain on other chains. */
export const trellisName = (chainId: number): string => `trellis-${chainId}`;

/** Id of a Trellis chain from its name on other chains; undefined for any other name. */
export function trellisId(name: string): number | undefined {
  const id = Number(TRELLIS.exec(name)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Names of the built-in chains, except those of Trellis chains. */
export const CHAIN_NAMES: readonly string[] = [...CHAINS.keys()];

/** The built-in chain of this name; undefined if there is none. */
export function builtIn(name: string): External | undefined {
  if (trellisId(name) !== undefined) return { name, family: 'trellis', eta: MINUTE };
  const found = CHAINS.get(name);
  return found && { name, ...found };
}

const sampled = (type: Type<string>, ...samples: readonly string[]): Type<string> => ({
  ...type,
  sample: (random) => samples[random(samples.length)]!,
});

export const Chain = t.doc(
  sampled(t.text(1, 32, /^[A-Za-z0-9-]+$/), ...CHAIN_NAMES),
  'Lower-case name of the other chain, such as ethereum',
);
export const TxHash = t.doc(
  sampled(t.text(1, 128, /^[!-~]+$/), `0x${'ab'.repeat(32)}`, 'cd'.repeat(32)),
  'Transaction hash on the other chain, in its notation',
);
export const Contract = t.doc(
  sampled(t.text(1, 128, /^[!-~]+$/), 'native', `0x${'12'.repeat(20)}`),
  'Contract of the token on the other chain; native for its own coin',
);
export const Destination = t.doc(
  sampled(t.text(1, 128, /^[!-~]+$/), `0x${'34'.repeat(20)}`),
  'Recipient on the other chain',
);

/** True if tokens of the chain are locked in an escrow contract, which pays the attester that submits a release. */
export const hasEscrow = ({ family }: External): boolean => family === 'evm';

const HEX_32 = /^[0-9a-f]{64}$/;
const withoutPrefix = (text: string): string => lowerCase(text).replace(/^0x/, '');

/** Normalizes a transaction hash; undefined if it is malformed or zero, which means "none". */
export function readTxHash({ family }: External, given: string): string | undefined {
  if (family === 'mock') return lowerCase(given);
  if (family === 'solana') return base58Bytes(given)?.length === 64 ? given : undefined;
  const hex = withoutPrefix(given);
  if (/^0+$/.test(hex)) return undefined;
  // A hash of an unknown form keeps its letter case; hex digits have one form, so that no log is received twice.
  if (family === 'unchecked' && !/^[0-9a-f]+$/.test(hex)) return given;
  if (family !== 'unchecked' && !HEX_32.test(hex)) return undefined;
  return family === 'evm' || family === 'trellis' ? `0x${hex}` : hex;
}

/** Normalizes a transaction hash; fails with InvalidTxHash. */
export const txHashOf = (chain: External, given: string): string =>
  readTxHash(chain, given) ?? fail(InvalidTxHash, { chain: chain.name, tx_hash: given });

/**
 * Key under which a deposit is recorded permanently. It ignores letter case, even on chains where case is significant.
 */
export const replayKeyOf = (tx_hash: string): string => lowerCase(tx_hash);

/** Contract name of a chain's own coin. */
const COIN = 'native';

/** Normalizes a contract; fails with InvalidMapping. */
export function contractOf({ name, family }: External, given: string): string {
  if (lowerCase(given) === COIN) return COIN;
  const refuse = (): never =>
    fail(InvalidMapping, { chain: name, contract: given, reason: 'is not a contract address of this chain' });
  if (family === 'bitcoin' || !isAddress(family, given)) return refuse();
  return family === 'evm' || family === 'trellis' ? lowerCase(given) : given;
}

/** Fails with InvalidDestination if the destination is no address of the chain, or the zero address. */
export function checkDestination({ name, family }: External, destination: string): void {
  if (!isAddress(family, destination)) fail(InvalidDestination, { chain: name, destination });
}

function isAddress(family: Family, given: string): boolean {
  switch (family) {
    case 'evm':
      return /^0x[0-9a-fA-F]{40}$/.test(given) && !/^0x0{40}$/.test(given) && isChecksummed(given.slice(2));
    case 'trellis':
      return /^0x[0-9a-fA-F]{64}$/.test(given) && !/^0x0{64}$/.test(given);
    case 'solana': {
      const key = base58Bytes(given);
      return key?.length === 32 && key.some((byte) => byte !== 0);
    }
    case 'bitcoin': {
      const bytes = base58CheckBytes(given);
      return isSegwitAddress(given, 'bc') || (bytes?.length === 21 && (bytes[0] === 0x00 || bytes[0] === 0x05));
    }
    case 'tron': {
      const bytes = base58CheckBytes(given);
      return bytes?.length === 21 && bytes[0] === 0x41;
    }
    default:
      return true;
  }
}

/** EIP-55: in mixed case, the hash determines the case of each letter; in a single case there is nothing to check. */
function isChecksummed(digits: string): boolean {
  const lower = lowerCase(digits);
  if (digits === lower || !/[a-f]/.test(digits)) return true;
  const hash = toHex(keccak256(new TextEncoder().encode(lower)));
  return [...digits].every((digit, i) => !/[a-fA-F]/.test(digit) || /[A-F]/.test(digit) === hash[i]! >= '8');
}
