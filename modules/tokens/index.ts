/** Tokens: the native token, and tokens that anyone can create. Read this first; each operation has its own file. */

import { balancesPort, checkAuthority, fail, UnknownToken } from '../../runtime/sdk.js';
import { formsView } from '../shared/intent-forms.js';
import { nameOf } from '../shared/tokens.js';
import { changeDue, SetTokenAuthority } from './authority.js';
import { burnFrom, credit, debit, isFrozen, mintTo, transfer } from './balances.js';
import { balanceAt, dropHeight, keepHeight, pruneCheckpoints, supplyAt } from './checkpoints.js';
import { CreateToken, createBridged, createFor } from './create.js';
import { MaxSupplyExceeded, NotMintAuthority } from './errors.js';
import { FreezeAccount, PauseToken } from './freeze.js';
import { genesis } from './genesis.js';
import { forms } from './intents.js';
import { assetOf, findMint, mintNamed, tokenOf } from './lookup.js';
import { LockTokenMetadata, UpdateTokenMetadata } from './metadata.js';
import { getBalance, getTokenInfo, listTokens } from './methods.js';
import { NATIVE, PROTOCOL, tokensPort } from './port.js';
import { getStablecoin } from './security.js';
import { tokens } from './shape.js';
import { AttestReserves, SetMinterAllowance } from './stablecoin.js';
import { checkStrength, PqSignatureRequired, requiresStrength } from './strength.js';
import { BurnToken, MintToken } from './supply.js';
import { BatchTransfer, Transfer } from './transfer.js';

export * from './errors.js';
export { PqSignatureRequired } from './strength.js';

export default tokens.define({
  refuses: [PqSignatureRequired],
  operations: {
    Transfer,
    BatchTransfer,
    CreateToken,
    MintToken,
    BurnToken,
    UpdateTokenMetadata,
    LockTokenMetadata,
    SetTokenAuthority,
    FreezeAccount,
    PauseToken,
    SetMinterAllowance,
    AttestReserves,
  },
  methods: { getBalance, getTokenInfo, listTokens, getStablecoin },

  hooks: {
    admit(c, candidate) {
      checkStrength(c, candidate);
    },
    blockStart(c) {
      changeDue(c);
    },
    blockEnd(c) {
      pruneCheckpoints(c);
      return undefined;
    },
  },

  parameters: {
    'pq.required_above': {
      about: 'Native balance above which an account must sign with a post-quantum key, in raw units; 0 for never',
      cell: 'pqRequiredAbove',
      min: 0n,
      max: (unit) => 1_618_000_000n * unit,
    },
  },

  provides: [
    tokens.provide(balancesPort, {
      store: () => 'balances',
      nameOf: (c, mint) => nameOf(mint, tokenOf(c, mint)),
    }),
    tokens.provide(tokensPort, {
      balance: ({ state }, of, mint) => state.balances.get(of, mint) ?? 0n,
      supply: ({ state }, mint) => state.supplies.get(mint) ?? fail(UnknownToken, { token: `0x${mint}` }),
      info: ({ state }, mint) => state.tokens.get(mint),
      find: mintNamed,
      lookUp: findMint,
      infos: ({ state }, mints) => state.tokens.getAll(mints.map((mint) => [mint])),
      supplies: ({ state }, mints) => state.supplies.getAll(mints.map((mint) => [mint])).map((supply) => supply ?? 0n),
      balances: ({ state }, of, mints) =>
        state.balances.getAll(mints.map((mint) => [of, mint])).map((balance) => balance ?? 0n),
      holdings: ({ state }, of, limit) => state.balances.list([of], limit).map(({ key, value }) => [key[1], value]),
      balanceAt,
      supplyAt,
      keepHeight,
      dropHeight,
      create(c, token) {
        checkAuthority(c, token.authority);
        createFor(c, token);
      },
      transfer(c, from, to, mint, amount) {
        checkAuthority(c, from);
        transfer(c, from, to, assetOf(c, mint), amount);
      },
      canMove(c, from, to, mint) {
        const asset = assetOf(c, mint);
        return !asset.token?.paused && ![from, to].some((account) => isFrozen(c.state, asset, account));
      },
      requiresPostQuantum: requiresStrength,
      mint(c, to, mint, amount) {
        const token = tokenOf(c, mint);
        const { mint_authority, standard } = token;
        if (mint_authority === null || standard === 'stablecoin' || !c.mayActFor(mint_authority))
          fail(NotMintAuthority);
        mintTo(c, to, mint, token, amount);
      },
      mintAsProtocol(c, to, mint, amount) {
        const token = tokenOf(c, mint);
        if (token.standard !== 'bridged' || token.mint_authority !== PROTOCOL) fail(NotMintAuthority);
        mintTo(c, to, mint, token, amount);
      },
      createAsProtocol: createBridged,
      burn(c, from, mint, amount) {
        checkAuthority(c, from);
        burnFrom(c, from, assetOf(c, mint), amount);
      },
      unissued: ({ state }) => state.unissued.get(),
      collect(c, from, amount) {
        checkAuthority(c, from);
        debit(c, from, assetOf(c, NATIVE), amount);
        c.state.unissued.put(c.state.unissued.get() + amount);
      },
      issue(c, to, amount) {
        if (amount === 0n) return;
        const { state } = c;
        const unissued = state.unissued.get();
        if (amount > unissued) fail(MaxSupplyExceeded, { unissued: `${unissued}`, amount: `${amount}` });
        state.unissued.put(unissued - amount);
        credit(c, to, NATIVE, amount);
      },
    }),
  ],

  genesis,
  answers: [tokens.answer(formsView, forms)],
});
