/** Opens the signer of a validator, and compares its record with the chain and the vote log. */

import type { ChainDomain } from '../../engine/consensus/messages.js';
import type { MessageSigner } from '../../engine/consensus/ports.js';
import { decodeRecord } from '../../engine/consensus/records.js';
import { GuardedSigner } from '../../engine/consensus/signer.js';
import { SigningRecord } from '../../engine/consensus/signing-record.js';
import {
  emptyRecord,
  isKnown,
  raise,
  readSignerRecord,
  type SignerRecord,
  type Watermark,
  writeSignerRecord,
} from '../../engine/consensus/watermark.js';
import { isQuorum } from '../../engine/consensus/weights.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import type { SignedMessage } from '../../kernel/agreement/types.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Signer } from '../../lib/crypto/signatures.js';
import { fail } from '../../lib/errors.js';
import { logOf } from '../../lib/log-levels.js';
import { CorruptLog } from '../../lib/storage/errors.js';
import { SlotFile } from '../../lib/storage/slot-file.js';
import type { VoteLog } from '../../lib/storage/vote-log.js';
import type { Chain, FullNodeContext } from '../assembly/context.js';
import type { NodeOptions } from '../options/options.js';
import { lockKey } from '../signer/key.js';
import type { RemoteSigner } from '../signer/remote-signer.js';
import { type Statements, statementBytes, statementsBy } from '../signer/statements.js';
import type { OwnValidator } from '../types.js';
import { findRecord } from './signer-record.js';

/** The validator of this node with its signer. */
export interface OwnSigner extends OwnValidator, Statements {
  readonly signer: MessageSigner;
  /** The signer if it is in another process. */
  readonly remote?: RemoteSigner;
}

/** Opens the signer of this node's validator. Throws CorruptLog (exit 65) if votes that it cast are lost. */
export async function openSigner(
  validator: OwnValidator & { readonly key: Signer },
  { ledger, voteLog }: Chain,
  { options, genesis, directory, get, closers }: FullNodeContext,
): Promise<OwnSigner> {
  const { key, publicKey } = validator;
  const log = logOf(get('Log'), 'validator');
  const keyFile = options.validatorKey!;
  closers.add(await lockKey(keyFile, log));
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const owner = { keyFile, publicKey, genesisHash: genesis.hash };
  const { path, file } = await findRecord(owner, directory, options.walRecover, log);
  closers.add(async () => file?.close());
  const found = file === null ? null : readSignerRecord(file.payload);
  const signed = await votesAfter(ledger.head.height, voteLog);
  const history: SigningHistory = { file, found, signed, last: raise(found?.last ?? null, signed, domain) };
  const lost = isLost(history, ledger.head.height, domain);
  const empty = ledger.head.height === 0 && signed.length === 0;
  const others = await canHearOfChain(publicKey, ledger, options);
  // An empty directory is filled with the blocks of others; a guarded signer already waits for them.
  if (lost && !(empty && others) && found?.guarded !== true && !options.walRecover) {
    const reason = `the validator signed at height ${history.last!.height}, which is neither in the blocks nor in the vote log`;
    const fix = empty
      ? `restore them, or name peers with --bootnodes; if no node has the chain any more, remove ${path} and start it again`
      : 'restore them, or start with --wal-recover';
    fail(CorruptLog, { path, reason, fix });
  }
  if (lost && !empty) await voteLog.finish(history.last!.height);
  const fresh = empty && others && history.last === null && options.doppelgangerBlocks === 0;
  const doubt = lost ? 'votes of the validator are lost' : await whyDoubt(history, publicKey, ledger, fresh);
  const guarded = doubt !== null && !options.unsafeSignNow;
  if (guarded && fresh) log('info', 'validator waits until its peers show whether the chain has started', { path });
  else if (guarded) log('warn', 'validator does not sign until it has followed some blocks', { reason: doubt, path });
  else if (doubt !== null)
    log('warn', 'validator signs immediately because of --unsafe-sign-now', { reason: doubt, path });
  const record: SignerRecord = { ...(found ?? emptyRecord(publicKey)), guarded, last: history.last };
  const store = file ?? (await SlotFile.create(path, writeSignerRecord(record)));
  closers.add(() => store.close());
  await store.write(writeSignerRecord(record));
  const signing = new SigningRecord(domain, store, record);
  const signer = new GuardedSigner({
    sign: (bytes) => key.sign(bytes),
    record: signing,
    fresh,
    doppelgangerBlocks: options.doppelgangerBlocks,
    alarm: (what, about) => log('error', what, about),
    resumed: (height) => log('info', 'validator starts signing', { height }),
  });
  const statements = statementsBy(async (statement) => {
    // The record of an attestation is synced with the next message: after a start the first height is not attested.
    if (statement.type === 'attestation' && !signing.attest(statement.body.height)) return null;
    return key.sign(statementBytes(domain, statement));
  });
  return { ...validator, ...statements, signer };
}

