/** A committee of four with leaders and evidence of its own, and the application of one of its members. */

import { type AttestationParts, Attestations } from '../../../runtime/engine/attestations/attestations.js';
import { attestedOrder } from '../../../runtime/engine/attestations/fairness.js';
import { isCommitted, type VerifySignature } from '../../../runtime/engine/consensus/certificates.js';
import type { Mempool } from '../../../runtime/engine/mempool/pool.js';
import { ChainApplication } from '../../../runtime/engine/producer/application.js';
import { EvidencePool } from '../../../runtime/engine/producer/evidence-pool.js';
import type { CommitCertificate } from '../../../runtime/kernel/agreement/types.js';
import { NO_CERTIFICATE } from '../../../runtime/kernel/chain/block.js';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { loadModules } from '../../../runtime/kernel/loader.js';
import type { ValidatorPower } from '../../../runtime/kernel/ports.js';
import { NodeClock } from '../../../runtime/lib/clock.js';
import type { Hash } from '../../../runtime/lib/codec/ids.js';
import type { Json } from '../../../runtime/lib/codec/type.js';
import {
  cell,
  error,
  evidencePort,
  fail,
  leadersPort,
  type Module,
  module,
  t,
  validatorsPort,
} from '../../../runtime/sdk.js';
import { id } from '../chain/scene.js';
import { genesisJson, Node, verify } from '../ledger/chain.js';

export const NotEvidence = error(20_100, 'NotEvidence', 'It proves nothing');

export const members: readonly ValidatorPower[] = [1, 2, 3, 4].map((n) => ({
  address: id(n),
  publicKey: id(n + 100),
  power: 1_000,
}));

const frame = module('committee', {
  state: { punished: cell(0, t.u32, 0) },
  events: {
    Heard: { round: t.u32, commit_round: t.u32, signers: t.list(t.address, 4) },
    Punished: { count: t.u32 },
    Attested: {
      credited: t.list(t.struct({ validator: t.address, age: t.u8 }), 100),
      conflicting: t.list(t.address, 100),
    },
  },
});

/** Leads in falling order of numbers; punishes what begins with the byte after the last. */
export const committee: Module = frame.define({
  provides: [
    frame.provide(validatorsPort, { previous: () => members, current: () => members, next: () => members }),
    frame.provide(leadersPort, {
      order: () => members.map(({ address }) => address).toReversed(),
      projected: (_, count) => Array(count).fill(members[3]!.address),
      stats: () => [],
    }),
    frame.provide(evidencePort, {
      judge({ state, emit }, evidence) {
        const count = state.punished.get() + 1;
        state.punished.put(count);
        if (evidence[0] !== count) fail(NotEvidence);
        emit.Punished({ count });
      },
    }),
  ],
  hooks: {
    blockEnd({ emit, round, commit, attestations: { credited, conflicting } }) {
      if (credited.length + conflicting.length > 0) emit.Attested({ credited, conflicting });
      emit.Heard({ round, commit_round: commit.round, signers: commit.signers });
    },
  },
});

/** A pool of evidence that holds these bytes. */
export function poolOf(...evidence: readonly Uint8Array[]): EvidencePool {
  let waiting = [...evidence];
  return {
    candidates: () => waiting,
    drop(gone: readonly Uint8Array[]) {
      waiting = waiting.filter((bytes) => !gone.includes(bytes));
    },
  } as unknown as EvidencePool;
}

const emptyMempool = {
  *candidates() {},
  advance() {},
  pause: () => () => {},
  drop() {},
  list: () => [],
  pending: () => [],
  pendingAdded: { add() {} },
} as unknown as Mempool;

/** Genuine are signatures that begin with 1. */
const isGenuine: VerifySignature = (_, signature) => signature[0] === 1;
export const domain = { chainId: 7, genesisHash: id(9) as string as Hash };

/** A member of the committee, over a chain of its own. */
export async function member(
  path: string,
  database: Parameters<typeof Node.open>[0]['database'],
  {
    publicKey,
    evidence = new EvidencePool(),
    attesting = {},
    params = {},
  }: {
    publicKey?: string;
    evidence?: EvidencePool;
    attesting?: Partial<AttestationParts>;
    params?: Readonly<Record<string, Json>>;
  },
) {
  const set = loadModules([[14, committee]]);
  const node = await Node.open({ path, database }, readGenesis({ ...genesisJson(set), params }), undefined, set);
  const clock = new NodeClock();
  const attestations = new Attestations({
    ledger: node.ledger,
    mempool: emptyMempool,
    clock,
    domain,
    verify: isGenuine,
    network: { publish() {}, fetch: async () => false },
    order: attestedOrder,
    validator: undefined,
    log: () => {},
    ...attesting,
  });
  const application = new ChainApplication({
    ledger: node.ledger,
    attestations,
    blockLog: node.log,
    mempool: emptyMempool,
    clock,
    verify,
    publicKey,
    evidence,
    verifyCommit: (certificate, validators) => isCommitted(certificate, validators, domain, isGenuine),
    maxIntervalMs: 1_000,
    maxBundles: 10,
    log: () => {},
    finalized: () => {},
  });
  return { node, application, attestations };
}

/** A certificate of a block by members, with as many genuine signatures. */
export function signed(height: number, hash: Hash, signers: readonly number[], genuine = true): CommitCertificate {
  const signature = new Uint8Array(64).fill(genuine ? 1 : 2);
  return { ...NO_CERTIFICATE, height, round: 2, hash, signers, signatures: signers.map(() => signature) };
}
