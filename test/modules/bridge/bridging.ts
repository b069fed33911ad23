/** What tests of the bridge share: a chain with it, attesters, and the words in which deposits are spoken of. */

import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import bridge from '../../../modules/bridge/index.js';
import { depositDigest, releaseDigest, withdrawalDigest } from '../../../modules/bridge/port.js';
import fees from '../../../modules/fees/index.js';
import tokens from '../../../modules/tokens/index.js';
import { systemAccount } from '../../../modules/tokens/port.js';
import { type Address, fromHex, type Hash, toHex } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, type ChainOptions, chain, type Ran, type TestChain } from '../../kit/index.js';
import { genesisPart, genesisToken } from '../shared/coins.js';

export const DAY = 86_400;
export const FOUNDATION = systemAccount(3);
/** One whole WETH here; there it has 18 decimals. */
export const ONE = 10n ** 9n;
export const OUTSIDE = 10n ** 18n;
export const attesters = ['anna', 'ben', 'clara', 'david'].map((name) => actor(name));
export const next = ['emil', 'frida', 'georg', 'hanna'].map((name) => actor(name));
export const keysOf = (actors: readonly Actor[]): string[] => actors.map(({ publicKey }) => toHex(publicKey));

const origin = (chainName: string, contract: string, decimals_external: number) => ({
  standard: 'bridged',
  supply: '0',
  bridge: { chain: chainName, contract, decimals_external },
});

/** WETH has 9 decimals here and 18 there, WBTC 8 and 8, WSOL 9 and 6. WBNB is not mapped. */
export const TOKENS = [
  genesisToken('WETH', { ...origin('ethereum', 'native', 18), decimals: 9 }),
  genesisToken('WBTC', { ...origin('bitcoin', 'native', 8), decimals: 8 }),
  genesisToken('WSOL', { ...origin('solana', 'native', 6), decimals: 9 }),
  genesisToken('WTRX', { ...origin('tron', 'native', 6), decimals: 6 }),
  genesisToken('WBNB', { ...origin('bsc', 'native', 18), decimals: 18 }),
];

const mapping = (chainName: string, token: string) => ({ chain: chainName, contract: 'native', token });

/** A chain whose four attesters sign by three. */
export function bridgeChain({ genesis = {}, ...options }: ChainOptions = {}): TestChain {
  return chain([accounts, tokens, fees, bridge], {
    ...options,
    genesis: {
      tokens: genesisPart(TOKENS),
      bridge: {
        attesters: keysOf(attesters),
        threshold: 3,
        mappings: [
          mapping('ethereum', 'WETH'),
          mapping('bitcoin', 'WBTC'),
          mapping('solana', 'WSOL'),
          mapping('tron', 'WTRX'),
        ],
      },
      ...genesis,
    },
  });
}

export const mintOf = (c: TestChain, token = 'WETH'): Hash =>
  c.ask<{ mint: string }>('getTokenInfo', [token]).mint.slice(2) as Hash;

export const tx = (n: number): string => `0x${n.toString(16).padStart(64, 'a')}`;

/** What a log there says. */
export interface Log {
  readonly chain: string;
  readonly tx_hash: string;
  readonly log_index: number;
  readonly symbol: string;
  readonly amount: bigint;
  readonly recipient: Address;
}

/** A deposit of whole WETH, unless it says otherwise. */
export const logOf = (n: number, whole: bigint, given: Partial<Log> = {}): Log => ({
  chain: 'ethereum',
  tx_hash: tx(n),
  log_index: 0,
  symbol: 'WETH',
  amount: whole * OUTSIDE,
  recipient: alice.address,
  ...given,
});

export function digestOf(c: TestChain, { symbol, ...log }: Log): Uint8Array {
  return fromHex(depositDigest(c.info, { ...log, mint: mintOf(c, symbol) }));
}

/** The bytes of a proof: who signs it, each with his place. */
export function proofOf(
  digest: Uint8Array,
  signers: readonly (readonly [place: number, who: Actor])[],
  set_index = 1,
): Uint8Array {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, set_index, true);
  head.setUint32(4, signers.length, true);
  return Uint8Array.from([
    ...new Uint8Array(head.buffer),
    ...signers.flatMap(([place, who]) => [place, ...who.sign(digest)]),
  ]);
}

