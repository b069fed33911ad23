/** Operations that move tokens. */

import {
  AccountFrozen,
  type Address,
  AmountZero,
  InsufficientBalance,
  InvalidAddress,
  type MethodContext,
  t,
  UnknownToken,
} from '../../runtime/sdk.js';
import { checkFree, checkMove, credit, debit, transfer } from './balances.js';
import { Paused } from './errors.js';
import { type Asset, assetNamed, assetOf, findMint } from './lookup.js';
import { NATIVE, warningsAbout } from './port.js';
import { type Reading, tokens } from './shape.js';
import { TokenName } from './symbols.js';

const errors = [InsufficientBalance, UnknownToken, InvalidAddress, AmountZero, Paused, AccountFrozen];

/** Warnings about tokens that callers name. */
export function tokenWarnings(c: Reading & Pick<MethodContext, 'ask'>, names: readonly string[]): string[] {
  const mints = names.flatMap((name) => findMint(c, name) ?? []);
  return warningsAbout(
    c,
    [...new Set(mints)].map((mint) => assetOf(c, mint)),
  );
}

/** Native part of an amount: all of it for the native token, else 0. */
const nativeOf = (c: Reading, name: string, amount: bigint): bigint => (findMint(c, name) === NATIVE ? amount : 0n);

/** Warns about recipients that the chain has never seen: without a checksum, a mistyped address is valid too. */
export function unknownRecipients(c: Reading, recipients: readonly Address[]): string[] {
  const isKnown = (account: Address) =>
    c.state.balances.list([account], 1).length > 0 ||
    c.use.accounts.nonceOf(account) > 0 ||
    c.use.accounts.keysOf(account).length > 0 ||
    c.use.multiSigs.isMultiSig(account);
  const unseen = recipients.flatMap((to, index) => (isKnown(to) ? [] : [index + 1]));
  if (unseen.length === 0) return [];
  const which =
    recipients.length === 1
      ? 'the recipient is'
      : `recipients ${unseen.slice(0, 8).join(', ')}${unseen.length > 8 ? ` and ${unseen.length - 8} more` : ''} are`;
  return [`${which} unknown to this chain: check every letter, because tokens sent to a mistyped address are lost`];
}

export const Transfer = tokens.operation({
  id: 0,
  about: 'Transfers an amount of a token to another account.',
  sentence: 'Sent {amount} to {to}',
  params: {
    to: t.doc(t.address, 'Recipient of the tokens'),
    token_symbol: TokenName,
    amount: t.doc(t.amountOf('token_symbol'), 'Amount in raw units, above zero'),
    memo: t.doc(t.option(t.text(0, 128)), 'Text for the recipient, at most 128 characters; null for none'),
  },
  logs: ['Transfer'],
  gas: { base: 21_000, of: (_, position, base) => (position === 0 ? base : Math.trunc((base * 3) / 7)) },
  rpc: ['transfer', { sender: 'from' }, 'to', { token_symbol: 'token' }, 'amount'],
  takes: ['amount'],
  composable: true,
  errors,
  warns: (c, { to, token_symbol }) => [...tokenWarnings(c, [token_symbol]), ...unknownRecipients(c, [to])],
  spends: (c, { token_symbol, amount }) => nativeOf(c, token_symbol, amount),
  execute(c, { to, token_symbol, amount }) {
    transfer(c, c.sender, to, assetNamed(c, token_symbol), amount);
  },
});

const Entry = t.struct({
  to: t.doc(t.address, 'Recipient of the tokens'),
  token_symbol: TokenName,
  amount: t.doc(t.amountOf('token_symbol'), 'Amount in raw units, above zero'),
});

export const BatchTransfer = tokens.operation({
  id: 1,
  about: 'Transfers tokens to up to 256 recipients, all or nothing. Equal tokens of a recipient are added up.',
  sentence: 'Sent {transfers} transfers',
  params: { transfers: t.doc(t.list(Entry, 256, 1), 'Transfers: 1 to 256 entries of recipient, token and amount') },
  logs: [],
  gas: { base: 12_000, of: ({ transfers }, _, base) => base + 9_000 * transfers.length },
  takes: ['transfers[].amount'],
  composable: true,
  errors,
  warns: (c, { transfers }) => [
    ...tokenWarnings(
      c,
      transfers.map(({ token_symbol }) => token_symbol),
    ),
    ...unknownRecipients(
      c,
      transfers.map(({ to }) => to),
    ),
  ],
  spends: (c, { transfers }) =>
    transfers.reduce((sum, { token_symbol, amount }) => sum + nativeOf(c, token_symbol, amount), 0n),
  execute(c, { transfers }) {
    const totals = new Map<string, { asset: Asset; sum: bigint; shares: Map<Address, bigint> }>();
    for (const { to, token_symbol, amount } of transfers) {
      checkMove(to, amount);
      const asset = assetNamed(c, token_symbol);
      const total = totals.get(asset.mint) ?? { asset, sum: 0n, shares: new Map() };
      total.sum += amount;
      total.shares.set(to, (total.shares.get(to) ?? 0n) + amount);
      totals.set(asset.mint, total);
    }
    for (const { asset, sum, shares } of totals.values()) {
      checkFree(c.state, asset, [c.sender, ...shares.keys()]);
      debit(c, c.sender, asset, sum);
      for (const [to, amount] of shares) {
        credit(c, to, asset.mint, amount);
        c.emit.Transfer({ from: c.sender, to, token: asset.name, amount });
      }
    }
  },
});
