/** Methods about the node itself: identity, submission, proofs. */

import { randomBytes } from 'node:crypto';
import { type Envelope, MAX_BUNDLE_BYTES } from '../../kernel/chain/bundle.js';
import { DuplicateBundle, MethodDisabled } from '../../kernel/chain/common-errors.js';
import { operations } from '../../kernel/chain/operation.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import { type Hash, toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { Type } from '../../lib/codec/type.js';
import { addressOfKey } from '../../lib/crypto/address.js';
import { signerOf } from '../../lib/crypto/signatures.js';
import { Failure, fail } from '../../lib/errors.js';
import type { Cost } from '../../lib/rpc/methods/cost.js';
import type { RpcMethod, RpcRequest } from '../../lib/rpc/methods/method.js';
import { Proof } from '../../lib/state/proof.js';
import { submissionErrors } from './bundle-errors.js';
import { declare } from './declare.js';
import { identityMethods } from './identity-methods.js';
import { leaderMethod } from './leader-method.js';
import type { ApiParts } from './parts.js';
import { BundleOptions, dryRun, Prepared, prepareBundle, SigningKey, SubmitOptions } from './prepare.js';
import { answered, SubmitResult, submitted } from './write.js';

const name = scalar.text(0, 130);
const names = list(name, 1_000);

/** Each operation is executed, some of them more than once. */
const TRIAL_COST: Cost = { base: 5, per: { operations: 3 } };

const ModuleJson = struct({
  id: doc(scalar.u16, "Permanent number of the module in this chain; 0 for the chain's own"),
  name: doc(name, 'Name of the module'),
  version: doc(scalar.u32, 'Version of the module, raised by upgrades'),
  about: doc(scalar.text(0, 500), 'Purpose of the module, in one sentence'),
  operations: doc(names, 'Names of its operations'),
  methods: doc(names, 'Names of its methods, without the prefix chain_'),
  events: doc(names, 'Names of its events'),
  indexes: doc(names, 'Names of its event indexes; each has a method of the same name'),
});

const Keypair = struct({
  address: doc(scalar.address, 'Account of the new key'),
  public_key: doc(name, 'Public key, 64 hex digits'),
  secret_key: doc(name, 'Secret key, 64 hex digits; it controls the account'),
  key_type: doc(name, 'Signature scheme, always Ed25519'),
});

const ProofJson = struct({
  height: doc(scalar.height, 'Height of the block whose state the proof covers'),
  state_root: doc(scalar.hash, 'State root in the header of that block'),
  key: doc(name, 'Requested state key, in hex'),
  value: doc(option(scalar.text(0, 131_072)), 'Bytes of the record in hex; null if it does not exist'),
  proof: doc(Proof, 'Merkle path from the root to the record, or to its place if it does not exist'),
});

/** Range of the error codes about keys, from the first up to those of modules. */
const [KEYS, MODULES] = [1_050, 1_100];

