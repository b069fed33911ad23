/** The published contract: the generated part of rpc-schemas/, derived from a running node. */

import * as common from '../../runtime/kernel/chain/common-errors.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import type { Module } from '../../runtime/kernel/module/define.js';
import { objectSchema } from '../../runtime/lib/codec/composites.js';
import type { ErrorDef } from '../../runtime/lib/errors.js';
import { readExamples } from '../../runtime/lib/rpc/documents/examples.js';
import {
  type ApiInfo,
  describeApi,
  describeMethod,
  introspection,
  openRpc,
} from '../../runtime/lib/rpc/documents/openrpc.js';
import {
  internalError,
  invalidParams,
  invalidRequest,
  methodNotFound,
  parseError,
  rateLimited,
  responseTooLarge,
} from '../../runtime/lib/rpc/methods/errors.js';
import type { RpcMethod } from '../../runtime/lib/rpc/methods/method.js';
import { clientTypes } from '../../runtime/node/api/client-types.js';
import { schemaComponents } from '../../runtime/node/api/schemas.js';

/** Texts of the files, by path below rpc-schemas. */
export function schemaFiles(set: ModuleSet, methods: readonly RpcMethod[], info: ApiInfo): Map<string, string> {
  const shared = schemaComponents(set);
  const examples = readExamples();
  const all = [
    ...methods,
    ...introspection(
      methods,
      () => shared,
      info,
      () => examples,
    ),
  ];
  const files = new Map<string, string>();
  const add = (path: string, content: unknown) => files.set(path, `${JSON.stringify(content, null, 2)}\n`);
  add('openrpc.json', openRpc(all, shared, info, examples));
  files.set('client/methods.ts', clientTypes(describeApi(all, shared)));
  for (const { number, module } of set.modules) {
    const own = all.filter((method) => method.module === module.name);
    const { name, version, about } = module;
    const declared = {
      operations: operationsOf(module),
      events: eventsOf(module),
      parameters: parametersOf(module),
      genesis: module.genesis === undefined ? null : module.genesis.data.schema,
    };
    if (number > 0)
      add(`methods/${name}.json`, { name, number, version, about, methods: own.map(describeMethod), ...declared });
  }
  add('errors.json', errorTable(set, all));
  const modules = new Set(set.modules.map(({ module }) => module.name));
  // The runtime and the plugins are not modules of the chain.
  for (const name of new Set(all.map(({ module }) => module))) {
    if (modules.has(name)) continue;
    add(`methods/${name}.json`, {
      name,
      methods: all.filter(({ module }) => module === name).map(describeMethod),
    });
  }
  return files;
}

function operationsOf({ operations }: Module): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(operations).map(([name, { id, about, gas, params, returns, rpc, errors = [] }]) => [
      name,
      {
        id: id ?? null,
        about,
        gas:
          typeof gas === 'number'
            ? gas
            : typeof gas === 'object'
              ? `${gas.base} and more depending on the parameters`
              : 'depends on the parameters',
        method: rpc === undefined ? null : `chain_${rpc[0]}`,
        params: objectSchema(params),
        returns: returns === undefined ? null : objectSchema(returns),
        errors: [...new Set(errors)].map(errorOf),
      },
    ]),
  );
}

const eventsOf = ({ events }: Module) =>
  Object.fromEntries(Object.entries(events).map(([name, data]) => [name, objectSchema(data)]));

const parametersOf = ({ parameters }: Module) =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, { about, min, max, fixed = false }]) => [
      name,
      { about, min: `${min ?? ''}` || null, max: `${max ?? ''}` || null, fixed },
    ]),
  );

/** The server's own errors, as callers receive them. */
const SERVER = [
  parseError('…'),
  invalidRequest('…'),
  methodNotFound('…'),
  invalidParams('…'),
  responseTooLarge(0),
  rateLimited(0),
  internalError('…'),
];

/** Errors by code: first those of the server, then those of methods and bundles. */
function errorTable(set: ModuleSet, methods: readonly RpcMethod[]): object {
  const declared = [...Object.values(common), ...set.errors.values(), ...methods.flatMap(({ errors }) => errors)];
  const byCode = new Map(declared.map((error) => [error.code, error]));
  const rows = [...byCode].sort(([a], [b]) => a - b);
  return {
    server: SERVER.map(({ code, data }) => ({ code, name: (data as { name: string }).name })),
    application: rows.map(([, error]) => {
      const { code, name, message, retryable, details } = error;
      return { code, name, module: set.ownerOf(error), message, retryable, details };
    }),
  };
}

const errorOf = ({ code, name, message }: ErrorDef) => ({ code, name, message });
