/** A Cosmos chain with one validator, from a program of the Cosmos SDK, and signed payments for it. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ripemd160 } from '@noble/hashes/legacy.js';
import { bech32 } from '@scure/base';
import type * as Native from 'secp256k1/bindings.js';
import { sha256 } from '../../runtime/lib/crypto/hash.js';
import { call, type Peer, startPeer } from './driver.js';
import type { OpenCount } from './sending.js';

const native = createRequire(import.meta.url)('secp256k1/bindings.js') as typeof Native;

const CHAIN = 'bench-1';
const DENOM = 'stake';
const VALIDATOR = 'validator';
const STAKE = 10n ** 12n;
const MONEY = 10n ** 15n;
const GAS = 200_000;
/** Maximum blocks that CometBFT describes in one response. */
const BLOCKS = 20;

/** A field of a protobuf message: bytes, text or a number above zero. */
type Field = readonly [number: number, value: Uint8Array | string | number];

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.trunc(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

/** A protobuf message. */
function message(...fields: readonly Field[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return value === 0 ? [] : [...varint(number * 8), ...varint(value)];
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      return [...varint(number * 8 + 2), ...varint(bytes.length), ...bytes];
    }),
  );
}

/** A message with its type, as `google.protobuf.Any`. */
const typed = (type: string, value: Uint8Array): Uint8Array => message([1, type], [2, value]);
const coins = (amount: string): Uint8Array => message([1, DENOM], [2, amount]);

/** Somebody with a key of the chain, the same in every run. */
export class CosmosPayer {
  readonly #secret: Uint8Array;
  readonly #publicKey: Uint8Array;
  readonly address: string;

  constructor(n: number) {
    this.#secret = sha256(Uint8Array.of(67, n & 255, n >> 8));
    this.#publicKey = native.publicKeyCreate(this.#secret, true);
    this.address = bech32.encode('cosmos', bech32.toWords(ripemd160(sha256(this.#publicKey))));
  }

  /** A signed payment in base64. `account` is the number that genesis gave to the account. */
  pay(account: number, nonce: number, to: string): string {
    const send = message([1, this.address], [2, to], [3, coins('1000')]);
    const body = message([1, typed('/cosmos.bank.v1beta1.MsgSend', send)]);
    const key = typed('/cosmos.crypto.secp256k1.PubKey', message([1, this.#publicKey]));
    const direct = message([1, message([1, 1])]);
    const auth = message([1, message([1, key], [2, direct], [3, nonce])], [2, message([2, GAS])]);
    const digest = sha256(message([1, body], [2, auth], [3, CHAIN], [4, account]));
    const { signature } = native.ecdsaSign(digest, this.#secret);
    return Buffer.from(message([1, body], [2, auth], [3, signature])).toString('base64');
  }
}

/** An address that owns nothing. */
export const cosmosRecipient = (n: number): string =>
  bech32.encode('cosmos', bech32.toWords(ripemd160(Uint8Array.of(n & 255, n >> 8))));

interface CosmosGenesis {
  app_state: {
    auth: { accounts: object[] };
    bank: { balances: object[]; supply: { denom: string; amount: string }[] };
  };
}

/** Gives money to the payers; their account numbers follow that of the validator. */
function fund(file: string, payers: readonly CosmosPayer[]): void {
  const genesis = JSON.parse(readFileSync(file, 'utf8')) as CosmosGenesis;
  const { auth, bank } = genesis.app_state;
  payers.forEach(({ address }, i) => {
    const account = { address, pub_key: null, account_number: String(i + 1), sequence: '0' };
    auth.accounts.push({ '@type': '/cosmos.auth.v1beta1.BaseAccount', ...account });
    bank.balances.push({ address, coins: [{ denom: DENOM, amount: String(MONEY) }] });
  });
  bank.supply = [{ denom: DENOM, amount: String(STAKE * 2n + MONEY * BigInt(payers.length)) }];
  writeFileSync(file, JSON.stringify(genesis));
}

/** Replaces settings of a TOML file. Throws if one is missing. */
function set(file: string, settings: Readonly<Record<string, string | number>>): void {
  let text = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^${name} = .*$`, 'm');
    if (!line.test(text)) throw new Error(`${file} has no ${name}`);
    text = text.replace(line, `${name} = ${JSON.stringify(value)}`);
  }
  writeFileSync(file, text);
}

/** Starts a chain with a block a second in a directory, on two ports from `port` on. Indexes and pruning are the program's defaults. */
export async function startCosmos(
  program: string,
  directory: string,
  port: number,
  payers: readonly CosmosPayer[],
): Promise<Peer> {
  mkdirSync(directory, { recursive: true });
  const home = ['--home', directory];
  const keyring = ['--keyring-backend', 'test'];
  const run = (...words: readonly string[]) =>
    execFileSync(program, [...words, ...home], { stdio: ['ignore', 'ignore', 'ignore'] });
  const genesis = join(directory, 'config', 'genesis.json');
  run('init', 'bench', '--chain-id', CHAIN);
  run('keys', 'add', VALIDATOR, ...keyring);
  run('genesis', 'add-genesis-account', VALIDATOR, `${STAKE * 2n}${DENOM}`, ...keyring);
  run('genesis', 'gentx', VALIDATOR, `${STAKE}${DENOM}`, '--chain-id', CHAIN, ...keyring);
  run('genesis', 'collect-gentxs');
  fund(genesis, payers);
  set(join(directory, 'config', 'config.toml'), { timeout_commit: '1s', size: 1_000_000, cache_size: 1_000_000 });
  set(join(directory, 'config', 'app.toml'), { 'minimum-gas-prices': `0${DENOM}` });
  const laddr = (at: number) => `tcp://127.0.0.1:${at}`;
  const ports = ['--rpc.laddr', laddr(port), '--p2p.laddr', laddr(port + 1), '--grpc.enable=false'];
  const quiet = ['--api.enable=false', '--log_level', 'error', '--rpc.pprof_laddr='];
  const started = await startPeer(program, ['start', ...ports, ...quiet, ...home], { port, method: 'status' });
  const waits = () => call<{ sync_info: { latest_block_height: string } }>(port, 'status');
  while (Number((await waits()).sync_info.latest_block_height) < 1) await new Promise((end) => setTimeout(end, 100));
  return started;
}

/** Counts the transactions in later blocks of CometBFT. */
export const cosmosCount: OpenCount = async (port) => {
  const newest = async () => {
    const { sync_info } = await call<{ sync_info: { latest_block_height: string } }>(port, 'status');
    return Number(sync_info.latest_block_height);
  };
  let height = (await newest()) + 1;
  return async () => {
    let counted = 0;
    for (const end = await newest(); height <= end; ) {
      const last = Math.min(end, height + BLOCKS - 1);
      const params = [String(height), String(last)];
      const { block_metas } = await call<{ block_metas: { num_txs: string }[] }>(port, 'blockchain', params);
      counted += block_metas.reduce((sum, { num_txs }) => sum + Number(num_txs), 0);
      height = last + 1;
    }
    return counted;
  };
};
