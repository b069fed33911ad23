/**
 * Hedged requests for data that any of several peers may have: the most likely peer first, more in parallel if it is
 * slow, so that a stalling peer costs little time.
 */

import type { Link } from './link.js';

export interface HedgedRequest {
  readonly link: Link;
  /** Aborted when another peer has delivered, or the time is up. */
  readonly signal: AbortSignal;
  /** Reports received bytes: no further peer is asked while data arrives at a fair rate. */
  readonly onBytes: (bytes: number) => void;
}

export interface HedgingRules {
  /** Time without data after which more peers are asked, twice as many each time, milliseconds. */
  readonly hedgeMs: number;
  /** All requests end after this, milliseconds. */
  readonly withinMs: number;
  /** All requests end if no data arrives for this long and no peer is left to ask, milliseconds. */
  readonly silentMs?: number;
  /** Maximum requests in flight. For one more, the oldest that receives nothing or is slow for long is aborted. */
  readonly maxInFlight?: number;
  /** Peers asked at once in the beginning, for data in parts. */
  readonly parallel?: number;
}

const MAX_IN_FLIGHT = 8;
/** Rate below which others are asked too, bytes per second. */
const FAIR_RATE = 128 * 1024;
/** Fewer bytes than this count as nothing. */
const NOTHING = 4 * 1024;
/** Ticks for which a request with some data is kept: the congestion window of a distant peer opens slowly. */
const PATIENCE = 4;

interface InFlight {
  readonly controller: AbortController;
  /** Bytes since the last tick; for a new request as many as make it count as alive. */
  recent: number;
  /** Ticks so far. */
  ticks: number;
}

/**
 * Asks one peer after the other until `send` returns that one delivered: the next at once if one has nothing, and 2, 4 …
 * more if those in flight are slow. Returns whether the data was found.
 */
export async function requestHedged(
  links: Iterable<Link>,
  rules: HedgingRules,
  send: (request: HedgedRequest) => Promise<boolean>,
): Promise<boolean> {
  const { hedgeMs, withinMs, silentMs = Number.POSITIVE_INFINITY, maxInFlight = MAX_IN_FLIGHT, parallel = 1 } = rules;
  const waiting = [...links];
  const inFlight = new Set<InFlight>();
  let bytes = 0;
  let hedges = 1;
  let silentFor = 0;
  let settle: (found: boolean) => void = () => undefined;
  let fail: (cause: unknown) => void = () => undefined;
  const result = new Promise<boolean>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });

  const begin = (): void => {
    if (inFlight.size >= maxInFlight && !endSlow()) return;
    const link = waiting.shift();
    if (link === undefined) return;
    const request = { controller: new AbortController(), recent: NOTHING, ticks: 0 };
    inFlight.add(request);
    const onBytes = (count: number): void => {
      bytes += count;
      request.recent += count;
    };
    send({ link, signal: request.controller.signal, onBytes }).then((found) => onEnd(request, found), fail);
  };
  const end = (request: InFlight): void => {
    inFlight.delete(request);
    request.controller.abort();
  };
  /** Makes room for another request. */
  const endSlow = (): boolean => {
    const slow = [...inFlight].find(({ recent, ticks }) => recent < NOTHING || ticks >= PATIENCE);
    if (slow !== undefined && waiting.length > 0) end(slow);
    return slow !== undefined;
  };
  const onEnd = (request: InFlight, found: boolean): void => {
    const isLate = !inFlight.delete(request);
    if (found) settle(true);
    else if (isLate) return;
    else if (waiting.length > 0) begin();
    else if (inFlight.size === 0) settle(false);
  };

  const ticker = setInterval(() => {
    const isFair = bytes >= (FAIR_RATE * hedgeMs) / 1_000;
    silentFor = bytes >= NOTHING || waiting.length > 0 ? 0 : silentFor + hedgeMs;
    bytes = 0;
    if (silentFor >= silentMs) settle(false);
    if (!isFair) {
      hedges = Math.min(2 * hedges, maxInFlight);
      for (let i = 0; i < hedges; i++) begin();
    }
    for (const request of inFlight) {
      request.recent = 0;
      request.ticks++;
    }
  }, hedgeMs);
  const timeout = setTimeout(() => settle(false), withinMs);
  if (waiting.length === 0) settle(false);
  for (let i = 0; i < parallel; i++) begin();
  try {
    return await result;
  } finally {
    clearInterval(ticker);
    clearTimeout(timeout);
    for (const request of inFlight) end(request);
  }
}

/** Links in random order, so that no peer is first for every node. */
export function inAnyOrder(links: readonly Link[]): readonly Link[] {
  const drawn = links.map((link) => ({ link, at: Math.random() }));
  return drawn.sort((a, b) => a.at - b.at).map(({ link }) => link);
}
