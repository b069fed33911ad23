/** Token records: what the chain keeps of a token. */

import { type Hash, t, type ValueOf } from '../../runtime/sdk.js';
import { TokenSymbol } from './symbols.js';

/** Most raw units that a token may have, and what `supply` and `max_supply` may be. */
export const MAX_SUPPLY = 2n ** 120n;
/** Most decimals that a token may have. */
export const MAX_DECIMALS = 18;
/** Most characters of a name. */
export const MAX_NAME = 64;

/** Rooms of the metadata fields are checked when they are set; '' stands for none. */
const Field = t.text(0, 1_000);

/** What the creator says of the token. */
export const Metadata = t.struct({
  metadata_uri: Field,
  image: Field,
  description: Field,
  external_url: Field,
  twitter: Field,
  discord: Field,
  telegram: Field,
  github: Field,
});
export type Metadata = ValueOf<typeof Metadata>;

/** The metadata of a token that was just made. */
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

/** The contract on another chain whose units a bridged token stands for. */
export const Bridge = t.struct({ chain: t.text(1, 32), contract: t.text(1, 128), decimals_external: t.range(0, 36) });

/** The name of a token, for people. */
export const Name = t.text(1, MAX_NAME);
/** How many decimals one whole unit of the token has. */
export const Decimals = t.range(0, MAX_DECIMALS);

/** What somebody may be of a token, and the field of the record that says who it is. */
export const ROLES = {
  mint: 'mint_authority',
  freeze: 'freeze_authority',
  owner: 'owner',
  pause: 'pause_authority',
  attest: 'attestor',
} as const;
/** One of them. */
export const Role = t.choice('mint', 'freeze', 'owner', 'pause', 'attest');
export type Role = ValueOf<typeof Role>;

/** A token. Its supply and its balances are kept apart, since they change all the time. */
export const tokenFields = {
  symbol: TokenSymbol,
  name: Name,
  decimals: Decimals,
  standard: t.choice('native', 'fungible', 'stablecoin', 'bridged', 'lp'),
  /** Null where only MAX_SUPPLY bounds it. */
  max_supply: t.option(t.amount),
  /** Who may appoint the next owner. Null once renounced, as with the two authorities: then nobody ever is it again. */
  owner: t.option(t.address),
  /** Who may change the metadata while it is not locked. */
  creator: t.address,
  /** Mints; of a stablecoin it is the issuer, who appoints those that mint. */
  mint_authority: t.option(t.address),
  /** Of stablecoins. */
  freeze_authority: t.option(t.address),
  /** Of stablecoins and bridged tokens. */
  pause_authority: t.option(t.address),
  /** Of stablecoins: says what reserves there are. */
  attestor: t.option(t.address),
  paused: t.bool,
  metadata: Metadata,
  metadata_locked: t.bool,
  metadata_updated_at: t.option(t.time),
  bridge: t.option(Bridge),
  created_at: t.time,
  created_at_height: t.height,
};
export const Token = t.struct(tokenFields);
export type Token = ValueOf<typeof Token>;

/** What events and refusals call a token, and callers find it by: its symbol; liquidity tokens have only their mint. */
export const nameOf = (mint: Hash, { standard, symbol }: Token): string => (standard === 'lp' ? `0x${mint}` : symbol);
