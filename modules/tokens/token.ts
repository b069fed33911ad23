/** The stored record of a token. */

import { t, type ValueOf } from '../../runtime/sdk.js';
import { TokenSymbol } from './symbols.js';

/** Maximum raw units of a token, and maximum value of `supply` and `max_supply`. */
export const MAX_SUPPLY = 2n ** 120n;
/** Maximum tokens of a chain: their places by age are 32-bit numbers. */
export const MAX_TOKENS = 0xffffffff;
/** Maximum decimals of a token. */
export const MAX_DECIMALS = 18;
/** Maximum characters of a name. */
export const MAX_NAME = 64;

/** Operations check the lengths of metadata fields when they are set; '' means none. */
const Field = t.text(0, 1_000);

/** Metadata, as set by the creator. */
export const Metadata = t.struct({
  metadata_uri: t.doc(Field, 'Link to further data of the token, up to 512 bytes; empty for none'),
  image: t.doc(Field, 'Link to its picture, up to 512 bytes; empty for none'),
  description: t.doc(Field, 'What the token is for, up to 1,000 characters'),
  external_url: t.doc(Field, 'Its home page, up to 512 bytes; empty for none'),
  twitter: t.doc(Field, 'Name or link on Twitter, up to 128 characters; empty for none'),
  discord: t.doc(Field, 'Name or link on Discord, up to 128 characters; empty for none'),
  telegram: t.doc(Field, 'Name or link on Telegram, up to 128 characters; empty for none'),
  github: t.doc(Field, 'Name or link on GitHub, up to 128 characters; empty for none'),
});
export type Metadata = ValueOf<typeof Metadata>;

/** Metadata of a new token. */
export const NO_METADATA: Metadata = {
  metadata_uri: '',
  image: '',
  description: '',
  external_url: '',
  twitter: '',
  discord: '',
  telegram: '',
  github: '',
};

/** The contract on another chain whose units a bridged token represents. */
export const Bridge = t.struct({
  chain: t.doc(t.text(1, 32), 'Name of the other chain'),
  contract: t.doc(t.text(1, 128), "Address of the token's contract there"),
  decimals_external: t.doc(t.range(0, 36), 'Digits after the point that the token has there, 0 to 36'),
});

export const Name = t.doc(t.text(1, MAX_NAME), 'What people call the token, 1 to 64 characters');
export const Decimals = t.doc(t.range(0, MAX_DECIMALS), 'Digits after the point of one whole token, 0 to 18');

/** Roles of a token, with the record field of each holder. */
export const ROLES = {
  mint: 'mint_authority',
  freeze: 'freeze_authority',
  owner: 'owner',
  pause: 'pause_authority',
  attest: 'attestor',
} as const;
export const Role = t.doc(
  t.choice('mint', 'freeze', 'owner', 'pause', 'attest'),
  'What somebody may be of a token: who mints, freezes accounts, owns, pauses or attests reserves',
);
export type Role = ValueOf<typeof Role>;

/** A token. Its supply and its balances are stored apart, because they change often. */
export const tokenFields = {
  symbol: TokenSymbol,
  name: Name,
  decimals: Decimals,
  standard: t.doc(
    t.choice('native', 'fungible', 'stablecoin', 'bridged', 'lp'),
    'What kind it is: native, fungible, stablecoin, bridged from another chain, or lp (shares of a pool)',
  ),
  max_supply: t.doc(t.option(t.amount), 'Most raw units that there can ever be; null where only 2^120 bounds it'),
  owner: t.doc(
    t.option(t.address),
    'Who may appoint the next owner; null once renounced, then nobody ever is it again',
  ),
  creator: t.doc(t.address, 'Who may change the metadata while it is not locked'),
  mint_authority: t.doc(
    t.option(t.address),
    'Who mints; of a stablecoin the issuer, who appoints those that mint; null once renounced',
  ),
  freeze_authority: t.doc(t.option(t.address), 'Who may freeze accounts for a stablecoin; null for other tokens'),
  pause_authority: t.doc(t.option(t.address), 'Who may pause a stablecoin or a bridged token; null for other tokens'),
  attestor: t.doc(t.option(t.address), 'Who says what reserves a stablecoin has; null for other tokens'),
  paused: t.doc(t.bool, 'True while nothing of the token moves'),
  metadata: t.doc(Metadata, 'What the creator says of the token'),
  metadata_locked: t.doc(t.bool, 'True once nobody can change the metadata any more'),
  metadata_updated_at: t.doc(t.option(t.time), 'When the metadata changed last, in Unix seconds; null for never'),
  bridge: t.doc(
    t.option(Bridge),
    'The contract on another chain whose units a bridged token stands for; null for other tokens',
  ),
  created_at: t.doc(t.time, 'When the token was made, in Unix seconds'),
  created_at_height: t.doc(t.height, 'Height of the block that made the token'),
};
export const Token = t.struct(tokenFields);
export type Token = ValueOf<typeof Token>;
