/** The chains that the bridge supports, and their formats of transactions, contracts and addresses. */

import {
  base58Bytes,
  base58CheckBytes,
  type ChainInfo,
  fail,
  isSegwitAddress,
  keccak256,
  lowerCase,
  type Type,
  t,
  toHex,
} from '../../runtime/sdk.js';
import { InvalidDestination, InvalidMapping, InvalidTxHash, UnknownChain } from './errors.js';

/** Chains with the same formats. */
export type Family = 'evm' | 'solana' | 'bitcoin' | 'tron' | 'trellis' | 'mock';

interface Outside {
  readonly family: Family;
  /** Seconds until a transaction there is final, plus a minute for the attesters. */
  readonly eta: number;
}

/** The mock represents chains in tests and has no format rules. It does not exist on mainnet. */
export const MOCK = 'testnet-mock';
const MINUTE = 60;

const CHAINS: ReadonlyMap<string, Outside> = new Map([
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

/** Names of the supported chains, except those of Trellis chains. */
export const CHAIN_NAMES: readonly string[] = [...CHAINS.keys()];

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

type Here = Pick<ChainInfo, 'network' | 'chainId'>;

/** True if the bridge supports a chain of this name. */
export function isKnown(name: string, { network, chainId }: Here): boolean {
  const trellis = trellisId(name);
  if (trellis !== undefined) return trellis !== chainId;
  return CHAINS.has(name) && (name !== MOCK || network !== 'mainnet');
}

/** Normalizes the name of a chain, given in any case; fails with UnknownChain. */
export function chainNamed(given: string, info: Here): string {
  const chain = lowerCase(given);
  if (!isKnown(chain, info)) {
    fail(UnknownChain, { chain, known: [...CHAIN_NAMES.filter((name) => isKnown(name, info)), 'trellis-<chain id>'] });
  }
  return chain;
}

const familyOf = (chain: string): Family => CHAINS.get(chain)?.family ?? 'trellis';

/** True if tokens of the chain are locked in an escrow contract, which pays the attester that submits a release. */
export const hasEscrow = (chain: string): boolean => familyOf(chain) === 'evm';

/** Seconds until a transaction there takes effect here. */
export const etaOf = (chain: string): number => CHAINS.get(chain)?.eta ?? MINUTE;

/** Supported chains of a family, plus the mock, which accepts any format. */
export const chainsOf = (family: Family, info: Here): readonly string[] =>
  CHAIN_NAMES.filter((name) => isKnown(name, info) && (familyOf(name) === family || name === MOCK));

const HEX_32 = /^[0-9a-f]{64}$/;
const withoutPrefix = (text: string): string => lowerCase(text).replace(/^0x/, '');

/** Normalizes a transaction hash; undefined if it is malformed or zero, which means "none". */
export function readTxHash(chain: string, given: string): string | undefined {
  const family = familyOf(chain);
  if (family === 'mock') return lowerCase(given);
  if (family === 'solana') return base58Bytes(given)?.length === 64 ? given : undefined;
  const hex = withoutPrefix(given);
  if (!HEX_32.test(hex) || /^0+$/.test(hex)) return undefined;
  return family === 'evm' || family === 'trellis' ? `0x${hex}` : hex;
}

/** Normalizes a transaction hash; fails with InvalidTxHash. */
export const txHashOf = (chain: string, given: string): string =>
  readTxHash(chain, given) ?? fail(InvalidTxHash, { chain, tx_hash: given });

/**
 * Key under which a deposit is recorded permanently. It ignores letter case, even on chains where case is significant.
 */
export const replayKeyOf = (tx_hash: string): string => lowerCase(tx_hash);

/** Contract name of a chain's own coin. */
const COIN = 'native';

/** Normalizes a contract; fails with InvalidMapping. */
export function contractOf(chain: string, given: string): string {
  if (lowerCase(given) === COIN) return COIN;
  const family = familyOf(chain);
  const refuse = (): never =>
    fail(InvalidMapping, { chain, contract: given, reason: 'is not a contract address of this chain' });
  if (family === 'bitcoin' || !isAddress(family, given)) return refuse();
  return family === 'evm' || family === 'trellis' ? lowerCase(given) : given;
}

/** Fails with InvalidDestination if the destination is no address of the chain, or the zero address. */
export function checkDestination(chain: string, destination: string): void {
  if (!isAddress(familyOf(chain), destination)) fail(InvalidDestination, { chain, destination });
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
