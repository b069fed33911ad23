/** `dev`: creates and runs a development chain in one command, with funded accounts and keys. */

import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Action, Invocation } from '../command-line/command.js';
import { chainParameters, devDefaults, givenOptions, numberFlag } from '../command-line/options.js';
import { runtimeOf } from '../distribution/distribution.js';
import { DEV, devGenesis } from '../genesis/dev.js';
import { readGenesisFiles, readPrepared, writeGenesisFiles } from '../genesis/files.js';
import type { RuntimeGenesis } from '../genesis/sections.js';
import { DEV_ACCOUNTS, devSecret, devValidatorSecret } from '../keys/keys.js';
import { withDevKeys } from '../keys/plugin-keys.js';
import { reloading } from '../module/reload.js';
import { temporaryDirectory } from '../node/data-directory.js';
import { printBanner } from '../node/dev-banner.js';
import { serve } from '../node/serve.js';
import { InvalidGenesis, loadDistribution } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import {
  DataOfAnotherChain,
  type ErrorDef,
  Failure,
  type NodeOptions,
  readKeyFile,
  readPassphrase,
  scalar,
  toHex,
  withDefaults,
} from '../runtime/common.js';
import { makeDirectory, takeLock, type Unlock } from '../runtime/data.js';
import { BinaryOutdated, StateTypeChanged, UpgradeNotDue } from '../runtime/errors.js';
import { KeyType, signerOf } from '../runtime/keys.js';
import { loadNode } from '../runtime/node.js';
import { Problem } from '../terminal/command-error.js';

const EPOCH_BLOCKS = scalar.range(1, 1_000_000);

export const dev: Action = async (call) => {
  const { flags, distribution, self } = call;
  const given = givenOptions(flags, distribution);
  const standard = devDefaults(distribution);
  if (flags.on('ephemeral') && given.dataDir !== undefined)
    throw new Problem('--ephemeral uses a temporary directory: omit --data-dir');
  const dataDir = flags.on('ephemeral')
    ? temporaryDirectory(`${distribution.binary}-dev-`)
    : (given.dataDir ?? standard.dataDir);
  if (flags.on('reset')) await reset(dataDir);
  const plugins = withDevKeys(given.plugins ?? {}, distribution, (index) => keyFile(dataDir, index));
  const options = withDefaults({ ...standard, ...given, plugins, dataDir, ...keyFiles(dataDir, given) });
  const runtime = runtimeOf(distribution);
  const genesis = await chainOf(call, options);
  const { startNode } = await loadNode();
  try {
    return await serve(async (signal) => {
      const node = await genesis.read(() => startNode(runtime, genesis.json, options, signal));
      printBanner(call, node, options);
      const again = { ...options, modules: [], rpcPort: node.rpcPort };
      return reloading(node, runtime, options.modules, (changed) => startNode(changed, genesis.json, again));
    });
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    const step = STEPS.get(cause.error);
    if (step === undefined) throw cause;
    const newGenesis = `${self} genesis new dev --data-dir ${flags.text('genesis')} --force`;
    // The error itself may say more precisely what is missing.
    const known = step === ORIGINAL_MODULES ? (cause.details.next_step ?? step) : step;
    throw new Failure(cause.error, {
      ...cause.details,
      next_step:
        flags.has('genesis') && step === ORIGINAL_MODULES
          ? `create the genesis again for the current modules: ${newGenesis}; then add --reset`
          : `${known}, or start a new chain: ${self} dev --reset`,
    });
  }
};

const ORIGINAL_MODULES = 'start it with its original modules (--module)';

/** Remedies besides a fresh start if a chain cannot continue. */
const STEPS: ReadonlyMap<ErrorDef, string> = new Map<ErrorDef, string>([
  [InvalidGenesis, ORIGINAL_MODULES],
  [DataOfAnotherChain, ORIGINAL_MODULES],
  [UpgradeNotDue, ORIGINAL_MODULES],
  [BinaryOutdated, ORIGINAL_MODULES],
  [StateTypeChanged, 'restore the type, or change the version of the module and plan an upgrade'],
]);

const keyFile = (dataDir: string, index: number) => join(dataDir, 'keys', `${index}.key`);

const ownValidatorKey = (dataDir: string) => join(dataDir, 'validator.key');

/** Key files of the validator, and of the accounts with which convenience methods sign. */
function keyFiles(dataDir: string, given: Partial<NodeOptions>): Partial<NodeOptions> {
  const accounts = Array.from({ length: DEV_ACCOUNTS }, (_, index) => keyFile(dataDir, index));
  const validatorKey = given.validatorKey ?? ownValidatorKey(dataDir);
  return { validatorKey, walletKeys: [...accounts, ...(given.walletKeys ?? [])] };
}

/** The public key of the validator's key file. The file belongs to the user; it is never written. */
function publicKeyIn({ validatorKey, passphraseFile }: NodeOptions): string {
  const { encrypted, open } = readKeyFile(validatorKey!);
  const passphrase = encrypted && passphraseFile !== undefined ? readPassphrase(passphraseFile) : undefined;
  return toHex(signerOf(KeyType.Ed25519, open(passphrase)).publicKey);
}