export function nodeMethods(parts: ApiParts): RpcMethod[] {
  const { ledger, text } = parts;
  const { chain, set } = ledger;
  const keyErrors = [...set.errors.values()].filter(({ code }) => code >= KEYS && code < MODULES);
  return [
    ...identityMethods({
      text,
      version: parts.version,
      light: false,
      chain,
      set,
      genesisHash: parts.genesisHash,
      gasPrice: parts.gasPrice,
      height: () => ledger.head.height,
      validator: parts.validator,
    }),
    declare(text, {
      name: 'chain_listModules',
      about: 'Returns the modules of this node in load order.',
      cost: { base: 5 },
      params: {},
      isFixed: true,
      result: struct({ modules: doc(list(ModuleJson, 1_000), 'Modules in load order') }),
      answer: () => ({
        modules: set.modules.map(({ number, module }) => ({
          id: number,
          name: module.name,
          version: module.version,
          about: module.about,
          operations: Object.keys(module.operations),
          methods: Object.keys(module.methods),
          events: Object.keys(module.events),
          indexes: Object.keys(module.indexes),
        })),
      }),
    }),
    declare(text, {
      name: 'chain_submitBundle',
      about:
        'Submits a signed bundle (borsh, hex). The node first executes it on the pending state; a failure is returned with the code of the failed operation and consumes no nonce.',
      cost: { base: 2 },
      params: {
        borsh_hex: doc(scalar.bytes(1, MAX_BUNDLE_BYTES), 'Signed bundle: borsh bytes in hex, at most 131,072 bytes'),
        opts: SubmitOptions,
      },
      result: SubmitResult as Type<never>,
      errors: [...submissionErrors, ...keyErrors],
      submits: true,
      answer: ({ borsh_hex, opts }, request) =>
        submit(parts, borsh_hex, opts?.wait ?? 'pending', request) as Promise<never>,
      answerBytes: (bytes, checked, request) =>
        submit(parts, bytes, 'pending', request, checked as Hash) as Promise<never>,
    }),
    declare(text, {
      name: 'chain_estimateFee',
      about:
        'Estimates gas and fee of operations in one bundle on the pending state, or returns the error with which they would fail.',
      cost: TRIAL_COST,
      params: {
        from: doc(scalar.address, 'Account that would send the bundle and pay the fee'),
        operations: doc(operations(64), 'Operations to execute in this order, all or nothing'),
        opts: BundleOptions,
      },
      result: scalar.json,
      answer: ({ from, operations: wanted, opts }, request) => dryRun(parts, from, wanted, opts, request),
    }),
    declare(text, {
      name: 'chain_prepareBundle',
      about:
        'Builds a bundle for the caller to sign, with the next nonce and measured gas. To send it, sign signing_hash (Blake3 of the bytes), append the signature with its key, and submit.',
      cost: TRIAL_COST,
      params: {
        from: doc(scalar.address, 'Account that will sign and send the bundle'),
        operations: doc(operations(64), 'Operations of the bundle in this order, all or nothing'),
        opts: BundleOptions,
        key_type: doc(
          option(SigningKey),
          'Signature scheme of the key that will sign, which the gas includes; default Ed25519',
        ),
      },
      result: Prepared,
      answer: ({ from, operations: wanted, opts, key_type }, request) =>
        prepareBundle(parts, from, wanted, opts, request, key_type ?? undefined),
    }),
    declare(text, {
      name: 'chain_generateKeypair',
      about: 'Generates an Ed25519 key. For test networks only: the operator of the node could record it.',
      cost: { base: 2 },
      params: {},
      result: Keypair,
      errors: [MethodDisabled],
      answer() {
        if (chain.network === 'mainnet') fail(MethodDisabled, { network: chain.network });
        const secret = randomBytes(32);
        const { publicKey } = signerOf(0, secret);
        const keys = { public_key: toHex(publicKey), secret_key: toHex(secret), key_type: 'Ed25519' };
        return { address: addressOfKey(publicKey), ...keys };
      },
    }),
    leaderMethod(parts),
    declare(text, {
      name: 'chain_getProof',
      about:
        'Returns a state record by its key (hex: module, slot, key parts), with the proof of its presence or absence under the state root.',
      cost: { base: 20 },
      params: {
        key: doc(scalar.bytes(3, 512, 'bare'), 'State key in hex: module number, slot, key parts'),
      },
      result: ProofJson,
      async answer({ key }) {
        const { value, proof, head } = await ledger.prove(key);
        const { height, header } = head;
        return { height, state_root: header.state_root, key: toHex(key), value: value && toHex(value), proof };
      },
    }),
  ];
}

/**
 * Submits signed bundle bytes, or throws the reason for rejection. Bytes that the node already has get the same response
 * as the first time, so a caller that lost a response can simply repeat the call.
 */
function submit(
  parts: ApiParts,
  bytes: Uint8Array,
  wait: Parameters<typeof submitted>[2],
  caller: RpcRequest,
  checked?: Hash,
) {
  let opened: Envelope | undefined;
  const { mempool } = parts;
  const see = (envelope: Envelope): void => {
    opened = envelope;
  };
  const taken = mempool.submit(bytes, mempool.origins.caller(caller), see, checked);
  return taken.then(
    (pending) => submitted(parts, pending, wait, caller),
    (cause: unknown) => again(parts, cause, opened, wait, caller),
  );
}

/** Responds for a bundle that the node already has; throws the reason for rejection of any other. */
async function again(
  parts: ApiParts,
  cause: unknown,
  opened: Envelope | undefined,
  wait: Parameters<typeof submitted>[2],
  caller: RpcRequest,
) {
  if (!(cause instanceof Failure) || opened === undefined) throw cause;
  const pending = cause.error === DuplicateBundle ? parts.mempool.get(opened.hash) : undefined;
  if (pending) return submitted(parts, pending, wait, caller);
  // For an included bundle, errors such as a used nonce, expiry or a removed key are true but hide its actual outcome.
  const found = await parts.blocks.bundle(opened.hash);
  if (found === null) throw cause;
  const { index } = found.place;
  const known = { envelope: found.block.envelopes[index]!, outcome: undefined };
  return answered(parts, known, { block: found.block, index });
}
