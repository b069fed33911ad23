/** Lazy loading: parts of the page whose code is loaded on first use. */

import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Problem, Waiting } from './parts.js';

export type Part<P> = (props: P) => VNode;

/** A component that is loaded on first use; shows a placeholder until then. */
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
    if (problem === undefined) return <Waiting lines={6} />;
    // A browser may cache a failed import: only reloading the page requests it again.
    return <Problem of={problem} again={() => location.reload()} />;
  };
}
