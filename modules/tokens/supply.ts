/** Operations that change the supply of a token. */

import {
  AccountFrozen,
  AmountOverflow,
  AmountZero,
  fail,
  InsufficientBalance,
  InvalidAddress,
  NotAuthorized,
  t,
  UnknownToken,
} from '../../runtime/sdk.js';
import { burnFrom, mintTo } from './balances.js';
import {
  MaxSupplyExceeded,
  MinterAllowanceExceeded,
  NotMintAuthority,
  Paused,
  ReservesInsufficient,
} from './errors.js';
import { assetOf, tokenOf } from './lookup.js';
import { tokens } from './shape.js';
import { mintStable } from './stablecoin.js';
import { unknownRecipients } from './transfer.js';

export const MintToken = tokens.operation({
  id: 11,
  about: 'Mints a token. Mint authority only; for a stablecoin, its minters.',
  sentence: 'Minted {amount} to {to}',
  params: {
    mint: t.doc(t.mint, 'Mint address of the token'),
    to: t.doc(t.address, 'Recipient of the new tokens'),
    amount: t.doc(t.amountOf('mint'), 'Amount to mint in raw units, above zero'),
  },
  logs: ['TokenMinted'],
  gas: 40_000,
  warns: (c, { to }) => unknownRecipients(c, [to]),
  takes: [],
  errors: [
    UnknownToken,
    NotMintAuthority,
    MaxSupplyExceeded,
    AmountOverflow,
    AmountZero,
    InvalidAddress,
    MinterAllowanceExceeded,
    ReservesInsufficient,
    Paused,
    AccountFrozen,
  ],
  execute(c, { mint, to, amount }) {
    const token = tokenOf(c, mint);
    if (token.standard === 'stablecoin') return mintStable(c, c.sender, to, mint, token, amount);
    if (token.mint_authority !== c.sender) fail(NotMintAuthority);
    mintTo(c, to, mint, token, amount);
  },
});

export const BurnToken = tokens.operation({
  id: 12,
  about: 'Burns tokens of the sender. The native token cannot be burned, because its supply is fixed.',
  sentence: 'Burned {amount}',
  params: {
    mint: t.doc(t.mint, 'Mint address of the token'),
    amount: t.doc(t.amountOf('mint'), 'Amount to burn in raw units, above zero'),
  },
  logs: ['TokenBurned'],
  gas: 40_000,
  takes: ['amount'],
  errors: [UnknownToken, InsufficientBalance, AmountZero, NotAuthorized, Paused, AccountFrozen],
  execute(c, { mint, amount }) {
    burnFrom(c, c.sender, assetOf(c, mint), amount);
  },
});