export const placed = (...places: readonly number[]): [number, Actor][] =>
  places.map((place) => [place, attesters[place]!]);

/** Deposits with the signatures of the first three. */
export function deposit(
  c: TestChain,
  log: Log,
  proof: Uint8Array | null = proofOf(digestOf(c, log), placed(0, 1, 2)),
): Ran {
  return c.run(alice, 'BridgeDeposit', { ...log, proof });
}

export const observe = (c: TestChain, who: Actor, log: Log, signer = who): Ran =>
  c.run(who, 'BridgeObserve', { ...log, signature: signer.sign(digestOf(c, log)) });

export const EVM = '0x52908400098527886E0F7030069857D2E4169EE7';

export const withdraw = (
  c: TestChain,
  who: Actor | Address,
  amount: bigint,
  destination = EVM,
  token = 'WETH',
  chainName = 'ethereum',
) => c.run(who, 'BridgeWithdraw', { token_mint: mintOf(c, token), amount, chain: chainName, destination });

interface Told {
  readonly operation: { readonly chain: string; readonly recipient: string; readonly status: string };
  readonly contract: string;
  readonly amount_external: string;
  readonly fee_external: string;
  readonly expires_at: number;
}

export const withdrawal = (c: TestChain, withdrawal_id: number): Told =>
  c.ask<Told>('getBridgeWithdrawal', [withdrawal_id]);

/** Signs for the release of a withdrawal. */
export function attest(c: TestChain, who: Actor, withdrawal_id: number): Ran {
  const { operation, contract, amount_external, expires_at } = withdrawal(c, withdrawal_id);
  const digest = withdrawalDigest(c.info, {
    withdrawal_id,
    chain: operation.chain,
    contract,
    amount: BigInt(amount_external),
    destination: operation.recipient,
    expires_at,
  });
  return c.run(who, 'BridgeAttestWithdrawal', { withdrawal_id, signature: who.sign(fromHex(digest)) });
}

export const released = (c: TestChain, who: Actor, withdrawal_id: number, release_tx = tx(999)): Ran =>
  c.run(who, 'BridgeAttestWithdrawal', {
    withdrawal_id,
    signature: who.sign(fromHex(releaseDigest(c.info, { withdrawal_id, release_tx }))),
    release_tx,
  });

export const limits = (c: TestChain, given: object = {}, who: Actor | Address = FOUNDATION): Ran =>
  c.run(who as Actor, 'SetBridgeLimits', {
    mint: mintOf(c),
    per_tx: 1_000n * ONE,
    per_day: 10_000n * ONE,
    paused: false,
    fee_bps: 0,
    base_fee: 0n,
    ...given,
  });

export const appoint = (
  c: TestChain,
  set_index: number,
  who: readonly Actor[],
  threshold = 3,
  by: Actor | Address = FOUNDATION,
) => c.run(by as Actor, 'SetAttesterSet', { set_index, attesters: who.map(({ publicKey }) => publicKey), threshold });

interface Mapped {
  readonly mint: string;
  readonly minted: string;
  readonly burned: string;
}

/** Per mapping, what was minted without what was burned is what is locked outside: the supply, as nothing else makes these tokens. */
export function checkLocked(c: TestChain): void {
  for (const { mint, minted, burned } of c.ask<{ mappings: Mapped[] }>('getBridgeMappings').mappings) {
    const { total_supply } = c.ask<{ total_supply: string }>('getTokenInfo', [mint]);
    const locked = BigInt(minted) - BigInt(burned);
    assert.ok(locked >= 0n, `${mint}: burned more than was minted`);
    assert.is(BigInt(total_supply), locked, mint);
  }
}

export const statusOf = (c: TestChain, log: Log) =>
  c.ask<{ status: string; signatures: number; tx_hash: string } | null>('getBridgeStatus', [
    log.chain,
    log.tx_hash,
    log.log_index,
  ]);
