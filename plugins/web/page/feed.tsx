/** Feeds of the newest blocks and bundles: rows of equal height, so that a new one moves nothing around the list. */

import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';

/** A row of two lines, each with a left and a right end. */
export interface Row {
  readonly id: string;
  /** Newer rows have higher numbers. */
  readonly order: number;
  readonly cells: readonly [ComponentChildren, ComponentChildren, ComponentChildren, ComponentChildren];
}

/** Marks rows that arrived after the list was first shown. */
export function Feed({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }): VNode {
  const newest = useRef(rows[0]?.order ?? 0);
  if (rows.length === 0) return <p class="empty">Nothing yet.</p>;
  return (
    <ol class="feed" aria-label={caption}>
      {rows.map(({ id, order, cells: [title, side, below, aside] }) => (
        <li key={id} class={order > newest.current ? 'fresh' : ''}>
          <div>{title}</div>
          <div>{side}</div>
          <small>{below}</small>
          <small>{aside}</small>
        </li>
      ))}
    </ol>
  );
}
