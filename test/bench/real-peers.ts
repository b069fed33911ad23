/**
 * Nodes of other chains and ours, in turn: signed transfers in single calls of 16 connections until blocks have them all. A chain
 * takes part if its program is named: `GETH=…/geth`, `COSMOS=…/simd`, `HARDHAT=` a folder in which Hardhat 2 is installed.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEV_CHAIN } from '../node/live.js';
import { type ChainFiles, recipientAt } from './chain-files.js';
import { CosmosPayer, cosmosCount, cosmosRecipient, startCosmos } from './cosmos.js';
import { call, type Peer, rest, sleep, startNode, startPeer, stopPeer, usage } from './driver.js';
import { Payer } from './ethereum-files.js';
import { BLOCK_GAS, MONEY, writeGenesis } from './ethereum-peers.js';
import { type OpenCount, type Sent, send, submissions } from './sending.js';
import { quantile } from './validators.js';

/** In wei. */
const TIP = 1_000_000_000;

/** A program under test. */
interface Contestant {
  readonly name: string;
  /** What each sender submits, nonces ascending. */
  readonly senders: readonly (readonly string[])[];
  readonly method: string;
  /** Prefix of a transaction as a parameter. */
  readonly prefix: '' | '0x';
  readonly count?: OpenCount;
  /** Starts it with its files in an empty directory. */
  start(directory: string): Promise<Peer>;
}

/** Figures of one chain in one round. */
export interface Figures {
  readonly perSecond: number;
  readonly cpu: number;
  readonly disk: number;
  readonly rss: number;
  readonly p99: number;
}

const port = (): number => 20_003 + (process.pid % 20_000);

function trellis(files: ChainFiles, each: number): Contestant {
  const senders = files.actors.map((_, a) => files.bundles.slice(a * each, (a + 1) * each));
  return {
    name: 'Trellis',
    senders,
    prefix: '0x',
    method: 'chain_submitBundle',
    async start(directory) {
      const data = join(directory, 'data');
      cpSync(files.data, data, { recursive: true });
      const key = join(directory, 'validator.key');
      cpSync(files.validatorKey, key);
      return startNode('start', '-d', data, '--validator-key', key, '--p2p-port', 'off');
    },
  };
}

/** Payments of Ethereum accounts; `start` runs a node on a genesis file. */
function ethereum(
  name: string,
  payers: readonly Payer[],
  each: number,
  start: (directory: string) => Promise<Peer>,
): Contestant {
  const senders = payers.map((payer, a) =>
    Array.from({ length: each }, (_, nonce) => {
      const to = (recipientAt(a, nonce) + 2 ** 40).toString(16).padStart(64, '0') as typeof payer.account;
      return payer.pay(DEV_CHAIN, nonce, to, 10n ** 12n, TIP);
    }),
  );
  return { name, senders, prefix: '0x', method: 'eth_sendRawTransaction', start };
}

function geth(program: string, payers: readonly Payer[], each: number): Contestant {
  return ethereum('geth --dev', payers, each, (directory) => {
    const genesis = join(directory, 'genesis.json');
    const data = join(directory, 'data');
    writeGenesis(genesis, payers, new Payer(payers.length).account);
    execFileSync(program, ['--datadir', data, 'init', genesis], { stdio: 'ignore' });
    const http = ['--http', '--http.port', String(port()), '--http.api', 'eth', '--ipcdisable', '--verbosity', '1'];
    const mining = [
      '--dev',
      '--dev.period',
      '1',
      '--dev.gaslimit',
      String(BLOCK_GAS),
      '--miner.gaslimit',
      String(BLOCK_GAS),
    ];
    const pool = ['accountslots', 'globalslots', 'accountqueue', 'globalqueue'].flatMap((limit) => [
      `--txpool.${limit}`,
      '1000000',
    ]);
    const words = ['--datadir', data, ...http, ...mining, ...pool];
    return startPeer(program, words, { port: port(), method: 'eth_chainId' });
  });
}

