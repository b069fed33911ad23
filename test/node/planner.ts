/** Two versions of a small chain whose upgrades anybody can plan for the next blocks: for nodes that live through one. */

import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import accounts from '../../modules/accounts/index.js';
import { plugins } from '../../plugins/index.js';
import { STANDARD_LIMITS } from '../../runtime/kernel/chain/core.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import { addressOfKey } from '../../runtime/lib/crypto/address.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { type RunningLightNode, startLightNode } from '../../runtime/node/light/node.js';
import { type Trial, tryUpgrade } from '../../runtime/node/maintenance/upgrade-trial.js';
import { type Distribution, type RunningNode, startNode } from '../../runtime/node/node.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { cell, fn, type Module, map, module, t, toHex, upgradePort } from '../../runtime/sdk.js';
import { LoopClock } from './loop-clock.js';

const File = t.struct({ url: t.text(0, 512), sha256: t.text(0, 64) });
const Plan = t.struct({
  name: t.text(1, 64),
  version: t.text(1, 32),
  height: t.height,
  binaries: t.dictionary(File, 8),
});

const frame = module('planner', {
  about: 'Plans upgrades at once.',
  state: {
    plan: cell(0, t.option(Plan), null),
    applied: cell(1, t.option(t.text(1, 32)), null),
    outcome: cell(2, t.text(0, 20), ''),
    mode: cell(3, t.text(1, 20), 'seed-authority'),
  },
  events: { Concluded: { name: t.text(1, 64), outcome: t.text(1, 20) } },
});

/** Plans as anybody says; in the place of the module `upgrade`. */
const planner = frame.define({
  operations: {
    Plan: frame.operation({
      about: 'Plans an upgrade so many blocks ahead.',
      params: { name: t.text(1, 64), version: t.text(1, 32), blocks: t.u32, binaries: t.dictionary(File, 8) },
      gas: 10_000,
      rpc: ['plan', 'name', 'version', 'blocks', 'binaries', 'sender'],
      execute: ({ state, height }, { name, version, blocks, binaries }) =>
        state.plan.put({ name, version, height: height + blocks, binaries }),
    }),
    Forget: frame.operation({
      about: 'Forgets the plan.',
      params: {},
      gas: 10_000,
      rpc: ['forgetPlan', 'sender'],
      execute: ({ state }) => state.plan.put(null),
    }),
  },
  methods: {
    outcome: frame.method({
      about: 'How the last plan ended.',
      signature: fn({}, t.text(0, 20)),
      read: ({ state }) => state.outcome.get(),
    }),
  },
  indexes: { plans: { on: 'Concluded', keys: ['name'] } },
  parameters: { 'upgrade.mode': { about: 'Who decides', cell: 'mode', fixed: true } },
  provides: [
    frame.provide(upgradePort, {
      live({ state }) {
        const plan = state.plan.get();
        return plan ? { planId: plan.height, info: '', voting: null, ...plan } : undefined;
      },
      applied: ({ state }) => state.applied.get() ?? undefined,
      hasVoted: () => false,
      approval: () => ({ operation: 'Forget', params: {} }),
      conclude({ state, emit }, outcome) {
        const { name, version } = state.plan.get()!;
        state.plan.put(null);
        state.outcome.put(outcome);
        if (outcome === 'applied') state.applied.put(version);
        emit.Concluded({ name, outcome });
      },
    }),
  ],
});

const OldNote = t.struct({ words: t.text(0, 50) });
const NewNote = t.struct({ words: t.list(t.text(0, 50), 20), since: t.height });
const oldState = { notes: map(0, [t.address], OldNote) };

/** Notes of one line. */
const notes1 = module('notes', {
  state: oldState,
}).define({
  operations: {
    Note: {
      about: 'Writes a note.',
      params: { words: t.text(0, 50) },
      gas: 10_000,
      rpc: ['note', 'words', 'sender'],
      execute: ({ state, sender }, { words }) => state.notes.put(sender, { words }),
    },
  },
  methods: {
    getNote: {
      about: 'The note of an account.',
      signature: fn({ author: t.address }, t.option(OldNote)),
      read: ({ state }, { author }) => state.notes.get(author) ?? null,
    },
  },
});

