/** Handing on, or giving up, the roles of a token. */

import { fail, InvalidAddress, NotAuthorized, t, UnknownToken, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { NotMintAuthority } from './errors.js';
import { tokenOf } from './lookup.js';
import { tokens } from './shape.js';

const FIELD = { mint: 'mint_authority', freeze: 'freeze_authority', owner: 'owner' } as const;

export const SetTokenAuthority = tokens.operation({
  id: 15,
  about: 'Hand a role of a token that you hold to another account, or give it up for ever.',
  params: { mint: t.mint, role: t.choice('mint', 'freeze', 'owner'), new: t.option(t.address) },
  gas: 40_000,
  errors: [UnknownToken, NotMintAuthority, NotAuthorized, InvalidAddress],
  execute(c, { mint, role, new: to }) {
    const token = tokenOf(c, mint);
    const field = FIELD[role];
    if (token[field] !== c.sender) fail(role === 'mint' ? NotMintAuthority : NotAuthorized, { required: field });
    if (to === ZERO_ADDRESS) fail(InvalidAddress, { reason: 'give null to give the role up' });
    c.state.tokens.put(mint, { ...token, [field]: to });
    c.emit.TokenAuthorityChanged({ token: token.symbol, role, from: c.sender, to });
  },
});
