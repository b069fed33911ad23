/** Creation of an account: its signers, its threshold, and the address derived from them. */

import {
  type Address,
  type Details,
  type ErrorDef,
  fail,
  fromHex,
  sha256,
  t,
  toHex,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import {
  DuplicateSigner,
  LabelLength,
  MultiSigExists,
  ThresholdOutOfRange,
  TooFewSigners,
  TooManySigners,
  ZeroAddressSigner,
} from './errors.js';
import { Label, MAX_SIGNERS, type MultiSig, multisig } from './shape.js';

type Given = Pick<MultiSig, 'signers' | 'threshold' | 'label'>;

/**
 * SHA-256("multisig/v1" ‖ u8 threshold ‖ sorted signers of 32 bytes). No key hashes to it: the length of the hashed
 * bytes is 12 above a multiple of 32, while keys have 32, 33 or 1,952 bytes. An account cannot be its own signer, nor
 * can two accounts be signers of each other.
 */
export function multiSigAddress(signers: readonly Address[], threshold: number): Address {
  const tag = new TextEncoder().encode('multisig/v1');
  const bytes = Uint8Array.from([...tag, threshold, ...sorted(signers).flatMap((one) => [...fromHex(one)])]);
  return toHex(sha256(bytes)) as string as Address;
}

/** Hex strings sort like their bytes. */
const sorted = (signers: readonly Address[]): Address[] => signers.toSorted((a, b) => (a < b ? -1 : 1));

/** Fails with the given error; a genesis file fails differently from an operation. */
export type Refuse = (error: ErrorDef, details: Details) => never;

/** Builds the record of a new account created at `height`. `least` is the lowest allowed threshold. */
export function newMultiSig(given: Given, least: number, height: number, refuse: Refuse): MultiSig {
  const { threshold, label } = given;
  const { length } = given.signers;
  const signers = sorted(given.signers);
  const twice = signers.find((signer, i) => signer === signers[i + 1]);
  if (twice !== undefined) refuse(DuplicateSigner, { signer: `0x${twice}` });
  if (signers[0] === ZERO_ADDRESS) refuse(ZeroAddressSigner, {});
  if (threshold < least || threshold > length) {
    refuse(ThresholdOutOfRange, { min: least, max: length, got: threshold });
  }
  return { signers, threshold, label, created_at_height: height, next_tx_id: 0 };
}

export const CreateMultiSig = multisig.operation({
  id: 108,
  about:
    'Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.',
  sentence: 'Created the multi-signature account {MultiSigCreated.address}',
  params: {
    signers: t.doc(t.list(t.address, 64), 'Signers of the account, 2 to 20, all different'),
    threshold: t.doc(t.u8, 'Number of signers that must approve a transaction, from 2 to all'),
    label: t.doc(t.text(0, 1_024), 'Label of the account for display, 1 to 64 characters'),
  },
  bounds: {
    signers: { as: t.list(t.address, MAX_SIGNERS, 2), error: TooManySigners, below: TooFewSigners },
    threshold: { error: ThresholdOutOfRange },
    label: { as: Label, error: LabelLength },
  },
  returns: { address: t.doc(t.address, 'Address of the new account, derived from signers and threshold') },
  settled: ['address'],
  logs: ['MultiSigCreated'],
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
    const account = newMultiSig(given, 2, height, fail);
    const { signers, threshold, label } = account;
    const address = multiSigAddress(signers, threshold);
    if (state.accounts.has(address)) fail(MultiSigExists, { address: `0x${address}` });
    state.accounts.put(address, account);
    use.accounts.declareMultiSig(address);
    emit.MultiSigCreated({ address, signers, threshold, label, creator: sender });
    return { address };
  },
});
