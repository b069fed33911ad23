/** Parts of the page whose code is loaded when they are first wanted. */

import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component. */
export type Part<P> = (props: P) => VNode;

/** A component that comes later; until then it says so. */
export function later<P extends object>(load: () => Promise<Part<P>>): Part<P> {
  let part: Part<P> | undefined;
  return function Later(props) {
    const [Found, setFound] = useState<Part<P> | undefined>(() => part);
    useEffect(() => {
      if (part !== undefined) return;
      void load().then((loaded) => {
        part = loaded;
        setFound(() => loaded);
      });
    }, []);
    return Found === undefined ? <p class="waiting">Loading…</p> : <Found {...props} />;
  };
}
