/** The scenario that calls every method of the distribution, and keeps one call of each with its answer. */

import type { Document } from '../../plugins/docs/document.js';
import type { Example } from '../../runtime/lib/rpc/documents/examples.js';
import { anchor, dex, multiToken, nft, presale, programs, settlement, stakingPools, tokens } from './assets.js';
import { bridge, lanes } from './bridge.js';
import { ethereum } from './ethereum.js';
import { governance, upgrade, validators } from './governing.js';
import { bundles, explorer, node, subscriptions } from './nodes.js';
import { accounts, daos, intents, multisig, names, passports, recovery } from './people.js';
import { Stage } from './stage.js';

/** What the scenario found. */
export interface Played {
  readonly examples: ReadonlyMap<string, Example>;
  /** The answers, whole. */
  readonly answers: ReadonlyMap<string, unknown>;
  readonly document: Document;
  /** The names of all methods of the node. */
  readonly methods: readonly string[];
}

/** Plays it on a new chain. */
export async function play(): Promise<Played> {
  const stage = await Stage.open();
  try {
    return await playOn(stage);
  } finally {
    await stage.close();
  }
}

/** Plays it on a stage that was just opened. */
export async function playOn(stage: Stage): Promise<Played> {
  const assets = await tokens(stage);
  await bundles(stage);
  await dex(stage);
  await nft(stage);
  await multiToken(stage);
  await stakingPools(stage, assets);
  await anchor(stage);
  await settlement(stage, assets);
  await programs(stage);
  await bridge(stage);
  await multisig(stage);
  await recovery(stage);
  await accounts(stage);
  await presale(stage);
  await names(stage);
  await intents(stage);
  await passports(stage);
  await daos(stage, assets);
  await validators(stage);
  await governance(stage);
  await upgrade(stage);
  await ethereum(stage, assets);
  await subscriptions(stage);
  await lanes(stage);
  await explorer(stage, assets);
  await node(stage);
  const { document, recorder } = stage;
  const methods = document.methods.map(({ name }) => name);
  return { examples: recorder.all(), answers: recorder.answers, document, methods };
}
