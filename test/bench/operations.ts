/**
 * Benchmark of operations on a whole node: CPU until they are final, on disk and in all rows, relative to that of a transfer. All
 * kinds take turns on one node, each in a signed bundle of its own, in batches.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import type { Written } from '../node/live.js';
import { type ChainFiles, chainFiles, recipientAt } from './chain-files.js';
import { call, type Peer, rest, startNode, stopPeer, usage } from './driver.js';
import { account } from './filled-chain.js';
import type { Row } from './rpc.js';
import { send, submissions } from './sending.js';
import { type Named, signedBundle } from './signed-transfers.js';
import { quantile } from './validators.js';

const SENDERS = 100;
const EACH = 60;
const BATCH = 50;
const ROUNDS = 5;
/** V8 compiles during these. */
const WARM = 2;
const GAS = 300_000;
const COIN = 'ACORN';

type Kind = 'Transfer' | 'Swap' | 'MintNft' | 'CreateToken';
const KINDS: readonly Kind[] = ['Transfer', 'Swap', 'MintNft', 'CreateToken'];

/** Processor time of one operation, in microseconds. */
interface Cost {
  readonly cpu: number;
  readonly main: number;
}

/** A node with a pool, and with a collection of each sender. */
class Market {
  readonly #peer: Peer;
  readonly #files: ChainFiles;
  readonly #nonces: number[];
  readonly #collections: string[] = [];

  constructor(peer: Peer, files: ChainFiles) {
    this.#peer = peer;
    this.#files = files;
    this.#nonces = files.actors.map(() => 0);
  }

  #sign(sender: number, named: (nonce: number) => Named): string {
    const { set, actors } = this.#files;
    const nonce = this.#nonces[sender]!++;
    return toHex(signedBundle(set.operations, actors[sender]!, nonce, [named(nonce)], { gas: GAS }).bytes);
  }

  async #write(sender: number, named: Named): Promise<Written> {
    const hex = this.#sign(sender, () => named);
    return call<Written>(this.#peer.port, 'chain_submitBundle', [hex, { wait: 'included' }]);
  }

  /** Creates what the operations need. */
  async prepare(): Promise<void> {
    const owner = this.#files.actors[0]!.address;
    const coin = { name: 'Acorn', symbol: COIN, decimals: 6, supply: 10n ** 24n, owner };
    await this.#write(0, ['CreateToken', { ...coin, mintable: false, max_supply: null }]);
    const amounts = { amount_a: 10n ** 14n, amount_b: 10n ** 20n, lp_lock_duration: 0 };
    await this.#write(0, ['CreatePool', { token_a: 'TRL', token_b: COIN, ...amounts }]);
    const texts = { description: null, icon_uri: null, banner_uri: null, external_url: null };
    const collection = { name: 'Leaves', symbol: 'LEAF', base_uri: 'https://leaves.example/', max_supply: 0 };
    for (let sender = 0; sender < SENDERS; sender++) {
      const { created } = await this.#write(sender, [
        'CreateNftCollection',
        { ...collection, royalty_bps: 0, ...texts },
      ]);
      this.#collections.push(toHex(fromHex(String(created!.collection).slice(2))));
    }
  }

  #operation(kind: Kind, sender: number, nonce: number): Named {
    const to = account(recipientAt(sender, nonce));
    if (kind === 'Transfer') return [kind, { to, token_symbol: 'TRL', amount: 1_000n, memo: null }];
    if (kind === 'Swap') {
      return [kind, { from_token: 'TRL', to_token: COIN, amount_in: 1_000n, min_amount_out: 1n }];
    }
    if (kind === 'MintNft') {
      return [
        kind,
        { collection: this.#collections[sender]!, token_id: BigInt(nonce), metadata_uri: '', recipient: to },
      ];
    }
    const symbol = `S${sender}N${nonce}`;
    const token = { name: `Token ${symbol}`, symbol, decimals: 6, supply: 10n ** 12n };
    return [kind, { ...token, owner: this.#files.actors[sender]!.address, mintable: false, max_supply: null }];
  }

  /** Sends some operations of every sender, and waits for the rows behind the blocks. */
  async measure(kind: Kind): Promise<Cost> {
    const pid = this.#peer.child.pid!;
    const senders = this.#nonces.map((_, sender) =>
      Array.from({ length: EACH }, () => this.#sign(sender, (nonce) => this.#operation(kind, sender, nonce))),
    );
    const before = usage(pid);
    const { counted, refusals } = await send(
      this.#peer,
      submissions('chain_submitBundle', senders, BATCH),
      SENDERS * EACH,
    );
    if (refusals > 0) throw new Error(`the node refused ${refusals} bundles with ${kind}`);
    await rest([pid]);
    const after = usage(pid);
    return {
      cpu: ((after.cpu - before.cpu) * 1e6) / counted,
      main: ((after.mainCpu - before.mainCpu) * 1e6) / counted,
    };
  }
}

export async function run(): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const files = await chainFiles(directory, SENDERS, 0);
  const peer = await startNode('start', '-d', files.data, '--validator-key', files.validatorKey, '--p2p-port', 'off');
  const costs: Record<Kind, Cost[]> = { Transfer: [], Swap: [], MintNft: [], CreateToken: [] };
  try {
    const market = new Market(peer, files);
    await market.prepare();
    for (let round = 0; round < WARM + ROUNDS; round++) {
      for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed()) {
        const cost = await market.measure(kind);
        if (round >= WARM) costs[kind].push(cost);
      }
    }
  } finally {
    await stopPeer(peer);
    rmSync(directory, { recursive: true });
  }
  return KINDS.flatMap((kind): Row[] => {
    const of = (part: keyof Cost) => costs[kind].map((cost) => cost[part]);
    const ratios = of('cpu').map((cpu, round) => cpu / costs.Transfer[round]!.cpu);
    const own = [
      { name: `${kind}: CPU of all threads, median`, value: quantile(of('cpu'), 0.5), unit: 'µs' },
      { name: `${kind}: main thread, median`, value: quantile(of('main'), 0.5), unit: 'µs' },
    ];
    if (kind === 'Transfer') return own;
    return [
      ...own,
      { name: `${kind}: CPU relative to a transfer, median`, value: quantile(ratios, 0.5), unit: '×' },
      { name: `${kind}: CPU relative to a transfer, worst`, value: Math.max(...ratios), unit: '×' },
    ];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.table(await run());
