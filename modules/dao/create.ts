/** Operations: create a DAO, and donate to it. */

import { type Address, fail, hashOf, t, UnknownToken } from '../../runtime/sdk.js';
import { nameOf, TokenName, tokensPort } from '../tokens/port.js';
import { changedConfig, checkReachable, GivenConfig, standardConfig } from './config.js';
import { DaoNotFound, InvalidConfig } from './errors.js';
import { DaoAddress, DaoName, dao, daoAt } from './shape.js';

const Origin = { creator: t.address, name: DaoName, nonce: t.nonce };

export const CreateDao = dao.operation({
  id: 120,
  about: 'Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.',
  sentence: 'Created the DAO {name}',
  params: {
    name: t.doc(t.text(0, 256), 'Name of the DAO, 1 to 64 characters; not unique'),
    token_mint: t.doc(t.mint, 'Mint address of the token whose holders vote; can be the native token'),
    config: t.doc(t.jsonText(GivenConfig), 'Settings by name; {} for the defaults'),
  },
  bounds: { name: { as: DaoName, error: InvalidConfig } },
  returns: { dao_address: t.doc(t.address, 'Account of the new DAO, which holds its treasury') },
  settled: ['dao_address'],
  logs: ['DaoCreated'],
  gas: 150_000,
  rpc: ['createDao', 'name', 'token_mint', 'config', 'sender'],
  cli: { words: 'dao create', flags: { token_mint: 'token', config: 'settings' } },
  takes: [],
  errors: [InvalidConfig, UnknownToken],
  warns(c, { token_mint }) {
    const mints = c.use.tokens.info(token_mint)?.mint_authority ?? null;
    return mints === null ? [] : ['the mint authority of the token can mint more of it and outvote all other holders'];
  },
  execute(c, { name, token_mint, config: given }) {
    const { state, use, sender, nonce, height } = c;
    const token = use.tokens.info(token_mint) ?? fail(UnknownToken, { token: `0x${token_mint}` });
    const config = changedConfig(standardConfig(token.decimals), given, state.minVotingPeriod.get(), InvalidConfig);
    checkReachable(c, token_mint, config.proposal_threshold, InvalidConfig);
    const address = hashOf('dao/v1', Origin, { creator: sender, name, nonce }) as string as Address;
    if (state.daos.has(address)) {
      fail(InvalidConfig, { field: 'name', reason: 'a bundle can create only one DAO of a name: choose another name' });
    }
    const count = state.count.get();
    state.count.put(count + 1);
    state.byAge.put(count, address);
    state.daos.put(address, { name, token_mint, config, creator: sender, proposals: 0, created_at_height: height });
    use.accounts.declareMultiSig(address);
    c.emit.DaoCreated({ dao_address: address, name, token_mint, creator: sender });
    return { dao_address: address };
  },
});

export const DaoDeposit = dao.operation({
  id: 125,
  about:
    'Deposits tokens into the treasury of a DAO. A transfer to its address has the same effect, but does not check that the address is a DAO.',
  sentence: 'Deposited {amount} into the treasury of {dao}',
  params: {
    dao: DaoAddress,
    token: t.doc(TokenName, 'Symbol or mint address of the token'),
    amount: t.doc(t.amountOf('token'), 'Amount to deposit in raw units, above zero'),
  },
  logs: ['DaoDeposited'],
  gas: 40_000,
  cli: 'dao deposit',
  takes: ['amount'],
  errors: [DaoNotFound, ...tokensPort.refusals('find', 'transfer')],
  execute(c, { dao: address, token, amount }) {
    daoAt(c, address);
    const { tokens } = c.use;
    const mint = tokens.find(token);
    tokens.transfer(c.sender, address, mint, amount);
    c.emit.DaoDeposited({ dao_address: address, from: c.sender, token: nameOf(mint, tokens.info(mint)!), amount });
  },
});
