/** A dev chain, an EVM node with an escrow contract, and the attesters between them: what tests of attesters begin with. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Abi, type Address, getAddress, type Hex } from 'viem';
import { devSecret } from '../../../cli/keys/keys.js';
import { Attester, type Step } from '../../../plugins/attester/attester.js';
import { type Config, type EvmConfig, readConfig } from '../../../plugins/attester/config.js';
import { abi, bytecode } from '../../../plugins/attester/contracts/escrow.js';
import { openAttesterKey, openEvmKey } from '../../../plugins/attester/keys.js';
import { type Account, type Client, connect, ed25519Key } from '../../../rpc-schemas/clients/typescript/index.js';
import { toHex } from '../../../runtime/lib/codec/ids.js';
import { addressOfKey } from '../../../runtime/lib/crypto/address.js';
import { type NodeProcess, newDirectory, startProcess } from '../../cli/program.js';
import { portsFrom } from '../../ports.js';
import { type Anvil, EVM_CHAIN, evmAccount, secretOf, startAnvil } from './anvil.js';
import { type Build, compile, TOKENS } from './compile.js';

/** The dev chain has four attesters, three of whom must sign. */
export const ATTESTERS = 4;
/** LINK, which a dev chain maps: 18 digits on both sides. */
export const LINK = getAddress('0x514910771af9ca656af840dff83e8264ecf986ca');
export const ONE = 10n ** 18n;
/** Keys of the EVM: the attesters have 10 to 13. */
export const FIRST_EVM_KEY = 10;
/** Runs an attester that kills itself. */
export const VICTIM = fileURLToPath(new URL('./victim.js', import.meta.url));

/** Everything that a tour needs. */
export interface World {
  readonly evm: Anvil;
  readonly node: NodeProcess;
  readonly client: Client;
  readonly escrow: Address;
  readonly token: Build;
  /** Signs as dev:0 to dev:9. */
  dev(n: number): Account;
  /** 0x and 64 digits. */
  addressOf(n: number): Hex;
  /** Writes the configuration of an attester, where it differs from what works. Gives its path. */
  configure(
    n: number,
    given?: Partial<Config>,
    chain?: { [K in keyof EvmConfig]?: EvmConfig[K] | undefined },
  ): Promise<string>;
  /** Runs an attester in this process. */
  attest(n: number, at?: (step: Step) => void, config?: string, pinFile?: string): Promise<Attester>;
  /** Raw units of a token of the EVM chain. */
  balanceThere(who: Address): Promise<bigint>;
  /** Raw units of WLINK. */
  balanceHere(n: number): Promise<bigint>;
  /** Locks LINK of the EVM account 2 for a dev account. */
  lock(amount: bigint, n: number): Promise<Hex>;
  mint(): Promise<Hex>;
  /** What of LINK is owed to the other side, as each side counts it. */
  owed(): Promise<readonly [there: bigint, here: bigint]>;
  stop(): Promise<void>;
}

