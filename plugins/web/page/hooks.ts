/**
 * Hooks of the pages: asynchronous requests, the newest block, and the current route. Subscriptions start in
 * `useLayoutEffect`, right after the value is read: other effects run after the next frame, and a change in between
 * would be lost.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Declared } from '../terms.js';
import { declared, type Head, type Lookup, newest, onHead, type Token, tokens } from './chain.js';

/** State of a request: nothing yet, a result, or an error. An older result stays visible during a repeated request. */
export interface Asked<T> {
  readonly value?: T;
  readonly problem?: unknown;
  readonly again: () => void;
}

/** A pending request; `later`: newer key of the same request. */
interface Turn {
  readonly key: string;
  readonly count: number;
  later?: string;
}

/**
 * Sends a request on first use and whenever one of `keys` changes. If only the block is newer, it waits for the pending
 * request: a node that takes longer than a block handles only one at a time, and its results are shown.
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
  // The result of a different request is not shown.
  return state.key === key || sameQuestion(state.key, key)
    ? {
        ...('value' in state ? { value: state.value! } : {}),
        ...('problem' in state ? { problem: state.problem } : {}),
        again,
      }
    : { again };
}

/** The last key may be a block height: a result that is one block old is better than none. */
const sameQuestion = (before: string, now: string): boolean =>
  HEIGHT.test(now) && before.replace(HEIGHT, '') === now.replace(HEIGHT, '');
const HEIGHT = /,?"@\d+"\]$/;

/** A key for `useAsk` that repeats the request with each block, at most once per `everyMs`. */
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

/** The newest block; rerenders with each block. */
export function useHead(): Head {
  const [head, setHead] = useState(newest());
  useLayoutEffect(() => onHead(setHead), []);
  return head;
}

/** Milliseconds since 1970, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The lookup's value of a key; undefined until there is a result. */
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

/** All declarations of the node; undefined until they are loaded. */
export function useDeclared(): Declared | undefined {
  return useAsk(declared, []).value;
}

/** The current route: `#/token/0x…?tab=holders`. */
export interface Route {
  /** As in the address bar. */
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

/** The current route; rerenders after each navigation. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useLayoutEffect(() => {
    const changed = (): void => setRoute(routeOf(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return route;
}

/** Whether the address bar still shows this route: it changes before the page is notified. */
export const isHere = ({ hash }: Route): boolean => hash === location.hash;

export const to = (...parts: readonly (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
