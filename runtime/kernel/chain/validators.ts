/** The validators of a chain as the runtime sees them: their sets, whose turn it is, and the hash that headers carry. */

import { list, struct } from '../../lib/codec/composites.js';
import type { Address, Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { decode, encode } from '../../lib/codec/type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { leadersPort, type ValidatorPower, type ValidatorsPort, validatorsPort } from '../ports.js';
import { openCore } from './core.js';
import type { ExecutionContext } from './execution-context.js';
import type { StateReader } from './journal.js';

/** The validator set of the height that runs, or of the one before or after it: from the port or from genesis. */
export function validatorsOf(context: ExecutionContext, when: keyof ValidatorsPort): readonly ValidatorPower[] {
  const port = context.port(validatorsPort);
  return port ? port[when]() : founders(context.reader);
}

/** The validators that the genesis file names. */
export const founders = (reader: StateReader): readonly ValidatorPower[] =>
  openCore(reader)
    .validators.get()
    .map(({ address, public_key, power }) => ({ address, publicKey: public_key, power }));

/** Who leads the height after the one that has ended, by round. */
export function leadersOf(context: ExecutionContext): readonly Address[] {
  return context.port(leadersPort)?.order() ?? inTurn(context, context.env.height + 1);
}

/** Who leads the height that runs, by round, before it ends. */
export function leadersNow(context: ExecutionContext): readonly Address[] {
  return context.port(leadersPort)?.order() ?? inTurn(context, context.env.height);
}

/** Who signed the commit of the parent that the block that runs carries. */
export function committersOf(context: ExecutionContext): readonly Address[] {
  const set = validatorsOf(context, 'previous');
  return (context.env.proposal?.lastCommit.signers ?? []).flatMap((index) => set[index]?.address ?? []);
}

/** Who leads round 0 of the `count` heights after the one that has ended, when nobody misses a turn. */
export function projectedLeaders(context: ExecutionContext, count: number): readonly Address[] {
  const heights = Array.from({ length: count }, (_, i) => context.env.height + 1 + i);
  return context.port(leadersPort)?.projected(count) ?? heights.map((height) => inTurn(context, height)[0]!);
}

/** Without a rotation of their own the validators take turns. */
function inTurn(context: ExecutionContext, height: number): readonly Address[] {
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

/** Reads those bytes back. Throws CodecError. */
export function readValidators(bytes: Uint8Array): readonly ValidatorPower[] {
  return decode(HashedSet, bytes).map(({ public_key, power, address }) => ({ publicKey: public_key, power, address }));
}

/** Blake3 of those bytes: consensus 2.1. */
export function validatorsHash(set: readonly ValidatorPower[]): Hash {
  return blake3Hex(validatorsBytes(set));
}
