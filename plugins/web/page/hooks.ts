/**
 * How pages ask: answers that come later, the newest block, and where in the page one is. What is heard from elsewhere is heard from
 * the very moment in which it was looked at (`useLayoutEffect`): other effects run after the next frame, and what comes before is lost.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Declared } from '../terms.js';
import { declared, type Head, type Lookup, newest, onHead, type Token, tokens } from './chain.js';

/** What was asked for: nothing yet, an answer, or why there is none. An older answer stays while it is asked anew. */
export interface Asked<T> {
  readonly value?: T;
  readonly problem?: unknown;
  readonly again: () => void;
}

/** A question under way; `later`: the key that came meanwhile of the same question. */
interface Turn {
  readonly key: string;
  readonly count: number;
  later?: string;
}

/**
 * Asks when the page needs it and whenever one of `keys` changes. A question that is only asked of a newer block waits until the
 * one under way is answered: a node that takes longer than a block has one to answer, and its answers are shown.
 */
export function useAsk<T>(ask: () => Promise<T>, keys: readonly unknown[]): Asked<T> {
  const [count, setCount] = useState(0);
  const [state, setState] = useState<{ key: string; value?: T; problem?: unknown }>({ key: '' });
  const key = JSON.stringify(keys);
  const turn = useRef<Turn | undefined>(undefined);
  const newest = useRef(ask);
  newest.current = ask;
  useEffect(() => {
    const begin = (of: string): void => {
      const mine: Turn = { key: of, count };
      turn.current = mine;
      const heard = (next: { value?: T; problem?: unknown }): void => {
        if (turn.current !== mine) return;
        turn.current = undefined;
        setState({ key: of, ...next });
        if (mine.later !== undefined) begin(mine.later);
      };
      newest.current().then(
        (value) => heard({ value }),
        (problem: unknown) => heard({ problem }),
      );
    };
    const under = turn.current;
    if (under?.count === count && sameQuestion(under.key, key)) under.later = key;
    else begin(key);
  }, [key, count]);
  useEffect(
    () => () => {
      turn.current = undefined;
    },
    [],
  );
  const again = (): void => setCount((before) => before + 1);
  // What was asked for something else is not shown for this.
  return state.key === key || sameQuestion(state.key, key)
    ? {
        ...('value' in state ? { value: state.value! } : {}),
        ...('problem' in state ? { problem: state.problem } : {}),
        again,
      }
    : { again };
}

/** The last of the keys may be the height: an answer that is a block old is better than none. */
const sameQuestion = (before: string, now: string): boolean =>
  HEIGHT.test(now) && before.replace(HEIGHT, '') === now.replace(HEIGHT, '');
const HEIGHT = /,?"@\d+"\]$/;

/** A key of `useAsk`: asks again with each block, at most once in `everyMs`. */
export function useBlocks(everyMs = 1_000): string {
  const [height, setHeight] = useState(newest().height);
  useLayoutEffect(() => {
    let last = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    const end = onHead((head) => {
      clearTimeout(later);
      const wait = last + everyMs - Date.now();
      const take = (): void => {
        last = Date.now();
        setHeight(head.height);
      };
      if (wait <= 0) take();
      else later = setTimeout(take, wait);
    });
    return () => {
      clearTimeout(later);
      end();
    };
  }, [everyMs]);
  return `@${height}`;
}

/** The newest block, as it comes. */
export function useHead(): Head {
  const [head, setHead] = useState(newest());
  useLayoutEffect(() => onHead(setHead), []);
  return head;
}

/** Milliseconds since 1970, every second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What a lookup knows of a key; undefined until it does. */
export function useLookup<V>(lookup: Lookup<V>, key: string | undefined): V | null | undefined {
  const [, setTold] = useState(0);
  useLayoutEffect(
    () => (key === undefined ? undefined : lookup.hear(key, () => setTold((told) => told + 1))),
    [lookup, key],
  );
  return key === undefined ? undefined : lookup.peek(key);
}

/** A token by mint or symbol. */
export const useToken = (mint: string | undefined): Token | null | undefined => useLookup(tokens, mint);

/** All that the node declares, once it is here. */
export function useDeclared(): Declared | undefined {
  return useAsk(declared, []).value;
}

/** Where in the page one is: `#/token/0x…?tab=holders`. */
export interface Route {
  /** As the address bar says it. */
  readonly hash: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
}

const unescaped = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const routeOf = (hash: string): Route => {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { hash, parts: path.split('/').map(unescaped), query: new URLSearchParams(query) };
};

/** Where one is now, and after each click on a link. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useLayoutEffect(() => {
    const changed = (): void => setRoute(routeOf(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return route;
}

/** Whether the address bar is still there: it changes before the page hears of it. */
export const isHere = ({ hash }: Route): boolean => hash === location.hash;

/** The link to a place. */
export const to = (...parts: readonly (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