/** Messages signed by the node's key before this start. */
interface SigningHistory {
  readonly file: SlotFile | null;
  readonly found: SignerRecord | null;
  /** Messages in the vote log, beyond the newest block. */
  readonly signed: readonly SignedMessage[];
  /** The last known message, from record or vote log. */
  readonly last: Watermark | null;
}

/** Why the key may have signed more than is known; null if it cannot have. */
async function whyDoubt(
  { file, found, signed }: SigningHistory,
  publicKey: string,
  ledger: Ledger,
  fresh: boolean,
): Promise<string | null> {
  if (file === null || found === null) {
    const mayBeUsed = fresh || ledger.head.height > 0 || signed.length > 0;
    return mayBeUsed ? 'the signing record of the validator is missing' : null;
  }
  if (file.copied) return 'the signing record of the validator was copied and may be outdated';
  if (found.guarded) return 'the validator did not sign yet when the node stopped';
  const older = await isOlderThanChain(found.last, publicKey, ledger);
  return older ? 'the signing record of the validator is older than the blocks' : null;
}

/**
 * Whether there may be a chain that this node has not received yet. A validator with the whole quorum asks the peers
 * that it is configured to dial.
 */
async function canHearOfChain(
  publicKey: string,
  ledger: Ledger,
  { p2pPort, bootnodes, sentries }: NodeOptions,
): Promise<boolean> {
  if (p2pPort === undefined) return false;
  return bootnodes.length + sentries.length > 0 || !decidesAlone(await setOf(ledger, 'next'), publicKey);
}

async function setOf(ledger: Ledger, which: 'current' | 'next'): Promise<readonly ValidatorPower[]> {
  const view = ledger.view();
  return ledger.read(() => validatorsOf(view, which));
}

function decidesAlone(set: readonly ValidatorPower[], publicKey: string): boolean {
  const own = set.find((validator) => validator.publicKey === publicKey);
  return isQuorum(
    own?.power ?? 0,
    set.reduce((sum, { power }) => sum + power, 0),
  );
}

/** Messages in the vote log at the next height. */
export async function votesAfter(head: number, voteLog: VoteLog): Promise<readonly SignedMessage[]> {
  const records = (await voteLog.load()).map(decodeRecord);
  return records.flatMap((record) =>
    record.type === 'signed' && record.message.height > head ? [record.message] : [],
  );
}

/** Whether the last signed message is of an unfinished height, and missing from the vote log of the next height. */
function isLost({ last, signed }: SigningHistory, head: number, domain: ChainDomain): boolean {
  if (last === null || last.height <= head) return false;
  return last.height > head + 1 || !isKnown(last, signed, domain);
}

/**
 * Whether the newest block carries a vote of the key that the record lacks. A validator with the whole quorum writes
 * the record late.
 */
async function isOlderThanChain(last: Watermark | null, publicKey: string, ledger: Ledger): Promise<boolean> {
  const { height, commit } = ledger.head;
  const set = await setOf(ledger, 'current');
  const self = set.findIndex((validator) => validator.publicKey === publicKey);
  if (self < 0 || decidesAlone(set, publicKey)) return false;
  return commit.signers.includes(self) && (last?.height ?? 0) < height;
}
