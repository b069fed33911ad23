/** Genesis tokens and balances. */

import {
  type Address,
  type GenesisContext,
  rotation,
  t,
  unitOf,
  type ValueOf,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { credit } from './balances.js';
import { addToken, BLANK } from './create.js';
import { GenesisToken, loadToken, refuse } from './genesis-token.js';
import { NATIVE, PROTOCOL, SYSTEM_LABELS, systemAccount } from './port.js';
import type { tokens } from './shape.js';
import { outline } from './symbols.js';

const Balance = t.struct({
  address: t.doc(t.address, 'Account with an initial balance'),
  label: t.doc(t.option(t.text(1, 64)), 'Label of the account, for readers of the file; null for none'),
  balance: t.doc(t.amount, 'Initial balance in raw native units'),
});

const Data = t.struct({
  total_supply: t.doc(t.amount, 'Total native supply in raw units: all balances and the unissued part'),
  unissued: t.doc(t.amount, 'Unissued native units that rewards pay out over the years, in raw units'),
  balances: t.doc(t.list(Balance, 100_000), 'Initial native balances'),
  tokens: t.doc(t.list(GenesisToken, 1_000), 'Other tokens at genesis'),
});
type Data = ValueOf<typeof Data>;

/** Whole native units of the system accounts 0x00…01 to 0x00…08 (definitions 6). */
const SYSTEM_UNITS = [
  614_840_000n,
  242_700_000n,
  161_800_000n,
  161_800_000n,
  113_260_000n,
  48_540_000n,
  48_540_000n,
  161_800_000n,
] as const;

const standard = (unit: bigint): Data => ({
  total_supply: 1_618_000_000n * unit,
  unissued: 64_720_000n * unit,
  balances: SYSTEM_LABELS.map((label, i) => ({
    address: systemAccount(i + 1),
    label,
    balance: SYSTEM_UNITS[i]! * unit,
  })),
  tokens: [],
});

/** Creates the native token and its genesis balances. */
function loadNative(c: GenesisContext<typeof tokens>, { total_supply, unissued, balances }: Data): void {
  const { state, chain, time } = c;
  const most = BigInt(rotation.MAX_TOTAL_POWER) * unitOf(chain);
  if (total_supply > most) refuse('.total_supply', `must be at most ${most}, which is 2^35 whole units`);
  addToken(c, NATIVE, {
    ...BLANK,
    symbol: chain.symbol,
    name: chain.name,
    decimals: chain.decimals,
    standard: 'native',
    max_supply: total_supply,
    owner: null,
    creator: PROTOCOL,
    mint_authority: null,
    metadata_locked: true,
    created_at: time,
    created_at_height: 0,
  });
  state.supplies.put(NATIVE, total_supply);
  state.unissued.put(unissued);
  state.guarded.put(outline(chain.symbol), chain.symbol);
  let sum = unissued;
  const seen = new Set<Address>();
  for (const [i, { address, balance }] of balances.entries()) {
    const at = `.balances[${i}].address`;
    if (address === ZERO_ADDRESS) refuse(at, 'the zero address cannot have a balance');
    if (seen.has(address)) refuse(at, `0x${address} is listed twice`);
    seen.add(address);
    sum += balance;
    if (balance > 0n) credit(c, address, NATIVE, balance);
  }
  if (sum !== total_supply) {
    refuse('.total_supply', `balances and unissued add up to ${sum} instead of total_supply ${total_supply}`);
  }
}

export const genesis = {
  data: Data,
  standard,
  load(c: GenesisContext<typeof tokens>, data: Data): undefined {
    loadNative(c, data);
    for (const [i, token] of data.tokens.entries()) loadToken(c, token, `.tokens[${i}]`);
  },
};
