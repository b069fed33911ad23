/** Operations that pause a token or freeze an account for it. */

import { fail, NotAuthorized, t, UnknownToken } from '../../runtime/sdk.js';
import { tokenOf } from './lookup.js';
import { tokens } from './shape.js';

export const FreezeAccount = tokens.operation({
  id: 16,
  about: 'Freeze an account for a stablecoin: it can neither send, receive nor burn it. Only the freeze authority can.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the stablecoin'),
    account: t.doc(t.address, 'Account to freeze for it, or to free'),
    frozen: t.doc(t.bool, 'True to freeze the account, false to free it'),
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
    'Pause a stablecoin or a bridged token: nothing of it moves, nor is any made or burned. Only the pause authority can.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the stablecoin or bridged token'),
    paused: t.doc(t.bool, 'True to pause the token, false to let it go on'),
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
