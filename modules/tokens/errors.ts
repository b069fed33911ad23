/** What can be refused about tokens (codes 1100 to 1111). */

import { error } from '../../runtime/sdk.js';

export const SymbolTaken = error(1100, 'SymbolTaken', 'Another token has this symbol, or one that looks like it');
export const InvalidSymbol = error(
  1101,
  'InvalidSymbol',
  'A symbol has 1 to 12 of A-Z, 0-9 and the dot, and begins with a letter',
);
export const InvalidDecimals = error(1102, 'InvalidDecimals', 'Decimals are 0 to 18');
export const InvalidName = error(1103, 'InvalidName', 'A name has 1 to 64 characters');
export const NotTokenCreator = error(1104, 'NotTokenCreator', 'Only the creator of the token may change its metadata');
export const MetadataLocked = error(1105, 'MetadataLocked', 'The metadata of this token is locked for ever');
export const MetadataTooLong = error(1106, 'MetadataTooLong', 'A metadata field is too long');
export const NotMintAuthority = error(1107, 'NotMintAuthority', 'Only the mint authority of the token may do this');
export const MaxSupplyExceeded = error(1108, 'MaxSupplyExceeded', 'The supply would exceed its maximum');
export const Paused = error(1109, 'Paused', 'The token is paused: nothing of it moves');
export const MinterAllowanceExceeded = error(1110, 'MinterAllowanceExceeded', 'More than may be minted at this time');
export const ReservesInsufficient = error(
  1111,
  'ReservesInsufficient',
  'The attested reserves do not cover the supply',
);
