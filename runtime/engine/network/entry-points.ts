/**
 * Entry points of bundles from nodes that are no validators: for each sender's account a permutation of the linked
 * validators, so that the bundles of one account take one path and those of many are shared out.
 */

import type { Address } from '../../lib/codec/ids.js';
import type { Link } from './link.js';
import type { Links } from './links.js';

/** Ranks the entry points of an account. */
export interface EntryPoint {
  /** The first two, without the peer from which the bundle came. */
  for(account: Address, from: string | undefined): readonly Link[];
  /** `count` of them after the first `skipped`, in a circle. */
  after(account: Address, skipped: number, count: number): readonly Link[];
}

/**
 * The entry points at this moment: linked validators; without one, full nodes that this node has dialled, which are
 * nearer to validators than those that dialled it; otherwise any full node.
 */
export function entryPoints(links: Pick<Links, 'all' | 'validators'>): EntryPoint {
  const linked = links.validators();
  const direct = linked.filter(({ validator }) => validator !== undefined);
  // A sentry would have to pick a validator in its turn.
  const validators = direct.length > 0 ? direct : linked;
  const full = links.all().filter(({ hello, blocksOnly }) => !hello?.light && !blocksOnly);
  const dialled = full.filter(({ connection }) => connection.outbound);
  const candidates = validators.length > 0 ? validators : dialled.length > 0 ? dialled : full;
  const seeds = candidates.map((link) => ({ link, seed: fold(link.validator ?? link.peer) }));
  const ranked = (account: Address): readonly Link[] => {
    const own = fold(account);
    return seeds
      .map(({ link, seed }) => ({ link, rank: mix(seed ^ own) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ link }) => link);
  };
  return {
    for: (account, from) =>
      ranked(account)
        .filter(({ peer }) => peer !== from)
        .slice(0, 2),
    after(account, skipped, count) {
      const all = ranked(account);
      return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[(skipped + i) % all.length]!);
    },
  };
}

/** 32 bits of a text (FNV-1a). */
function fold(text: string): number {
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  return bits;
}

/** Spreads 32 bits over all of them (the finalizer of MurmurHash3). */
function mix(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
