/** The peers of the Ethereum benchmark, each with the same money and the same token: our node, and anvil where it is installed. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { account } from '../node/here.js';
import { DEV_CHAIN, type Written } from '../node/live.js';
import { anvilBinary } from '../plugins/attester/anvil.js';
import { call, type Peer, startNode, startPeer, stopPeer } from './driver.js';
import { balanceSlot, type Payer, TOKEN_CODE } from './ethereum-files.js';

/** A chain to measure. */
export interface Chain {
  readonly name: 'Trellis' | 'anvil';
  readonly peer: Peer;
  /** The contract of the token, as 0 ‖ address. */
  readonly token: Address;
  stop(): Promise<void>;
}

/** Of each payer, in gwei. */
export const MONEY = 10n ** 11n;
/** Gas of a block, as in our chains. */
export const BLOCK_GAS = 630_000_000n;
const TOKENS = 10n ** 12n;
const hex = (value: bigint): string => `0x${value.toString(16)}`;

/** Our node as developers start it, on files: payers get money and tokens. */
export async function startTrellis(payers: readonly Payer[]): Promise<Chain> {
  const peer = await startNode('dev', '--ephemeral');
  const owner = account(0);
  const waiting = { wait: 'included' };
  const supply = TOKENS * BigInt(payers.length);
  const given = ['Coin', 'COIN', 6, `${supply}`, owner, waiting];
  const { created } = await call<Written>(peer.port, 'chain_createToken', given);
  const pay = (to: Address, token: string, amount: bigint) =>
    call(peer.port, 'chain_transfer', [owner, `0x${to}`, token, `${amount}`, waiting]);
  await Promise.all(payers.flatMap(({ account }) => [pay(account, 'TRL', MONEY), pay(account, 'COIN', TOKENS)]));
  const token = String(created!.mint).slice(-40).padStart(64, '0') as string as Address;
  return { name: 'Trellis', peer, token, stop: () => stopPeer(peer) };
}

/** Writes a genesis file of Ethereum nodes: payers have money, and tokens of a contract. */
export function writeGenesis(file: string, payers: readonly Payer[], token: Address): void {
  const balance = hex(MONEY * 10n ** 9n);
  const tokens = `0x${TOKENS.toString(16).padStart(64, '0')}`;
  const storage = Object.fromEntries(payers.map(({ account }) => [balanceSlot(account), tokens]));
  const alloc = Object.fromEntries([
    ...payers.map(({ account }) => [`0x${account.slice(24)}`, { balance }]),
    [`0x${token.slice(24)}`, { balance: '0x0', code: `0x${TOKEN_CODE}`, storage }],
  ]);
  const forks = ['homestead', 'eip150', 'eip155', 'eip158', 'byzantium', 'constantinople', 'petersburg', 'istanbul'];
  const config = {
    chainId: DEV_CHAIN,
    ...Object.fromEntries([...forks, 'berlin', 'london', 'mergeNetsplit'].map((fork) => [`${fork}Block`, 0])),
    ...{ terminalTotalDifficulty: 0, terminalTotalDifficultyPassed: true, shanghaiTime: 0 },
  };
  const zero = `0x${'0'.repeat(64)}`;
  const header = { nonce: '0x0', timestamp: '0x0', extraData: '0x', difficulty: '0x0', mixHash: zero, number: '0x0' };
  const more = { gasLimit: hex(BLOCK_GAS), coinbase: `0x${'0'.repeat(40)}`, gasUsed: '0x0', parentHash: zero };
  writeFileSync(file, JSON.stringify({ config, ...header, ...more, alloc }));
}

/** anvil with a block a second, in memory; undefined where it is not installed. `ANVIL` names another program than that of npm. */
export async function startAnvil(payers: readonly Payer[], token: Address): Promise<Chain | undefined> {
  const program = process.env.ANVIL ?? installed();
  if (program === undefined) return undefined;
  const directory = mkdtempSync(join(tmpdir(), 'trellis-anvil-'));
  const file = join(directory, 'genesis.json');
  writeGenesis(file, payers, token);
  const port = 20_001 + (process.pid % 20_000);
  const options = ['--port', String(port), '--init', file, '--chain-id', String(DEV_CHAIN), '--gas-limit', '630000000'];
  const pace = ['--block-time', '1', '--block-base-fee-per-gas', '0', '--accounts', '1', '--order', 'fifo', '--quiet'];
  try {
    const started = { port, method: 'eth_chainId' };
    const peer = await startPeer(program, [...options, ...pace, '--no-request-size-limit'], started);
    const stop = async () => {
      await stopPeer(peer);
      rmSync(directory, { recursive: true });
    };
    return { name: 'anvil', peer, token, stop };
  } catch (cause) {
    rmSync(directory, { recursive: true });
    throw cause;
  }
}

/** The program of the package for development, which npm leaves out where it has none for the platform. */
function installed(): string | undefined {
  try {
    return anvilBinary();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw cause;
  }
}
