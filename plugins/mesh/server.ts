/** Routes of the Mesh API: reads requests, checks the network, limits work in progress, and writes errors. */

import { Failure, fail, type JsonAnswer, type JsonRequest, type JsonRoute } from '../../runtime/plugin.js';
import { type Chain, combine, derive, hash, parse, payloads, preprocess } from './construction.js';
import { failureJson, MeshBusy, MeshNotApplicable, MeshOffline } from './errors.js';
import { checkNetwork, networkOf, optionsJson } from './network.js';
import { Given } from './request.js';

/** Answers a request. */
export type Answer = (request: Given, http: JsonRequest) => object | Promise<object>;

/** Answers that need a node, by path. */
export const ONLINE = [
  ...['/network/status', '/block', '/block/transaction', '/account/balance', '/mempool', '/mempool/transaction'],
  ...['/construction/metadata', '/construction/submit'],
] as const;
export type Online = Readonly<Record<(typeof ONLINE)[number], Answer>>;

/** Offset of the port from the RPC port. */
export const PORT_ABOVE = 30;
/** Limits of the port. */
export const PORT_LIMITS = { bodyBytes: 65_536, perSecond: 500, socketsPerIp: 64 };
/** Most requests in progress, of a caller and in all: each may read a block from disk. */
const IN_PROGRESS = { perCaller: 16, all: 64 };

/** All routes; without a node, those that need one fail. */
export function routesOf(chain: Chain, version: string, online: Online | undefined): JsonRoute[] {
  const offline: Answer = () => fail(MeshOffline);
  const answers: [path: string, answer: Answer][] = [
    ['/network/options', () => optionsJson(version)],
    ...ONLINE.map((path): [string, Answer] => [path, online?.[path] ?? offline]),
    ['/account/coins', () => fail(MeshNotApplicable)],
    ['/construction/derive', (request) => derive(request, chain)],
    ['/construction/preprocess', (request) => preprocess(request, chain)],
    ['/construction/payloads', (request) => payloads(request, chain)],
    ['/construction/combine', (request) => combine(request, chain)],
    ['/construction/parse', (request) => parse(request, chain)],
    ['/construction/hash', (request) => hash(request, chain)],
  ];
  const inProgress = new Map<string, number>();
  let all = 0;
  const limited = async (network: string, answer: () => object | Promise<object>): Promise<JsonAnswer> => {
    const own = inProgress.get(network) ?? 0;
    if (own >= IN_PROGRESS.perCaller || all >= IN_PROGRESS.all) return failed(new Failure(MeshBusy));
    inProgress.set(network, own + 1);
    all++;
    try {
      return { body: await answer() };
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      return failed(cause);
    } finally {
      all--;
      const left = inProgress.get(network)! - 1;
      if (left === 0) inProgress.delete(network);
      else inProgress.set(network, left);
    }
  };
  const route = (path: string, answer: Answer, ofNetwork: boolean): JsonRoute => ({
    method: 'POST',
    path,
    answer: (http) =>
      limited(http.network, () => {
        const request = new Given(http.body);
        if (ofNetwork) checkNetwork(request, chain.info);
        return answer(request, http);
      }),
  });
  const list = { network_identifiers: [networkOf(chain.info)] };
  return [route('/network/list', () => list, false), ...answers.map(([path, answer]) => route(path, answer, true))];
}

/** The specification has one status for all errors. */
const failed = (failure: Failure): JsonAnswer => ({ status: 500, body: failureJson(failure) });
