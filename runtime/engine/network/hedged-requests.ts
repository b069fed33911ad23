/**
 * Asks peers for data that any of them may have: the most likely first, others soon in parallel, so that a stalling
 * peer delays nobody.
 */

import type { Link } from './link.js';

/** One peer's turn. */
export interface HedgedRequest {
  readonly link: Link;
  /** Aborted when the turn is over: another peer delivered, or the time is up. */
  readonly signal: AbortSignal;
  /** Reports received bytes; a peer that delivers at a fair rate is asked alone. */
  readonly onBytes: (bytes: number) => void;
}

export interface HedgingRules {
  /** After this long without data, twice as many peers are asked in addition, milliseconds. */
  readonly hedgeMs: number;
  /** All turns end after this, milliseconds. */
  readonly withinMs: number;
  /** All turns end if no peer delivers for this long and none is waiting to be asked, milliseconds. */
  readonly silentMs?: number;
  /** Maximum peers asked at a time. If all of them stall, the one asked first loses its turn. */
  readonly maxInFlight?: number;
}

const MAX_IN_FLIGHT = 8;
/** Rate below which others are asked too, bytes per second. */
const FAIR_RATE = 128 * 1024;
/** Fewer bytes than this count as nothing. */
const NOTHING = 4 * 1024;

/**
 * Asks one peer after the other until `ask` returns that one delivered: the next at once if one has nothing, and in
 * waves of 1, 2, 4 … if the asked ones are silent. Returns whether the data was found.
 */
export async function requestHedged(
  links: Iterable<Link>,
  { hedgeMs, withinMs, silentMs = Number.POSITIVE_INFINITY, maxInFlight = MAX_IN_FLIGHT }: HedgingRules,
  send: (request: HedgedRequest) => Promise<boolean>,
): Promise<boolean> {
  const waiting = [...links];
  const inFlight = new Set<AbortController>();
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
    const link = waiting.shift();
    if (link === undefined) return;
    const controller = new AbortController();
    inFlight.add(controller);
    if (inFlight.size > maxInFlight) end([...inFlight][0]!);
    const onBytes = (count: number): void => {
      bytes += count;
    };
    send({ link, signal: controller.signal, onBytes }).then((found) => onEnd(controller, found), fail);
  };
  const end = (controller: AbortController): void => {
    inFlight.delete(controller);
    controller.abort();
  };
  const onEnd = (controller: AbortController, found: boolean): void => {
    const isLate = !inFlight.delete(controller);
    if (found) settle(true);
    else if (isLate) return;
    else if (waiting.length > 0) begin();
    else if (inFlight.size === 0) settle(false);
  };

  const ticker = setInterval(() => {
    const isFair = bytes >= (FAIR_RATE * hedgeMs) / 1_000;
    silentFor = bytes >= NOTHING || waiting.length > 0 ? 0 : silentFor + hedgeMs;
    bytes = 0;
    if (isFair) return;
    if (silentFor >= silentMs) settle(false);
    hedges = Math.min(2 * hedges, maxInFlight);
    for (let i = 0; i < hedges; i++) begin();
  }, hedgeMs);
  const timeout = setTimeout(() => settle(false), withinMs);
  if (waiting.length === 0) settle(false);
  begin();
  try {
    return await result;
  } finally {
    clearInterval(ticker);
    clearTimeout(timeout);
    for (const controller of inFlight) end(controller);
  }
}

/** Links in random order, so that no peer is first for every node. */
export function inAnyOrder(links: readonly Link[]): readonly Link[] {
  const drawn = links.map((link) => ({ link, at: Math.random() }));
  return drawn.sort((a, b) => a.at - b.at).map(({ link }) => link);
}
