/** mesh-cli over a chain with random operations: `npm run mesh-check -- 5000` makes it and prints the report of check:data. */

import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { cleanUp, newDirectory } from '../cli/program.js';
import { NETWORK } from '../plugins/mesh.js';
import { portsFrom } from '../ports.js';
import { mixedBlocks, serveMixed } from './mesh-chain.js';

const run = promisify(execFile);
/** What check:construction does. mesh-cli finds it beside its configuration. */
const DSL_NAME = 'transfer.ros';
const MODULE = fileURLToPath(new URL('../../../test/clients/mesh-cli/', import.meta.url));

/** Configuration of mesh-cli that both checks share. */
const configuration = async (port: number, directory: string) => ({
  network: NETWORK,
  online_url: `http://127.0.0.1:${port}`,
  data_directory: join(directory, 'mesh-cli'),
  http_timeout: 60,
  max_retries: 10,
  max_online_connections: 12,
  tip_delay: 120,
  log_configuration: false,
  compression_disabled: true,
});

/** Runs a check of mesh-cli. Returns its output; throws with it if the check fails. */
async function check(cli: string, name: 'data' | 'construction', settings: object): Promise<string> {
  const directory = await newDirectory();
  const file = join(directory, 'configuration.json');
  await copyFile(join(MODULE, DSL_NAME), join(directory, DSL_NAME));
  await writeFile(file, JSON.stringify(settings));
  const command = run(cli, [`check:${name}`, '--configuration-file', file], { maxBuffer: 64 * 1024 ** 2 });
  const { stdout } = await command.catch((cause: { stdout: string; stderr: string }) => {
    throw new Error(`check:${name} failed\n${cause.stdout.slice(-6_000)}\n${cause.stderr.slice(-3_000)}`);
  });
  return stdout;
}

/** Results of check:data. */
interface DataResults {
  readonly error: string;
  readonly tests: Readonly<Record<string, boolean>>;
  readonly stats: Readonly<Record<string, number>>;
}

/** Checks all blocks, and reconciles every account with its balance in the state. */
export async function checkData(cli: string, port: number): Promise<{ output: string; results: DataResults }> {
  const directory = await newDirectory();
  const results_output_file = join(directory, 'results.json');
  const output = await check(cli, 'data', {
    ...(await configuration(port, directory)),
    data: {
      status_port: await portsFrom(),
      initial_balance_fetch_disabled: true,
      historical_balance_disabled: false,
      reconciliation_disabled: false,
      active_reconciliation_concurrency: 8,
      inactive_reconciliation_concurrency: 2,
      log_balance_changes: false,
      log_reconciliations: false,
      end_conditions: { tip: true, reconciliation_coverage: { coverage: 1, tip: true } },
      results_output_file,
    },
  });
  return { output, results: JSON.parse(await readFile(results_output_file, 'utf8')) as DataResults };
}

/** Results of check:construction. */
interface ConstructionResults {
  readonly error: string;
  readonly stats: {
    readonly transactions_confirmed: number;
    readonly failed_broadcasts: number;
    readonly workflows_completed: Readonly<Record<string, number>>;
  };
}

/** Pays new accounts from an account through the construction endpoints, until four payments are in blocks. */
export async function checkConstruction(
  cli: string,
  port: number,
  { address, secret }: { readonly address: string; readonly secret: string },
): Promise<ConstructionResults> {
  const results_output_file = join(await newDirectory(), 'results.json');
  const currency = { symbol: 'TRL', decimals: 9 };
  const funds = { privkey: secret, account_identifier: { address }, curve_type: 'edwards25519', currency };
  await check(cli, 'construction', {
    ...(await configuration(port, await newDirectory())),
    construction: {
      ...{ offline_url: `http://127.0.0.1:${port}`, constructor_dsl_file: DSL_NAME, prefunded_accounts: [funds] },
      ...{ stale_depth: 60, broadcast_limit: 3, status_port: await portsFrom(), quiet: true },
      end_conditions: { create_account: 1, transfer: 4 },
      results_output_file,
    },
  });
  return JSON.parse(await readFile(results_output_file, 'utf8')) as ConstructionResults;
}

/** Builds mesh-cli, whose module has the earlier name of the specification. */
export async function buildMeshCli(): Promise<string> {
  const cli = join(await newDirectory(), 'mesh-cli');
  await run('go', ['build', '-o', cli, 'github.com/coinbase/rosetta-cli'], { cwd: MODULE });
  return cli;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const directory = await newDirectory();
  const [made, cli] = await Promise.all([mixedBlocks(directory, Number(process.argv[2] ?? 5_000)), buildMeshCli()]);
  console.log(`${made.blocks} blocks, ${made.bundles} bundles, ${made.operations.size} kinds of operations`);
  const { mesh, node } = await serveMixed(directory);
  console.log((await checkData(cli, mesh.port)).output);
  await node.stop();
  await cleanUp();
}
