/** Parts of the page whose code is loaded when they are first wanted. */

import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Problem } from './parts.js';

/** A component. */
export type Part<P> = (props: P) => VNode;

/** A component that comes later; until then it says so. */
export function later<P extends object>(load: () => Promise<Part<P>>): Part<P> {
  let part: Part<P> | undefined;
  return function Later(props) {
    const [Found, setFound] = useState<Part<P> | undefined>(() => part);
    const [problem, setProblem] = useState<unknown>();
    useEffect(() => {
      if (Found !== undefined) return;
      load().then((loaded) => {
        part = loaded;
        setFound(() => loaded);
      }, setProblem);
    }, []);
    if (Found !== undefined) return <Found {...props} />;
    if (problem === undefined) return <p class="waiting">Loading…</p>;
    // A browser may keep what it could not load: only a new page asks for it again.
    return <Problem of={problem} again={() => location.reload()} />;
  };
}
