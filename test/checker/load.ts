/** Random operations of many accounts on a running node, through the published client: money, stake, pools, votes, collections. */

import type { Operation } from '../../rpc-schemas/client/methods.js';
import {
  type Account,
  attestDeposit,
  type Client,
  ClientError,
  connect,
  depositDigest,
  ed25519Key,
  NodeError,
  type SigningKey,
} from '../../rpc-schemas/clients/typescript/index.js';
import { seeded } from '../kit/random.js';

type Below = (below: number) => number;

/** What the accounts of a load have made so far, for later operations to use. */
interface World {
  readonly addresses: readonly string[];
  /** Keys of the accounts: some attest deposits. */
  readonly keys: readonly SigningKey[];
  readonly chainId: number;
  /** A bridged token. */
  readonly bridged: { readonly symbol: string; readonly mint: string };
  /** Created tokens. Their owners hold most of them, so an account mostly uses its own. */
  readonly tokens: { readonly symbol: string; readonly mint: string; readonly owner: number }[];
  readonly pools: (readonly [string, string])[];
  readonly stakingPools: string[];
  readonly collections: { readonly address: string; readonly owner: number; minted: number }[];
  readonly types: { readonly collection: string; readonly owner: number }[];
  /** Deposits on another chain that attesters report, with the accounts that have. */
  readonly logs: {
    readonly tx_hash: string;
    readonly amount: string;
    readonly recipient: string;
    readonly by: Set<number>;
  }[];
  proposals: number;
  orders: number;
  validator: { readonly publicKey: string; readonly operator: string } | undefined;
  now: number;
}

interface Turn {
  readonly world: World;
  readonly me: number;
  readonly below: Below;
  readonly pick: <T>(all: readonly T[]) => T | undefined;
  readonly amount: (most: number) => string;
  readonly other: () => string;
}

/** A token of the account, or now and then of another one. */
function tokenFor({ world, me, below, pick }: Turn) {
  const own = world.tokens.filter(({ owner }) => owner === me);
  return pick(own.length > 0 && below(4) > 0 ? own : world.tokens);
}

const NATIVE = 'TRL';
const UNIT = 1_000_000_000;

/** A kind of operation; undefined while the world has nothing for it. */
type Kind = (turn: Turn) => Operation | undefined | Promise<Operation>;

const name = (below: Below, letters = 6): string =>
  Array.from({ length: letters }, () => String.fromCharCode(65 + below(26))).join('');
const raw = (value: number): string => `${Math.trunc(value)}`;

const money: Kind[] = [
  ({ other, amount }) => ({ Transfer: { to: other(), token_symbol: NATIVE, amount: amount(UNIT) } }),
  ({ other, amount, below }) => ({
    BatchTransfer: {
      transfers: Array.from({ length: 1 + below(20) }, () => ({
        to: other(),
        token_symbol: NATIVE,
        amount: amount(UNIT),
      })),
    },
  }),
  ({ world, me, below }) => ({
    CreateToken: {
      ...{ name: name(below), symbol: name(below), decimals: below(10), supply: raw(1 + below(1e9)) },
      ...{ owner: world.addresses[me]!, mintable: true },
    },
  }),
  (turn) => {
    const token = tokenFor(turn);
    const { other, amount } = turn;
    return token && { Transfer: { to: other(), token_symbol: token.symbol, amount: amount(1e6) } };
  },
  ({ pick, world, me, other, amount }) => {
    const token = pick(world.tokens.filter(({ owner }) => owner === me));
    return token && { MintToken: { mint: `0x${token.mint}`, to: other(), amount: amount(1e7) } };
  },
  (turn) => {
    const token = tokenFor(turn);
    return token && { BurnToken: { mint: `0x${token.mint}`, amount: turn.amount(1e5) } };
  },
];

