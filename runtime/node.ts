/** A node: its modules, its chain on disk, its consensus and its RPC port; started and stopped as one. */

import { join } from 'node:path';
import { apiMethods } from './api/api.js';
import { Inclusions } from './api/inclusions.js';
import { schemaComponents } from './api/schemas.js';
import { type StreamBlock, streams } from './api/streams.js';
import { textForms } from './api/text.js';
import type { Block } from './chain/block.js';
import { FeeBelowFloor } from './chain/common-errors.js';
import { type Genesis, proveGenesis, readGenesis } from './chain/genesis.js';
import { type ExecutedBlock, validatorsOf } from './chain/seal.js';
import { type Address, fromHex, toHex, ZERO_ADDRESS } from './codec/ids.js';
import type { TextForms } from './codec/type.js';
import { ConsensusDriver } from './consensus/driver.js';
import { createParts, type GetPart } from './container.js';
import { addressOfKey } from './crypto/address.js';
import { verify as verifyEd25519 } from './crypto/ed25519.js';
import { readKeyFile } from './crypto/keyfile.js';
import { type Signer, signerOf } from './crypto/signatures.js';
import { type Distribution, loadDistribution } from './distribution.js';
import { fail } from './errors.js';
import { createNodeHooks, type NodeHooks } from './hooks.js';
import { IndexFollower } from './indexes/follower.js';
import { indexMethods } from './indexes/methods.js';
import { Blocks, type FinalBlock } from './ledger/blocks.js';
import type { Ledger } from './ledger/ledger.js';
import { openLedger, saveTree } from './ledger/open.js';
import type { ModuleSet } from './loader.js';
import { Mempool } from './mempool/pool.js';
import { type NodeOptions, withDefaults } from './options.js';
import { ChainApplication, nextHeight } from './producer/application.js';
import type { Log, RpcMethod } from './rpc/method.js';
import { RpcServer } from './rpc/server.js';
import { chainSubscriptions } from './rpc/subscribing.js';
import { Subscriptions } from './rpc/subscriptions.js';
import { DataDirectory } from './storage/directory.js';

export { type Distribution, loadDistribution, type ModuleEntry } from './distribution.js';

/** What a plugin sees of the node. */
export interface PluginContext {
  readonly hooks: NodeHooks;
  readonly ledger: Ledger;
  readonly mempool: Mempool;
  readonly blocks: Blocks;
  readonly text: TextForms;
  readonly log: Log;
}

/** Why a node halted, and the exception behind it where there is one. */
export interface Halted {
  readonly reason: string;
  readonly cause: unknown;
}

/** A node that was started. */
export interface RunningNode extends PluginContext {
  readonly set: ModuleSet;
  readonly genesis: Genesis;
  readonly rpcPort: number;
  readonly methods: readonly RpcMethod[];
  /** Stops in order; resolves when everything is closed. */
  stop(): Promise<void>;
  /** Resolves when the node halts by itself. */
  readonly halted: Promise<Halted>;
}

/** Starts a node on a chain given by its genesis (the parsed file). */
export async function startNode(
  distribution: Distribution,
  genesisJson: unknown,
  given: Partial<NodeOptions> = {},
): Promise<RunningNode> {
  const options = withDefaults(given);
  const set = await loadDistribution(distribution, options.modules);
  const genesis = readGenesis(genesisJson, set);
  const { chain, hash: genesisHash } = genesis;
  const directory = await DataDirectory.open(options.dataDir, { chainId: chain.chainId, genesisHash }, () => {
    proveGenesis(genesis, set, textForms(chain, set.operations));
  });
  const closers: (() => Promise<unknown> | unknown)[] = [() => directory.release()];
  const close = async () => {
    for (const closer of closers.reverse()) await closer();
    closers.length = 0;
  };
  try {
    const get = createParts({ options, directory }, distribution.parts);
    return await assemble({ distribution, options, set, genesis, directory, get, closers, close });
  } catch (cause) {
    await close();
    throw cause;
  }
}

interface Assembly {
  readonly distribution: Distribution;
  readonly options: NodeOptions;
  readonly set: ModuleSet;
  readonly genesis: Genesis;
  readonly directory: DataDirectory;
  readonly get: GetPart;
  readonly closers: (() => Promise<unknown> | unknown)[];
  readonly close: () => Promise<void>;
}

