/** Errors of tokens (codes 1100 to 1111). */

import { error, told } from '../../runtime/sdk.js';

export const SymbolTaken = error(1100, 'SymbolTaken', 'Another token has this symbol, or one that looks like it', {
  details: {
    symbol: 'Symbol that was given',
    mint: 'Mint address that is taken',
    resembles: 'Symbol of genesis that it looks like',
  },
});
export const InvalidSymbol = error(
  1101,
  'InvalidSymbol',
  'A symbol has 1 to 12 of A-Z, 0-9 and the dot, and begins with a letter',
  { details: { ...told('field', 'reason', 'min', 'max', 'got'), symbol: 'Symbol that was given' } },
);
export const InvalidDecimals = error(1102, 'InvalidDecimals', 'Decimals are 0 to 18', {
  details: told('max', 'field', 'reason', 'min', 'got'),
});
export const InvalidName = error(1103, 'InvalidName', 'A name has 1 to 64 characters', {
  details: told('max', 'field', 'reason', 'min', 'got'),
});
export const NotTokenCreator = error(1104, 'NotTokenCreator', 'Only the creator of the token may change its metadata');
export const MetadataLocked = error(1105, 'MetadataLocked', 'The metadata of this token is locked for ever');
export const MetadataTooLong = error(1106, 'MetadataTooLong', 'A metadata field is too long', {
  details: {
    ...told('field', 'reason', 'min', 'max', 'got'),
    bytes: 'How long it is in bytes',
    max_bytes: 'Most bytes that it may have',
    characters: 'How long it is in characters',
    max_characters: 'Most characters that it may have',
  },
});
export const NotMintAuthority = error(1107, 'NotMintAuthority', 'Only the mint authority of the token may do this', {
  details: { ...told('required', 'reason'), from: 'From when the minter may mint, in Unix seconds' },
});
export const MaxSupplyExceeded = error(1108, 'MaxSupplyExceeded', 'The supply would exceed its maximum', {
  details: {
    ...told('amount'),
    max_supply: 'Most raw units that there can be',
    supply: 'Raw units that there would be',
    unissued: 'Raw native units that are left to issue',
  },
});
export const Paused = error(1109, 'Paused', 'The token is paused: nothing of it moves', { details: told('token') });
export const MinterAllowanceExceeded = error(1110, 'MinterAllowanceExceeded', 'More than may be minted at this time', {
  details: {
    ...told('amount'),
    of: 'Whose limit it is: of the minter, or of everybody in a day',
    limit: 'Raw units that may be made in the window',
    minted: 'Raw units made in the window',
    window_s: 'Length of the window in seconds',
  },
});
export const ReservesInsufficient = error(
  1111,
  'ReservesInsufficient',
  'The attested reserves do not cover the supply',
  {
    details: {
      ...told('reason', 'have', 'need'),
      attested_at: 'When the reserves were attested last, in Unix seconds',
    },
  },
);