const staking: Kind[] = [
  ({ world, amount }) =>
    world.validator && {
      Stake: { validator_pubkey: world.validator.publicKey, amount: raw(1_000 * UNIT + Number(amount(UNIT))) },
    },
  ({ world, amount }) =>
    world.validator && { Unstake: { validator: world.validator.operator, amount: amount(100 * UNIT) } },
  ({ world }) => world.validator && { ClaimRewards: { validator: world.validator.operator } },
  ({ world, below }) =>
    world.validator && { SetAutoCompound: { validator: world.validator.operator, enable: below(2) === 0 } },
  ({ below }) => ({
    CreateProposal: {
      ...{ proposal_type: 'text', title: name(below), description: 'A text' },
    },
  }),
  ({ world, below }) =>
    world.proposals === 0
      ? undefined
      : { VoteProposal: { proposal_id: below(world.proposals), approve: below(3) > 0 } },
];

const trading: Kind[] = [
  (turn) => {
    const token = tokenFor(turn);
    const { amount, below } = turn;
    const lock = below(2) * 604_800;
    return (
      token && {
        CreatePool: {
          ...{
            token_a: NATIVE,
            token_b: token.symbol,
            amount_a: raw(UNIT + Number(amount(UNIT))),
            amount_b: amount(1e7),
          },
          lp_lock_duration: lock,
        },
      }
    );
  },
  ({ pick, world, amount }) => {
    const pool = pick(world.pools);
    return (
      pool && {
        AddLiquidity: {
          token_a: pool[0],
          token_b: pool[1],
          amount_a: amount(UNIT),
          amount_b: amount(1e6),
          min_lp_tokens: '0',
        },
      }
    );
  },
  ({ pick, world, amount }) => {
    const pool = pick(world.pools);
    return (
      pool && {
        RemoveLiquidity: {
          token_a: pool[0],
          token_b: pool[1],
          lp_amount: amount(1e6),
          min_amount_a: '0',
          min_amount_b: '0',
        },
      }
    );
  },
  ({ pick, world, amount, below }) => {
    const pool = pick(world.pools);
    if (pool === undefined) return undefined;
    const [from_token, to_token] = below(2) === 0 ? pool : [pool[1], pool[0]];
    return { Swap: { from_token, to_token, amount_in: amount(1e7), min_amount_out: '1' } };
  },
  (turn) => {
    const token = tokenFor(turn);
    const { amount } = turn;
    return (
      token && {
        CreateStakingPool: {
          ...{ token_mint: `0x${token.mint}`, reward_source: `${NATIVE}:${raw(UNIT)}`, reward_rate: amount(1_000) },
          ...{ lock_period: 0, capacity: '0', per_user_cap: '0' },
        },
      }
    );
  },
  ({ pick, world, amount }) => {
    const pool_address = pick(world.stakingPools);
    return pool_address === undefined ? undefined : { StakeToPool: { pool_address, amount: amount(1e5) } };
  },
  ({ pick, world, amount }) => {
    const pool_address = pick(world.stakingPools);
    return pool_address === undefined ? undefined : { UnstakeFromPool: { pool_address, amount: amount(1e4) } };
  },
  ({ pick, world }) => {
    const pool_address = pick(world.stakingPools);
    return pool_address === undefined ? undefined : { ClaimPoolRewards: { pool_address } };
  },
  (turn) => {
    const token = tokenFor(turn);
    const { world, amount } = turn;
    return (
      token && {
        CreateSettleOrder: {
          ...{ sell_token: token.symbol, buy_token: NATIVE, sell_amount: amount(1e5), min_buy_amount: amount(1e5) },
          ...{ deadline: world.now + 3_600, tier: 0 },
        },
      }
    );
  },
  ({ world, below }) => (world.orders === 0 ? undefined : { CancelSettleOrder: { order_id: 1 + below(world.orders) } }),
];

