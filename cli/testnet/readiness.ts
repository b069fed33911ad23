/** Waits until the nodes of a local network agree, and reports the status of each meanwhile. */

import { setTimeout as sleep } from 'node:timers/promises';

/** Status of a node of the network; undefined while it does not respond. */
export interface Observed {
  readonly height: number;
  readonly peers: number;
}

export interface NetworkProbe {
  /** Nodes in total, and those started so far. */
  readonly nodes: number;
  readonly started: () => number;
  readonly observe: (index: number) => Promise<Observed | undefined>;
  readonly logOf: (index: number) => string;
  readonly report: (line: string) => void;
  /** Monotonic clock in milliseconds, and its sleep function. */
  readonly now?: () => number;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Polling interval, and interval of reports about missing nodes, milliseconds. */
const POLL_MS = 250;
const REPORT_MS = 10_000;
/** Time without any progress after which the report says where to look. */
const STALLED_MS = 60_000;

/** The steps of a node, in order. */
const STEPS = ['queued', 'starting', 'without peers', 'linked', 'making blocks'] as const;
type Step = (typeof STEPS)[number];

interface NodeProgress {
  readonly step: Step;
  readonly height: number;
  readonly peers: number;
}

/**
 * Resolves with the height when every node has a block, and the chain has made one since it was first observed: a
 * resumed directory starts above its old height. It never gives up, because a machine may be slow and the user sees
 * what is waitingFor.
 */
export async function untilAgreed(network: NetworkProbe): Promise<number> {
  const { nodes, report, now = () => performance.now(), pause = sleep } = network;
  let before: readonly NodeProgress[] = [];
  let first: number | undefined;
  let progressed = now();
  let reported = now();
  for (;;) {
    const seen = await Promise.all(Array.from({ length: nodes }, (_, index) => observeNode(network, index, first)));
    const heights = seen.filter(({ step }) => step !== 'queued' && step !== 'starting').map(({ height }) => height);
    const highest = Math.max(-1, ...heights);
    if (heights.length > 0) first ??= highest;
    for (const [index, one] of seen.entries()) {
      if (one.step !== before[index]?.step && one.step !== 'queued') report(lineOf(index, one, nodes));
    }
    if (first !== undefined && highest > first && seen.every(({ height }) => height > 0)) return highest;
    if (isProgress(before, seen)) progressed = now();
    if (now() - reported >= REPORT_MS) {
      reported = now();
      for (const line of waitingFor(network, seen, now() - progressed)) report(line);
    }
    before = seen;
    await pause(POLL_MS);
  }
}

async function observeNode(
  { nodes, started, observe }: NetworkProbe,
  index: number,
  first: number | undefined,
): Promise<NodeProgress> {
  if (index >= started()) return { step: 'queued', height: 0, peers: 0 };
  const answer = await observe(index);
  if (answer === undefined) return { step: 'starting', height: 0, peers: 0 };
  const { height, peers } = answer;
  if (first !== undefined && height > first) return { step: 'making blocks', height, peers };
  return { step: peers > 0 || nodes === 1 ? 'linked' : 'without peers', height, peers };
}

const lineOf = (index: number, { step, height, peers }: NodeProgress, nodes: number): string =>
  `node ${index}: ${step}${step === 'starting' ? '' : `  peers=${peers}/${nodes - 1} height=${height}`}`;

/** Whether any node has progressed: in its steps, links or blocks. */
const isProgress = (before: readonly NodeProgress[], seen: readonly NodeProgress[]): boolean =>
  seen.some(({ step, peers, height }, i) => {
    const old = before[i];
    return !old || STEPS.indexOf(step) > STEPS.indexOf(old.step) || peers > old.peers || height > old.height;
  });

/** The reason why the network waits, and the log to read if it does not continue. */
function waitingFor(
  { nodes, logOf }: NetworkProbe,
  seen: readonly NodeProgress[],
  stalledMs: number,
): readonly string[] {
  const count = (step: Step) => seen.filter((one) => one.step === step).length;
  const steps = STEPS.filter((step) => count(step) > 0).map((step) => `${count(step)} ${step}`);
  // More than two thirds of equal stakes decide a block.
  const needed = Math.floor((2 * nodes) / 3) + 1;
  const linked = count('linked') + count('making blocks');
  const why =
    linked < needed && nodes > 1
      ? `the first block needs ${needed} of ${nodes} validators, ${linked} are linked`
      : 'every node needs the first block';
  const lines = [`waiting: ${steps.join(', ')}; ${why}`];
  if (stalledMs < STALLED_MS) return lines;
  const slowest = seen.reduce(
    (least, { step }, i) => (STEPS.indexOf(step) < STEPS.indexOf(seen[least]!.step) ? i : least),
    0,
  );
  return [
    ...lines,
    `no progress for ${Math.round(stalledMs / 1000)} s; node ${slowest} is ${seen[slowest]!.step}, check its log ${logOf(slowest)}; Ctrl-C stops all nodes`,
  ];
}
