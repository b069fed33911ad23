/** Commitments: a sender that committed to a name cannot be front-run in the block that reveals it. */

import { type Address, fail, type Hash, hashOf, t } from '../../runtime/sdk.js';
import { AlreadyCommitted, CommitmentNotFound, CommitmentTooNew } from './errors.js';
import { nameOf } from './label.js';
import { type Acting, names } from './shape.js';

/** Age in blocks from which a commitment is valid. */
const AGE = 5;

const Secret = { name: t.text(1, 74), sender: t.address, salt: t.hex32 };

/**
 * Blake3 of the full name (`alice.trl`), the registering account, and a secret salt; definitions 4.13 specify no tag.
 */
export const commitmentOf = (name: string, sender: Address, salt: Hash): Hash =>
  hashOf('', Secret, { name, sender, salt });

export const CommitName = names.operation({
  id: 97,
  about:
    'Commits to a name without revealing it: Blake3 of name, sender and a salt. From five blocks later, RegisterName with the salt takes precedence over registrations in the same block without a commitment.',
  params: {
    commitment: t.doc(t.hex32, 'Blake3 of name, sender and salt, 32 bytes; it does not reveal the name'),
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

/** Consumes the sender's commitment to a label; fails if there is none or it is too new. */
export function reveal(c: Acting, label: string, salt: Hash): void {
  const { sender } = c;
  const commitment = commitmentOf(nameOf(label, c.chain), sender, salt);
  const made = c.state.commitments.get(sender, commitment) ?? fail(CommitmentNotFound);
  if (c.height < made + AGE) fail(CommitmentTooNew, { counts_at_height: made + AGE });
  c.state.commitments.delete(sender, commitment);
}
