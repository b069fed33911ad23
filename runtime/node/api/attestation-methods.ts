/** Methods about attestations: attesters of a height, and the graph of blocks and attestations. */

import { type Attestation, eachEntry, readAttestation } from '../../engine/consensus/attestation.js';
import { isQuorum } from '../../engine/consensus/weights.js';
import type { FinalBlock, StoredForm } from '../../engine/ledger/blocks.js';
import { LATEST_AGE } from '../../kernel/chain/attested.js';
import type { AttestationRef } from '../../kernel/chain/block.js';
import { DataPruned } from '../../kernel/chain/common-errors.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { fromHex, type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { shortId } from '../../lib/crypto/short-id.js';
import { fail } from '../../lib/errors.js';
import type { RpcMethod, RpcRequest } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';
import type { ApiParts } from './parts.js';
import { stakeBehind } from './power.js';
import { BlockJson, blockJson } from './records.js';

const AttestationJson = struct({
  validator: doc(scalar.address, 'Account of the validator that attested'),
  pubkey: doc(scalar.text(64, 64), 'Consensus key that signed, in hex'),
  weight: doc(scalar.amount, 'Stake of the validator, in raw native units'),
  signature: doc(scalar.text(128, 128), 'Ed25519 signature of the attestation in hex'),
  timestamp_ms: doc(scalar.timeMs, "Time of the attestation on the validator's clock, in Unix milliseconds"),
  parents: doc(list(scalar.hash, 129), 'Hashes of the previous block and of attestations that no block refers to yet'),
});

const AttestationsJson = struct({
  height: doc(scalar.height, 'Attested height'),
  block_hash: doc(scalar.hash, 'Hash of the final block at that height'),
  attestations: doc(
    list(AttestationJson, 200),
    'Attestations that this node has, in the order in which blocks refer to them',
  ),
  signed_power: doc(
    scalar.amount,
    'Stake of all validators that blocks credit with an attestation of this height, in raw native units',
  ),
  total_power: doc(scalar.amount, 'Stake of the whole validator set, in raw native units'),
  quorum: doc(scalar.bool, 'True if validators with more than two thirds of the stake attested'),
});

const DagJson = struct({
  height: doc(scalar.height, 'Height of the graph'),
  canonical: doc(BlockJson, 'Final block at that height'),
  attestation_blocks: doc(
    list(
      struct({
        hash: doc(scalar.hash, 'Hash of the attestation'),
        author: doc(scalar.address, 'Account of the validator that attested'),
        round: doc(scalar.height, 'Layer of the graph, which is the height'),
        parents: doc(list(scalar.hash, 129), 'Hashes of the block and attestations that it refers to'),
        bundle_digests: doc(list(scalar.hash, 20_000), 'Hashes of the bundles in the block that the attestation lists'),
        timestamp_ms: doc(scalar.timeMs, "Time of the attestation on the validator's clock, in Unix milliseconds"),
      }),
      200,
    ),
    'Attestations of that height, as nodes of the graph',
  ),
  edges: doc(
    list(list(scalar.hash, 2, 2), 40_000),
    'Pairs of hashes: a block or attestation, and one that it refers to',
  ),
});

/** A height, with information from later blocks about its attestations. */
interface Layer {
  readonly block: FinalBlock;
  readonly own: readonly AttestationRef[];
  readonly set: readonly ValidatorPower[];
  /** Attestations that this node has, in the order of references. */
  readonly attestations: readonly Attestation[];
  /** Voting power of all validators that a block credits. */
  readonly signedPower: number;
}

