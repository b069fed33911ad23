/** Source of a pool's rewards as its creator writes it: `<token>:<amount>` or an address. */

import { type Address, type Type, t } from '../../runtime/sdk.js';

/**
 * Either an initial deposit by the creator (token by symbol or `0x` mint), or the only account that can fund the pool.
 */
export type RewardSource = { readonly token: string; readonly amount: bigint } | { readonly funder: Address };

const DEPOSIT = '[0-9A-Za-z.]{1,66}:(0|[1-9][0-9]{0,38})';

/** Encoded as text; an address in it is `0x` and 64 lower-case hex digits, the same on every chain. */
const Written = t.text(3, 106, new RegExp(`^(0x[0-9a-f]{64}|${DEPOSIT})$`));
const Deposit = t.struct({
  token: t.doc(t.text(1, 66, /^[0-9A-Za-z.]+$/), 'Reward token: symbol in any letter case, or mint address with 0x'),
  amount: t.doc(t.amountOf('token'), 'Amount to deposit in raw units'),
});

const print = (source: RewardSource): string =>
  'funder' in source ? `0x${source.funder}` : `${source.token}:${source.amount}`;

/** Parses a text that matches Written; fails for an amount beyond 2^128. */
function parse(written: string): RewardSource {
  const [token, digits] = written.split(':') as [string, string?];
  if (digits === undefined) return { funder: token.slice(2) as string as Address };
  // Numbers have the same text on every chain, so no text forms are needed.
  return { token, amount: t.amount.fromJson(digits, undefined as never) };
}

/** A text in JSON; a deposit can also be `{ "token": …, "amount": … }`. */
export const RewardSource: Type<RewardSource> = {
  about: 'a first deposit of rewards as <token>:<amount>, or the only address that may fund the pool',
  schema: {
    description:
      'Source of the rewards: a first deposit, such as USDC:5000000 in raw units, or the only account that may fund the pool',
    anyOf: [{ type: 'string', pattern: `^${DEPOSIT}$` }, t.address.schema, Deposit.schema],
  },
  wire: ['first', ['address-text', 'text', ['joined', ':', { token: 'text', amount: 'digits' }]]],
  write: (to, value) => Written.write(to, print(value)),
  read: (from) => parse(Written.read(from)),
  toJson: (value, text) => ('funder' in value ? text.address(value.funder) : print(value)),
  fromJson(json, text) {
    if (typeof json !== 'string') return Deposit.fromJson(json, text);
    if (json.includes(':')) return parse(Written.fromJson(json, text));
    return { funder: t.address.fromJson(json, text) };
  },
  accounts(value, found) {
    if ('funder' in value) found(value.funder);
  },
  sample: (random) =>
    random(2) === 0
      ? { funder: t.address.sample(random) }
      : { token: ['DAI', 'USDC'][random(2)]!, amount: t.amount.sample(random) },
};
