/** Port of multi-signature accounts. `accountsPort.isMultiSig` also reports whether an account is one. */

import { type Address, port } from '../../runtime/sdk.js';
import type { MultiSig } from './shape.js';

/** Lookup of multi-signature accounts. */
export interface MultiSigPort {
  /** Signers, threshold and label of an account; undefined if it is not a multi-signature account. */
  accountOf(address: Address): Pick<MultiSig, 'signers' | 'threshold' | 'label'> | undefined;
}
export const multiSigPort = port<MultiSigPort>('multisig');

export { multiSigAddress } from './create.js';
