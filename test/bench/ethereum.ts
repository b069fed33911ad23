/**
 * Benchmark of the Ethereum methods beside anvil: raw payments until they are in blocks, and reads. Every chain gets the
 * same bytes; rounds alternate, so that the machine's mood hits both. `--each N` of every one of 100 senders.
 */

import { pathToFileURL } from 'node:url';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { blake3Hex } from '../../runtime/lib/crypto/hash.js';
import { DEV_CHAIN } from '../node/live.js';
import { call } from './driver.js';
import { Payer } from './ethereum-files.js';
import { type Chain, startAnvil, startTrellis } from './ethereum-peers.js';
import type { Row } from './rpc.js';
import { type Asked, askFor, bodyOf, type Sent, send, submissions } from './sending.js';

const SENDERS = 100;
const BATCH = 50;
const ROUNDS = 2;
const WARM_SECONDS = 2;
const READ_SECONDS = 2;
const RECIPIENTS = 500;
/** Token transfers of every sender. */
const MOVES_EACH = 20;

const recipients = Array.from({ length: RECIPIENTS }, (_, i) => {
  return blake3Hex(Uint8Array.of(i & 255, i >> 8))
    .slice(24)
    .padStart(64, '0') as string as Address;
});
const short = (account: Address): string => `0x${account.slice(24)}`;

/** Sends all of them in batches, refusing refusals, until they are in blocks. */
async function sendRaws({ name, peer }: Chain, raws: readonly (readonly string[])[]): Promise<Sent> {
  const total = raws.reduce((sum, each) => sum + each.length, 0);
  const sent = await send(peer, submissions('eth_sendRawTransaction', raws, BATCH), total);
  if (sent.refusals > 0) throw new Error(`${name} refused ${sent.refusals} transactions`);
  return sent;
}

/** Answers a second, and the CPU of each, once both sides are warm. */
async function read({ peer }: Chain, bodies: readonly string[]): Promise<Asked> {
  await askFor(peer, bodies, WARM_SECONDS);
  return askFor(peer, bodies, READ_SECONDS);
}

/** All figures of one chain. */
async function measure(chain: Chain, each: number, payers: readonly Payer[]): Promise<Row[]> {
  const { name, peer, token } = chain;
  const payments = payers.map((payer, a) =>
    Array.from({ length: each }, (_, nonce) =>
      payer.pay(DEV_CHAIN, nonce, recipients[(a * each + nonce) % RECIPIENTS]!, 10n ** 12n),
    ),
  );
  const moves = payers.map((payer, a) =>
    Array.from({ length: MOVES_EACH }, (_, n) =>
      payer.move(DEV_CHAIN, each + n, token, recipients[(a * MOVES_EACH + n) % RECIPIENTS]!, 1n),
    ),
  );
  const { counted, seconds, cpu } = await sendRaws(chain, payments);
  // In several blocks, each of which has logs of some recipients only.
  for (let n = 0; n < MOVES_EACH; n += 4)
    await sendRaws(
      chain,
      moves.map((own) => own.slice(n, n + 4)),
    );
  const balances = recipients.map((to) => bodyOf('eth_getBalance', [short(to), 'latest']));
  const data = (to: Address) => `0x70a08231${to}`;
  const calls = recipients.map((to) => bodyOf('eth_call', [{ to: short(token), data: data(to) }, 'latest']));
  const wanted = (to: Address) => ({ address: short(token), fromBlock: '0x0', topics: [null, null, `0x${to}`] });
  const logs = recipients.map((to) => bodyOf('eth_getLogs', [wanted(to)]));
  const found = await call<unknown[]>(peer.port, 'eth_getLogs', [wanted(recipients[0]!)]);
  if (found.length !== (SENDERS * MOVES_EACH) / RECIPIENTS) throw new Error(`${name} tells of ${found.length} logs`);
  const everybodys = bodyOf('eth_getLogs', [{ address: short(token), fromBlock: '0x0' }]);
  const rows: Row[] = [
    { name: `${name}: ECDSA transfers final, batches of ${BATCH}`, value: counted / seconds, unit: '/s' },
    { name: `${name}: CPU per transfer`, value: (cpu * 1e6) / counted, unit: 'µs' },
  ];
  for (const [what, bodies] of [
    ['eth_getBalance', balances],
    ['eth_call balanceOf', calls],
    ['eth_getLogs', logs],
  ] as const) {
    const { rate, cpu } = await read(chain, bodies);
    rows.push(
      { name: `${name}: ${what}`, value: rate, unit: '/s' },
      { name: `${name}: CPU per ${what}`, value: cpu, unit: 'µs' },
    );
  }
  const dense = await read(chain, [everybodys]);
  const perLog = dense.cpu / (SENDERS * MOVES_EACH);
  rows.push({ name: `${name}: CPU per log, where all logs are asked for`, value: perLog, unit: 'µs' });
  return rows;
}

/** Means over the rounds of each figure, in the order in which they came. */
function means(rounds: readonly Row[]): Row[] {
  const names = [...new Set(rounds.map(({ name }) => name))];
  return names.map((name) => {
    const same = rounds.filter((row) => row.name === name);
    return { ...same[0]!, value: same.reduce((sum, { value }) => sum + value, 0) / same.length };
  });
}

/** What our node does for one of anvil's. */
function ratios(rows: readonly Row[]): Row[] {
  const ours = rows.filter(({ name }) => name.startsWith('Trellis: '));
  return ours.flatMap(({ name, value }) => {
    const what = name.slice('Trellis: '.length);
    const theirs = rows.find((row) => row.name === `anvil: ${what}`);
    return theirs ? [{ name: `Trellis / anvil: ${what}`, value: value / theirs.value, unit: '×' }] : [];
  });
}

/** What each round measures, and what our node does in it for one of anvil's; without anvil our node alone. */
export async function measuredRounds(rounds: number): Promise<Row[][]> {
  const given = process.argv.indexOf('--each');
  const each = given < 0 ? 100 : Number(process.argv[given + 1]);
  const payers = Array.from({ length: SENDERS }, (_, i) => new Payer(i));
  const whole = async (chain: Chain): Promise<Row[]> => {
    try {
      return await measure(chain, each, payers);
    } finally {
      await chain.stop();
    }
  };
  const measured: Row[][] = [];
  for (let round = 0; round < rounds; round++) {
    const trellis = await startTrellis(payers);
    const rows = await whole(trellis);
    const anvil = await startAnvil(payers, trellis.token);
    if (anvil) rows.push(...(await whole(anvil)));
    measured.push([...rows, ...ratios(rows)]);
  }
  return measured;
}

/** Means over the rounds. */
export const run = async (): Promise<Row[]> => means((await measuredRounds(ROUNDS)).flat());

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.table(await run());
