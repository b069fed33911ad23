/** The making of an account: its signers, its threshold, and the address that follows from them. */

import { type Address, fail, fromHex, sha256, t, toHex, ZERO_ADDRESS } from '../../runtime/sdk.js';
import {
  DuplicateSigner,
  LabelLength,
  MultiSigExists,
  ThresholdOutOfRange,
  TooFewSigners,
  TooManySigners,
  ZeroAddressSigner,
} from './errors.js';
import { MAX_SIGNERS, type MultiSig, multisig } from './shape.js';

const MAX_LABEL = 64;

/**
 * SHA-256("multisig/v1" ‖ u8 threshold ‖ signers, 32 bytes each and sorted). No key hashes to it: what is hashed has 12
 * bytes more than a multiple of 32, and keys have 32, 33 or 1,952. Nor can an account be its own signer, or two be
 * signers of each other.
 */
export function multiSigAddress(signers: readonly Address[], threshold: number): Address {
  const tag = new TextEncoder().encode('multisig/v1');
  const bytes = Uint8Array.from([...tag, threshold, ...sorted(signers).flatMap((one) => [...fromHex(one)])]);
  return toHex(sha256(bytes)) as string as Address;
}

/** Hex sorts like its bytes. */
const sorted = (signers: readonly Address[]): Address[] => signers.toSorted((a, b) => (a < b ? -1 : 1));

/** The record of a new account. Refuses what no account may be; `least` is the lowest threshold. */
export function newMultiSig(signers: readonly Address[], threshold: number, label: string, least: number): MultiSig {
  if (signers.length < least) fail(TooFewSigners, { min: least, got: signers.length });
  if (signers.length > MAX_SIGNERS) fail(TooManySigners, { max: MAX_SIGNERS, got: signers.length });
  const order = sorted(signers);
  const twice = order.find((signer, i) => signer === order[i + 1]);
  if (twice !== undefined) fail(DuplicateSigner, { signer: `0x${twice}` });
  if (order[0] === ZERO_ADDRESS) fail(ZeroAddressSigner);
  if (threshold < least || threshold > signers.length) {
    fail(ThresholdOutOfRange, { min: least, max: signers.length, got: threshold });
  }
  const length = Array.from(label).length;
  if (length < 1 || length > MAX_LABEL) fail(LabelLength, { min: 1, max: MAX_LABEL, got: length });
  return { signers: order, threshold, label, created_at_height: 0, next_tx_id: 0 };
}

export const CreateMultiSig = multisig.operation({
  id: 108,
  about:
    'Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.',
  params: {
    /** Wider than what is allowed, so that refusals can have their own codes. */
    signers: t.list(t.address, 64),
    threshold: t.u8,
    label: t.text(0, 1_024),
  },
  returns: { address: t.address },
  gas: { base: 100_000, of: ({ signers }, _, base) => base + 2_000 * signers.length },
  rpc: ['createMultiSig', { sender: 'from' }, { signers: 'signers_array' }, 'threshold', 'label'],
  cli: 'multisig create',
  errors: [
    TooFewSigners,
    TooManySigners,
    DuplicateSigner,
    ZeroAddressSigner,
    ThresholdOutOfRange,
    LabelLength,
    MultiSigExists,
  ],
  execute({ state, use, emit, sender, height }, given) {
    const { signers, threshold, label } = newMultiSig(given.signers, given.threshold, given.label, 2);
    const address = multiSigAddress(signers, threshold);
    if (state.accounts.has(address)) fail(MultiSigExists, { address: `0x${address}` });
    state.accounts.put(address, { signers, threshold, label, created_at_height: height, next_tx_id: 0 });
    use.accounts.declareMultiSig(address);
    emit.MultiSigCreated({ address, signers, threshold, label, creator: sender });
    return { address };
  },
});