async function assemble({
  distribution,
  options,
  set,
  genesis,
  directory,
  get,
  closers,
  close,
}: Assembly): Promise<RunningNode> {
  const startedMs = Date.now();
  const log = get('Log');
  const clock = get('Clock');
  const verifier = get('Verifier');
  closers.push(() => verifier.close());
  const [database, blockLog, voteLog] = await Promise.all([get('Database'), get('BlockLog'), get('VoteLog')]);
  closers.push(
    () => database.close(),
    () => blockLog.close(),
    () => voteLog.close(),
  );
  if (blockLog.repaired)
    log('warn', 'a block that was being written when the node went down was cut off', { ...blockLog.repaired });

  const text = textForms(genesis.chain, set.operations);
  const verify: Parameters<typeof openLedger>[0]['verify'] = (checks) => verifier.verify([...checks]);
  const treeFile = join(directory.path, 'state-tree');
  const ledger = await openLedger({ set, genesis, text, database, blockLog, verify, log, treeFile });
  closers.push(() => saveTree(ledger, treeFile));
  const blocks = new Blocks(blockLog, ledger.store, set);
  const gasPrice = () => Math.max(options.gasPrice, ledger.head.header.base_fee);
  let tellHalted: (why: Halted) => void = () => {};
  const halted = new Promise<Halted>((resolve) => {
    tellHalted = resolve;
  });
  const mempool = new Mempool({
    broken: (cause) => tellHalted({ reason: 'what waits in the mempool cannot be tried', cause }),
    ledger,
    verify,
    now: () => clock.now(),
    admits({ bundle }) {
      if (bundle.gas_price < options.gasPrice) fail(FeeBelowFloor, { floor: options.gasPrice, got: bundle.gas_price });
    },
  });
  const hooks = createNodeHooks();
  const inclusions = new Inclusions(blocks, mempool);
  closers.push(() => inclusions.close());
  const subscriptions = new Subscriptions<StreamBlock>(log);
  const indexes = new IndexFollower({ set, blocks, ledger, database: await get('IndexDatabase'), log });
  closers.push(() => indexes.stop());
  await indexes.start();

  const validator = options.validatorKey === undefined ? undefined : signer(options.validatorKey, log);
  const current = ledger.view();
  const members = await ledger.read(() => validatorsOf(current, 'next'));
  const publicKey = validator && toHex(validator.publicKey);
  const member = members.find((one) => one.publicKey === publicKey);
  if (validator) log('info', 'validator key', { public_key: publicKey, active: member !== undefined });

  const application = new ChainApplication({
    ledger,
    blockLog,
    mempool,
    clock,
    verify,
    proposer: member?.address ?? ZERO_ADDRESS,
    maxIntervalMs: options.blockTime * 1000,
    maxBundles: options.maxTxsPerBlock,
    log,
    finalized(executed: ExecutedBlock, sizeBytes: number) {
      const { header, hash, envelopes, outcomes } = executed;
      const block: FinalBlock = { header, hash, envelopes, outcomes, commit: ledger.head.commit, sizeBytes };
      blocks.remember(block);
      const { height, bundle_count } = header;
      log(bundle_count > 0 ? 'info' : 'debug', `block ${height}`, {
        bundles: bundle_count,
        hash: text.hash(hash),
      });
      inclusions.follow(block);
      subscriptions.publish({ height, block });
      indexes.wake();
      hooks.finalized.call(executed);
    },
  });
  const driver = new ConsensusDriver<Block>({
    application,
    clock,
    network: get('Network'),
    voteLog,
    validator: validator && member ? { publicKey: publicKey!, signer: messageSigner(validator) } : null,
    verify: (message, signature, key) => verifyEd25519(fromHex(key), message, signature),
    domain: { chainId: genesis.chain.chainId, genesisHash: genesis.hash },
    onHalt(reason, cause) {
      log('error', 'consensus halted', { reason });
      tellHalted({ reason, cause });
    },
  });

  const wallet = new Map<Address, Signer>();
  for (const path of options.walletKeys) {
    const key = signer(path, log);
    wallet.set(addressOfKey(key.publicKey), key);
  }
  const parts = {
    ledger,
    mempool,
    blocks,
    text,
    genesisHash: genesis.hash,
    version: distribution.version,
    wallet,
    gasPrice,
    consensus: () => driver.status(),
    validator: member?.address ?? null,
    startedMs,
    now: () => clock.now(),
    included: inclusions.wait.bind(inclusions),
  };
  const context: PluginContext = { hooks, ledger, mempool, blocks, text, log };
  const methods = [
    ...apiMethods(parts),
    ...indexMethods({ indexes, text }),
    ...chainSubscriptions(subscriptions, streams(text)),
  ];
  for (const plugin of distribution.plugins) closers.push(await plugin.start({ ...context, options: {} }));
  await hooks.starting.promise();
  closers.push(() => driver.stop());
  await driver.start(await nextHeight(ledger, options.blockTime * 1000, clock.now() - ledger.head.header.timestamp_ms));

  const server = await RpcServer.start({
    host: options.rpcHost,
    port: options.rpcPort,
    methods,
    components: schemaComponents(set),
    info: { title: `${genesis.chain.name} JSON-RPC`, version: distribution.version },
    limits: { perSecond: options.rpcRateLimit, batch: options.rpcBatchLimit },
    origins: options.rpcOrigins,
    log,
    notReady: () => driver.status().haltedReason ?? undefined,
  });
  closers.push(() => server.stop());
  verifier.start();
  await hooks.started.promise();
  log('info', 'node started', {
    chain: `${genesis.chain.name} ${genesis.chain.network} (${genesis.chain.chainId})`,
    height: ledger.head.height,
    rpc: `http://${options.rpcHost}:${server.port}`,
    signatures: genesis.chain.enforceSignatures ? 'enforced' : 'not enforced: anyone can spend from any account',
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= hooks.stopping.promise().then(close);
    return stopping;
  };
  return { ...context, set, genesis, rpcPort: server.port, methods, stop, halted };
}

function signer(path: string, log: Log): Signer {
  const { secretKey, warning } = readKeyFile(path);
  if (warning) log('warn', warning);
  return signerOf(0, secretKey);
}

/** Signs consensus messages with the validator key. A lone validator needs no watermark: consensus 2.9. */
function messageSigner(key: Signer) {
  return { sign: (_message: unknown, bytes: Uint8Array) => key.sign(bytes), sync: async () => {} };
}
