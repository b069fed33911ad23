/** What tests of staking share: a chain with validators, who leads it, and what the books must come to. */

import accounts from '../../../modules/accounts/index.js';
import { possessionDigest } from '../../../modules/accounts/port.js';
import fees from '../../../modules/fees/index.js';
import tokens from '../../../modules/tokens/index.js';
import validators from '../../../modules/validators/index.js';
import { Signed, signBytes } from '../../../runtime/engine/consensus/messages.js';
import { encode } from '../../../runtime/lib/codec/type.js';
import { type Address, fromHex, type Hash, type Module, moduleAccount, toHex } from '../../../runtime/sdk.js';
import {
  type Actor,
  actor,
  type ChainOptions,
  chain,
  dave,
  type Emissions,
  h,
  type NextBlock,
  type TestChain,
} from '../../kit/index.js';

/** One native unit in raw. */
export const UNIT = 10n ** 9n;
/** Where everything staked lies. */
export const VAULT = moduleAccount('validators', ['stake']);
export const EPOCH = 10;

/** An operator has a consensus key of its own. */
export const keyOf = (who: Actor): Actor => actor(`consensus key of ${who}`);
export const pubkeyOf = (who: Actor): Hash => toHex(keyOf(who).publicKey) as Hash;

/** The consensus key's signature that it is of this operator. */
export function proofOf(c: TestChain, operator: Actor, key: Actor = keyOf(operator)): Uint8Array {
  return key.sign(fromHex(possessionDigest(c.info.chainId, operator.address, key.publicKey)));
}

/** Operators with what each stakes at genesis, in whole units. Each has a million units besides. */
export type Founders = readonly (readonly [Actor, bigint])[];

/** `people` have money too; `modules` are those besides staking and what it needs. */
export interface StakingOptions extends ChainOptions {
  readonly people?: readonly Actor[];
  readonly modules?: readonly Module[];
}

/** A chain that begins with these validators. Epochs have ten blocks. */
export function stakingChain(founders: Founders = [], options: StakingOptions = {}) {
  const { people = [], modules = [], ...rest } = options;
  const holders = [...new Set([...founders.map(([who]) => who), ...people])];
  const staked = new Map(founders.map(([who, units]) => [who, units * UNIT]));
  return chain([accounts, tokens, fees, validators, ...modules], {
    epochBlocks: EPOCH,
    balances: holders.map((who) => [who, 1_000_000n * UNIT + (staked.get(who) ?? 0n)] as const),
    ...rest,
    genesis: {
      ...rest.genesis,
      validators: founders.map(([who, units]) => ({
        pubkey: pubkeyOf(who),
        operator: `0x${who.address}`,
        self_stake: `${units * UNIT}`,
      })),
    },
  });
}

/** Registers a validator with so many whole units. */
export const register = (c: TestChain, who: Actor, units: bigint) =>
  c.run(who, 'Stake', { validator_pubkey: pubkeyOf(who), amount: units * UNIT, proof_of_possession: proofOf(c, who) });

/** Stakes whole units with somebody's validator. */
export const stake = (c: TestChain, who: Actor, operator: Actor, units: bigint) =>
  c.run(who, 'Stake', { validator_pubkey: pubkeyOf(operator), amount: units * UNIT });

/** Takes back whole units that somebody has staked with a validator. */
export const unstake = (c: TestChain, who: Actor, operator: Actor, units: bigint) =>
  c.run(who, 'Unstake', { validator: operator, amount: units * UNIT });

/** Ends blocks until the open one has this height; returns what they told. */
export function reach(c: TestChain, height: number, next: NextBlock = {}): Emissions[] {
  const ended: Emissions[] = [];
  while (c.height < height) ended.push(c.block(next));
  return ended;
}

/** Ends the epoch: the open block is then the first of the next. Returns what the last block told. */
export function endEpoch(c: TestChain, next: NextBlock = {}): Emissions {
  const { epochBlocks } = c.info;
  return reach(c, Math.trunc((c.height - 1) / epochBlocks) * epochBlocks + epochBlocks + 1, next).at(-1)!;
}

/** What chain_getValidator tells. */
export const validatorOf = (c: TestChain, who: Actor) =>
  c.ask<Readonly<Record<string, unknown>>>('getValidator', [who]);

/** What chain_getDelegations tells. */
export interface Delegations {
  readonly delegations: readonly {
    validator: string;
    amount: string;
    pending_rewards: string;
    auto_compound: boolean;
    since_height: number;
  }[];
  readonly unbonding: readonly { validator: string; amount: string; release_at: number; claimable: boolean }[];
  readonly received: { count: number; total: string; delegators: readonly Record<string, unknown>[] } | null;
}

/** Asks it. */
export const delegationsOf = (c: TestChain, who: Parameters<TestChain['json']>[0]) =>
  c.ask<Delegations>('getDelegations', [who]);

/** Two precommits of one validator for two blocks of a height: what no honest validator signs. */
export function doubleSign(c: TestChain, who: Actor, height: number, by: Actor = keyOf(who)) {
  const domain = { chainId: c.info.chainId, genesisHash: c.info.genesisHash };
  const epoch = Math.trunc((height - 1) / c.info.epochBlocks);
  const sets = c.entries<readonly { readonly address: Address }[]>('validators', 'signers');
  const set = sets.find(({ key }) => key[0] === epoch)?.value ?? [];
  const validator = Math.max(
    0,
    set.findIndex(({ address }) => address === who.address),
  );
  const message = (block: number): Uint8Array => {
    const vote = { type: 'precommit' as const, height, round: 0, value: h(block), validRound: -1 };
    return encode(Signed, { ...vote, validator, signature: by.sign(signBytes(domain, vote)) });
  };
  return { message_a: message(1), message_b: message(2) };
}

/** Has somebody convicted of a double sign at the height before the open one. */
export const convict = (c: TestChain, who: Actor) =>
  c.run(dave, 'SubmitEvidence', doubleSign(c, who, Math.max(1, c.height - 1)));
