/** What other code may take from multi-signature accounts. Whether an account is one is asked of `accountsPort.isMultiSig`. */

export { multiSigAddress } from './create.js';