function hardhat(folder: string, payers: readonly Payer[], each: number): Contestant {
  return ethereum('Hardhat', payers, each, (directory) => {
    const config = join(directory, 'hardhat.config.js');
    const accounts = payers.map(({ secret }) => ({
      privateKey: `0x${secret}`,
      balance: String(MONEY * 10n ** 9n),
    }));
    const mining = { auto: false, interval: 1_000, mempool: { order: 'fifo' } };
    const chain = { chainId: DEV_CHAIN, blockGasLimit: Number(BLOCK_GAS), mining, accounts };
    writeFileSync(
      config,
      `module.exports = ${JSON.stringify({ solidity: '0.8.24', networks: { hardhat: chain } })};\n`,
    );
    const program = join(folder, 'node_modules', 'hardhat', 'internal', 'cli', 'bootstrap.js');
    const words = [program, '--config', config, 'node', '--port', String(port())];
    return startPeer(process.execPath, words, { port: port(), method: 'eth_chainId', cwd: folder });
  });
}

function cosmos(program: string, count: number, each: number): Contestant {
  const payers = Array.from({ length: count }, (_, n) => new CosmosPayer(n));
  return {
    name: 'Cosmos SDK with CometBFT',
    senders: payers.map((payer, a) =>
      Array.from({ length: each }, (_, nonce) => payer.pay(a + 1, nonce, cosmosRecipient(recipientAt(a, nonce)))),
    ),
    prefix: '',
    method: 'broadcast_tx_sync',
    count: cosmosCount,
    start: (directory) => startCosmos(program, directory, port(), payers),
  };
}

const bytesIn = (directory: string): number =>
  Number(execFileSync('du', ['-s', '--block-size=1', directory], { encoding: 'utf8' }).split('\t')[0]);

/** Some transfers that are not measured, then the others. */
async function measure(one: Contestant, directory: string, warm: number): Promise<Figures> {
  mkdirSync(directory);
  const peer = await one.start(directory);
  try {
    const pid = peer.child.pid!;
    const part = (from: number, end?: number): Promise<Sent> => {
      const senders = one.senders.map((own) => own.slice(from, end));
      return send(peer, submissions(one.method, senders, 1, one.prefix), senders.flat().length, one.count);
    };
    await sleep(2_000);
    const refused = await refusalOf(one, peer);
    if (refused !== undefined) throw new Error(`${one.name}: ${refused}`);
    await part(1, warm);
    await rest([pid]);
    const before = bytesIn(directory);
    const { counted, refusals, seconds, cpu, latencies } = await part(warm);
    if (refusals > 0) throw new Error(`${one.name} refused ${refusals} transfers`);
    await rest([pid]);
    return {
      perSecond: counted / seconds,
      cpu: (cpu * 1e6) / counted,
      disk: (bytesIn(directory) - before) / counted,
      rss: usage(pid).rss,
      p99: quantile(latencies, 0.99),
    };
  } finally {
    await stopPeer(peer);
    rmSync(directory, { recursive: true });
  }
}

/** Submits the first transfer of every sender. Returns why one was refused. CometBFT has a code in its result. */
async function refusalOf({ method, senders, prefix, count }: Contestant, { port }: Peer): Promise<string | undefined> {
  for (const [first] of senders) {
    const result = await call<{ code?: number; log?: string } | string>(port, method, [prefix + first!]);
    if (count && typeof result === 'object' && result.code !== 0) return result.log;
  }
  return undefined;
}

/** The figures of each chain, one entry for each round. `each`: transfers of every sender, of which `warm` are not counted. */
export async function measureRealPeers(
  files: ChainFiles,
  { rounds, each, warm }: { readonly rounds: number; readonly each: number; readonly warm: number },
): Promise<ReadonlyMap<string, readonly Figures[]>> {
  const { GETH, COSMOS, HARDHAT } = process.env;
  const payers = files.actors.map((_, n) => new Payer(n));
  const chains = [
    trellis(files, each),
    ...(GETH === undefined ? [] : [geth(GETH, payers, each)]),
    ...(COSMOS === undefined ? [] : [cosmos(COSMOS, payers.length, each)]),
    ...(HARDHAT === undefined ? [] : [hardhat(HARDHAT, payers, each)]),
  ];
  const directory = mkdtempSync(join(tmpdir(), 'trellis-real-'));
  const figures = new Map<string, Figures[]>(chains.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round++) {
      for (const one of round % 2 === 0 ? chains : chains.toReversed()) {
        figures.get(one.name)!.push(await measure(one, join(directory, 'run'), warm));
      }
    }
    return figures;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
