/** Errors of tokens (codes 1100 to 1111). */

import { error, sharedDetails } from '../../runtime/sdk.js';

export const SymbolTaken = error(1100, 'SymbolTaken', 'Another token has this symbol, or a symbol that looks like it', {
  details: {
    symbol: 'Requested symbol',
    mint: 'Mint address that is taken',
    resembles: 'Genesis symbol that it looks like',
  },
});
export const InvalidSymbol = error(
  1101,
  'InvalidSymbol',
  'A symbol has 1 to 12 characters of A-Z, 0-9 and dot, beginning with a letter',
  { details: { ...sharedDetails('field', 'reason', 'min', 'max', 'got'), symbol: 'Requested symbol' } },
);
export const InvalidDecimals = error(1102, 'InvalidDecimals', 'Decimals must be 0 to 18', {
  details: sharedDetails('max', 'field', 'reason', 'min', 'got'),
});
export const InvalidName = error(1103, 'InvalidName', 'A name has 1 to 64 characters', {
  details: sharedDetails('max', 'field', 'reason', 'min', 'got'),
});
export const NotTokenCreator = error(1104, 'NotTokenCreator', 'Only the creator of the token may change its metadata');
export const MetadataLocked = error(1105, 'MetadataLocked', 'The metadata of this token is permanently locked');
export const MetadataTooLong = error(1106, 'MetadataTooLong', 'A metadata field is too long', {
  details: {
    ...sharedDetails('field', 'reason', 'min', 'max', 'got'),
    bytes: 'Length of the value in bytes',
    max_bytes: 'Maximum length in bytes',
    characters: 'Length of the value in characters',
    max_characters: 'Maximum length in characters',
  },
});
export const NotMintAuthority = error(1107, 'NotMintAuthority', 'Only the mint authority of the token may do this', {
  details: {
    ...sharedDetails('required', 'reason'),
    from: 'Earliest time at which the minter may mint, in Unix seconds',
  },
});
export const MaxSupplyExceeded = error(1108, 'MaxSupplyExceeded', 'The supply would exceed its maximum', {
  details: {
    ...sharedDetails('amount'),
    max_supply: 'Maximum supply in raw units',
    supply: 'Supply after the mint in raw units',
    unissued: 'Native units left to issue, in raw units',
  },
});
export const Paused = error(1109, 'Paused', 'The token is paused: it cannot be transferred, minted or burned', {
  details: sharedDetails('token'),
});
export const MinterAllowanceExceeded = error(
  1110,
  'MinterAllowanceExceeded',
  'The amount exceeds what may be minted at this time: lower it or wait',
  {
    details: {
      ...sharedDetails('amount'),
      of: 'Limit that was exceeded: minter (its allowance) or token (the daily limit of all minters)',
      limit: 'Limit of the window in raw units',
      minted: 'Amount already minted in the window in raw units',
      window_s: 'Length of the window in seconds',
    },
  },
);
export const ReservesInsufficient = error(
  1111,
  'ReservesInsufficient',
  'The attested reserves do not cover the supply',
  {
    details: {
      ...sharedDetails('reason', 'have', 'need'),
      attested_at: 'Time of the last attestation in Unix seconds',
    },
  },
);
