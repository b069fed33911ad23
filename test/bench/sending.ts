/** Sends signed transactions over kept connections until blocks hold them all, and asks for some seconds: what benchmarks of whole nodes share. */

import { call, drive, type Peer, sleep, usage } from './driver.js';

/** Connections that send; twice as many ask. */
export const CONNECTIONS = 16;

/** A JSON-RPC request. */
export const bodyOf = (method: string, params: readonly unknown[], id = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params });

/**
 * What each connection sends: the transactions of every sixteenth sender, in the order of their nonces, `batch` in one
 * request. `prefix` precedes each of them.
 */
export function submissions(
  method: string,
  senders: readonly (readonly string[])[],
  batch: number,
  prefix = '0x',
): readonly (readonly string[])[] {
  return Array.from({ length: CONNECTIONS }, (_, c) => {
    const own = senders.filter((_, sender) => sender % CONNECTIONS === c);
    const inOrder = Array.from({ length: own[0]?.length ?? 0 }, (_, nonce) => own.map((each) => each[nonce]!)).flat();
    const calls = inOrder.map((hex, id) => bodyOf(method, [prefix + hex], id));
    if (batch === 1) return calls;
    return Array.from({ length: Math.ceil(calls.length / batch) }, (_, i) => {
      return `[${calls.slice(i * batch, (i + 1) * batch).join(',')}]`;
    });
  });
}

/** What transactions took from the first request until all that were taken are in blocks. Seconds; memory in MiB. */
export interface Sent {
  readonly counted: number;
  readonly refusals: number;
  readonly seconds: number;
  /** Of all threads, and of the main one. */
  readonly cpu: number;
  readonly mainCpu: number;
  /** Of each request, milliseconds. */
  readonly latencies: readonly number[];
  readonly before: number;
  readonly after: number;
}

/** Opens a count of the transactions in later blocks of a node. The count returns those since it was called before. */
export type OpenCount = (port: number) => Promise<() => Promise<number>>;

const ethereumCount: OpenCount = async (port) => {
  let height = Number(await call<string>(port, 'eth_blockNumber')) + 1;
  return async () => {
    let counted = 0;
    for (const newest = Number(await call<string>(port, 'eth_blockNumber')); height <= newest; height++) {
      const number = `0x${height.toString(16)}`;
      counted += Number(await call<string>(port, 'eth_getBlockTransactionCountByNumber', [number]));
    }
    return counted;
  };
};

/** Sends all of it, `total` transactions, and waits until blocks have what was not refused. */
export async function send(
  { child, port }: Peer,
  connections: readonly (readonly string[])[],
  total: number,
  openCount = ethereumCount,
): Promise<Sent> {
  const count = await openCount(port);
  const before = usage(child.pid!);
  const began = performance.now();
  const latencies: number[] = [];
  let refusals = 0;
  const refused = (answer: string): void => {
    refusals += answer.split('"error":{').length - 1;
  };
  await Promise.all(
    connections.map((bodies) => {
      const queue = bodies.values();
      return drive(port, () => queue.next().value, refused, latencies);
    }),
  );
  let counted = await count();
  for (; counted < total - refusals; counted += await count()) await sleep(20);
  const seconds = (performance.now() - began) / 1000;
  const after = usage(child.pid!);
  return {
    ...{ counted, refusals, seconds, latencies, before: before.rss, after: after.rss },
    cpu: after.cpu - before.cpu,
    mainCpu: after.mainCpu - before.mainCpu,
  };
}

/** Answers a second, and the CPU of each in microseconds. */
export interface Asked {
  readonly rate: number;
  readonly cpu: number;
}

/** Asks again and again for some seconds. Throws what is refused. */
export async function askFor({ child, port }: Peer, bodies: readonly string[], seconds: number): Promise<Asked> {
  const before = usage(child.pid!).cpu;
  const ends = performance.now() + seconds * 1000;
  let count = 0;
  let refused = '';
  const next = () => (performance.now() > ends ? undefined : bodies[count++ % bodies.length]);
  const keep = (answer: string): void => {
    refused = answer;
  };
  await Promise.all(Array.from({ length: 2 * CONNECTIONS }, () => drive(port, next, keep)));
  if (refused) throw new Error(refused.slice(0, 300));
  return { rate: count / seconds, cpu: ((usage(child.pid!).cpu - before) * 1e6) / count };
}
