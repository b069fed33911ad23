/** Finalizes a restore: builds database and block log of a node at a certified block, in a staging directory. */

import { headerHash } from '../../kernel/chain/block.js';
import { openEnvelope } from '../../kernel/chain/bundle.js';
import { changesValidatorSet, type ValidatorSetChange } from '../../kernel/chain/validator-set-change.js';
import { validatorsBytes, validatorsHash } from '../../kernel/chain/validators.js';
import type { ModuleSet } from '../../kernel/loader.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { BlockLog } from '../../lib/storage/block-log.js';
import { columns, STATE_PREFIX_LENGTH, validatorSetKey } from '../../lib/storage/columns.js';
import type { Database, DatabaseChange, Entry } from '../../lib/storage/database.js';
import { blockBatch, validatorSetChangeRow } from '../ledger/chain-store.js';
import type { Anchor } from './anchor.js';
import type { Staging } from './staging.js';

/** A block certified from the trust root. */
export interface CertifiedBlock {
  readonly anchor: Anchor;
  /** The validator-set changes that were checked on the way. */
  readonly handovers: readonly ValidatorSetChange[];
}

export interface FinalizeParts {
  readonly staging: Pick<Staging, 'part'>;
  readonly set: ModuleSet;
  readonly openDatabase: (path: string) => Promise<Database>;
}

/** The source of the records, and the check of the database once it has them. */
export interface RestoredState {
  fill(put: (records: readonly Entry[]) => Promise<void>): Promise<void>;
  check(database: Database): Promise<void>;
}

/** Builds database and block log. An exception of `fill` or `check` aborts it. */
export async function finalizeRestore(
  certified: CertifiedBlock,
  parts: FinalizeParts,
  { fill, check }: RestoredState,
): Promise<void> {
  const { staging, set, openDatabase } = parts;
  const { header } = certified.anchor.block;
  const database = await openDatabase(staging.part('database'));
  try {
    await fill((records) => database.write({ changes: records.map(([key, value]) => [stateKey(key), value]) }));
    await database.write({ changes: rowsOf(certified, set) });
    await database.flush();
    await check(database);
  } finally {
    await database.close();
  }
  const blockLog = await BlockLog.open(staging.part('blocks'), { firstHeight: header.height });
  await blockLog.append(header.height, certified.anchor.stored);
  await blockLog.close();
}

function stateKey(key: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(STATE_PREFIX_LENGTH + key.length);
  bytes[0] = columns.state;
  bytes.set(key, STATE_PREFIX_LENGTH);
  return bytes;
}

/**
 * The rows besides the state: the block as in the database of a node that executed it, its validators, and the
 * validator-set changes.
 */
function rowsOf({ anchor, handovers }: CertifiedBlock, set: ModuleSet): readonly DatabaseChange[] {
  const { block, commit, receipts, validators, nextValidators } = anchor;
  const { header } = block;
  const executed = {
    ...{ header, hash: headerHash(header), receipts, validators, nextValidators },
    envelopes: block.bundles.map((bytes) => openEnvelope(bytes, set.operations)),
    evidence: block.evidence,
    attestations: block.attestations,
    outcomes: [],
    writes: [],
    derived: [],
    undoTree: [],
  };
  const sets = [validators, nextValidators, ...handovers.map((handover) => handover.validators)];
  const own = changesValidatorSet(header) ? [{ header, commit, validators: nextValidators }] : [];
  return [
    ...sets.map(
      (members: readonly ValidatorPower[]): DatabaseChange => [
        validatorSetKey(validatorsHash(members)),
        validatorsBytes(members),
      ],
    ),
    ...[...handovers, ...own].map(validatorSetChangeRow),
    ...blockBatch(executed, commit).changes,
  ];
}
