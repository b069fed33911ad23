/** Detection of pasted text: a transaction hash, a link that contains one, or a proof. Pure. */

import { fromHex, t } from '../../runtime/sdk.js';
import { readProof } from './attester-set.js';
import { type External, readTxHash } from './chains.js';
import type { Reading } from './shape.js';
import { chainsOf } from './supported.js';

/** The detected item, and the chains that it can belong to. */
export interface Detected {
  readonly kind: 'evm' | 'solana' | 'bitcoin' | 'proof';
  readonly chains: readonly External[];
  /** Undefined for a proof. */
  readonly tx_hash?: string;
  /** Number of signatures, for a proof. */
  readonly signatures?: number;
}

export const Kind = t.doc(
  t.choice('evm', 'solana', 'bitcoin', 'proof'),
  'Form of the payload: hash of an EVM chain, signature of Solana, hash of Bitcoin or Tron, or a proof of attesters',
);

/** Detects a proof, or else a transaction hash within the text; undefined if there is neither. */
export function detect(payload: string, c: Pick<Reading, 'state' | 'chain'>): Detected | undefined {
  const word = (pattern: RegExp): string | undefined => pattern.exec(payload)?.[1];
  const evm = word(/(?:^|[^0-9a-zA-Z])(0[xX][0-9a-fA-F]{64})(?![0-9a-zA-Z])/);
  const bitcoin = word(/(?:^|[^0-9a-zA-Z])([0-9a-fA-F]{64})(?![0-9a-zA-Z])/);
  const solana = word(/(?:^|[^0-9a-zA-Z])([1-9A-HJ-NP-Za-km-z]{87,88})(?![0-9a-zA-Z])/);
  const signatures = signaturesOf(payload.trim());
  if (signatures !== undefined) return { kind: 'proof', chains: [], signatures };
  const found = (['evm', 'bitcoin', 'solana'] as const)
    .map((kind) => ({ kind, given: { evm, bitcoin, solana }[kind] }))
    .find(({ given }) => given !== undefined);
  if (!found) return undefined;
  const { kind } = found;
  const chains = chainsOf(c, kind === 'bitcoin' ? ['bitcoin', 'tron'] : [kind]);
  const known = chains.filter((one) => readTxHash(one, found.given!) !== undefined);
  return { kind, chains: known, tx_hash: found.given! };
}

/** Number of signatures in a proof given as hex or JSON; undefined if the text is no proof. */
function signaturesOf(text: string): number | undefined {
  if (/^\{.*"sigs"\s*:.*\}$/s.test(text)) return text.match(/"signature"\s*:/g)?.length ?? 0;
  const hex = /^(?:0x)?((?:[0-9a-fA-F]{2}){8,2088})$/.exec(text)?.[1];
  return hex === undefined ? undefined : readProof(fromHex(hex))?.sigs.length;
}
