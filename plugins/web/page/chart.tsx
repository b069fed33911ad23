/** Line chart drawn by uPlot, with its figures in a table for screen readers. */

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import Plot from 'uplot';
import { moment } from './text.js';

/** A point; x ascends. */
export type Point = readonly [x: number, y: number];

const color = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The color of a CSS variable in the current scheme. */
function resolved(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found === '' ? color(name) : found;
}

const fillOf = (line: string): string => `color-mix(in srgb, ${line} 12%, transparent)`;

const DAY = 86_400;
const MINUTE = 60;

/** Labels of time ticks, in UTC like all times of the page: the hour, and the date at the start of a day. */
function ticks(_: Plot, at: readonly number[], _axis: number, _space: number, step: number): string[] {
  let before = '';
  return at.map((one) => {
    const [day = '', hour = ''] = moment(one).split(' ');
    const isNew = day !== before;
    before = day;
    if (step >= DAY) return day;
    const short = hour.slice(0, step < MINUTE ? 8 : 5);
    return isNew ? `${short}\n${day}` : short;
  });
}

/** Counts changes between light and dark: a canvas keeps the colors that it was drawn with. */
function useScheme(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => setTurn((before) => before + 1);
    scheme.addEventListener('change', redraw);
    return () => scheme.removeEventListener('change', redraw);
  }, []);
  return turn;
}

/** Points as a line; `time`: x are Unix seconds. */
export function Chart({
  caption,
  points,
  time,
  x,
  y,
  stepped = false,
  height = 240,
}: {
  readonly caption: string;
  readonly points: readonly Point[];
  readonly time: boolean;
  readonly x: string;
  readonly y: string;
  /** A value holds until the next point. */
  readonly stepped?: boolean;
  readonly height?: number;
}): VNode {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useScheme();
  useEffect(() => {
    const at = place.current!;
    const [line, dim, grid] = ['--accent', '--dim', '--line'].map(resolved) as [string, string, string];
    const axis = { stroke: dim, grid: { stroke: grid, width: 1 }, ticks: { stroke: grid } };
    const plot = new Plot(
      {
        width: at.clientWidth,
        height,
        scales: { x: { time } },
        axes: [time ? { ...axis, values: ticks } : axis, { ...axis, size: 76 }],
        tzDate: (at) => Plot.tzDate(new Date(at * 1_000), 'Etc/UTC'),
        legend: { show: true },
        series: [
          time ? { label: x, value: (_, at) => (at === null ? '' : moment(at)) } : { label: x },
          {
            ...{ label: y, stroke: line, width: 2, points: { show: !stepped && points.length < 40 } },
            ...(stepped ? { paths: Plot.paths.stepped!({ align: 1 }), fill: fillOf(line) } : {}),
          },
        ],
      },
      [points.map(([one]) => one), points.map(([, one]) => one)],
      at,
    );
    const watch = new ResizeObserver(() => plot.setSize({ width: at.clientWidth, height }));
    watch.observe(at);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [points, time, scheme]);
  const [first, last] = [points[0], points.at(-1)];
  const words = first && last ? `${caption}: from ${first[1]} to ${last[1]}, ${points.length} points` : caption;
  return (
    <figure class="chart">
      <figcaption>{caption}</figcaption>
      <div ref={place} role="img" aria-label={words} />
    </figure>
  );
}
