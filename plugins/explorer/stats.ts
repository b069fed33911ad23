/** Network statistics. */

import { dexPort } from '../../modules/dex/port.js';
import { rewardsPort, treasuryPort } from '../../modules/fees/port.js';
import { NATIVE, tokensPort } from '../../modules/tokens/port.js';
import { stakingPort } from '../../modules/validators/port.js';
import {
  type DatabaseReads,
  type FinalBlock,
  feePort,
  type StateView,
  t,
  validatorsPort,
} from '../../runtime/plugin.js';
import { countsOf } from './counts.js';
import { DAY_MINUTES, readFrom } from './follow.js';
import { type Parts, since, stateAt } from './parts.js';
import { LIVE, minutes, PAST, tallies, totals } from './tables.js';

const Stats = t.struct({
  chain_id: t.doc(t.count, 'Chain id, which every signature covers'),
  network: t.doc(t.text(1, 64), 'Network: mainnet, testnet or dev'),
  height: t.doc(t.height, 'Height of the latest block'),
  finalized_height: t.doc(t.height, 'Height of the latest final block, which equals height'),
  epoch: t.doc(t.count, 'Epoch of the latest block'),
  epoch_progress_bps: t.doc(t.bps(), 'Elapsed part of the epoch, in basis points'),
  avg_block_time_ms: t.doc(t.u32, 'Mean interval of the last hundred blocks, in milliseconds'),
  tps_1m: t.doc(t.number, 'Bundles per second over the last minute'),
  tps_24h: t.doc(t.number, 'Bundles per second over the last day'),
  total_transactions: t.doc(t.count, 'Number of bundles in indexed blocks'),
  total_accounts: t.doc(t.count, 'Number of accounts that ever held something'),
  total_tokens: t.doc(t.count, 'Count of all tokens of the chain'),
  total_pools: t.doc(t.count, 'Count of all liquidity pools'),
  total_nfts: t.doc(t.count, 'Count of all NFTs that exist'),
  active_validators: t.doc(t.u32, 'Number of validators that sign blocks in this epoch'),
  total_staked: t.doc(t.amountOf(), 'Stake of all validators, in raw native units'),
  staked_bps: t.doc(t.bps(), 'Staked share of the native supply, in basis points'),
  total_supply: t.doc(t.amountOf(), 'Maximum native supply, in raw native units'),
  circulating_supply: t.doc(t.amountOf(), 'Native supply held by accounts, in raw native units'),
  emitted: t.doc(t.amountOf(), 'Native supply emitted since genesis, in raw native units'),
  treasury_balance: t.doc(t.amountOf(), 'Balance of the treasury, in raw native units'),
  mempool_size: t.doc(t.u32, 'Number of pending bundles on this node'),
  peers: t.doc(t.u32, 'Number of linked peers'),
  gas_price: t.doc(t.gas, 'Minimum gas price of the node, in nano-units (10^9 are one native unit)'),
  tvl_native: t.doc(t.amountOf(), 'Value in the thousand deepest pools, in raw native units'),
  genesis_time: t.doc(t.time, 'Time of genesis, in Unix seconds'),
  ...since,
});

type Header = FinalBlock['header'];

const PACE_BLOCKS = 100;

export function statsMethods(parts: Parts) {
  const { node, follower } = parts;
  const { ledger, blocks, mempool } = node;

  const inState = (view: StateView) => {
    const tokens = view.port(tokensPort);
    const treasury = view.port(treasuryPort)?.address();
    const supply = tokens?.supply(NATIVE) ?? 0n;
    const staked = view.port(stakingPort)?.bonded() ?? 0n;
    return {
      active_validators: view.port(validatorsPort)?.current().length ?? 1,
      total_staked: staked,
      staked_bps: supply === 0n ? 0 : Number((staked * 10_000n) / supply),
      total_supply: supply,
      circulating_supply: supply - (tokens?.unissued() ?? 0n),
      emitted: view.port(rewardsPort)?.emission().emitted ?? 0n,
      treasury_balance: treasury === undefined ? 0n : (tokens?.balance(treasury, NATIVE) ?? 0n),
      tvl_native: view.port(dexPort)?.tvl() ?? 0n,
      free: view.port(feePort) === undefined,
    };
  };

  /** State and header at the height of the rows, or at the head if the rows are too far behind. */
  async function chainAt(
    height: number,
  ): Promise<{ readonly header: Header; readonly state: ReturnType<typeof inState> }> {
    const { head, store } = ledger;
    const header = height === head.height ? head.header : await store.header(height);
    const state = header && (await stateAt(ledger, height, inState));
    if (header && state) return { header, state };
    return ledger.read(() => ({ header: ledger.head.header, state: inState(ledger.view()) }));
  }

  async function pace(header: Header): Promise<number> {
    const before = await blocks.at(Math.max(0, header.height - PACE_BLOCKS, blocks.oldest));
    const passed = header.height - (before?.header.height ?? header.height);
    // The genesis timestamp says nothing about the block rate: the chain may have started later.
    const since = before?.header.height === 0 ? await blocks.at(1) : before;
    if (!since || passed < 2) return header.interval_ms;
    return Math.trunc((header.timestamp_ms - since.header.timestamp_ms) / (header.height - since.header.height));
  }

  async function rates(database: DatabaseReads, header: Header): Promise<{ tps_1m: number; tps_24h: number }> {
    const { rows } = await minutes.page(database, [], DAY_MINUTES);
    const now = Math.trunc(header.timestamp_ms / 60_000);
    const today = rows.filter(({ key: [minute] }) => minute > now - DAY_MINUTES);
    const day = today.reduce((sum, { value }) => sum + value, 0);
    const last = today.find(({ key: [minute] }) => minute === now - 1)?.value ?? 0;
    const rounded = (perSecond: number) => Math.round(perSecond * 1000) / 1000;
    return { tps_1m: rounded(last / 60), tps_24h: rounded(day / 86_400) };
  }

  return [
    node.method({
      name: 'chain_getNetworkStats',
      about: 'Returns network statistics. Transaction counts cover the blocks that the explorer of this node indexed.',
      cost: { base: 20 },
      params: {},
      result: Stats,
      async answer() {
        return follower.read(async ({ height: indexed_height, database }) => {
          const { chainId, network, epochBlocks, genesisTimeMs } = ledger.chain;
          const {
            header,
            state: { free, ...state },
          } = await chainAt(indexed_height);
          const { height } = header;
          const [avg_block_time_ms, perSecond, sums, things, accounts, indexed_from] = await Promise.all([
            pace(header),
            rates(database, header),
            totals.getMany(database, [[LIVE], [PAST]]),
            tallies.getMany(database, [['tokens'], ['pools'], ['nfts']]),
            countsOf(database, NATIVE),
            readFrom(database),
          ]);
          return {
            chain_id: chainId,
            network,
            height,
            finalized_height: height,
            epoch: header.epoch,
            epoch_progress_bps: Math.trunc(((height % epochBlocks) * 10_000) / epochBlocks),
            avg_block_time_ms,
            ...perSecond,
            total_transactions: sums.reduce((sum, one) => sum + (one?.transactions ?? 0), 0),
            total_accounts: accounts.holders,
            total_tokens: things[0] ?? 0,
            total_pools: things[1] ?? 0,
            total_nfts: things[2] ?? 0,
            ...state,
            mempool_size: mempool.pendingSize,
            peers: node.network?.peers().length ?? 0,
            gas_price: free ? 0 : header.base_fee,
            genesis_time: Math.trunc(genesisTimeMs / 1000),
            indexed_height,
            indexed_from,
          };
        });
      },
    }),
  ];
}
