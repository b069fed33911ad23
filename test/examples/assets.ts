/** Examples of tokens, their markets and collections: a token is made, traded, and shown. */

import { signed } from './signed.js';
import type { Stage } from './stage.js';

/** What later examples go on with. */
export interface Assets {
  readonly acorn: string;
}

const NOT = [null, null, null, null] as const;

/** Tokens: made, described, sent, asked. */
export async function tokens(stage: Stage): Promise<Assets> {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  const { created } = await stage.showWrite('chain_createToken', 'Acorn', 'ACN', 2, '100000000', alice);
  const acorn = created!.mint as string;
  const page = 'https://acorn.example';
  const face = [`${page}/acorn.json`, `${page}/acorn.png`, 'What oaks grow from', page];
  await stage.showWrite('chain_updateTokenMetadata', acorn, alice, ...face, ...NOT);
  await stage.showWrite('chain_lockTokenMetadata', acorn, alice);
  await stage.showWrite('chain_transfer', alice, bob, 'TRL', '1500000000');
  await stage.write('chain_transfer', alice, bob, 'ACN', '250000');
  await stage.show('chain_getBalance', bob, 'TRL');
  await stage.show('chain_getTokenInfo', 'ACN');
  await stage.show('chain_listTokens', 2);
  await stage.show('chain_getStablecoin', 'USDC');
  return { acorn };
}

/** A pool: made, filled, swapped through, emptied. */
export async function dex(stage: Stage): Promise<void> {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  const month = 2_592_000;
  await stage.showWrite('chain_createPool', 'ACN', 'TRL', '10000000', '20000000000000', month, alice);
  await stage.showWrite('chain_addLiquidity', 'ACN', 'TRL', '100000', '200000000000', '1', alice);
  await stage.show('chain_quoteSwap', 'TRL', 'ACN', '50000000000');
  await stage.showWrite('chain_swap', 'TRL', 'ACN', '50000000000', '24000', bob);
  await stage.showWrite('chain_removeLiquidity', 'ACN', 'TRL', '1000000', '1', '1', alice);
  const { address } = await stage.show<{ address: string }>('chain_getPool', 'ACN', 'TRL');
  await stage.show('chain_poolSwaps', address, 1);
  await stage.show('chain_listPools', 1);
  await stage.show('chain_getPrice', 'ACN', 'TRL');
}

/** A sale that ends as a market, and one that gives everything back. */
export async function presale(stage: Stage): Promise<void> {
  const [alice, bob, carol] = [stage.person(0), stage.person(1), stage.person(2)];
  const open = async (show: boolean, symbol: string) => {
    const { created } = await stage.write('chain_createToken', symbol, symbol, 2, '100000000', alice);
    const start = stage.time + 60;
    const caps = ['20000000', '500000000000', '1000000000000', '1000000000', '600000000000'];
    const terms = [start, start + 7_200, 6_000, 8_000, 2_592_000, alice, { title: symbol }];
    const params = [created!.mint, 'TRL', ...caps, ...terms];
    await (show ? stage.showWrite('chain_createPresale', ...params) : stage.write('chain_createPresale', ...params));
    await stage.pass(60);
  };
  await open(true, 'SEED');
  await stage.showWrite('chain_contributePresale', 1, '400000000000', bob);
  await stage.write('chain_contributePresale', 1, '300000000000', carol);
  await stage.show('chain_getPresaleStatus', 1);
  await stage.pass(7_200);
  await stage.showWrite('chain_finalizePresale', 1, alice);
  await stage.mine();
  await stage.show('chain_getPresale', 1);
  await stage.show('chain_getPresaleContributions', 1);
  await open(false, 'SPRT');
  await stage.write('chain_contributePresale', 2, '100000000000', carol);
  await stage.pass(7_200);
  await stage.showWrite('chain_refundPresale', 2, carol, null);
  await stage.show('chain_listPresales', 1);
}

/** A collection of single tokens. */
export async function nft(stage: Stage): Promise<void> {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  const { created } = await stage.showWrite(
    'chain_createNftCollection',
    'Birds',
    'BIRD',
    'ipfs://birds/',
    100,
    250,
    alice,
    ...NOT,
  );
  const collection = created!.collection as string;
  await stage.showWrite('chain_mintNft', collection, '7', '', alice, alice);
  await stage.showWrite('chain_transferNft', collection, '7', bob, alice);
  await stage.show('chain_getNft', collection, '7');
  await stage.show('chain_listNftsByOwner', bob, collection, 10);
  await stage.show('chain_getNftCollection', collection);
  await stage.showWrite('chain_burnNft', collection, '7', bob);
}

