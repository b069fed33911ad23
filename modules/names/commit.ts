/** Commitments: who has committed to a name before he shows it cannot be run ahead of in the block that shows it. */

import { type Address, fail, type Hash, hashOf, t } from '../../runtime/sdk.js';
import { AlreadyCommitted, CommitmentNotFound, CommitmentTooNew } from './errors.js';
import { nameOf } from './label.js';
import { type Acting, names } from './shape.js';

/** Blocks after which a commitment counts. */
const AGE = 5;

const Secret = { name: t.text(1, 74), sender: t.address, salt: t.hex32 };

/** Blake3 of the whole name (`alice.trl`), who will register it, and a salt that nobody can guess; definitions 4.13 name no tag. */
export const commitmentOf = (name: string, sender: Address, salt: Hash): Hash =>
  hashOf('', Secret, { name, sender, salt });

export const CommitName = names.operation({
  id: 97,
  about:
    'Commit to a name without showing it: Blake3 of name, sender and a salt. Five blocks later RegisterName with the salt wins the name against everybody who registers it in the same block without a commitment.',
  params: {
    commitment: t.doc(t.hex32, 'Blake3 of name, sender and salt, 32 bytes: nobody can read the name out of it'),
  },
  logs: [],
  gas: 40_000,
  cli: 'names commit-hash',
  composable: true,
  takes: [],
  errors: [AlreadyCommitted],
  execute({ state, sender, height }, { commitment }) {
    if (state.commitments.has(sender, commitment)) fail(AlreadyCommitted);
    state.commitments.put(sender, commitment, height);
  },
});

/** Uses up the commitment of the sender to a label, or refuses. */
export function reveal(c: Acting, label: string, salt: Hash): void {
  const { sender } = c;
  const commitment = commitmentOf(nameOf(label, c.chain), sender, salt);
  const made = c.state.commitments.get(sender, commitment) ?? fail(CommitmentNotFound);
  if (c.height < made + AGE) fail(CommitmentTooNew, { counts_at_height: made + AGE });
  c.state.commitments.delete(sender, commitment);
}
