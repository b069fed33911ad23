/** `signer …`: the process that holds a validator key for nodes, and its signing record. */

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { possessionDigest } from '../../modules/accounts/port.js';
import { NodeClient } from '../client/node-client.js';
import type { Action, Invocation } from '../command-line/command.js';
import { numberFlag } from '../command-line/options.js';
import { untilStopSignal } from '../node/signals.js';
import { fail, fromHex, type Hash, type Log, scalar, toHex } from '../runtime/common.js';
import { createLog, levelsOf } from '../runtime/data.js';
import { addressText, KeyType, parseAddress, verifySignature } from '../runtime/keys.js';
import {
  type ChainDomain,
  type FoundKey,
  findKey,
  fromInterchange,
  importRecord,
  initRecord,
  lockKey,
  openLinkIdentity,
  PLACE_FORMS,
  readPlace,
  recordPath,
  requireRecord,
  runSigner,
  type SignerRecord,
  SigningRecordStale,
  toInterchange,
  WHOLE_HEIGHT,
} from '../runtime/signer.js';
import { Problem } from '../terminal/command-error.js';
import { showFields } from '../terminal/render.js';

/** Key, chain and record path, which every command of a signer needs. */
interface Subject {
  readonly keyFile: string;
  readonly publicKey: string;
  readonly open: FoundKey['open'];
  readonly domain: ChainDomain;
  readonly path: string;
}

async function subjectOf({ flags, out }: Invocation): Promise<Subject> {
  const required = (name: string): string => {
    const text = flags.text(name);
    if (text === undefined) throw new Problem(`--${name} is required`);
    return text;
  };
  const keyFile = required('validator-key');
  required('chain-id');
  const hash = /^(?:0x)?([0-9a-f]{64})$/.exec(required('genesis-hash').toLowerCase())?.[1];
  if (hash === undefined) throw new Problem('--genesis-hash must be 64 hex digits');
  const domain = { chainId: numberFlag(flags, 'chain-id', scalar.count, 0), genesisHash: hash as Hash };
  const { publicKey, open } = findKey(keyFile, flags.text('passphrase-file'), (_, message) => out.note(message));
  return { keyFile, publicKey, open, domain, path: await recordPath({ keyFile, publicKey }, domain.genesisHash) };
}

const linkKeyOf = ({ flags }: Invocation, { keyFile }: Subject) =>
  openLinkIdentity(flags.text('link-key') ?? join(dirname(keyFile), 'link.key'));

export const run: Action = async (call) => {
  const { flags } = call;
  const subject = await subjectOf(call);
  const { keyFile, open, domain } = subject;
  const places = flags.list('nodes').map((text) => {
    const place = readPlace(text);
    if (place === undefined) throw new Problem(`${text} is no address of a node: ${PLACE_FORMS}`);
    return place;
  });
  if (places.length === 0) throw new Problem(`name the nodes with --nodes: ${PLACE_FORMS}`);
  const identity = linkKeyOf(call, subject);
  const log: Log = createLog({
    levels: levelsOf({ verbose: flags.on('verbose'), logLevel: 'info' }),
    json: flags.on('log-json'),
  });
  const key = await open();
  return untilStopSignal(async (signal) => {
    try {
      await runSigner({ keyFile, key, domain, places, identity, log, signal });
      return 0;
    } finally {
      await key.close?.();
    }
  });
};

/** Works on the record while no signer uses the key. Throws ValidatorKeyLocked. */
async function alone<T>({ out }: Invocation, { keyFile }: Subject, work: () => Promise<T>): Promise<T> {
  const unlock = await lockKey(keyFile, (_, message) => out.note(message));
  try {
    return await work();
  } finally {
    await unlock();
  }
}

export const init: Action = async (call) => {
  const subject = await subjectOf(call);
  const { path, publicKey } = subject;
  const after = call.flags.has('after-height') ? numberFlag(call.flags, 'after-height', scalar.height, 0) : undefined;
  show(call, subject, await alone(call, subject, () => initRecord(path, publicKey, after)));
  return 0;
};

export const status: Action = async (call) => {
  const subject = await subjectOf(call);
  const record = await requireRecord(subject.path);
  if (call.flags.has('node')) await compareWithChain(call, subject, record);
  show(call, subject, record);
  return 0;
};

/** Compares the record with the last signature of the key that a node of the validator has seen. Throws SigningRecordStale. */
async function compareWithChain(
  { flags }: Invocation,
  { path, publicKey }: Subject,
  { last }: SignerRecord,
): Promise<void> {
  const node = new NodeClient(flags);
  const { validator_address, last_signed_height } = await node.call<{
    readonly validator_address: string | null;
    readonly last_signed_height: number | null;
  }>('chain_validatorHealth');
  const validator =
    validator_address && (await node.call<{ pubkey: string } | null>('chain_getValidator', [validator_address]));
  if (!validator || validator.pubkey.replace(/^0x/, '') !== publicKey)
    throw new Problem(`the node at ${node.url} is of no validator with this key: name a node of the key with --node`);
  const [height, signed] = [last?.height ?? 0, last_signed_height ?? 0];
  if (signed > height) fail(SigningRecordStale, { path, height, signed });
}

export const prove: Action = async (call) => {
  const [text] = call.args as [string];
  const { publicKey, open, domain } = await subjectOf(call);
  const account = parseAddress(text, call.distribution.addressPrefix);
  if (account === undefined) throw new Problem(`${text} is no address`);
  const digest = fromHex(possessionDigest(domain.chainId, account, fromHex(publicKey)));
  const key = await open();
  const signature = await key.sign(digest);
  await key.close?.();
  if (!verifySignature(KeyType.Ed25519, fromHex(publicKey), digest, signature))
    throw new Problem('the key gave a false signature: check the hardware module or key service');
  showFields(call.out, {
    account: addressText(account, call.distribution.addressPrefix),
    public_key: publicKey,
    proof_of_possession: toHex(signature),
  });
  return 0;
};

export const exportRecord: Action = async (call) => {
  const [file] = call.args as [string];
  const subject = await subjectOf(call);
  const record = await alone(call, subject, () => requireRecord(subject.path));
  const content = toInterchange(record, subject.domain, call.flags.on('minimal'));
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx' }).catch(
    (cause: NodeJS.ErrnoException) => {
      throw new Problem(cause.code === 'EEXIST' ? `${file} exists: choose another name` : cause.message);
    },
  );
  call.out.line(`record written to ${file}`);
  return 0;
};

export const importFrom: Action = async (call) => {
  const [file] = call.args as [string];
  const subject = await subjectOf(call);
  const given = fromInterchange(parsed(file, await readFile(file, 'utf8')), subject.domain, subject.publicKey);
  show(call, subject, await alone(call, subject, () => importRecord(subject.path, given)));
  return 0;
};

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`${file} is not JSON`);
  }
}

function lastSigned(last: SignerRecord['last']): string {
  if (last === null) return 'nothing';
  const { height, round, step } = last;
  return round === WHOLE_HEIGHT ? `nothing above height ${height}` : `height ${height}, round ${round}, ${step}`;
}

function show(call: Invocation, subject: Subject, { last, attested }: SignerRecord): void {
  showFields(call.out, {
    record: subject.path,
    validator_public_key: subject.publicKey,
    link_key: linkKeyOf(call, subject).publicKey,
    chain_id: subject.domain.chainId,
    genesis_hash: `0x${subject.domain.genesisHash}`,
    last_signed: lastSigned(last),
    lock: last?.lock ? `0x${last.lock.hash} in round ${last.lock.round}` : 'none',
    last_attested: attested,
  });
}
