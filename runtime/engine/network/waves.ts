/** Asking peers for what any of them may have: those likeliest first, others soon beside them, so that who stalls delays nobody. */

import type { Link } from './link.js';

/** One peer's turn. */
export interface Turn {
  readonly link: Link;
  /** Aborted when the turn is over: another gave it, or the time is up. */
  readonly signal: AbortSignal;
  /** To be told of bytes as they come: who gives at a fair pace keeps its turn to itself. */
  readonly came: (bytes: number) => void;
}

/** How peers are asked. */
export interface WaveRules {
  /** Nothing for so long, and twice as many peers are asked beside those that were, milliseconds. */
  readonly waveMs: number;
  /** All turns are over after this, milliseconds. */
  readonly withinMs: number;
  /** All turns are over when nobody gives anything for so long, and nobody is left to be asked, milliseconds. */
  readonly silentMs?: number;
  /** Most peers asked at a time. With all of them stalling, whoever was asked first loses its turn. */
  readonly atATime?: number;
}

const AT_A_TIME = 8;
/** Slower than this, and others are asked too, bytes a second. */
const FAIR_PACE = 128 * 1024;
/** Less than this is nothing, bytes. */
const NOTHING = 4 * 1024;

/**
 * Asks one peer after the other until `ask` says that one gave what is looked for: the next at once when one gives
 * nothing, and in waves of 1, 2, 4 … when those asked are silent. Answers whether it was found.
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

/** Links in chance order, so that nobody can be first with everybody. */
export function inAnyOrder(links: readonly Link[]): readonly Link[] {
  const drawn = links.map((link) => ({ link, at: Math.random() }));
  return drawn.sort((a, b) => a.at - b.at).map(({ link }) => link);
}