/** Notes of words; what was written before is taken apart. */
const notes2 = module('notes', {
  version: 2,
  state: { notes: map(0, [t.address], NewNote), upgraded: cell(1, t.height, 0) },
}).define({
  operations: {
    Note: {
      about: 'Writes a note.',
      params: { words: t.text(0, 50) },
      gas: 10_000,
      rpc: ['note', 'words', 'sender'],
      execute: ({ state, sender, height }, { words }) =>
        state.notes.put(sender, { words: words.split(' '), since: height }),
    },
  },
  methods: {
    getNote: {
      about: 'The note of an account.',
      signature: fn({ author: t.address }, t.option(NewNote)),
      read: ({ state }, { author }) => state.notes.get(author) ?? null,
    },
    listNotes: {
      about: 'All notes.',
      signature: fn({}, t.list(NewNote, 100)),
      read: ({ state }) => state.notes.list([], 100).map(({ value }) => value),
    },
  },
  hooks: {
    upgraded({ state, height }) {
      state.upgraded.put(height);
    },
    blockStart({ state }) {
      // What every block reads: also the one in which the records change their type.
      state.notes.list([], 100);
    },
  },
  migrations: {
    2({ state, open }) {
      for (const { key, value } of open(oldState).notes.list([], 100)) {
        state.notes.put(key[0], { words: value.words.split(' '), since: 0 });
      }
    },
  },
});

const entry = (number: number, one: Module) => ({ number, name: one.name, load: async () => ({ default: one }) });

/** The chain in a version: '1.0.0' with the first notes, everything later with the second. */
export function versionOf(version: string): Distribution {
  return {
    name: 'Planned',
    version,
    modules: [entry(1, accounts), entry(1_000, planner), entry(1_001, version < '2' ? notes1 : notes2)],
    plugins: plugins.filter(({ name }) => name === 'upgrade'),
  };
}

const validator = signerOf(KeyType.Ed25519, new Uint8Array(32).fill(7));
const address = `0x${addressOfKey(validator.publicKey)}`;

/** A chain of one validator. */
const genesis: { readonly [part: string]: Json } = {
  format: 1,
  chain: {
    chain_id: 77,
    name: 'Planned',
    network: process.env.PLANNED_NETWORK ?? 'unit',
    symbol: 'PLN',
    decimals: 9,
    address_prefix: 'pln',
    hash_prefix: 'plh',
    name_service: 'pln',
    epoch_blocks: 100,
    enforce_signatures: false,
  },
  modules: [
    { id: 1, name: 'accounts', version: 1 },
    { id: 1_000, name: 'planner', version: 1 },
    { id: 1_001, name: 'notes', version: 1 },
  ],
  data: {
    chain: {
      limits: { ...STANDARD_LIMITS },
      price_floor: 0,
      validators: [{ address, public_key: toHex(validator.publicKey), power: 1_000 }],
    },
  },
};

const SPEED = 20;

/** A version with time that flies, and the genesis of the chain of a directory: a new one where there is none. */
async function versionOn(version: string, dataDir: string) {
  const began = join(dataDir, 'genesis-time');
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(began)) await writeFile(began, `${Math.trunc(Date.now() / 1000) - 60}`);
  const genesis_time = Number(await readFile(began, 'utf8'));
  const parts = { Clock: () => new LoopClock(SPEED, genesis_time * 1000), Log: () => () => {} };
  return [
    { ...versionOf(version), parts },
    { ...genesis, genesis_time },
  ] as const;
}

/** Starts a version on a directory. */
export async function startVersion(
  version: string,
  dataDir: string,
  options: Partial<NodeOptions> = {},
): Promise<RunningNode> {
  const [distribution, file] = await versionOn(version, dataDir);
  const validatorKey = join(dataDir, 'validator.key');
  await writeFile(validatorKey, toHex(new Uint8Array(32).fill(7)), { mode: 0o600 });
  return startNode(distribution, file, {
    dataDir,
    validatorKey,
    rpcPort: 0,
    p2pPort: undefined,
    gasPrice: 0,
    blockTime: 1,
    logJson: true,
    ...options,
  });
}

/** The genesis of the chain of a directory. */
export const genesisOn = async (dataDir: string): Promise<unknown> => (await versionOn('1.0.0', dataDir))[1];

/** Tries a version on a copy that lies two directories below that of its chain. */
export async function tryVersion(version: string, copy: string): Promise<Trial> {
  const [distribution, file] = await versionOn(version, dirname(dirname(copy)));
  return tryUpgrade(distribution, file, { dataDir: copy });
}

/** Starts a light node of a version on a directory. */
export async function startLightVersion(
  version: string,
  dataDir: string,
  options: Partial<NodeOptions>,
): Promise<RunningLightNode> {
  return startLightNode(...(await versionOn(version, dataDir)), { dataDir, light: true, rpcPort: 0, ...options });
}

/** Somebody without keys: this chain asks for no signatures. */
export const AUTHOR = `0x${'ab'.repeat(32)}`;
