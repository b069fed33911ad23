/** Keeps what methods really answered, as examples: short enough to be read, and the same every time. */

import type { Example } from '../../runtime/lib/rpc/documents/examples.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Longer texts and lists are cut, and say so. */
const [TEXT, LIST, FIELDS] = [160, 3, 40];

/** What is told of a value, so that an example stays readable. */
export function shortened(value: Json): Json {
  if (typeof value === 'string') {
    return value.length <= TEXT ? value : `${value.slice(0, TEXT - 40)}… ${value.length - TEXT + 40} more characters`;
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, LIST).map(shortened);
    return value.length <= LIST ? shown : [...shown, `… ${value.length - LIST} more`];
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const shown = entries.slice(0, FIELDS).map(([key, inner]) => [key, shortened(inner)] as const);
  return Object.fromEntries(entries.length <= FIELDS ? shown : [...shown, ['…', `${entries.length - FIELDS} more`]]);
}

/** Answers that differ from run to run: method -> the fields, by path; '' for the whole answer. */
const VARYING: Readonly<Record<string, readonly string[]>> = {
  chain_generateKeypair: ['address', 'public_key', 'secret_key'],
  chain_validatorHealth: ['uptime_seconds', 'memory_mb', 'disk_free_gb'],
  chain_getStorageStats: ['tiers.hot.entries', 'tiers.hot.bytes', 'tiers.hot.hit_rate'],
  chain_subscribe_newHeads: [''],
  chain_subscribe_newTransactions: [''],
  chain_subscribe_logs: [''],
  eth_newFilter: [''],
  eth_newBlockFilter: [''],
  eth_newPendingTransactionFilter: [''],
  eth_subscribe: [''],
  web3_clientVersion: [''],
};

/** Parameters that are ids given by this very run. */
const VARYING_PARAMS = new Set([
  ...['newHeads', 'newTransactions', 'logs'].map((kind) => `chain_unsubscribe_${kind}`),
  ...['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter', 'eth_unsubscribe'],
]);

/** What differs from run to run is taken from what was recorded before, as long as it is of the same kind. */
export function settled(method: string, fresh: Example, recorded: Example | undefined): Example {
  if (recorded === undefined) return fresh;
  const params = VARYING_PARAMS.has(method) ? (like(fresh.params, recorded.params) as Example['params']) : fresh.params;
  const result = (VARYING[method] ?? []).reduce<unknown>(
    (value, path) => taken(value, recorded.result, path === '' ? [] : path.split('.')),
    fresh.result,
  );
  return { params, result };
}

function taken(fresh: unknown, recorded: unknown, [field, ...rest]: readonly string[]): unknown {
  if (field === undefined) return like(fresh, recorded);
  if (!isObject(fresh) || !isObject(recorded) || !(field in fresh)) return fresh;
  return { ...fresh, [field]: taken(fresh[field], recorded[field], rest) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? `list ${value.length}` : typeof value;
const like = (fresh: unknown, recorded: unknown) => (kindOf(fresh) === kindOf(recorded) ? recorded : fresh);

/** Collects examples. */
export class Recorder {
  readonly #examples = new Map<string, Example>();
  /** Whole answers, by method. */
  readonly answers = new Map<string, unknown>();

  /** Keeps the first example of each method. */
  keep(method: string, params: readonly unknown[], result: unknown): void {
    if (this.#examples.has(method)) throw new Error(`${method} has an example already`);
    this.answers.set(method, result);
    this.#examples.set(method, { params, result: shortened(result as Json) });
  }

  /** By method, in the order of their names. */
  all(): ReadonlyMap<string, Example> {
    return new Map([...this.#examples].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
