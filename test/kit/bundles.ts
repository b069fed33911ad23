/** How the test chain builds a bundle, applies it, and makes sure that a refusal changed nothing. */

import {
  type Envelope,
  MalformedBundle,
  openEnvelope,
  type Signature,
  sealEnvelope,
} from '../../runtime/kernel/chain/bundle.js';
import { GasLimitExceeded, NotAuthorized } from '../../runtime/kernel/chain/common-errors.js';
import { applyBundle } from '../../runtime/kernel/chain/execute.js';
import type { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import { type Operation, type OperationType, reportsResult } from '../../runtime/kernel/chain/operation.js';
import { type Outcome, readReceipt, receiptBytes } from '../../runtime/kernel/chain/receipt.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { refusalIn } from '../../runtime/kernel/module/bounds.js';
import { dispatchPort } from '../../runtime/kernel/ports.js';
import { struct } from '../../runtime/lib/codec/composites.js';
import { type Address, fromHex } from '../../runtime/lib/codec/ids.js';
import { CodecError, encode, type Shape, type Values } from '../../runtime/lib/codec/type.js';
import { type ErrorDef, Failure } from '../../runtime/lib/errors.js';
import { Actor, alice, bob } from './actors.js';
import { measure } from './bench.js';
import type { TestChain } from './chain.js';
import { edgesOf } from './extremes.js';
import { addressOf } from './genesis.js';
import type { StrictJournal } from './journal.js';
import { checkMovements } from './movements.js';
import { tryNeighbors } from './neighbors.js';
import { checkOutflow } from './outflow.js';
import { Unmet } from './refused.js';
import { Ran } from './result.js';
import { withoutActors } from './values.js';

/** What a bundle says besides its operations; everything may be left out. */
export interface Terms {
  readonly nonce?: number;
  readonly gasLimit?: number;
  readonly gasPrice?: number;
  readonly validUntil?: number;
  readonly memo?: string;
  readonly chainId?: number;
  /** Who signs, instead of the sender where the chain asks for signatures. */
  readonly signedBy?: readonly Actor[];
  /** Signatures over the bundle's hash, for what `signedBy` cannot say. */
  readonly signatures?: (hash: Uint8Array) => readonly Signature[];
}

type Call = readonly [name: string, params: object];

/** Applies a bundle in the block of the context. Everything passes through bytes, as on a real chain. */
export function apply(
  chain: TestChain,
  context: ExecutionContext,
  journal: StrictJournal,
  who: Actor | Address,
  calls: readonly Call[],
  terms: Terms,
): Ran {
  const what = `${calls.map(([name]) => name).join(' + ')} by ${who instanceof Actor ? who : `0x${who}`}`;
  const types = calls.map(([name]) => typeOf(chain.set, name));
  const declared = (failure: Failure): boolean => isDeclared(chain.set, types[failure.opIndex ?? -1], failure);
  const gasBefore = context.block.gasUsed;
  journal.watch();
  try {
    const operations = calls.map(([, params], i) => ({ type: types[i]!, params: complete(chain, types[i]!, params) }));
    const sealed = envelope(chain, who, operations, terms);
    measure({ context, journal }, sealed, () => plainTransfer(chain));
    tryNeighbors({ context, journal }, sealed, chain.text, () => edgesOf(chain));
    const mark = journal.mark();
    const outcome = applyBundle(context, sealed);
    checkEvents(what, outcome);
    checkReturned(operations, outcome);
    checkLogs(operations, outcome);
    checkMovements(context, journal, { what, outcome, payer: addressOf(who), mark });
    checkOutflow(context, journal, { sender: addressOf(who), operations, fee: outcome.fee, mark });
    return new Ran(what, readable(chain.set, outcome), declared);
  } catch (cause) {
    const failure = cause instanceof CodecError ? malformed(cause) : cause;
    if (!(failure instanceof Failure)) throw cause;
    const changed = journal.differences();
    if (changed.length > 0 || context.block.gasUsed !== gasBefore) {
      throw new Unmet(`${what} failed, but changed ${changed.join(', ') || 'the gas of the block'}`);
    }
    return new Ran(what, failure, declared);
  }
}

/** What work is measured by; undefined on a chain without tokens. */
function plainTransfer(chain: TestChain): Envelope | undefined {
  const type = chain.set.operations.byName.get('Transfer');
  const params = { to: bob.address, token_symbol: chain.info.symbol, amount: 1n, memo: null };
  return type && envelope(chain, alice, [{ type, params }], {});
}

function envelope(chain: TestChain, who: Actor | Address, operations: readonly Operation[], terms: Terms) {
  const { info, set, options } = chain;
  const gasPrice = options.gasPrice ?? 0;
  const bundle = {
    version: 1,
    chain_id: terms.chainId ?? info.chainId,
    from: addressOf(who),
    nonce: terms.nonce ?? chain.nonce(who),
    gas_limit: terms.gasLimit ?? 100_000_000,
    gas_price: terms.gasPrice ?? gasPrice,
    valid_until: terms.validUntil ?? 0,
    memo: terms.memo ?? '',
    operations,
  };
  const signers = terms.signedBy ?? (info.enforceSignatures && who instanceof Actor ? [who] : []);
  const sign = terms.signatures ?? ((hash) => signers.map((signer) => signer.signature(hash)));
  const { hash } = sealEnvelope(bundle, [], set.operations);
  return openEnvelope(sealEnvelope(bundle, sign(fromHex(hash)), set.operations).bytes, set.operations);
}

function typeOf(set: ModuleSet, name: string): OperationType {
  const type = set.operations.byName.get(name);
  if (!type) throw new TypeError(`no operation ${name}; there are ${[...set.operations.byName.keys()].join(', ')}`);
  return type;
}

/** The parameters with addresses for actors, and with what JSON would fill in for those left out. */
function complete({ text }: TestChain, { definition, name }: OperationType, params: object): Values<Shape> {
  const given = withoutActors({ ...params }) as Record<string, unknown>;
  for (const field of Object.keys(given)) {
    if (!definition.params[field]) throw new TypeError(`${name} has no parameter ${field}`);
  }
  const fields = Object.entries(definition.params).map(([field, type]) => {
    if (given[field] === undefined && !type.optional) throw new TypeError(`${name} needs the parameter ${field}`);
    return [field, given[field] ?? (type.optional ? type.fromJson(undefined, text) : given[field])];
  });
  return Object.fromEntries(fields);
}

function malformed(cause: CodecError): Failure {
  return refusalIn(cause) ?? new Failure(MalformedBundle, { reason: cause.message, at: cause.path });
}

/** Throws for an event that its type cannot hold: the block that includes it cannot be stored. */
function checkEvents(what: string, { events }: Outcome): void {
  for (const { type, data } of events) {
    try {
      encode(type.data, data);
    } catch (cause) {
      if (!(cause instanceof CodecError)) throw cause;
      const at = cause.path === '' ? '' : `${cause.path} `;
      throw new Unmet(`${what} emits ${type.module}.${type.name}, which its type cannot hold: ${at}${cause.message}`);
    }
  }
}

/** The outcome as those read it who have only the receipt's bytes. */
function readable(set: ModuleSet, outcome: Outcome): Outcome {
  return {
    ...readReceipt(receiptBytes(outcome), (module, name) => set.event(module, name)),
    returned: outcome.returned,
  };
}

/** Throws when an operation returns something else than it declares. */
function checkReturned(operations: readonly Operation[], { returned }: Outcome): void {
  operations.forEach(({ type }, i) => {
    const { returns } = type.definition;
    if (returns === undefined && returned[i] === undefined) return;
    if (returns === undefined) throw new TypeError(`${type.name} returns something, but declares no returns`);
    encode(struct(returns), returned[i] as Values<Shape>);
  });
}

/** Throws when an operation that tells events of its module tells none of those that it declares as its log. */
export function checkLogs(operations: readonly Operation[], { events }: Pick<Outcome, 'events'>): void {
  for (const [index, { type }] of operations.entries()) {
    const told = events.filter(({ opIndex }) => opIndex === index).map((event) => event.type);
    const own = told.filter(({ module }) => module === type.module).map(({ name }) => name);
    const { logs } = type.definition;
    if (own.length === 0 || logs?.length === 0 || told.some((event) => reportsResult(type, event))) continue;
    throw new TypeError(`${type.name} tells of ${own}, and declares as its logs ${logs}`);
  }
}

/** What any operation may meet: its work is bounded by gas, and modules that act for others nest it. */
const EVERYWHERE: ReadonlySet<ErrorDef> = new Set([GasLimitExceeded, NotAuthorized]);

/** Whether an operation declares what it was refused with. What is refused before the first one runs needs no declaration. */
export function isDeclared(set: ModuleSet, type: OperationType | undefined, { error }: Failure): boolean {
  if (type === undefined || EVERYWHERE.has(error) || type.definition.errors?.includes(error)) return true;
  // What runs another operation may meet whatever that one declares.
  const { needs = {} } = set.modules.find(({ module }) => module.name === type.module)?.module ?? {};
  return Object.values(needs).some(({ port }) => port === dispatchPort.name) && set.errors.has(error.code);
}
