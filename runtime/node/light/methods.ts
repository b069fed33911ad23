/** Methods of a light node: headers, status, links. All other methods return 1013. */

import { createRequire } from 'node:module';
import { powerOf } from '../../engine/consensus/weights.js';
import { headerHash, type SignedHeader } from '../../kernel/chain/block.js';
import { DataPruned, LightNodeNoState } from '../../kernel/chain/common-errors.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { ChainInfo } from '../../kernel/module/context.js';
import { limit, list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { Json, TextForms } from '../../lib/codec/type.js';
import { Failure, fail } from '../../lib/errors.js';
import type { RpcMethod } from '../../lib/rpc/methods/method.js';
import type { SubscriptionKind } from '../../lib/rpc/subscriptions/subscriptions.js';
import { declare } from '../api/declare.js';
import { identityMethods } from '../api/identity-methods.js';
import { HEAD_FIELDS, headRecord, headShape } from '../api/records.js';
import { signedHeaderMethod } from '../api/signed-header-method.js';
import type { LightChain } from './chain.js';

const LightBlock = struct({
  ...headShape,
  commit: doc(
    struct({
      round: doc(scalar.u32, 'Round in which they signed'),
      signers: doc(scalar.u32, 'Number of validators that signed'),
    }),
    'Certificate of the block',
  ),
});

/** Parts of the node that the methods use. */
export interface LightParts {
  readonly chain: LightChain;
  readonly info: ChainInfo;
  readonly set: ModuleSet;
  readonly text: TextForms;
  readonly version: string;
  readonly genesisHash: Hash;
  readonly startedMs: number;
  readonly peers: () => number;
  readonly highest: () => number;
  readonly syncing: () => boolean;
}

const blockOf = ({ header, commit }: SignedHeader) => ({
  ...headRecord({ header, hash: headerHash(header) }),
  commit: { round: commit.round, signers: commit.signers.length },
});

/** A verified header, as sent to subscribers. */
export interface LightHead {
  readonly height: number;
  readonly header: SignedHeader;
}

/** The single stream of a light node. */
export function lightStream(text: TextForms): SubscriptionKind<LightHead> {
  return {
    name: 'newHeads',
    about: 'Notifies of each final block.',
    item: { $ref: '#/components/schemas/NewHead' },
    select({ header }) {
      const whole = LightBlock.toJson(blockOf(header), text) as Record<string, Json>;
      return [Object.fromEntries(HEAD_FIELDS.map((field) => [field, whole[field]!]))];
    },
  };
}

export function lightMethods(parts: LightParts): RpcMethod[] {
  const { chain, info, set, text } = parts;
  const held = async (height: number): Promise<SignedHeader | null> => {
    if (height < chain.oldest) fail(DataPruned, { oldest_height: chain.oldest });
    return height > chain.height ? null : chain.header(height);
  };
  return [
    ...identityMethods({
      text,
      version: parts.version,
      light: true,
      chain: info,
      set,
      genesisHash: parts.genesisHash,
      gasPrice: () => chain.head.header.base_fee,
      height: () => chain.height,
      validator: async () => null,
    }),
    declare(text, {
      name: 'chain_getBlockByHeight',
      about: 'Returns the header of a final block, verified by this node; null if there is none yet.',
      params: { height: doc(scalar.height, 'Height of the block') },
      result: option(LightBlock),
      errors: [DataPruned],
      async answer({ height }) {
        const header = await held(height);
        return header && blockOf(header);
      },
    }),
    declare(text, {
      name: 'chain_getRecentBlocks',
      about: 'Returns the newest headers, newest first.',
      params: { limit: limit(1000, 20) },
      result: struct({ blocks: doc(list(LightBlock, 1000), 'Headers of final blocks, newest first') }),
      async answer({ limit: count }) {
        const first = Math.max(chain.oldest, chain.height - count + 1);
        const heights = Array.from({ length: chain.height - first + 1 }, (_, i) => chain.height - i);
        const headers = await Promise.all(heights.map((height) => chain.header(height)));
        return { blocks: headers.flatMap((header) => (header === null ? [] : [blockOf(header)])) };
      },
    }),
    signedHeaderMethod(text, {
      header: held,
      validatorSet: (hash) => chain.validatorSet(hash),
    }),
    declare(text, {
      name: 'chain_consensusStatus',
      about: 'Returns the consensus fields of the newest header.',
      params: {},
      result: scalar.json,
      answer() {
        const { header, commit } = chain.head;
        const powers = chain.validators.map(({ power }) => power);
        const total = powers.reduce((sum, power) => sum + power, 0);
        return {
          height: header.height + 1,
          epoch: header.epoch,
          finalized_height: header.height,
          validators: { active: chain.validators.length },
          voting_power: { total, last_signed: powerOf(commit.signers, powers) },
          quorum: Math.trunc((2 * total) / 3) + 1,
          last_block_time: Math.trunc(header.timestamp_ms / 1000),
          target_interval_ms: header.interval_ms,
        };
      },
    }),
    declare(text, {
      name: 'chain_validatorHealth',
      about: 'Returns the health of this node.',
      params: {},
      result: scalar.json,
      answer: () => ({
        block_height: chain.height,
        peers: parts.peers(),
        sync_status: parts.syncing() ? 'syncing' : 'synced',
        highest_known_height: parts.highest(),
        uptime_seconds: Math.trunc((performance.now() - parts.startedMs) / 1000),
        version: parts.version,
        is_validator: false,
        light: true,
        memory_mb: Math.round(process.memoryUsage.rss() / 1_048_576),
      }),
    }),
    declare(text, {
      name: 'chain_getNetworkStats',
      about: 'Returns the network statistics that headers contain.',
      params: {},
      result: scalar.json,
      async answer() {
        const { header } = chain.head;
        const first = await chain.header(Math.max(chain.oldest, chain.height - 100));
        const count = header.height - (first?.header.height ?? header.height);
        const spanMs = header.timestamp_ms - (first?.header.timestamp_ms ?? header.timestamp_ms);
        return {
          chain_id: info.chainId,
          network: info.network,
          height: header.height,
          finalized_height: header.height,
          epoch: header.epoch,
          avg_block_time_ms: count === 0 ? 0 : Math.round(spanMs / count),
          active_validators: chain.validators.length,
          peers: parts.peers(),
          gas_price: header.base_fee,
          genesis_time: Math.trunc(info.genesisTimeMs / 1000),
        };
      },
    }),
  ];
}

const load = createRequire(import.meta.url) as (file: string) => {
  readonly methods: readonly { readonly name: string }[];
};

/** Rejects the methods that full nodes of this chain have with LightNodeNoState. */
export function stateMethods(set: ModuleSet): (method: string) => Failure | undefined {
  const published = load('../../../rpc-schemas/openrpc.json').methods.map((method) => method.name);
  const known = new Set(published);
  for (const { module } of set.modules) {
    for (const method of Object.keys(module.methods)) known.add(`chain_${method}`);
    for (const { rpc } of Object.values(module.operations)) if (rpc) known.add(`chain_${rpc[0]}`);
  }
  return (method) =>
    known.has(method) || /^(eth|net)_/.test(method)
      ? new Failure(LightNodeNoState, { method, next_step: 'ask a full node and verify its proof with `proof`' })
      : undefined;
}
