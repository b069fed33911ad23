/** Attestation graph of a height: the attesters, the pointers of each attestation, and whether two thirds attested. */

import dagre from '@dagrejs/dagre';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { node } from './chain.js';
import { type Route, to, useAsk, useBlocks, useHead } from './hooks.js';
import { Address, Answer, Badge, Figures, Id, Part, Table } from './parts.js';
import { grouped, percent, shortId } from './text.js';

type Graph = NonNullable<Methods['chain_getBlockDAG']['result']>;
type Attested = NonNullable<Methods['chain_getAttestations']['result']>;

/** Number of following blocks that may still refer to attestations of a height. */
const LATEST = 3;

/** `/dag/<height>` */
export function DagPage({ route }: { readonly route: Route }): VNode {
  const height = Number(route.parts[1]);
  const live = useBlocks(1_000);
  // The next few blocks may still add attestations.
  const settled = useHead().height > height + LATEST ? '@0' : live;
  const graph = useAsk(() => node.call('chain_getBlockDAG', [height]), [height, settled]);
  const attested = useAsk(() => node.call('chain_getAttestations', [height]), [height, settled]);
  return (
    <>
      <h1>Attestations of block {grouped(height)}</h1>
      <p class="steps">
        {height > 1 ? <a href={to('dag', height - 1)}>← {grouped(height - 1)}</a> : null}
        <a href={to('block', height)}>Block {grouped(height)}</a>
        <a href={to('dag', height + 1)}>{grouped(height + 1)} →</a>
      </p>
      <Answer of={attested} none="Block not found.">
        {(found) => <Quorum of={found} />}
      </Answer>
      <Answer of={graph} none="Block not found.">
        {(found) => (
          <>
            <Part title="Graph">
              <Drawing of={found} quorum={attested.value?.quorum === true} />
            </Part>
            <Part title="Attestations">
              <Table
                caption="Attestations of the height"
                head={['Validator', 'Attestation', 'Time', 'Bundles', 'References']}
                none="No attestations yet. A chain with one validator has none."
                rows={found.attestation_blocks.map((one) => [
                  <Address key="" of={one.author} />,
                  <Id key="" of={one.hash} />,
                  new Date(one.timestamp_ms).toISOString().slice(11, 23),
                  grouped(one.bundle_digests.length),
                  grouped(one.parents.length),
                ])}
              />
            </Part>
          </>
        )}
      </Answer>
    </>
  );
}

function Quorum({ of }: { readonly of: Attested }): VNode {
  const bps = Number((BigInt(of.signed_power) * 10_000n) / (BigInt(of.total_power) || 1n));
  return (
    <Figures
      rows={[
        ['Attestations', `${of.attestations.length}`],
        ['Share of stake', percent(bps)],
        [
          'Quorum',
          of.quorum ? (
            <Badge key="" tone="good">
              reached
            </Badge>
          ) : (
            <Badge key="">not reached</Badge>
          ),
        ],
      ]}
    />
  );
}

const [WIDTH, HEIGHT] = [132, 40];
const MARGIN = 8;
/** Maximum nodes of the graph; larger graphs are unreadable. */
const MOST = 220;

function layoutOf({ canonical, attestation_blocks, edges }: Graph) {
  const authors = new Map(attestation_blocks.map((one) => [one.hash, one.author]));
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'RL', nodesep: 14, ranksep: 60, marginx: MARGIN, marginy: MARGIN });
  graph.setDefaultEdgeLabel(() => ({}));
  const shown = new Set<string>();
  for (const hash of [canonical.hash, ...edges.flat()]) {
    if (shown.size < MOST) shown.add(hash);
  }
  for (const hash of shown) graph.setNode(hash, { width: WIDTH, height: HEIGHT });
  for (const [from, into] of edges) if (shown.has(from!) && shown.has(into!)) graph.setEdge(from!, into!);
  dagre.layout(graph);
  // The layout's size covers boxes only, but lines may bend above and below them.
  const bends = graph.edges().flatMap((edge) => (graph.edge(edge) as { points?: { y: number }[] }).points ?? []);
  const { width = 0, height = 0 } = graph.graph();
  const top = Math.min(0, ...bends.map(({ y }) => y - MARGIN));
  const bottom = Math.max(height, ...bends.map(({ y }) => y + MARGIN));
  return { graph, authors, shown: [...shown], width, top, height: bottom - top };
}

function Drawing({ of, quorum }: { readonly of: Graph; readonly quorum: boolean }): VNode {
  const { graph, authors, shown, width, top, height } = useMemo(() => layoutOf(of), [of]);
  const place = useRef<HTMLElement>(null);
  // The block is at the right end, which a phone would not show.
  useLayoutEffect(() => place.current?.scrollTo({ left: width }), [of.height]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="scroll" ref={place} tabIndex={0} aria-label="Attestation graph">
      <svg
        width={width}
        height={height}
        viewBox={`0 ${top} ${width} ${height}`}
        class={quorum ? 'dag quorum' : 'dag'}
        role="img"
        aria-label={`Graph: block ${of.height} with ${of.attestation_blocks.length} attestations and ${of.edges.length} references. The table below lists the same.`}
      >
        {graph.edges().map((edge) => {
          const { points = [] } = graph.edge(edge) as { points?: { x: number; y: number }[] };
          return <polyline key={`${edge.v} ${edge.w}`} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />;
        })}
        {shown.map((hash) => {
          const { x, y } = graph.node(hash) as { x: number; y: number };
          const author = authors.get(hash);
          const kind = hash === of.canonical.hash ? 'block' : author === undefined ? 'parent' : 'attestation';
          const label = kind === 'block' ? `block ${of.height}` : kind === 'parent' ? 'earlier block' : 'attested by';
          return (
            <g key={hash} class={kind} transform={`translate(${x - WIDTH / 2},${y - HEIGHT / 2})`}>
              <rect width={WIDTH} height={HEIGHT} rx={7} />
              <text x={8} y={16}>
                {label}
              </text>
              <text x={8} y={31}>
                {shortId(author ?? hash)}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}
