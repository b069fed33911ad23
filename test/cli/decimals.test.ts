/** Chains whose token has another number of decimals: supply, prices and fees are the same parts of a whole unit, for native clients and for Ethereum wallets. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandsOf } from '../../cli/command-line/command-list.js';
import { derivedCommands } from '../../cli/command-line/derived-commands.js';
import { commandHelp } from '../../cli/command-line/help.js';
import { defineChain } from '../../cli/distribution/define-chain.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { checkGenesis } from '../../cli/genesis/check.js';
import { devGenesis } from '../../cli/genesis/dev.js';
import { runtimeGenesis } from '../../cli/genesis/sections.js';
import { devAddress } from '../../cli/keys/dev-accounts.js';
import { devValidatorSecret } from '../../cli/keys/keys.js';
import { apiDocument } from '../../cli/node/api-document.js';
import { withExamples } from '../../cli/node/example-calls.js';
import { sampleOf } from '../../cli/values/amounts.js';
import { contentOf } from '../../plugins/docs/page.js';
import { feeOf, priceOf, unitOf } from '../../runtime/kernel/chain/units.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { parseAddress, shortForm } from '../../runtime/lib/crypto/address.js';
import { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { startNode } from '../../runtime/node/node.js';
import { cleanUp, newDirectory } from './program.js';

test.after(cleanUp);

const ALL = [0, 6, 9, 18];

const chainOf = (decimals: number) =>
  defineChain({
    name: 'Oak',
    symbol: 'ACO',
    decimals,
    prefixes: { address: 'oak', hash: 'okh', names: 'oak' },
    chainId: { dev: 90_210, testnet: 90_211 },
  });

const hexOf = (n: string | number): string => `0x${Number(n).toString(16)}`;

/** The genesis of a dev chain, as the runtime takes it. */
async function foundedOf(decimals: number) {
  const distribution = chainOf(decimals);
  const set = await loadDistribution(runtimeOf(distribution), []);
  const files = devGenesis(distribution, set, { genesisTime: 1_700_000_000 });
  return { distribution, set, files, genesis: runtimeGenesis(files) };
}

test('fees are the same fraction of a whole unit, rounded up to the precision of the token', () => {
  const cost = 21_000 * 10; // nano-units
  assert.equal(
    ALL.map((decimals) => feeOf(21_000, 10, { decimals })),
    [1n, 210n, BigInt(cost), BigInt(cost) * 10n ** 9n],
  );
  for (const decimals of ALL) {
    assert.is(feeOf(21_000, 0, { decimals }), 0n, 'what costs nothing is not rounded up');
    assert.ok(priceOf(feeOf(21_000, 10, { decimals }), 21_000, { decimals }) >= 10);
  }
  assert.is(priceOf(feeOf(21_000, 10, { decimals: 18 }), 21_000, { decimals: 18 }), 10);
});

test('supply, stakes, prices and their bounds are the same number of whole units', async () => {
  for (const decimals of ALL) {
    const { distribution, set, files, genesis } = await foundedOf(decimals);
    const unit = unitOf({ decimals });
    const { supply } = await checkGenesis(distribution, set, genesis);
    assert.is(supply!.total, 1_618_000_000n * unit, `${decimals} decimals`);
    assert.is(supply!.unissued, 64_720_000n * unit);
    const { emission } = files.genesis as { emission: { schedule: string[] } };
    assert.is(emission.schedule[0], `${13_000_000n * unit}`);
  }
});

