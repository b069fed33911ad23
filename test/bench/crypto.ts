/** Benchmark of the crypto primitives and of the signature verifier; run directly it prints its rows. */

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { signatureGas } from '../../runtime/kernel/chain/signature-gas.js';
import { type Address, toHex } from '../../runtime/lib/codec/ids.js';
import { addressText, parseAddress } from '../../runtime/lib/crypto/address.js';
import { prepareEd25519, publicKeyOf, signer, verify } from '../../runtime/lib/crypto/ed25519.js';
import { blake3, keccak256, sha256 } from '../../runtime/lib/crypto/hash.js';
import { merkleRoot } from '../../runtime/lib/crypto/merkle.js';
import { prepareSecp256k1, recoverAddress } from '../../runtime/lib/crypto/secp256k1.js';
import { KeyType, signerOf, verifySignature } from '../../runtime/lib/crypto/signatures.js';
import { type SignatureCheck, SignatureVerifier } from '../../runtime/lib/crypto/verifier.js';

/** One measured figure. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const cpu = () => process.cpuUsage().user + process.cpuUsage().system;

/** CPU microseconds of one call, after a fifth of the calls to warm up. */
function each(name: string, calls: number, work: (i: number) => unknown): Row {
  for (let i = 0; i < calls / 5; i++) work(i);
  const before = cpu();
  for (let i = 0; i < calls; i++) work(i);
  return { name, value: (cpu() - before) / calls, unit: 'µs' };
}

/** CPU microseconds of the main thread alone, from Linux's scheduler statistics. */
function mainThreadCpu(): number {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
}

function numbered(length: number, n: number): Uint8Array {
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

async function pool(): Promise<Row[]> {
  const keys = Array.from({ length: 100 }, (_, i) => signer(sha256(numbered(4, i))));
  const checks: SignatureCheck[] = Array.from({ length: 20_000 }, (_, i) => {
    const { publicKey, sign } = keys[i % keys.length]!;
    const digest = blake3(numbered(8, i));
    return { keyType: 0, publicKey, digest, signature: sign(digest) };
  });
  const verifier = new SignatureVerifier({ workers: 2, capacity: 1_000_000 });
  await verifier.verify(checks.slice(0, 1000));
  const rows: Row[] = [];
  for (const [name, calls] of [
    ['one call of 20,000', [checks]],
    ['20,000 calls of one', checks.map((check) => [check])],
  ] as const) {
    const [all, main, began] = [cpu(), mainThreadCpu(), performance.now()];
    const answers = await Promise.all(calls.map((part) => verifier.verify(part)));
    const wall = performance.now() - began;
    if (!answers.every((part) => part.every(Boolean))) throw new Error('a valid signature was refused');
    rows.push({ name: `verifier, 2 workers, ${name}`, value: checks.length / (wall / 1000), unit: '/s' });
    rows.push({ name: '  CPU of all threads per check', value: (cpu() - all) / checks.length, unit: 'µs' });
    rows.push({
      name: '  CPU of the main thread per check',
      value: (mainThreadCpu() - main) / checks.length,
      unit: 'µs',
    });
  }
  const waits: number[] = [];
  for (let i = 0; i < 300; i++) {
    const began = performance.now();
    await verifier.verify([checks[i]!]);
    waits.push(performance.now() - began);
  }
  waits.sort((a, b) => a - b);
  rows.push({ name: 'verifier, one check at a time, median', value: waits[150]! * 1000, unit: 'µs' });
  rows.push({ name: 'verifier, one check at a time, p99', value: waits[297]! * 1000, unit: 'µs' });
  await verifier.close();
  return rows;
}

/** The 65 bytes of a signature by a fixed secp256k1 key. */
function ethereumSignature(digest: Uint8Array): Uint8Array {
  const [parity = 0, ...rs] = secp256k1.sign(digest, numbered(32, 7), { prehash: false, format: 'recovered' });
  return Uint8Array.from([...rs, parity]);
}

/** Gas per CPU microsecond of each scheme over that of Ed25519: between a half and two, or prices are wrong (decision 0158). */
function gasRows(rows: readonly Row[]): Row[] {
  const cost = (name: string) => rows.find((row) => row.name.startsWith(name))!.value;
  const unit = signatureGas(KeyType.Ed25519) / cost('Ed25519 verify');
  return [
    [KeyType.Dilithium3, 'Dilithium3 verify'],
    [KeyType.MlDsa65, 'ML-DSA-65 verify'],
    [KeyType.Secp256k1, 'secp256k1 recover'],
  ].map(([keyType, name]) => ({
    name: `gas per µs over Ed25519, ${name}`,
    value: signatureGas(keyType as number) / cost(name as string) / unit,
    unit: '×',
  }));
}

/** Measures everything, in about five seconds. */
export async function run(): Promise<Row[]> {
  const [b32, b64, b200] = [numbered(32, 7), numbered(64, 7), numbered(200, 7)];
  const secret = sha256(b32);
  const key = signer(secret);
  const signature = key.sign(b32);
  const ids = Array.from({ length: 20_000 }, (_, i) => toHex(sha256(numbered(4, i))) as Address);
  const texts = ids.map((id) => addressText(id, 'trl'));
  const items = Array.from({ length: 10_000 }, (_, i) => numbered(32, i));
  const rows = [
    each('blake3, 64 bytes', 200_000, () => blake3(b64)),
    each('blake3, 200 bytes', 200_000, () => blake3(b200)),
    each('sha256, 32 bytes', 200_000, () => sha256(b32)),
    each('keccak256, 200 bytes', 200_000, () => keccak256(b200)),
    each('toHex, 32 bytes', 200_000, () => toHex(b32)),
    each('address text, not in the cache', 20_000, (i) => addressText(ids[i]!, 'trl')),
    each('address text, in the cache', 200_000, (i) => addressText(ids[i % 1000]!, 'trl')),
    each('address parse', 100_000, (i) => parseAddress(texts[i % 20_000]!, 'trl')),
    each('merkle root, 10,000 items', 10, () => merkleRoot(items)),
    each(`Ed25519 verify (${prepareEd25519()})`, 5_000, () => verify(key.publicKey, b32, signature)),
    each('Ed25519 refuse', 2_000, () => verify(key.publicKey, b200, signature)),
    each('Ed25519 sign', 10_000, () => key.sign(b32)),
    each('Ed25519 public key', 5_000, () => publicKeyOf(secret)),
  ];
  for (const [keyType, name] of [
    [1, 'Dilithium3'],
    [2, 'ML-DSA-65'],
  ] as const) {
    const { publicKey, sign } = signerOf(keyType, secret);
    const made = sign(b32);
    rows.push(each(`${name} verify`, 100, () => verifySignature(keyType, publicKey, b32, made)));
  }
  const recovered = ethereumSignature(b32);
  rows.push(each(`secp256k1 recover (${prepareSecp256k1()})`, 2_000, () => recoverAddress(b32, recovered)));
  rows.push(...gasRows(rows));
  return [...rows, ...(await pool())];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, value, unit } of await run()) {
    console.log(`${name.padEnd(50)} ${value.toFixed(value < 100 ? 2 : 0).padStart(10)} ${unit}`);
  }
}
