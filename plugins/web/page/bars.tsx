/** Small bar charts, with the same figures as text for screen readers. */

import type { VNode } from 'preact';

export interface Bar {
  readonly value: number;
  readonly label: string;
}

/** Bars side by side; the highest one has the full height. */
export function Bars({ caption, bars }: { readonly caption: string; readonly bars: readonly Bar[] }): VNode {
  if (bars.every(({ value }) => value === 0)) return <p class="none">{caption}: none.</p>;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure class="bars" role="img" aria-label={`${caption}: ${bars.map(({ label }) => label).join(', ')}`}>
      <div aria-hidden="true">
        {bars.map(({ value, label }) => (
          <i key={label} title={label} style={{ height: `${Math.max(value > 0 ? 4 : 1, (value / most) * 100)}%` }} />
        ))}
      </div>
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  );
}
