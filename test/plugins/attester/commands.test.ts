/** Commands about escrow contracts: omitted options keep stored values, credits are claimed, and outside failures are told. */

import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Abi, type Address, pad, zeroAddress } from 'viem';
import { exitCodeOf, reportOf } from '../../../cli/terminal/command-error.js';
import type { EvmConfig } from '../../../plugins/attester/config.js';
import { abi, bytecode } from '../../../plugins/attester/contracts/escrow.js';
import { claim, deploy, rotate, setToken } from '../../../plugins/attester/escrow-commands.js';
import { EvmChain } from '../../../plugins/attester/evm.js';
import { placed, releaseDigest } from '../../../plugins/attester/typed-data.js';
import type { CommandCall } from '../../../runtime/plugin.js';
import { cleanUp, newDirectory } from '../../cli/program.js';
import { type Anvil, EVM_CHAIN, evmAccount, secretOf, startAnvil } from './anvil.js';
import { compile, TOKENS } from './compile.js';

const test = suite('commands about escrow contracts');
const TRELLIS = 1_618_031;
const attesters = [10, 11, 12, 13].map(evmAccount);

let evm: Anvil;
let escrow: Address;
let keys: string;
const servers: Server[] = [];

test.before(async () => {
  evm = await startAnvil();
  keys = await newDirectory();
  for (const n of [1, 2, 10]) await writeFile(join(keys, `${n}`), secretOf(n).slice(2), { mode: 0o600 });
});
test.before.each(async () => {
  const addresses = attesters.map(({ address }) => address);
  escrow = await evm.deploy({ abi: abi as Abi, bytecode }, [BigInt(TRELLIS), addresses, 3, evmAccount(1).address]);
});
test.after(async () => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
  await evm.stop();
  await cleanUp();
});

type Given = { readonly [flag: string]: string | boolean };

/** Runs a command as the key of an account, and gives its result. */
async function run(
  command: (call: CommandCall) => Promise<number>,
  args: readonly string[],
  given: Given,
  n = 1,
): Promise<Record<string, unknown>> {
  const flags: Given = { rpc: evm.url, 'evm-key': join(keys, `${n}`), escrow, ...given };
  let shown: unknown;
  const text = (name: string) => (typeof flags[name] === 'string' ? flags[name] : undefined);
  await command({
    args,
    flags: { text, on: (name: string) => flags[name] === true, list: (name: string) => text(name)?.split(',') ?? [] },
    distribution: { addressPrefix: 'trl', hashPrefix: 'trh' },
    out: {
      warn: () => {},
      record: () => {},
      result: (value: unknown) => {
        shown = value;
      },
    },
  } as unknown as CommandCall);
  return shown as Record<string, unknown>;
}

const stored = async (token: Address = zeroAddress) => {
  const found = (await evm.client.readContract({
    address: escrow,
    abi,
    functionName: 'tokens',
    args: [token],
  })) as readonly [boolean, bigint, bigint, bigint];
  return found.slice(0, 3);
};

async function failed(done: Promise<unknown>): Promise<{ name: string | undefined; message: string; exit: number }> {
  try {
    await done;
  } catch (cause) {
    const { name, message } = reportOf(cause);
    return { name, message, exit: exitCodeOf(cause) };
  }
  throw new Error('it must fail');
}

test('a token that is stopped and opened again keeps its unit and its minimum amount', async () => {
  await run(setToken, ['native'], { unit: '1000', least: '5000' });
  assert.equal(await stored(), [true, 1_000n, 5_000n]);
  assert.equal((await run(setToken, ['native'], { stop: true })).unit, '1000');
  assert.equal(await stored(), [false, 1_000n, 5_000n]);
  await run(setToken, ['native'], {});
  assert.equal(await stored(), [true, 1_000n, 5_000n]);
  await run(setToken, ['native'], { least: '7000' });
  assert.equal(await stored(), [true, 1_000n, 7_000n]);
});

test('a token that was never open needs its unit and its minimum amount', async () => {
  assert.match((await failed(run(setToken, ['native'], { least: '0' }))).message, /--unit is missing/);
  assert.match((await failed(run(setToken, ['native'], { unit: '1' }))).message, /--least is missing/);
  assert.equal(await stored(), [false, 0n, 0n]);
});

