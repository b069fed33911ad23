/** Methods about the node itself: what it is and runs, submitting, proofs. */

import { randomBytes } from 'node:crypto';
import { MAX_BUNDLE_BYTES } from '../../kernel/chain/bundle.js';
import { MethodDisabled } from '../../kernel/chain/common-errors.js';
import { operations } from '../../kernel/chain/operation.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { toHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { Type } from '../../lib/codec/type.js';
import { addressOfKey } from '../../lib/crypto/address.js';
import { signerOf } from '../../lib/crypto/signatures.js';
import { fail } from '../../lib/errors.js';
import type { Cost } from '../../lib/rpc/cost.js';
import type { RpcMethod } from '../../lib/rpc/method.js';
import { Proof } from '../../lib/state/proof.js';
import type { ApiParts } from './api.js';
import { submissionErrors } from './bundle-errors.js';
import { declare } from './declare.js';
import { identityMethods } from './identity-methods.js';
import { leaderMethod } from './leader-method.js';
import { dryRun, Options, Prepared, prepareBundle, SigningKey, SubmitOptions } from './prepare.js';
import { submit } from './submit.js';
import { SubmitResult, submitted } from './write.js';

const name = scalar.text(0, 130);
const names = list(name, 1_000);

/** Each operation is executed, some of them more than once. */
const TRIAL_COST: Cost = { base: 5, per: { operations: 3 } };

const ModuleJson = struct({
  id: scalar.u16,
  name,
  version: scalar.u32,
  about: scalar.text(0, 500),
  operations: names,
  methods: names,
  events: names,
  indexes: names,
});

const Keypair = struct({ address: scalar.address, public_key: name, secret_key: name, key_type: name });

const ProofJson = struct({
  height: scalar.height,
  state_root: scalar.hash,
  key: name,
  value: option(scalar.text(0, 131_072)),
  proof: Proof,
});

/** Codes about keys: from the first up to those of modules. */
const [KEYS, MODULES] = [1_050, 1_100];

/** Node methods. */
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
      about: 'The modules of this node, in load order.',
      cost: { base: 5 },
      params: {},
      result: struct({ modules: list(ModuleJson, 1_000) }),
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
        'Submits a signed bundle (borsh, hex). It is executed against the pending state first; a failure, with the code of the operation that fails, is answered here and consumes no nonce.',
      cost: { base: 2 },
      params: { borsh_hex: scalar.bytes(1, MAX_BUNDLE_BYTES), opts: SubmitOptions },
      result: SubmitResult as Type<never>,
      errors: [...submissionErrors, ...keyErrors],
      submits: true,
      answer: ({ borsh_hex, opts }, request) =>
        submit(parts, borsh_hex, request).then(
          (pending) => submitted(parts, pending, opts?.wait ?? 'pending', request) as Promise<never>,
        ),
    }),
    declare(text, {
      name: 'chain_estimateFee',
      about: 'Gas and fee of operations sent together by an account now, or the error they would meet.',
      cost: TRIAL_COST,
      params: { from: scalar.address, operations: operations(64), opts: Options },
      result: scalar.json,
      answer: ({ from, operations: wanted, opts }) => dryRun(parts, from, wanted, opts),
    }),
    declare(text, {
      name: 'chain_prepareBundle',
      about:
        'A bundle of operations for the caller to sign: next nonce, measured gas. Sign signing_hash (Blake3 of the bytes), append the signature with its key, submit.',
      cost: TRIAL_COST,
      params: { from: scalar.address, operations: operations(64), opts: Options, key_type: option(SigningKey) },
      result: Prepared,
      answer: ({ from, operations: wanted, opts, key_type }) =>
        prepareBundle(parts, from, wanted, opts, key_type ?? undefined),
    }),
    declare(text, {
      name: 'chain_generateKeypair',
      about: 'A new Ed25519 key, made by this node. For test networks: whoever runs the node could keep it.',
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
        'A state record by its key (hex: module, slot, key parts) with the proof that it is, or is not, under the state root.',
      cost: { base: 20 },
      params: { key: scalar.bytes(3, 512, 'bare') },
      result: ProofJson,
      async answer({ key }) {
        const { value, proof, head } = await ledger.prove(key);
        const { height, header } = head;
        return { height, state_root: header.state_root, key: toHex(key), value: value && toHex(value), proof };
      },
    }),
  ];
}