/** A collection of many types. */
export async function multiToken(stage: Stage): Promise<void> {
  const [alice, bob, carol] = [stage.person(0), stage.person(1), stage.person(2)];
  const made = await stage.showWrite(
    'chain_createMultiTokenCollection',
    'Arms',
    'ARMS',
    'ipfs://arms/',
    0,
    alice,
    ...NOT,
  );
  const collection = made.created!.collection as string;
  await stage.showWrite('chain_defineTokenType', collection, '1', 'Sword', '', '0', true, alice);
  await stage.showWrite('chain_mintMultiToken', collection, '1', bob, '10', alice);
  const to = (type_id: string, recipient: string, amount: string) => ({ type_id, recipient, amount });
  await stage.showWrite('chain_batchMintMultiToken', collection, [to('1', bob, '5'), to('1', carol, '5')], alice);
  await stage.showWrite('chain_transferMultiToken', collection, '1', carol, '2', bob);
  await stage.showWrite('chain_batchTransferMultiToken', collection, [{ type_id: '1', to: carol, amount: '3' }], bob);
  await stage.showWrite('chain_burnMultiToken', collection, '1', '1', carol);
  await stage.show('chain_getMultiTokenBalance', collection, '1', carol);
  await stage.show('chain_getTokenType', collection, '1');
  await stage.show('chain_getMultiTokenCollection', collection);
  await stage.show('chain_listTokenTypes', collection, 10);
}

/** A pool that pays those who stake in it. */
export async function stakingPools(stage: Stage, { acorn }: Assets): Promise<void> {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  const terms = ['TRL:500000000000', '1000000', 0, '0', '0'];
  const { created } = await stage.showWrite('chain_createStakingPool', acorn, ...terms, alice);
  const pool = created!.pool_address as string;
  await stage.showWrite('chain_stakeToPool', pool, '10000', bob);
  await stage.pass(3_600);
  await stage.showWrite('chain_claimPoolRewards', pool, bob);
  await stage.showWrite('chain_unstakeFromPool', pool, '4000', bob);
  await stage.show('chain_getStakingPool', pool, bob);
  await stage.show('chain_listStakingPools', 10);
}

/** A hash under a name. */
export async function anchor(stage: Stage): Promise<void> {
  const alice = stage.person(0);
  const value_hash = `0x${'5e'.repeat(32)}`;
  await stage.showWrite('chain_anchor', 'acme.legal', 'contract-17', value_hash, alice);
  await stage.show('chain_getAnchors', 'acme.legal', 10);
  await stage.show('chain_verifyAnchor', 'acme.legal', 'contract-17');
  await stage.show('chain_getNamespace', 'acme.legal');
  await stage.show('chain_anchorsOfHash', value_hash, 1);
  await stage.show('chain_anchorsBy', alice, 1);
}

/** An order of alice that a market maker fills, and one that waits. */
export async function settlement(stage: Stage, { acorn }: Assets): Promise<void> {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  const order = (sell_amount: string) => ({
    CreateSettleOrder: {
      sell_token: acorn,
      buy_token: 'TRL',
      sell_amount,
      min_buy_amount: '1000',
      deadline: stage.time + 3_600,
      tier: 0,
    },
  });
  await signed(stage, 0, order('5000'));
  await signed(stage, 1, { RegisterMarketMaker: { tier: 3, bond: '5000000000000', name: 'Corner shop' } });
  await stage.mine(6);
  await signed(stage, 1, { MatchSettleOrder: { order_id: 1, buy_amount: '1100' } });
  await signed(stage, 0, order('7000'));
  await stage.show('chain_getSettleOrder', 1);
  await stage.show('chain_listSettleSettlements', null, null, 1);
  await stage.show('chain_listSettleOrders', 1);
  await stage.show('chain_getMarketMakers', 3);
  await stage.show('chain_settleStats', acorn);
  await stage.show('chain_settleOrdersOf', alice, 1);
  await stage.show('chain_settlementsOfMaker', bob, 1);
}

/** A program of alice, and a run of it by bob. */
export async function programs(stage: Stage): Promise<void> {
  const [alice, bob, carol] = [0, 1, 2].map((index) => stage.person(index));
  const program = {
    name: 'pay-and-tip',
    version: 1,
    title: 'Pay and tip',
    description: 'Pays an account, and its waiter a part of it.',
    params: [
      { name: 'to', type: 'address' },
      { name: 'amount', type: 'amount', min: 1 },
      { name: 'tip', type: 'bps', default: 1_000, max: 3_000 },
      { name: 'waiter', type: 'address' },
    ],
    require: [{ expr: "amount <= balance(sender, 'TRL') / 2", error: 'that is more than half of what you have' }],
    steps: [
      { op: 'Transfer', args: { to: '${to}', token_symbol: 'TRL', amount: '${amount}' } },
      {
        op: 'Transfer',
        when: 'tip > 0',
        args: { to: '${waiter}', token_symbol: 'TRL', amount: '${amount * tip / 10000}' },
      },
    ],
    limits: { max_gas: 100_000 },
  };
  const params = { to: alice, waiter: carol, amount: '20000' };
  await stage.showWrite('chain_registerProgram', JSON.stringify(program), alice);
  await stage.show('chain_simulateProgram', 'pay-and-tip', params, bob);
  await stage.showWrite('chain_executeProgram', 'pay-and-tip', params, bob);
  await stage.show('chain_getProgram', 'pay-and-tip');
  await stage.show('chain_listPrograms', 1);
  await stage.show('chain_programsOf', alice, 1);
  await stage.show('chain_runsOfProgram', 'pay-and-tip', 1);
  await stage.show('chain_programRunsBy', bob, 1);
}
