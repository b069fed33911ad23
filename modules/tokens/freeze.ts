/** Operations that pause a token or freeze an account for it. */

import { fail, NotAuthorized, t, UnknownToken } from '../../runtime/sdk.js';
import { tokenOf } from './lookup.js';
import { tokens } from './shape.js';

export const FreezeAccount = tokens.operation({
  id: 16,
  about:
    'Freezes or unfreezes an account for a stablecoin: while frozen, it cannot send, receive or burn the token. Freeze authority only.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the stablecoin'),
    account: t.doc(t.address, 'Account to freeze or unfreeze'),
    frozen: t.doc(t.bool, 'True to freeze the account, false to unfreeze it'),
  },
  logs: ['AccountFrozen'],
  gas: 40_000,
  errors: [UnknownToken, NotAuthorized],
  execute(c, { mint, account, frozen }) {
    const token = tokenOf(c, mint);
    if (token.freeze_authority !== c.sender) fail(NotAuthorized, { required: 'freeze_authority' });
    if (frozen) c.state.frozen.put(mint, account, c.height);
    else c.state.frozen.delete(mint, account);
    c.emit.AccountFrozen({ token: token.symbol, account, frozen });
  },
});

export const PauseToken = tokens.operation({
  id: 17,
  about:
    'Pauses or resumes a stablecoin or a bridged token: while paused, it cannot be transferred, minted or burned. Pause authority only.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the stablecoin or bridged token'),
    paused: t.doc(t.bool, 'True to pause the token, false to resume it'),
  },
  logs: ['TokenPaused'],
  gas: 40_000,
  errors: [UnknownToken, NotAuthorized],
  execute(c, { mint, paused }) {
    const token = tokenOf(c, mint);
    if (token.pause_authority !== c.sender) fail(NotAuthorized, { required: 'pause_authority' });
    c.state.tokens.put(mint, { ...token, paused });
    c.emit.TokenPaused({ token: token.symbol, paused });
  },
});
