/** Paginated lists, with buttons for the next, previous and first page. */

import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type Asked, useAsk } from './hooks.js';
import { Answer, Part, Table } from './parts.js';

/** A response with a page of a list. */
export interface Page {
  readonly next_cursor?: string | null;
}

/**
 * Requests a page by its cursor; a change of `keys` returns to the first. Only the first page is requested again with
 * each block.
 */
export function Paged<P extends Page>({
  ask,
  keys,
  live,
  children,
}: {
  readonly ask: (cursor: string | null) => Promise<P>;
  readonly keys: readonly unknown[];
  readonly live?: string;
  readonly children: (page: P) => ComponentChildren;
}): VNode {
  const key = JSON.stringify(keys);
  const [place, setPlace] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] });
  const cursors = place.key === key ? place.cursors : [];
  const cursor = cursors.at(-1) ?? null;
  const page: Asked<P> = useAsk(
    () => ask(cursor),
    [...keys, cursor, ...(cursor === null && live !== undefined ? [live] : [])],
  );
  const go = (next: readonly string[]): void => setPlace({ key, cursors: next });
  return (
    <Answer of={page}>
      {(value) => (
        <>
          {children(value)}
          {cursors.length > 0 || value.next_cursor ? (
            <div class="pager">
              <button type="button" disabled={cursors.length === 0} onClick={() => go([])}>
                First
              </button>
              <button type="button" disabled={cursors.length === 0} onClick={() => go(cursors.slice(0, -1))}>
                Back
              </button>
              <button type="button" disabled={!value.next_cursor} onClick={() => go([...cursors, value.next_cursor!])}>
                Next
              </button>
            </div>
          ) : null}
        </>
      )}
    </Answer>
  );
}

/** A section that consists of one paginated list. */
export const PagedPart = <P extends Page>({
  title,
  aside,
  caption,
  head,
  none,
  rows,
  ...paged
}: {
  readonly title: string;
  readonly aside?: ComponentChildren;
  readonly caption: string;
  readonly head: readonly string[];
  readonly none?: string;
  readonly rows: (page: P) => readonly (readonly ComponentChildren[])[];
  readonly ask: (cursor: string | null) => Promise<P>;
  readonly keys: readonly unknown[];
  readonly live?: string;
}): VNode => (
  <Part title={title} aside={aside}>
    <Paged {...paged}>
      {(page) => <Table caption={caption} head={head} rows={rows(page)} {...(none === undefined ? {} : { none })} />}
    </Paged>
  </Part>
);
