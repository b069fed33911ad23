/**
 * A market maker: fills orders of the settlement module at the prices of the DEX, less a margin.
 *
 *     NODE_URL=http://127.0.0.1:9933 SECRET=<64 hex digits> node market-maker.js
 *
 * It holds an inventory of the tokens that it pays out, and checks the open orders every second. The margin covers price
 * changes until it has sold the received tokens. With ROUNDS it exits after that many checks.
 */

import { type Client, connect, NodeError } from 'trellis/client';

const { NODE_URL = 'http://127.0.0.1:9933', SECRET, MARGIN_BPS = '20', TIER = '3', ROUNDS } = process.env;
if (SECRET === undefined) throw new Error('SECRET is missing: the key of the maker');

/** Bonds by tier, in raw native units. */
const BONDS: Record<string, string> = { 1: '100000000000000', 2: '25000000000000', 3: '5000000000000' };
/** Maximum relative difference between the current price and the ten-minute TWAP: beyond it the price may be manipulated. */
const MAX_DEVIATION = 0.01;
const PAUSE_MS = 1_000;

const node = connect(NODE_URL);
const account = node.account(SECRET);
const me = await account.address();

type Order = Awaited<ReturnType<typeof openOrders>>[number];

async function openOrders(client: Client) {
  const { orders } = await client.call('chain_listSettleOrders', [100]);
  return orders.filter(({ owner }) => owner !== me);
}

/** Output of the DEX for the sold amount of the order, less the margin; undefined without a reliable price. */
async function priceOf({ sell_token, buy_token, sell_amount }: Order): Promise<bigint | undefined> {
  const pool = await node.call('chain_getPool', [sell_token, buy_token]);
  if (pool === null || typeof pool.twap_10m !== 'string') return undefined;
  if (Math.abs(Number(pool.price_a_in_b) / Number(pool.twap_10m) - 1) > MAX_DEVIATION) return undefined;
  const { amount_out } = await node.call('chain_quoteSwap', [sell_token, buy_token, sell_amount]);
  return (BigInt(amount_out) * (10_000n - BigInt(MARGIN_BPS))) / 10_000n;
}

async function fill(order: Order): Promise<void> {
  const { order_id, buy_token, buy_symbol, min_buy_amount } = order;
  const buy_amount = await priceOf(order);
  if (buy_amount === undefined || buy_amount < BigInt(min_buy_amount)) return;
  const { balance } = await node.call('chain_getBalance', [me, buy_token]);
  if (BigInt(balance) < buy_amount) return;
  await account.send([{ MatchSettleOrder: { order_id, buy_amount: `${buy_amount}` } }]);
  console.log(`filled order ${order_id} for ${buy_amount} raw units of ${buy_symbol}`);
}

/** Registers with the bond of the tier, unless this account is registered already. */
async function register(): Promise<void> {
  const { makers } = await node.call('chain_getMarketMakers', [Number(TIER)]);
  if (makers.some(({ address, active }) => address === me && active)) return;
  await account.send([{ RegisterMarketMaker: { tier: Number(TIER), bond: BONDS[TIER]!, name: 'example maker' } }]);
  console.log(`registered as a market maker of tier ${TIER}`);
}

await register();
for (let round = 0; ROUNDS === undefined || round < Number(ROUNDS); round++) {
  for (const order of await openOrders(node)) {
    // Another maker may be first, or the order is still reserved for a higher tier: the next check tries again.
    await fill(order).catch((cause: unknown) => {
      if (!(cause instanceof NodeError)) throw cause;
      console.log(`order ${order.order_id}: ${cause.name}`);
    });
  }
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
node.close();
