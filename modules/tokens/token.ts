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
  metadata_uri: t.doc(Field, 'Link to further metadata, at most 512 bytes; empty for none'),
  image: t.doc(Field, 'Link to an image, at most 512 bytes; empty for none'),
  description: t.doc(Field, 'Description of the token, at most 1,000 characters; empty for none'),
  external_url: t.doc(Field, 'Home page, at most 512 bytes; empty for none'),
  twitter: t.doc(Field, 'Twitter name or link, at most 128 characters; empty for none'),
  discord: t.doc(Field, 'Discord name or link, at most 128 characters; empty for none'),
  telegram: t.doc(Field, 'Telegram name or link, at most 128 characters; empty for none'),
  github: t.doc(Field, 'GitHub name or link, at most 128 characters; empty for none'),
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
  contract: t.doc(t.text(1, 128), 'Address of the token contract on that chain'),
  decimals_external: t.doc(t.range(0, 36), 'Decimals of the token on that chain, 0 to 36'),
});

export const Name = t.doc(t.text(1, MAX_NAME), 'Name of the token, 1 to 64 characters');
export const Decimals = t.doc(t.range(0, MAX_DECIMALS), 'Decimal places of the token, 0 to 18');

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
  'Role of a token: mint (mint authority), freeze (freeze authority), owner, pause (pause authority) or attest (attestor)',
);
export type Role = ValueOf<typeof Role>;

/** A token. Its supply and its balances are stored apart, because they change often. */
export const tokenFields = {
  symbol: TokenSymbol,
  name: Name,
  decimals: Decimals,
  standard: t.doc(
    t.choice('native', 'fungible', 'stablecoin', 'bridged', 'lp'),
    'Standard of the token: native, fungible, stablecoin, bridged (from another chain) or lp (shares of a pool)',
  ),
  max_supply: t.doc(t.option(t.amountOf('mint')), 'Maximum supply in raw units; null for 2^120'),
  owner: t.doc(t.option(t.address), 'Owner of the token, which can transfer the ownership; null for none'),
  creator: t.doc(t.address, 'Account that may change the metadata until they are locked'),
  mint_authority: t.doc(
    t.option(t.address),
    'Account that may mint; for a stablecoin, the issuer, which sets the allowances of minters; null if no account may',
  ),
  freeze_authority: t.doc(t.option(t.address), 'Account that may freeze accounts for a stablecoin; null for none'),
  pause_authority: t.doc(t.option(t.address), 'Account that may pause a stablecoin or a bridged token; null for none'),
  attestor: t.doc(t.option(t.address), 'Account that attests the reserves of a stablecoin; null for none'),
  paused: t.doc(t.bool, 'True while the token is paused'),
  metadata: t.doc(Metadata, 'Metadata set by the creator'),
  metadata_locked: t.doc(t.bool, 'True if the metadata are permanently locked'),
  metadata_updated_at: t.doc(t.option(t.time), 'Time of the last metadata change in Unix seconds; null for never'),
  bridge: t.doc(t.option(Bridge), 'Contract on another chain that a bridged token represents; null for other tokens'),
  created_at: t.doc(t.time, 'Time of creation in Unix seconds'),
  created_at_height: t.doc(t.height, 'Height of the block that created the token'),
};
export const Token = t.struct(tokenFields);
export type Token = ValueOf<typeof Token>;
