/**
 * Power lost at every step of three heights, at every byte of the vote log that makes a difference, with the real driver,
 * signer and frames: the validator comes back, nobody signs twice, all agree and go on.
 */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Message } from '../../runtime/kernel/agreement/types.js';
import { Hub, member, TestNode, VirtualTime } from '../runtime/consensus/fakes.js';
import { CrashDisk, type Plan, type Step, type StepKind } from './crash-disk.js';

const FOUR = ['a', 'b', 'c', 'd'].map((name) => member(name));
/** Leads height 2. All others are alike. */
const VICTIM = 2;
const HEIGHTS = 3;

/** Who said what where; a second thing in one place is a double sign. */
class Witness {
  readonly said = new Map<string, string>();
  readonly offenses: string[] = [];

  hear(sender: number, message: Message): void {
    if (message.type !== 'vote' && message.type !== 'proposal') return;
    const body = message.type === 'vote' ? message.vote : message.proposal;
    if (body.validator !== sender) return;
    const place = `${sender}/${body.height}/${body.round}/${body.type}`;
    const what = `${body.type === 'proposal' ? body.hash : body.value}/${body.validRound}`;
    if ((this.said.get(place) ?? what) !== what) this.offenses.push(place);
    this.said.set(place, what);
  }
}

/** Runs four validators, one of which loses power as planned and comes back after a while. */
async function run(plan: Plan | null, heights: number, afterwards: (disk: CrashDisk) => void = () => {}) {
  const time = new VirtualTime();
  const hub = new Hub(time, 20);
  const witness = new Witness();
  const disks = FOUR.map((_, i) => new CrashDisk(i === VICTIM ? plan : null));
  const nodes: TestNode[] = [];
  const join = (i: number): TestNode => {
    const network = hub.link(`${i}`);
    const node = new TestNode({
      validators: FOUR,
      time,
      disk: disks[i]!,
      network,
      publicKey: FOUR[i]!.publicKey,
      intervalMs: 500,
    });
    hub.nodes.set(`${i}`, node);
    nodes[i] = node;
    return node;
  };
  for (const i of FOUR.keys()) join(i);
  hub.loses = (from, _to, message) => {
    const i = Number(from);
    if (!nodes[i]!.alive || (i === VICTIM && !disks[i]!.send())) return true;
    witness.hear(i, message);
    return false;
  };
  let crashed = false;
  disks[VICTIM]!.onCrash = () => {
    crashed = true;
    void nodes[VICTIM]!.crash();
  };
  const starting = Promise.all(nodes.map((node) => node.start()));
  const lowest = () => Math.min(...nodes.map((node) => node.disk.blocks.length));
  const until = async (done: () => boolean): Promise<void> => {
    for (const end = time.now() + 60_000; !done() && time.now() < end && (await time.step()); );
  };
  const isBehind = (): boolean => disks[0]!.blocks.length > disks[VICTIM]!.blocks.length + 1;
  /** What a node does that is far behind. */
  const catchUp = async (): Promise<void> => {
    await nodes[VICTIM]!.driver.stop();
    const { blocks } = disks[VICTIM]!;
    blocks.push(...disks[0]!.blocks.slice(blocks.length));
    await join(VICTIM).start();
  };
  await until(() => crashed || lowest() >= heights);
  if (crashed) {
    await time.run(300);
    disks[VICTIM]!.repair();
    afterwards(disks[VICTIM]!);
    await join(VICTIM).start();
    await until(() => lowest() >= heights + 2 || isBehind());
    if (isBehind()) await catchUp();
    await until(() => lowest() >= heights + 2);
  } else await starting;
  const stopping = Promise.all(nodes.map((node) => node.driver.stop()));
  await time.run(1000);
  await stopping;
  return { steps: disks[VICTIM]!.steps, nodes, witness, crashed, lowest: lowest() };
}

const { steps } = await run(null, HEIGHTS);
const plans = (kind: StepKind): Plan[] =>
  steps.flatMap((step: Step, at) => (step.kind === kind ? step.cuts.map((cut) => ({ step: at, cut })) : []));

const ABOUT: readonly (readonly [kind: StepKind, about: string, least: number])[] = [
  ['append', 'inside or after any write to the vote log', 25],
  ['write', "before or after any write of the signer's record", 8],
  ['send', 'before any message is sent, when those before it were', 20],
  ['commit', 'before or after a block is written', 6],
  ['finish', 'before or after a vote log is given up', 6],
];

for (const [kind, about, least] of ABOUT) {
  test(`validators survive a power loss ${about}`, async () => {
    const all = plans(kind);
    assert.ok(all.length >= least, `only ${all.length} points`);
    for (const plan of all) {
      const at = `${kind} at step ${plan.step}, cut ${plan.cut}`;
      const { nodes, witness, crashed, lowest } = await run(plan, HEIGHTS);
      assert.ok(crashed, at);
      assert.equal(witness.offenses, [], at);
      assert.ok(lowest >= HEIGHTS + 2, `${at}: stuck at ${lowest}`);
      for (const node of nodes) {
        assert.is(node.halted, null, at);
        assert.is(node.accused.length, 0, at);
        assert.equal(node.alarms, [], at);
        for (let i = 0; i < lowest; i++) assert.is(node.disk.blocks[i]!.hash, nodes[0]!.disk.blocks[i]!.hash, at);
      }
    }
  });
}

test('a disk that loses synced data is detected', async () => {
  let noticed = 0;
  for (const plan of plans('send')) {
    const { witness } = await run(plan, HEIGHTS, (disk) => {
      disk.votes = [];
      disk.record = null;
    });
    noticed += witness.offenses.length;
  }
  assert.ok(noticed > 0);
});

test.run();