const collecting: Kind[] = [
  ({ below }) => ({
    CreateNftCollection: {
      ...{ name: name(below), symbol: name(below, 4), base_uri: 'https://example.org/', max_supply: 0, royalty_bps: 0 },
    },
  }),
  ({ pick, world, me, other }) => {
    const one = pick(world.collections.filter(({ owner }) => owner === me));
    return (
      one && { MintNft: { collection: one.address, token_id: raw(++one.minted), metadata_uri: '', recipient: other() } }
    );
  },
  ({ pick, world, other, below }) => {
    const one = pick(world.collections);
    return one && { TransferNft: { collection: one.address, token_id: raw(1 + below(one.minted + 1)), to: other() } };
  },
  ({ pick, world, below }) => {
    const one = pick(world.collections);
    return one && { BurnNft: { collection: one.address, token_id: raw(1 + below(one.minted + 1)) } };
  },
  ({ below }) => ({
    CreateMultiTokenCollection: {
      ...{ name: name(below), symbol: name(below, 4), base_uri: 'https://example.org/', royalty_bps: 0 },
    },
  }),
  ({ pick, world, me, below }) => {
    const one = pick(world.types.filter(({ owner }) => owner === me));
    return (
      one && {
        DefineTokenType: {
          ...{ collection: one.collection, type_id: raw(below(3)), name: name(below), metadata_uri: '' },
          ...{ max_supply: '0', is_fungible: true },
        },
      }
    );
  },
  ({ pick, world, me, other, amount, below }) => {
    const one = pick(world.types.filter(({ owner }) => owner === me));
    return (
      one && {
        MintMultiToken: { collection: one.collection, type_id: raw(below(3)), recipient: other(), amount: amount(1e6) },
      }
    );
  },
  ({ pick, world, other, amount, below }) => {
    const one = pick(world.types);
    return (
      one && {
        TransferMultiToken: { collection: one.collection, type_id: raw(below(3)), to: other(), amount: amount(1e5) },
      }
    );
  },
  ({ pick, world, amount, below }) => {
    const one = pick(world.types);
    return one && { BurnMultiToken: { collection: one.collection, type_id: raw(below(3)), amount: amount(1e5) } };
  },
  ({ below }) => ({ CreatePassport: { gamertag: name(below, 8) } }),
  ({ world, me, below }) => ({
    RegisterGame: { game_id: name(below, 8).toLowerCase(), name: name(below), authority: world.addresses[me]! },
  }),
  ({ below }) => ({ RegisterName: { name: name(below, 9).toLowerCase() } }),
];

/** Accounts that attest on a dev chain. */
const ATTESTERS = new Set([1, 2, 3, 4]);

const bridging: Kind[] = [
  ({ world, me, below, amount, other, pick }) => {
    if (!ATTESTERS.has(me)) return undefined;
    let log = pick(world.logs.filter(({ by }) => by.size < 3 && !by.has(me)));
    if (log === undefined) {
      const tx_hash = `0x${Array.from({ length: 8 }, () =>
        below(2 ** 32)
          .toString(16)
          .padStart(8, '0'),
      ).join('')}`;
      log = { tx_hash, amount: `${amount(1e9)}000000000`, recipient: other(), by: new Set() };
      world.logs.push(log);
    }
    log.by.add(me);
    return observed(world, me, log);
  },
  ({ world, below }) => {
    const amount = `${1 + below(1e8)}000000000`;
    return {
      BridgeWithdraw: {
        token_mint: world.bridged.mint,
        amount,
        chain: 'ethereum',
        destination: `0x${'ab'.repeat(20)}`,
      },
    };
  },
];

/** An attester's report of a deposit. */
async function observed(
  world: World,
  me: number,
  { tx_hash, amount, recipient }: World['logs'][number],
): Promise<Operation> {
  const { symbol, mint } = world.bridged;
  const log = { chain: 'ethereum', tx_hash, log_index: 0, amount, recipient };
  const { signature } = await attestDeposit(world.keys[me]!, 0, depositDigest(world.chainId, { ...log, mint }));
  return { BridgeObserve: { ...log, symbol, signature: `0x${Buffer.from(signature).toString('hex')}` } };
}

const KINDS = [money, staking, trading, collecting, bridging] as const;

/** Operations that the node took and refused, by name. */
export interface Tally {
  readonly taken: Map<string, number>;
  readonly refused: Map<string, number>;
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Repeats a call that a busy node refuses for a time. */
async function patient<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (cause) {
      if (!(cause instanceof NodeError && cause.retryable) || tries === 20) throw cause;
    }
  }
}

