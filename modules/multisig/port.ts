/** What other code may ask of multi-signature accounts. Whether an account is one is also asked of `accountsPort.isMultiSig`. */

import { type Address, port } from '../../runtime/sdk.js';
import type { MultiSig } from './shape.js';

/** Accounts of several signers. */
export interface MultiSigPort {
  /** Who signs for an account, and how many of them must; undefined when it is none of several signers. */
  accountOf(address: Address): Pick<MultiSig, 'signers' | 'threshold' | 'label'> | undefined;
}
export const multiSigPort = port<MultiSigPort>('multisig');

export { multiSigAddress } from './create.js';
