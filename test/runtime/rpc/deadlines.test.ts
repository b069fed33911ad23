/** Deadlines: each is over after its time, once, in the order in which they began, unless it ended before. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Deadlines, Due } from '../../../runtime/lib/rpc/limits/deadlines.js';
import { until } from '../../until.js';

const over: string[] = [];

class Named extends Due {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }

  expire(): void {
    over.push(this.name);
  }
}

test('entries that miss their deadline are notified in order, and removed ones never', async () => {
  const deadlines = new Deadlines(30);
  const [first, second, third, fourth, never] = ['first', 'second', 'third', 'fourth', 'never'].map(
    (name) => new Named(name),
  ) as [Named, Named, Named, Named, Named];
  for (const due of [first, second, third, fourth]) deadlines.add(due);
  for (const due of [first, third, third, never]) deadlines.remove(due);
  await until(() => over.length === 2);
  assert.equal(over, ['second', 'fourth']);
  deadlines.remove(fourth);
  deadlines.add(third);
  await until(() => over.length === 3);
  assert.equal(over, ['second', 'fourth', 'third']);
});

test.run();
