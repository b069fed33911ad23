/** A line chart, drawn by uPlot; its figures are in a table for who does not see it. */

import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import Plot from 'uplot';

/** A point: x ascends. */
export type Point = readonly [x: number, y: number];

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The colour that a variable has in the scheme of the page. */
function resolved(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found === '' ? colour(name) : found;
}

/** Points as a line; `time`: x are Unix seconds. */
export function Chart({
  caption,
  points,
  time,
  x,
  y,
}: {
  readonly caption: string;
  readonly points: readonly Point[];
  readonly time: boolean;
  readonly x: string;
  readonly y: string;
}): VNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = place.current!;
    const [line, dim, grid] = ['--accent', '--dim', '--line'].map(resolved) as [string, string, string];
    const axis = { stroke: dim, grid: { stroke: grid, width: 1 }, ticks: { stroke: grid } };
    const plot = new Plot(
      {
        width: at.clientWidth,
        height: 240,
        scales: { x: { time } },
        axes: [axis, { ...axis, size: 76 }],
        legend: { show: true },
        series: [{ label: x }, { label: y, stroke: line, width: 2, points: { show: points.length < 40 } }],
      },
      [points.map(([one]) => one), points.map(([, one]) => one)],
      at,
    );
    const watch = new ResizeObserver(() => plot.setSize({ width: at.clientWidth, height: 240 }));
    watch.observe(at);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [points, time]);
  const [first, last] = [points[0], points.at(-1)];
  const words = first && last ? `${caption}: from ${first[1]} to ${last[1]}, ${points.length} points` : caption;
  return (
    <figure class="chart">
      <div ref={place} role="img" aria-label={words} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
