/** Makes what a benchmark of a whole node needs: genesis, validator key, signed transfers, addresses to read. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BridgeAttesters, createGenesis } from '../../cli/genesis/create.js';
import { writeGenesisFiles } from '../../cli/genesis/files.js';
import type { JsonObject } from '../../cli/genesis/sections.js';
import { defaults, loadDistribution, runtimeOf } from '../../cli/index.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { type Address, toHex } from '../../runtime/lib/codec/ids.js';
import { blake3Hex } from '../../runtime/lib/crypto/hash.js';
import { writeKeyFile } from '../../runtime/lib/crypto/keyfile.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { Actor } from '../kit/actors.js';
import { signedTransfers } from './signed-transfers.js';

/** What was made. */
export interface ChainFiles {
  readonly set: ModuleSet;
  /** Who signs. */
  readonly actors: readonly Actor[];
  readonly data: string;
  readonly validatorKey: string;
  /** The directory and key file of every validator; the first one is the above. */
  readonly nodes: readonly { readonly data: string; readonly key: string }[];
  /** One signed bundle in hex per line, sender after sender, nonces ascending. */
  readonly bundles: readonly string[];
  readonly addresses: readonly string[];
}

const RECIPIENTS = 10_000;

/** Where among the recipients each sender begins, as in the drivers of other nodes: the same work, however many transfers are made. */
const APART = 1_000;

/** The recipient of a transfer of a sender, by their numbers. */
export const recipientAt = (sender: number, nonce: number): number => (sender * APART + nonce) % RECIPIENTS;

/** Who signs in benchmarks, the same in every process. */
export const actorsOf = (senders: number): readonly Actor[] =>
  Array.from({ length: senders }, (_, i) => new Actor(`bench ${i}`, KeyType.Ed25519));

/** A chain that enforces signatures, with `senders` funded accounts and `each` transfers signed by every one. */
export async function chainFiles(
  directory: string,
  senders: number,
  each: number,
  validators = 1,
  params: JsonObject = {},
  attesters?: BridgeAttesters,
  beginsMs = Date.now(),
): Promise<ChainFiles> {
  const set = await loadDistribution(runtimeOf(defaults), []);
  const text = textForms(defaults, set.operations);
  const actors = actorsOf(senders);
  const secrets = Array.from({ length: validators }, (_, i) => new Uint8Array(32).fill(9 + i));
  const nodes = secrets.map((secret, i) => {
    const data = join(directory, i === 0 ? 'data' : `data-${i}`);
    const key = join(directory, i === 0 ? 'validator.key' : `validator-${i}.key`);
    mkdirSync(data, { recursive: true });
    writeKeyFile(key, secret);
    return { data, key };
  });
  const { data, key: validatorKey } = nodes[0]!;
  const genesis = createGenesis(defaults, set, {
    network: 'dev',
    genesisTime: Math.trunc(beginsMs / 1000),
    priceFloor: 10,
    validators: secrets.map((secret) => toHex(publicKeyOf(secret))),
    enforceSignatures: true,
    params,
    ...(attesters ? { attesters } : {}),
    funded: actors.map(({ name, address }) => ({ address: text.address(address), label: name, balance: 10n ** 15n })),
  });
  for (const node of nodes) await writeGenesisFiles(node.data, genesis);
  const bundles = transfersOf({ set, actors }, 0, each);
  const addresses = recipients.slice(0, 2_000).map((id) => text.address(id));
  return { set, actors, data, validatorKey, nodes, bundles, addresses };
}

const recipients = Array.from(
  { length: RECIPIENTS },
  (_, i) => blake3Hex(Uint8Array.of(i & 255, i >> 8)) as string as Address,
);

/** Transfers of every one who signs, from a nonce on: signed, in hex, sender after sender, nonces ascending. */
export function transfersOf({ set, actors }: Pick<ChainFiles, 'set' | 'actors'>, from: number, each: number): string[] {
  return actors.flatMap((actor, a) =>
    Array.from({ length: each }, (_, i) => {
      const to = recipients[recipientAt(a, from + i)]!;
      return toHex(signedTransfers(set.operations, actor, from + i, [to]).bytes);
    }),
  );
}

function publicKeyOf(secret: Uint8Array): Uint8Array {
  return signerOf(KeyType.Ed25519, secret).publicKey;
}

/** `node dist/test/bench/chain-files.js DIRECTORY SENDERS EACH` writes them for drivers outside this project. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [directory = 'bench', senders = '100', each = '1000'] = process.argv.slice(2);
  const made = await chainFiles(directory, Number(senders), Number(each));
  writeFileSync(join(directory, 'bundles.txt'), made.bundles.join('\n'));
  writeFileSync(join(directory, 'addresses.txt'), made.addresses.join('\n'));
  console.log(`${made.bundles.length} bundles in ${join(directory, 'bundles.txt')}`);
}