/** The chain in the directory, or a new one: created, or started from a prepared genesis. */
async function chainOf(call: Invocation, options: NodeOptions): Promise<RuntimeGenesis> {
  const { dataDir } = options;
  const existing = await readGenesisFiles(dataDir);
  const from = call.flags.text('genesis');
  const prepared = from === undefined ? undefined : await readPrepared(from);
  if (from !== undefined && !prepared) throw new Problem(`no genesis.json in ${from}`);
  if (existing && prepared && !isDeepStrictEqual(existing.json, prepared.genesis.json)) {
    throw new Problem(`${dataDir} contains a chain with another genesis than ${from}: add --reset to replace it`);
  }
  const given = existing ?? prepared?.genesis;
  if (given) checkChain(call, options, given, existing !== undefined);
  if (prepared && !existing) await writeGenesisFiles(dataDir, prepared.files);
  else if (!existing) await createChain(call, options);
  await writeKeys(options);
  return (await readGenesisFiles(dataDir))!;
}

/** Rejects a chain that `dev` cannot run as requested. */
function checkChain({ flags, out }: Invocation, options: NodeOptions, genesis: RuntimeGenesis, isOld: boolean): void {
  const { dataDir } = options;
  const { network, enforce_signatures, epoch_blocks } = chainIn(genesis);
  const place = isOld ? dataDir : flags.text('genesis')!;
  if (network !== DEV) {
    const advice = isOld ? 'choose another --data-dir' : 'run it with start';
    throw new Problem(`${place} contains a chain of the network ${String(network)}, not dev; ${advice}`);
  }
  if (flags.on('enforce-signatures') && enforce_signatures !== true) {
    throw new Problem(
      `the chain in ${place} was created without --enforce-signatures, which is permanent${isOld ? '; add --reset to start a new one' : ''}`,
    );
  }
  const epoch = numberFlag(flags, 'epoch-blocks', EPOCH_BLOCKS, epoch_blocks);
  if (epoch !== epoch_blocks) {
    throw new Problem(
      `the chain in ${place} has epochs of ${epoch_blocks} blocks, which is permanent${isOld ? '; add --reset to start a new one with --epoch-blocks' : ''}`,
    );
  }
  const own = options.validatorKey === ownValidatorKey(dataDir);
  if (own && existsSync(options.validatorKey!)) return;
  const key = own ? toHex(signerOf(KeyType.Ed25519, devValidatorSecret()).publicKey) : publicKeyIn(options);
  if (JSON.stringify(genesis.json).includes(key)) return;
  if (own)
    throw new Problem(
      `the validator of the chain in ${place} is not the one of dev: give its key with --validator-key`,
    );
  out.warn(
    `the genesis in ${place} has another validator key: the node makes blocks only if the key of --validator-key has become a validator${isOld ? '; add --reset to start a new chain with it' : ''}`,
  );
}

const chainIn = ({ json }: RuntimeGenesis) =>
  json.chain as { readonly network?: unknown; readonly enforce_signatures?: unknown; readonly epoch_blocks: number };

async function createChain({ distribution, flags }: Invocation, options: NodeOptions): Promise<void> {
  const { dataDir } = options;
  const set = await loadDistribution(runtimeOf(distribution), options.modules);
  const given = options.validatorKey === ownValidatorKey(dataDir) ? undefined : publicKeyIn(options);
  const files = devGenesis(distribution, set, {
    genesisTime: Math.trunc(Date.now() / 1000),
    priceFloor: options.gasPrice,
    ...(given === undefined ? {} : { validators: [given] }),
    enforceSignatures: flags.on('enforce-signatures'),
    epochBlocks: numberFlag(flags, 'epoch-blocks', EPOCH_BLOCKS, distribution.epochBlocks),
    options: await chainParameters(flags, distribution, textForms(distribution, set.operations)),
  });
  await writeGenesisFiles(dataDir, files);
}

/**
 * Writes missing key files with the public development keys: of the accounts, and of the validator unless another is
 * given.
 */
async function writeKeys({ dataDir, validatorKey }: NodeOptions): Promise<void> {
  await makeDirectory(join(dataDir, 'keys'));
  const secrets = Array.from(
    { length: DEV_ACCOUNTS },
    (_, index) => [keyFile(dataDir, index), devSecret(index)] as const,
  );
  if (validatorKey === ownValidatorKey(dataDir)) secrets.push([validatorKey, devValidatorSecret()]);
  for (const [path, secret] of secrets) {
    if (!existsSync(path)) await writeFile(path, toHex(secret), { mode: 0o600 });
  }
}

/**
 * Files that a node, its supervisor and `dev` write into a data directory. genesis.json is last, because it marks what
 * may be deleted.
 */
const NODE_FILES = [
  'database',
  'cold',
  'state-history',
  'indexes',
  'blocks',
  'snapshots',
  'restoring',
  'wal',
  'signer',
  'node.key',
  'peers.json',
  'genesis-of-peers.json',
  'plugins',
  'bin',
  'supervisor.json',
  'state-tree',
  'upgrade-backup',
  'upgrade-info.json',
  'upgrade-plan.json',
  'version.json',
  'keys',
  'validator.key',
  'token-genesis.json',
  'genesis.json',
];

/** Locks of the processes in a data directory; a supervisor also holds its lock between two runs of its node. */
const LOCKS = ['supervisor.lock', 'node.lock'];

/**
 * Deletes the dev chain of a directory, and nothing else. Throws if a node or its supervisor is running, and for other
 * networks.
 */
async function reset(dataDir: string): Promise<void> {
  const genesis = await readGenesisFiles(dataDir);
  if (genesis === undefined) return;
  const { network } = chainIn(genesis);
  if (network !== DEV)
    throw new Problem(`--reset deletes only dev chains; ${dataDir} contains a chain of ${String(network)}`);
  const locks: Unlock[] = [];
  try {
    for (const name of LOCKS) locks.push(await takeLock(join(dataDir, name)));
    for (const name of NODE_FILES) await rm(join(dataDir, name), { recursive: true, force: true });
  } finally {
    for (const release of locks) await release();
  }
}
