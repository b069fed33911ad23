/** Module definition: state and events. */

import {
  authPort,
  cell,
  map,
  module,
  type OperationContext,
  type Reads,
  t,
  type ValueOf,
  type Writes,
} from '../../runtime/sdk.js';
import { accountsPort } from '../accounts/port.js';
import { Rolling } from '../shared/rolling.js';
import { KeptHeights, Past } from './checkpoints.js';
import { TokenName, TokenSymbol } from './symbols.js';
import { Decimals, Name, Role, Token } from './token.js';

/** A minter of a stablecoin: start time, allowance per window, window in seconds, and the amounts minted. */
const Minter = t.struct({ from: t.time, allowance: t.amount, window_s: t.u32, minted: Rolling });

/** Latest report of the attestor. */
const Reserves = t.struct({ amount: t.amount, report_hash: t.hex32, attested_at: t.time });

const RoleChange = t.struct({
  mint: t.mint,
  role: t.doc(Role, 'Role that changes'),
  to: t.option(t.address),
  ready_at: t.time,
});
/** A pending change of a role of a stablecoin. */
export type RoleChange = ValueOf<typeof RoleChange>;

/** One for each role of each token that a genesis file can list. */
const MAX_CHANGES = 5_000;

const state = {
  /** A zero balance has no record. */
  balances: map(0, [t.address, t.mint], t.amount),
  tokens: map(1, [t.mint], Token),
  supplies: map(2, [t.mint], t.amount),
  symbols: map(3, [TokenSymbol], t.mint),
  /** All tokens by age: the native one, those of genesis, then in order of creation. */
  byAge: map(4, [t.u32], t.mint),
  count: cell(5, t.u32, 0),
  /** Outline of a genesis symbol -> that symbol. No later symbol may look like it. */
  guarded: map(6, [TokenSymbol], TokenSymbol),
  /** Native units that no account holds; part of the supply. */
  unissued: cell(7, t.amount, 0n),
  minters: map(8, [t.mint, t.address], Minter),
  /** Amounts minted of a stablecoin in the last 24 hours. */
  minted: map(9, [t.mint], Rolling),
  reserves: map(10, [t.mint], Reserves),
  /** Accounts that are frozen for a stablecoin, with the height of the freeze. */
  frozen: map(11, [t.mint, t.address], t.height),
  /** Pending role changes of stablecoins, ordered by due time. */
  changes: cell(12, t.list(RoleChange, MAX_CHANGES), []),
  /** Raw native units above which an account needs a post-quantum signature; 0 for never. */
  pqRequiredAbove: cell(13, t.amount, 0n),
  /** Tokens with kept heights; see checkpoints.ts. */
  keptHeights: map(14, [t.mint], KeptHeights),
  checkpoints: map(15, [t.mint, t.address], Past),
  pastSupplies: map(16, [t.mint], Past),
  /** Tokens whose past is no longer needed and is being deleted. */
  useless: map(17, [t.mint], t.bool),
};

/** Events name a token like callers do: by its symbol, which is unique and never changes, or by `0x` and its mint. */
const events = {
  Transfer: {
    from: t.doc(t.address, 'Sender of the tokens'),
    to: t.doc(t.address, 'Recipient of the tokens'),
    token: TokenName,
    amount: t.doc(t.amountOf('token'), 'Amount in raw units'),
  },
  TokenCreated: {
    mint: t.doc(t.mint, 'Mint address of the new token, its identifier on the chain'),
    token: t.doc(TokenName, 'Symbol of the new token'),
    name: Name,
    decimals: Decimals,
    supply: t.doc(t.amountOf('mint'), 'Initial supply of the owner in raw units'),
    owner: t.doc(t.address, 'Owner of the token'),
    creator: t.doc(t.address, 'Account that created the token and may change its metadata'),
  },
  TokenMinted: {
    token: TokenName,
    to: t.doc(t.address, 'Recipient of the new tokens'),
    amount: t.doc(t.amountOf('token'), 'Amount minted in raw units'),
  },
  TokenBurned: {
    token: TokenName,
    from: t.doc(t.address, 'Account whose tokens were burned'),
    amount: t.doc(t.amountOf('token'), 'Amount burned in raw units'),
  },
  TokenMetadataUpdated: {
    token: TokenName,
    changed: t.doc(t.list(t.text(1, 32), 8), 'Names of the changed metadata fields'),
  },
  TokenMetadataLocked: { token: TokenName },
  TokenAuthorityChanged: {
    token: TokenName,
    role: Role,
    from: t.doc(t.address, 'Previous holder of the role'),
    to: t.doc(t.option(t.address), 'New holder of the role; null if the role was renounced permanently'),
  },
  TokenAuthorityChangeScheduled: {
    token: TokenName,
    role: Role,
    from: t.doc(t.address, 'Holder of the role until then'),
    to: t.doc(t.option(t.address), 'Next holder of the role; null if the role will be renounced permanently'),
    ready_at: t.doc(t.time, 'Time of the change in Unix seconds'),
  },
  TokenAuthorityChangeCancelled: {
    token: TokenName,
    role: Role,
    to: t.doc(t.option(t.address), 'Account that would have received the role; null if it would have been renounced'),
  },
  TokenPaused: { token: TokenName, paused: t.doc(t.bool, 'True if the token was paused, false if it was resumed') },
  AccountFrozen: {
    token: TokenName,
    account: t.doc(t.address, 'Account that was frozen or unfrozen for the token'),
    frozen: t.doc(t.bool, 'True if it was frozen, false if it was unfrozen'),
  },
  MinterAllowanceSet: {
    token: TokenName,
    minter: t.doc(t.address, 'Account of the minter'),
    allowance: t.doc(t.amountOf('token'), 'Amount that it may mint in any window, in raw units'),
    window_s: t.doc(t.u32, 'Length of the window in seconds'),
    from: t.doc(t.time, 'Earliest time at which it may mint, in Unix seconds'),
  },
  ReservesAttested: {
    token: TokenName,
    attestor: t.doc(t.address, 'Account that attests the reserves'),
    reserves: t.doc(t.amountOf('token'), 'Amount covered by the reserves in raw units'),
    report_hash: t.doc(t.hex32, 'Hash of the reserve report, 32 bytes'),
  },
};

export const tokens = module('tokens', {
  about: 'Native token and user-created tokens: balances, supply and metadata.',
  needs: {
    accounts: authPort.only('nonceOf', 'keysOf'),
    multiSigs: accountsPort.only('isMultiSig'),
    contracts: accountsPort.only('declareContract', 'contractAt'),
  },
  state,
  events,
});

/** Read-only context of the module. */
export type Reading = Reads<typeof tokens>;
/** Read-write context of the module. */
export type Writing = Writes<typeof tokens>;
export type Acting = OperationContext<typeof tokens>;