test('an attester claims the fee of a release, and the recipient is paid without it', async () => {
  await run(setToken, ['native'], { unit: '1', least: '0' });
  const lock = [zeroAddress, 10n ** 9n, pad('0xb0b', { size: 32 })];
  await evm.send(evmAccount(2), escrow, abi as Abi, 'lock', lock, 10n ** 9n);
  const to = evmAccount(38).address;
  const terms = { token: zeroAddress, amount: 1_000n, fee: 30n, to };
  const place = { chainId: EVM_CHAIN, escrow, trellisChain: TRELLIS };
  const hash = releaseDigest(place, { ...terms, withdrawalId: 1, expiresAt: 4_000_000_000 });
  const signatures = await Promise.all([0, 1, 2].map(async (n) => placed(n, await attesters[n]!.sign({ hash }))));
  await evm.send(attesters[0]!, escrow, abi as Abi, 'release', [
    { ...terms, id: 1n, expiresAt: 4_000_000_000n },
    signatures,
  ]);
  const heir = evmAccount(39).address;
  const had = await evm.client.getBalance({ address: heir });
  assert.is((await run(claim, ['native'], { to: heir }, 10)).amount, '30');
  assert.is((await evm.client.getBalance({ address: heir })) - had, 30n);
  const { message, exit } = await failed(run(claim, ['native'], {}, 10));
  assert.match(message, /NothingToClaim/);
  assert.is(exit, 1);
});

/** An HTTP server that answers all requests the same way. */
async function serve(answer: (respond: (type: string, text: string) => void) => void): Promise<string> {
  const server = createServer((_, response) =>
    answer((type, text) => response.setHeader('content-type', type).end(text)),
  );
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const result = (value: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 1, result: value });

test('every command reports a silent, foreign or lying endpoint as a coded error, never as a bug', async () => {
  const endpoints = [
    'http://127.0.0.1:9',
    await serve((respond) => respond('text/html', '<html>sign in</html>')),
    await serve((respond) =>
      respond('application/json', '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no"}}'),
    ),
    await serve((respond) => respond('application/json', result('0x'))),
    await serve((respond) => respond('application/json', result({ x: [1, null] }))),
    await serve((respond) => respond('application/json', 'null')),
    await serve((respond) => respond('application/json', `"${'x'.repeat(17 * 1024 * 1024)}"`)),
  ];
  const next = {
    attesters: attesters.map(({ address }) => address).join(),
    threshold: '3',
    guardian: evmAccount(1).address,
  };
  for (const rpc of endpoints) {
    for (const done of [
      () => run(setToken, ['native'], { rpc }),
      () => run(claim, ['native'], { rpc }),
      () => run(deploy, [], { rpc, 'trellis-chain': '7', ...next }),
      () => run(rotate, [], { rpc, ...next, sign: true }),
    ]) {
      const { name, exit } = await failed(done());
      assert.ok(name !== undefined && name !== 'Bug' && exit <= 2, `${rpc}: ${name}, exit ${exit}`);
    }
  }
  assert.is((await failed(run(setToken, ['native'], { rpc: endpoints[0]! }))).exit, 2);
});

const chainOf = (given: Partial<EvmConfig>): EvmChain => {
  const config: EvmConfig = {
    chain: 'ethereum',
    chain_id: EVM_CHAIN,
    escrow,
    from_block: 0,
    rpc: [evm.url],
    agree: 1,
    confirmations: 0,
    span: 1_000,
    max_gas: 1_000_000,
    max_fee_gwei: 500,
    ...given,
  };
  return new EvmChain(config, TRELLIS, attesters[0]!, () => {});
};

test('an attester configured with a wrong contract, a wrong chain or no node reports which, never a bug', async () => {
  await chainOf({}).check();
  const token = await evm.deploy(compile(TOKENS).get('Plain')!);
  const html = await serve((respond) => respond('text/html', '<html>sign in</html>'));
  const cases: readonly (readonly [Partial<EvmConfig>, string, number])[] = [
    [{ escrow: token }, 'WrongContract', 1],
    [{ escrow: evmAccount(5).address }, 'WrongContract', 1],
    [{ chain_id: 1 }, 'OtherChain', 1],
    [{ rpc: ['http://127.0.0.1:9'] }, 'NoAgreement', 2],
    [{ rpc: [html] }, 'NoAgreement', 2],
    [{ rpc: [evm.url, html], agree: 2 }, 'NoAgreement', 2],
  ];
  for (const [given, name, exit] of cases) {
    const found = await failed(chainOf(given).check());
    assert.equal([found.name, found.exit], [name, exit], found.message);
  }
});

test.run();
