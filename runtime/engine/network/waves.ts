/**
 * Asks peers for data that any of them may have: the most likely first, others soon in parallel, so that a stalling
 * peer delays nobody.
 */

import type { Link } from './link.js';

/** One peer's turn. */
export interface Turn {
  readonly link: Link;
  /** Aborted when the turn is over: another peer delivered, or the time is up. */
  readonly signal: AbortSignal;
  /** Reports received bytes; a peer that delivers at a fair rate is asked alone. */
  readonly came: (bytes: number) => void;
}

export interface WaveRules {
  /** After this long without data, twice as many peers are asked in addition, milliseconds. */
  readonly waveMs: number;
  /** All turns end after this, milliseconds. */
  readonly withinMs: number;
  /** All turns end if no peer delivers for this long and none is left to be asked, milliseconds. */
  readonly silentMs?: number;
  /** Maximum peers asked at a time. If all of them stall, the one asked first loses its turn. */
  readonly atATime?: number;
}

const AT_A_TIME = 8;
/** Rate below which others are asked too, bytes per second. */
const FAIR_PACE = 128 * 1024;
/** Fewer bytes than this count as nothing. */
const NOTHING = 4 * 1024;

/**
 * Asks one peer after the other until `ask` returns that one delivered: the next at once if one has nothing, and in
 * waves of 1, 2, 4 … if the asked ones are silent. Returns whether the data was found.
 */
export async function inWaves(
  links: Iterable<Link>,
  { waveMs, withinMs, silentMs = Number.POSITIVE_INFINITY, atATime = AT_A_TIME }: WaveRules,
  ask: (turn: Turn) => Promise<boolean>,
): Promise<boolean> {
  const left = [...links];
  const asked = new Set<AbortController>();
  let bytes = 0;
  let wave = 1;
  let silentFor = 0;
  let settle: (found: boolean) => void = () => undefined;
  let fail: (cause: unknown) => void = () => undefined;
  const result = new Promise<boolean>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });

  const begin = (): void => {
    const link = left.shift();
    if (link === undefined) return;
    const turn = new AbortController();
    asked.add(turn);
    if (asked.size > atATime) end([...asked][0]!);
    const came = (count: number): void => {
      bytes += count;
    };
    ask({ link, signal: turn.signal, came }).then((found) => over(turn, found), fail);
  };
  const end = (turn: AbortController): void => {
    asked.delete(turn);
    turn.abort();
  };
  const over = (turn: AbortController, found: boolean): void => {
    const isLate = !asked.delete(turn);
    if (found) settle(true);
    else if (isLate) return;
    else if (left.length > 0) begin();
    else if (asked.size === 0) settle(false);
  };

  const ticks = setInterval(() => {
    const isFair = bytes >= (FAIR_PACE * waveMs) / 1_000;
    silentFor = bytes >= NOTHING || left.length > 0 ? 0 : silentFor + waveMs;
    bytes = 0;
    if (isFair) return;
    if (silentFor >= silentMs) settle(false);
    wave = Math.min(2 * wave, atATime);
    for (let i = 0; i < wave; i++) begin();
  }, waveMs);
  const timeout = setTimeout(() => settle(false), withinMs);
  if (left.length === 0) settle(false);
  begin();
  try {
    return await result;
  } finally {
    clearInterval(ticks);
    clearTimeout(timeout);
    for (const turn of asked) end(turn);
  }
}

/** Links in random order, so that no peer is first for every node. */
export function inAnyOrder(links: readonly Link[]): readonly Link[] {
  const drawn = links.map((link) => ({ link, at: Math.random() }));
  return drawn.sort((a, b) => a.at - b.at).map(({ link }) => link);
}
