/** Whether the block of a snapshot is one that its chain decided: by the validators that lead to it from what is trusted. */

import { headerHash } from '../../kernel/chain/block.js';
import type { Signatures, Trusted } from '../../kernel/chain/certified.js';
import { afterHandover, flawInLater, type Handover, trustedAfter } from '../../kernel/chain/handover.js';
import { validatorsHash } from '../../kernel/chain/validators.js';
import { Slices } from '../../lib/scheduler.js';
import type { Anchor } from './anchor.js';

/** Where trust begins: with the validators of genesis or of another block that is trusted, or with a block that the operator vouches for. */
export type Root = Trusted | { readonly height: number; readonly hash: string };

/**
 * Why the block of a snapshot is not to be trusted; undefined where it is. Each handover is checked by the validators that
 * the one before it named, so the first false one ends the work.
 */
export async function flawInAnchor(
  anchor: Anchor,
  handovers: readonly Handover[],
  root: Root,
  chainId: number,
  signatures: Pick<Signatures, 'committed'>,
): Promise<string | undefined> {
  const { block, commit } = anchor;
  const at = { header: block.header, commit };
  if (!('validators' in root) && isBlock(block.header, root)) {
    return signatures.committed(commit, anchor.validators) && commit.hash === root.hash
      ? undefined
      : `block ${root.height} is not certified by two thirds`;
  }
  let trusted = 'validators' in root ? root : namedIn(handovers, root);
  if (trusted === undefined) {
    const heights = [...handovers.slice(-8).map(({ header }) => header.height), block.header.height];
    return `it does not lead to block ${root.height} of --trusted-hash; name one of the blocks ${heights.join(', ')}`;
  }
  const slices = new Slices();
  for (const handover of handovers) {
    if (handover.header.height <= trusted.height) continue;
    const next = afterHandover(handover, trusted, chainId, signatures);
    if (typeof next === 'string') return next;
    trusted = next;
    if (slices.over) await slices.next();
  }
  return flawInLater(at, trusted, chainId, signatures);
}

const isBlock = (header: Handover['header'], { height, hash }: Pick<Trusted, 'height'> & { readonly hash: string }) =>
  header.height === height && headerHash(header) === hash;

function namedIn(handovers: readonly Handover[], root: { readonly height: number; readonly hash: string }) {
  const found = handovers.find(({ header }) => isBlock(header, root));
  const fits = found && validatorsHash(found.validators) === found.header.next_validators_hash;
  return fits ? trustedAfter(found.header, found.validators) : undefined;
}