export function attestationMethods({ blocks, ledger, text }: ApiParts): RpcMethod[] {
  const layerAt = async (height: number, request: RpcRequest): Promise<Layer | null> => {
    if (height > ledger.head.height) return null;
    const stored = await blocks.stored(height);
    const block = stored && (await blocks.at(height, request));
    if (!stored || !block) return fail(DataPruned, { oldest_height: blocks.oldest });
    const later = await Promise.all(
      Array.from({ length: LATEST_AGE }, (_, i) => height + 1 + i)
        .filter((one) => one <= ledger.head.height)
        .map((one) => blocks.stored(one)),
    );
    const set = (await ledger.store.validatorSet(block.header.validators_hash)) ?? [];
    const referring = [stored, ...later.filter((one): one is StoredForm => one !== null)];
    const refs = referring.flatMap(({ block: one }, age) => one.attestations.filter((ref) => ref.age === age));
    const held = new Map(
      referring.flatMap(({ attestations }) => attestations.map(readAttestation)).map((one) => [one.hash, one]),
    );
    const attestations = refs.flatMap(({ hash }) => held.get(hash) ?? []);
    const signers = new Set(refs.map(({ validator }) => validator));
    const signedPower = [...signers].reduce((sum, index) => sum + (set[index]?.power ?? 0), 0);
    return { block, own: stored.block.attestations, set, attestations, signedPower };
  };
  return [
    declare(text, {
      name: 'chain_getAttestations',
      about:
        'Returns the attestations of a height to which blocks up to three heights later refer; null if the block does not exist yet.',
      cost: { base: 20 },
      params: { height: doc(scalar.height, 'Height, counted from genesis') },
      result: option(AttestationsJson),
      errors: [DataPruned],
      async answer({ height }, request) {
        const layer = await layerAt(height, request);
        if (layer === null) return null;
        const { block, set, attestations, signedPower } = layer;
        const total = set.reduce((sum, { power }) => sum + power, 0);
        return {
          height,
          block_hash: block.hash,
          attestations: attestations.map(({ body, signature }) => {
            const { address, publicKey, power } = set[body.validator]!;
            return {
              validator: address,
              pubkey: publicKey,
              weight: stakeBehind(power, ledger.chain),
              signature: toHex(signature),
              timestamp_ms: body.made_ms,
              parents: parentsOf(body),
            };
          }),
          signed_power: stakeBehind(signedPower, ledger.chain),
          total_power: stakeBehind(total, ledger.chain),
          quorum: isQuorum(signedPower, total),
        };
      },
    }),
    declare(text, {
      name: 'chain_getBlockDAG',
      about:
        'Returns a block, the attestations of its height and the references of both; null if the block does not exist yet.',
      cost: { base: 20 },
      params: { height: doc(scalar.height, 'Height, counted from genesis') },
      result: option(DagJson),
      errors: [DataPruned],
      async answer({ height }, request) {
        const layer = await layerAt(height, request);
        if (layer === null) return null;
        const { block, own, set, attestations } = layer;
        const digests = digestsOf(block);
        const { hash, header } = block;
        const edges = [
          ...[header.parent_hash, ...own.map((ref) => ref.hash)].map((to): [Hash, Hash] => [hash, to]),
          ...attestations.flatMap((one) => parentsOf(one.body).map((to): [Hash, Hash] => [one.hash, to])),
        ];
        return {
          height,
          canonical: await blockJson(block, { ledger, text }),
          attestation_blocks: attestations.map((one) => ({
            hash: one.hash,
            author: set[one.body.validator]!.address,
            round: one.body.height,
            parents: parentsOf(one.body),
            bundle_digests: listed(one, digests),
            timestamp_ms: one.body.made_ms,
          })),
          edges,
        };
      },
    }),
  ];
}

/** The bundles of an attestation that are in the block. */
function listed({ body }: Attestation, digests: ReadonlyMap<number, Hash>): readonly Hash[] {
  const found: Hash[] = [];
  eachEntry(body, (id) => {
    const digest = digests.get(id);
    if (digest !== undefined) found.push(digest);
  });
  return found;
}

const parentsOf = ({ parent, parents }: Attestation['body']): readonly Hash[] => [parent, ...parents];

/** The bundles of a block by short id. */
function digestsOf({ header, envelopes }: FinalBlock): ReadonlyMap<number, Hash> {
  const under = fromHex(header.parent_hash);
  return new Map(envelopes.map(({ bytes, hash }) => [shortId(under, bytes), hash]));
}
