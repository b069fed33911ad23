/**
 * Natural-language intents planned locally: the modules run here on state records read from a node, and the plan is
 * signed within a bound.
 */

import { type Operation, operation } from '../../../runtime/kernel/chain/operation.js';
import { type Outflow, outflowOf } from '../../../runtime/kernel/chain/outflow.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import { loadModules, type ModuleSet } from '../../../runtime/kernel/loader.js';
import type { Module } from '../../../runtime/kernel/module/define.js';
import type { Address, Hash } from '../../../runtime/lib/codec/ids.js';
import type { Hash as HashText, Receipt } from '../../client/methods.js';
import type { Account, Sending } from './account.js';
import type { Client } from './client.js';
import { ClientError } from './errors.js';
import {
  answerLocally,
  type KnownChain,
  type Local,
  methodOf,
  provenWork,
  type StateSource,
} from './local-execution.js';
import { boundsOf, checkMaxOut } from './max-out.js';

/** A plan made locally. */
export interface Planned {
  /** Operations of the plan, in order. */
  readonly operations: readonly Operation[];
  /** Description of each operation, from the module that planned it. */
  readonly steps: readonly string[];
  /** The operation that executes the plan, as JSON; this is signed. */
  readonly signed: object;
  /** Maximum outflow from the account, without fees. */
  readonly outflow: Outflow;
  readonly planHash: Hash;
  /** Unix seconds after which the plan is rejected; 0 for none. */
  readonly deadline: number;
  readonly validUntil: number;
  /** Estimated fee, in raw native units. */
  readonly fee: bigint;
  readonly warnings: readonly string[];
  /** Height of the records used for the plan. */
  readonly height: number;
  readonly records: Local<unknown>['records'];
}

/** Result of the method getExecutionPlan within this program. */
interface ExecutionPlan {
  readonly steps: readonly { readonly description: string }[];
  readonly plan: readonly Operation[];
  readonly fee: bigint;
  readonly deadline: number;
  readonly valid_until: number;
  readonly intent_hash: Hash;
  readonly plan_hash: Hash;
  readonly warnings: readonly string[];
}

/** Maximum lead of the node's time over this machine's, for deadlines derived from it. */
const MAX_AHEAD_MS = 60_000;

/**
 * Plans an intent, given as a sentence, for an account. Rejects with NodeError and the error of the local modules if it
 * cannot be planned.
 */
export async function planLocally(
  source: StateSource,
  set: ModuleSet,
  chain: KnownChain,
  text: string,
  from: Address,
): Promise<Planned> {
  const { gas_price } = await source.ask<{ readonly gas_price: number }>('chain_nodeInfo', []);
  if (!Number.isSafeInteger(gas_price) || gas_price < 0) throw notSigned(`the node reports the gas price ${gas_price}`);
  const method = methodOf(set, 'getExecutionPlan');
  const work = (context: Parameters<typeof method>[0]) =>
    method(context, { intent_string: text, sender_address: from }) as ExecutionPlan;
  const { value, height, timeMs, records } = await answerLocally(source, set, chain, gas_price, work);
  const { plan, deadline, valid_until, intent_hash, plan_hash, fee, steps, warnings } = value;
  if (deadline !== 0 && timeMs > Date.now() + MAX_AHEAD_MS) {
    const seconds = Math.trunc((timeMs - Date.now()) / 1000);
    throw notSigned(`the deadline depends on the node's clock, which is ${seconds} s ahead of this machine`);
  }
  const forms = textForms(chain, set.operations);
  const fields = {
    intent_hash: `0x${intent_hash}`,
    text,
    plan: plan.map((one) => operation.toJson(one, forms)),
    deadline,
  };
  return {
    operations: plan,
    steps: steps.map(({ description }) => description),
    signed: { SubmitIntent: fields },
    outflow: outflowOf(plan, chain.symbol),
    planHash: plan_hash,
    deadline,
    validUntil: valid_until,
    fee,
    warnings,
    height,
    records,
  };
}
const notSigned = (why: string): ClientError => new ClientError('NotSigned', `no plan was made: ${why}`);

/** A plan that an account may sign. */
export interface Intent extends Planned {
  readonly text: string;
  /**
   * Signs and submits the plan, and resolves to its receipt when its block is final. Pass `maxOut` to bound the
   * outflow, or `review` to inspect the plan; without either it rejects with ClientError MaxOutNeeded.
   */
  submit(sending?: Sending): Promise<Receipt>;
}

/** A module with its permanent number, or its loader: `modules` of `trellis/modules`. */
export type PlannedWith =
  | readonly [number: number, module: Module]
  | { readonly number: number; readonly load: () => Promise<{ readonly default: Module }> };

/**
 * Returns a function that plans intents with local modules, from plain reads of the node:
 *
 *     const plan = await planner(node, modules);
 *     const intent = await plan(account, 'swap 10 TRL for USDC');
 *     await intent.submit({ maxOut: { TRL: '10' } });
 *
 * With `stateRoot`, as in `record`, every record used by a plan is proven: names, decimals, balances, pools.
 */
export async function planner(
  node: Pick<Client, 'ask' | 'identify' | 'forms' | 'chain' | 'record'>,
  modules: readonly PlannedWith[],
  { stateRoot }: { readonly stateRoot?: (height: number) => Promise<HashText> } = {},
): Promise<(account: Account, text: string) => Promise<Intent>> {
  const list = modules.map(async (one) => ('load' in one ? ([one.number, (await one.load()).default] as const) : one));
  const set = loadModules(await Promise.all(list));
  return async (account, text) => {
    const { chainId } = await node.identify();
    const from = node.forms.parseAddress(await account.address())!;
    const work = () => planLocally(node, set, { ...node.chain, chainId }, text, from);
    const planned = await (stateRoot === undefined ? work() : provenWork(work, (key) => node.record(key, stateRoot)));
    return {
      ...planned,
      text,
      async submit(sending = {}) {
        if (sending.maxOut === undefined && sending.review === undefined) {
          throw new ClientError(
            'MaxOutNeeded',
            'nothing is signed: say how much may leave the account, submit({ maxOut: { TRL: "10" } }), or look at the plan with review',
          );
        }
        if (sending.maxOut) checkMaxOut(planned.outflow, boundsOf(sending.maxOut, node.chain), node.chain);
        return account.send<object>([planned.signed], { valid_until: planned.validUntil, ...sending });
      },
    };
  };
}