/** Runs a node of a dev chain, makes blocks as it is asked to. */
async function withChain(
  decimals: number,
  work: (ask: <T>(method: string, ...params: unknown[]) => Promise<T>, people: string[]) => Promise<void>,
) {
  const { distribution, genesis } = await foundedOf(decimals);
  const dataDir = await newDirectory();
  const parts = {
    Log: () => () => {},
    Database: async () => new MemoryDatabase(),
    IndexDatabase: async () => new MemoryDatabase(),
    PluginDatabase: () => async () => new MemoryDatabase(),
  };
  const validatorKey = join(dataDir, 'validator.key');
  await writeFile(validatorKey, toHex(devValidatorSecret()), { mode: 0o600 });
  const node = await startNode({ ...runtimeOf(distribution), parts }, genesis.json, {
    dataDir,
    rpcPort: 0,
    p2pPort: undefined,
    blockTime: 1,
    validatorKey,
  });
  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${node.rpcPort}`, { method: 'POST', headers, body });
    const { result, error } = (await answer.json()) as { result: T; error?: { message: string } };
    if (error) throw new Error(error.message);
    return result;
  };
  try {
    await work(
      ask,
      [0, 1, 2].map((index) => devAddress(index, distribution)),
    );
  } finally {
    await node.stop();
  }
}

for (const decimals of ALL) {
  test(`with ${decimals} decimals a node charges, reports and bounds amounts in them, and Ethereum clients count in 18`, async () => {
    const unit = unitOf({ decimals });
    const wei = 10n ** 18n / unit;
    await withChain(decimals, async (ask, [alice, bob]) => {
      const payer = parseAddress(alice!, 'oak')!;
      assert.is(
        (await ask<{ total_supply: string }>('chain_getTokenInfo', 'ACO')).total_supply,
        `${1_618_000_000n * unit}`,
      );
      const { parameters } = await ask<{ parameters: Record<string, string>[] }>(
        'chain_getParameters',
        'names.price_5',
      );
      assert.equal([parameters[0]!.min, parameters[0]!.max], ['0', `${1_000_000_000n * unit}`]);
      const before = BigInt(await ask<string>('eth_getBalance', shortForm(payer), 'latest'));
      assert.is(before, 1_000_000n * 10n ** 18n);
      const sent = await ask<{ max_fee: string; bundle_hash: string; receipt: Record<string, string> }>(
        'chain_transfer',
        alice,
        bob,
        'ACO',
        `${2n * unit}`,
        { wait: 'included' },
      );
      const { fee, gas_used, gas_price } = sent.receipt;
      assert.is(fee, `${feeOf(Number(gas_used), Number(gas_price), { decimals })}`);
      assert.is(await ask('eth_gasPrice'), hexOf(10 ** 10));
      const receipt = await ask<{ gasUsed: string; effectiveGasPrice: string }>(
        'eth_getTransactionReceipt',
        (await ask<{ transactions: string[] }>('eth_getBlockByNumber', hexOf(sent.receipt.block_height!), false))
          .transactions[0],
      );
      const paid = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
      assert.is(paid / wei, BigInt(fee!) - (paid % wei === 0n ? 0n : 1n));
      assert.is(
        BigInt(await ask<string>('eth_getBalance', shortForm(payer), 'latest')),
        before - (2n * unit + BigInt(fee!)) * wei,
      );
    });
  });
}

test('help and examples show amounts that the token can represent', async () => {
  assert.equal(ALL.map(sampleOf), [
    { whole: '2', raw: 'raw:2' },
    { whole: '1.5', raw: 'raw:1500000' },
    { whole: '1.5', raw: 'raw:1500000000' },
    { whole: '1.5', raw: 'raw:1500000000000000000' },
  ]);
  const chain = chainOf(0);
  const texts = [...commandsOf(chain), ...(await derivedCommands(chain, []))].map((command) =>
    commandHelp(command, 'oak', new Map()),
  );
  assert.equal(
    texts.filter((text) => /\b1\.5(?!\w)|raw:1500000000/.test(text)).map((text) => text.split('\n')[0]),
    [],
  );
});

interface Shown {
  readonly name: string;
  readonly examples?: readonly [
    { readonly params: readonly { readonly value: unknown }[]; readonly result: { readonly value: unknown } },
  ];
}

/** The amounts of a value: text of digits, but for what counts things. */
const amountsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? /^\d{4,}$/.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(amountsIn)
      : [];

test('examples and prefilled forms show amounts of the size of the token, or none', async () => {
  const chain = chainOf(2);
  const { document, set } = await apiDocument(chain, []);
  const methods = document.methods as unknown as readonly Shown[];
  assert.ok(methods.filter(({ examples }) => examples !== undefined).length > 100, 'those without amounts stay');
  assert.equal(
    methods.filter(({ examples }) => amountsIn(examples).length > 0).map(({ name }) => name),
    [],
  );
  const forms = contentOf(document as never);
  assert.equal(
    [...forms.matchAll(/<input [^>]*value="(\d{4,})"/g)].map(([, value]) => value),
    [],
  );

  const built = await withExamples(chain, set, document as never, []);
  const exampleOf = (method: string) =>
    (built.methods as unknown as readonly Shown[]).find(({ name }) => name === method)?.examples?.[0];
  const paid = exampleOf('chain_transfer')!;
  assert.is(paid.params[3]!.value, '100', 'a whole token');
  const { fee, gas_used, gas_price } = (paid.result.value as { receipt: Record<string, string> }).receipt;
  assert.is(fee, `${feeOf(Number(gas_used), Number(gas_price), chain)}`);
  const { total_supply } = exampleOf('chain_getTokenInfo')!.result.value as { total_supply: string };
  assert.is(total_supply, '161800000000');
});

test.run();
