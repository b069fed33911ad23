/** A real EVM node in a process of its own: anvil of Foundry. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import {
  type Abi,
  type Address,
  type Chain,
  createPublicClient,
  createTestClient,
  createWalletClient,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  http,
  type PrivateKeyAccount,
  type PublicClient,
  type TestClient,
  type TransactionReceipt,
  type Transport,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Build } from './compile.js';

export const EVM_CHAIN = 31_337;

/** The program itself: its wrapper in JavaScript would outlive it. */
export function anvilBinary(): string {
  const arch = process.arch === 'x64' ? 'amd64' : process.arch;
  const extension = process.platform === 'win32' ? '.exe' : '';
  return createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${process.platform}-${arch}/bin/anvil${extension}`);
}

/** The secret of a key of tests. */
export const secretOf = (n: number): Hex => `0x${(0xa77e57n + BigInt(n)).toString(16).padStart(64, '0')}`;
/** A key of tests with its address; the node gives money to the first forty. */
export const evmAccount = (n: number): PrivateKeyAccount => privateKeyToAccount(secretOf(n));

/** Asks an EVM node. */
export type EvmReader = PublicClient<Transport, Chain>;
/** What only nodes of tests can: mine, revert, give money. */
export type EvmTester = TestClient<'anvil', Transport, Chain>;

/** A running EVM node. */
export interface Anvil {
  readonly url: string;
  readonly client: EvmReader;
  readonly tester: EvmTester;
  deploy(build: Build, args?: readonly unknown[]): Promise<Address>;
  /** Sends a call as an account, and waits for its block. Rejects when it is refused. */
  send(
    who: PrivateKeyAccount,
    address: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    value?: bigint,
    gas?: bigint,
  ): Promise<TransactionReceipt>;
  stop(): Promise<void>;
}

/** Starts one on a free port. A block is final two blocks later. */
export async function startAnvil(chainId = EVM_CHAIN, ...flags: readonly string[]): Promise<Anvil> {
  const args = ['--port', '0', '--chain-id', String(chainId), '--slots-in-an-epoch', '1', '--accounts', '1', ...flags];
  const child = spawn(anvilBinary(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const url = await listening(child.stdout.setEncoding('utf8'), ended);
  const chain = defineChain({
    id: chainId,
    name: 'anvil',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  });
  const transport = http(url);
  const client: EvmReader = createPublicClient({ chain, transport, pollingInterval: 50 });
  const tester: EvmTester = createTestClient({ chain, transport, mode: 'anvil' });
  const wallet = createWalletClient({ chain, transport });
  for (let n = 0; n < 40; n++) await tester.setBalance({ address: evmAccount(n).address, value: 10n ** 21n });
  const mined = async (hash: Hash) => {
    const receipt = await client.waitForTransactionReceipt({ hash });
    if (receipt.status !== 'success') throw new Error(`transaction ${hash} was reverted`);
    return receipt;
  };
  return {
    url,
    client,
    tester,
    async deploy({ abi, bytecode }, given = []) {
      const hash = await wallet.sendTransaction({
        account: evmAccount(0),
        data: encodeDeployData({ abi, bytecode, args: given }),
      });
      return getAddress((await mined(hash)).contractAddress!);
    },
    async send(account, address, abi, functionName, given, value = 0n, gas) {
      await client.simulateContract({ account, address, abi, functionName, args: given, value, ...(gas && { gas }) });
      const data = encodeFunctionData({ abi, functionName, args: given });
      return mined(await wallet.sendTransaction({ account, to: address, data, value, ...(gas && { gas }) }));
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function listening(out: AsyncIterable<string>, ended: Promise<unknown>): Promise<string> {
  let text = '';
  const found = (async () => {
    for await (const chunk of out) {
      text += chunk;
      const at = /Listening on (\S+)/.exec(text);
      if (at) return `http://${at[1]}`;
    }
    throw new Error(`anvil does not listen: ${text}`);
  })();
  await Promise.race([found, ended.then(() => Promise.reject(new Error(`anvil ended: ${text}`)))]);
  return found;
}