/** Runs until `isOver`: each account sends an operation, waits for its block, and sends the next one. */
export async function load(
  url: string,
  secrets: readonly string[],
  isOver: () => boolean,
  seed: number,
): Promise<Tally> {
  const client = connect(url);
  const accounts = secrets.map((secret) => client.account(secret));
  const { mappings } = await patient(() => client.call('chain_getBridgeMappings', ['ethereum']));
  const [{ symbol, mint }] = mappings as [(typeof mappings)[number]];
  const world: World = {
    keys: secrets.map((secret) => ed25519Key(secret)),
    chainId: (await patient(() => client.identify())).chainId,
    bridged: { symbol, mint },
    ...{
      addresses: await Promise.all(accounts.map((account) => account.address())),
      tokens: [],
      pools: [],
      stakingPools: [],
      collections: [],
    },
    ...{
      types: [],
      logs: [],
      proposals: 0,
      orders: 0,
      validator: await validatorOf(client),
      now: 0,
    },
  };
  const tally: Tally = { taken: new Map(), refused: new Map() };
  await Promise.all(
    accounts.map((account, me) => sender({ client, account, me, world, tally, isOver }, seeded(seed + me))),
  );
  return tally;
}

async function validatorOf(client: Client): Promise<World['validator']> {
  const { validators } = await patient(() => client.call('chain_listValidators', [1]));
  const [one] = validators;
  return one && { publicKey: one.pubkey, operator: one.address };
}

interface Sender {
  readonly client: Client;
  readonly account: Account;
  readonly me: number;
  readonly world: World;
  readonly tally: Tally;
  readonly isOver: () => boolean;
}

async function sender({ client, account, me, world, tally, isOver }: Sender, below: Below): Promise<void> {
  const pick = <T>(all: readonly T[]): T | undefined => all[below(Math.max(1, all.length))];
  const amount = (most: number): string => raw(1 + below(most));
  const other = (): string => world.addresses[below(world.addresses.length)]!;
  while (!isOver()) {
    const kind = pick(KINDS[below(KINDS.length)]!)!;
    const operation = await kind({ world, me, below, pick, amount, other });
    if (operation === undefined) continue;
    const [named] = Object.keys(operation) as [string];
    try {
      const receipt = await account.send([operation], { confirm: () => true, maxFee: 10n ** 15n });
      count(tally.taken, named);
      await learn(client, world, me, receipt);
    } catch (cause) {
      // A busy node may answer too late; what it then did is in its blocks.
      if (!(cause instanceof NodeError || cause instanceof ClientError)) throw cause;
      count(tally.refused, `${named} ${cause.name}`);
    }
  }
}

type Made = { readonly module: string; readonly name: string; readonly data: unknown };

/** Keeps what an operation made. */
async function learn(
  client: Client,
  world: World,
  me: number,
  receipt: { readonly timestamp: number; readonly events: readonly Made[] },
): Promise<void> {
  world.now = receipt.timestamp;
  for (const { module, name, data } of receipt.events) {
    const made = data as Record<string, string>;
    if (name === 'TokenCreated' && !made.token!.startsWith('0x'))
      world.tokens.push({ symbol: made.token!, mint: made.mint!.slice(-64), owner: me });
    if (name === 'StakingPoolCreated') world.stakingPools.push(made.pool_address!);
    if (name === 'NftCollectionCreated') world.collections.push({ address: made.collection!, owner: me, minted: 0 });
    if (name === 'MultiTokenCollectionCreated') world.types.push({ collection: made.collection!, owner: me });
    if (name === 'ProposalCreated') world.proposals++;
    if (name === 'SettleOrderCreated') world.orders++;
    if (module === 'dex' && name === 'PoolCreated') {
      const { pools } = await client.call('chain_listPools', [50]);
      world.pools.splice(0, Infinity, ...pools.map((pool) => [pool.token_a, pool.token_b] as const));
    }
  }
}