/** Starts one. A block of the EVM comes with each transaction, and each second. */
export async function startWorld(
  anvilFlags: readonly string[] = ['--block-time', '1', '--mixed-mining'],
): Promise<World> {
  const [evm, node] = await Promise.all([startAnvil(EVM_CHAIN, ...anvilFlags), startProcess('dev', '--ephemeral')]);
  const client = connect(node.url);
  const { chainId } = await client.identify();
  const token = compile(TOKENS).get('Plain')!;
  const own = await evm.deploy(token);
  const code = await evm.client.getCode({ address: own });
  await evm.tester.setCode({ address: LINK, bytecode: code! });
  const addresses = Array.from({ length: ATTESTERS }, (_, n) => evmAccount(FIRST_EVM_KEY + n).address);
  const from_block = Number(await evm.client.getBlockNumber());
  const escrow = await evm.deploy({ abi: abi as Abi, bytecode }, [
    BigInt(chainId),
    addresses,
    3,
    evmAccount(1).address,
  ]);
  await evm.send(evmAccount(1), escrow, abi as Abi, 'setToken', [LINK, true, 1n, 0n]);
  await evm.send(evmAccount(2), LINK, token.abi, 'mint', [evmAccount(2).address, 10n ** 24n]);
  await evm.send(evmAccount(2), LINK, token.abi, 'approve', [escrow, 10n ** 24n]);
  const first = await portsFrom(ATTESTERS);
  const folder = await newDirectory();
  const running: Attester[] = [];
  const url = (n: number) => `http://127.0.0.1:${first + n}`;

  const world: World = {
    evm,
    node,
    client,
    escrow,
    token,
    dev: (n) => client.account(devSecret(n)),
    addressOf: (n) => `0x${addressOfKey(ed25519Key(devSecret(n)).publicKey)}`,
    async configure(n, given = {}, chain = {}) {
      const place = join(folder, String(n));
      await mkdir(place, { recursive: true });
      await writeFile(join(place, 'key'), toHex(devSecret(n + 1)), { mode: 0o600 });
      await writeFile(join(place, 'evm.key'), secretOf(FIRST_EVM_KEY + n).slice(2), { mode: 0o600 });
      const config = {
        trellis: { chain_id: chainId, node: node.url, trusted: null },
        key: 'key',
        evm_key: 'evm.key',
        data: 'memory',
        listen: `127.0.0.1:${first + n}`,
        peers: Array.from({ length: ATTESTERS }, (_, peer) => peer)
          .filter((peer) => peer !== n)
          .map(url),
        turn_s: 1,
        every_ms: 200,
        origins: [],
        ...given,
        chains: [
          {
            chain: 'ethereum',
            chain_id: EVM_CHAIN,
            escrow,
            from_block,
            rpc: [evm.url],
            agree: 1,
            confirmations: 0,
            span: 1_000,
            max_fee_gwei: 500,
            ...chain,
          },
        ],
      };
      const path = join(place, 'config.json');
      await writeFile(path, JSON.stringify(config));
      return path;
    },
    async attest(n, at, path, pinFile) {
      const config = readConfig(path ?? (await world.configure(n)));
      const fail = (text: string): never => {
        throw new Error(text);
      };
      const attester = await Attester.start({
        config,
        key: await openAttesterKey(config.key, pinFile, fail),
        evmKey: await openEvmKey(config.evm_key, pinFile, fail),
        log:
          process.env.ATTEST_LOG === undefined ? () => {} : (level, what, about) => console.log(n, level, what, about),
        ...(at ? { at } : {}),
      });
      running.push(attester);
      void attester.run();
      return attester;
    },
    balanceThere: (who) =>
      evm.client.readContract({
        address: LINK,
        abi: token.abi,
        functionName: 'balanceOf',
        args: [who],
      }) as Promise<bigint>,
    async balanceHere(n) {
      const { balance } = await client.call('chain_getBalance', [world.addressOf(n), 'WLINK']);
      return BigInt(balance);
    },
    async lock(amount, n) {
      const { transactionHash } = await evm.send(evmAccount(2), escrow, abi as Abi, 'lock', [
        LINK,
        amount,
        world.addressOf(n),
      ]);
      return transactionHash;
    },
    async mint() {
      const { mappings } = await client.call('chain_getBridgeMappings', ['ethereum']);
      return mappings.find(({ contract }) => contract === LINK.toLowerCase())!.mint as Hex;
    },
    async owed() {
      const [, , , there] = (await evm.client.readContract({
        address: escrow,
        abi,
        functionName: 'tokens',
        args: [LINK],
      })) as readonly [boolean, bigint, bigint, bigint];
      const { mappings } = await client.call('chain_getBridgeMappings', ['ethereum']);
      const { minted, burned } = mappings.find(({ contract }) => contract === LINK.toLowerCase())!;
      return [there, BigInt(minted) - BigInt(burned)];
    },
    async stop() {
      for (const one of running) one.stop();
      await Promise.all([evm.stop(), node.stop()]);
      client.close();
    },
  };
  return world;
}
