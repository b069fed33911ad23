/** The validators of a chain as the runtime sees them: sets, leaders, and the hash in headers. */

import { list, struct } from '../../lib/codec/composites.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, encode } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { leadersPort, type ValidatorPower, type ValidatorsPort, validatorsPort } from '../ports.js';
import { openCore } from './core.js';
import type { ExecutionContext } from './execution-context.js';
import type { StateReader } from './journal.js';

/** The validator set of the running height, or of the one before or after it, from the port or from genesis. */
export function validatorsOf(context: ExecutionContext, when: keyof ValidatorsPort): readonly ValidatorPower[] {
  const port = context.port(validatorsPort);
  return port ? port[when]() : founders(context.reader);
}

/** The validators in the genesis file. */
export const founders = (reader: StateReader): readonly ValidatorPower[] =>
  openCore(reader)
    .validators.get()
    .map(({ address, public_key, power }) => ({ address, publicKey: public_key, power }));

/** Leaders of the height after the ended one, by round. */
export function leadersOf(context: ExecutionContext): readonly Address[] {
  return context.port(leadersPort)?.order() ?? roundRobin(context, context.env.height + 1);
}

/** Leaders of the running height by round, before it ends. */
export function leadersNow(context: ExecutionContext): readonly Address[] {
  return context.port(leadersPort)?.order() ?? roundRobin(context, context.env.height);
}

/** Validators that signed the parent's commit, as carried by the running block. */
export function committersOf(context: ExecutionContext): readonly Address[] {
  const set = validatorsOf(context, 'previous');
  return (context.env.proposal?.lastCommit.signers ?? []).flatMap((index) => set[index]?.address ?? []);
}

/** Leaders of round 0 for the `count` heights after the ended one, if no turn is missed. */
export function projectedLeaders(context: ExecutionContext, count: number): readonly Address[] {
  const heights = Array.from({ length: count }, (_, i) => context.env.height + 1 + i);
  return context.port(leadersPort)?.projected(count) ?? heights.map((height) => roundRobin(context, height)[0]!);
}

/** Without a rotation of their own, the validators take turns. */
function roundRobin(context: ExecutionContext, height: number): readonly Address[] {
  const addresses = validatorsOf(context, 'next').map(({ address }) => address);
  const first = height % Math.max(1, addresses.length);
  return [...addresses.slice(first), ...addresses.slice(0, first)];
}

const HashedValidator = struct({ public_key: scalar.hex32, power: scalar.count, address: scalar.address });
const HashedSet = list(HashedValidator, 100);

/** The borsh list of (consensus key, power, account) in index order. */
export function validatorsBytes(set: readonly ValidatorPower[]): Uint8Array {
  return encode(
    HashedSet,
    set.map(({ publicKey, power, address }) => ({ public_key: publicKey as Hash, power, address })),
  );
}

/** Decodes those bytes. Throws CodecError. */
export function readValidators(bytes: Uint8Array): readonly ValidatorPower[] {
  return decode(HashedSet, bytes).map(({ public_key, power, address }) => ({ publicKey: public_key, power, address }));
}

/** Blake3 of those bytes (consensus 2.1). */
export function validatorsHash(set: readonly ValidatorPower[]): Hash {
  return blake3Hex(validatorsBytes(set));
}
