/** Attestations over links: sent to validators when made, and requested by hash if a block references unknown ones. */

import { list } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, decode, encode } from '../../lib/codec/type.js';
import { Halt } from '../../lib/halt.js';
import type { AttestationNetwork } from '../attestations/attestations.js';
import { type Attestation, MAX_PARENTS } from '../consensus/attestation.js';
import { inAnyOrder, requestHedged } from './hedged-requests.js';
import type { Link } from './link.js';
import type { Links } from './links.js';
import { FALSE_POINTS, FRAME, PROTOCOL, type Share } from './protocol.js';
import { type Part, RequestFailed, sendRequest } from './requests.js';
import type { Sentries } from './sentries.js';
import type { Spread } from './spread.js';

export interface AttestationLinksParts {
  readonly links: Links;
  readonly spread: Spread;
  /** Whether consensus messages from this link are accepted (`--enforce-validator-allowlist`). */
  readonly mayDeliver: (link: Link) => boolean;
  readonly sentries: Pick<Sentries, 'targets'>;
}

export interface AttestationKeeper {
  /** Adds an attestation. Returns the attester's consensus key if it is new; throws CodecError if it is false. */
  receive(bytes: Uint8Array): Promise<string | undefined>;
  bytesOf(hash: Hash): Uint8Array | undefined;
}

const Request = list(scalar.hash, MAX_PARENTS, 1);
const RULES = { maxBytes: 4 * 1024 * 1024, timeoutMs: 2_000 };
const HEDGE_MS = 250;
/** Maximum missing attestations for which the proposer is asked before others. */
const MAX_FROM_PROPOSER = 2;

/** No storage: received attestations are dropped. */
const NO_KEEPER: AttestationKeeper = { receive: async () => undefined, bytesOf: () => undefined };

/** The attestations' network over links to peers. */
export class AttestationLinks implements AttestationNetwork {
  /** Receives attestations, and provides those that peers request. */
  keeper: AttestationKeeper = NO_KEEPER;
  readonly #parts: AttestationLinksParts;

  constructor(parts: AttestationLinksParts) {
    this.#parts = parts;
    parts.links.listen({
      frame: (link, type, payload, share) => {
        if (type === FRAME.attestation) void this.#receive(link, payload, share);
      },
    });
  }

  publish({ bytes }: Attestation): void {
    this.#parts.spread.send(FRAME.attestation, bytes);
  }

  fetch(
    missing: () => readonly Hash[],
    first: string,
    withinMs: number,
    take: (attested: readonly Uint8Array[]) => Promise<boolean>,
  ): Promise<boolean> {
    const { links } = this.#parts;
    const validators = inAnyOrder(links.validators());
    // The proposer has all of them, but cannot serve everyone if a relay left out many.
    const mayAskProposer = missing().length <= MAX_FROM_PROPOSER;
    const likeliest = mayAskProposer ? validators.filter(({ keys }) => keys.includes(first)) : [];
    const ordered = new Set([...likeliest, ...validators]);
    return requestHedged(ordered, { hedgeMs: HEDGE_MS, withinMs }, async (request) => {
      const wanted = missing().slice(0, MAX_PARENTS);
      if (wanted.length === 0) return true;
      const wantedBytes = encode(Request, wanted);
      return take(await partsOf(sendRequest(links, request.link, PROTOCOL.attestations, wantedBytes, RULES, request)));
    });
  }

  /** Response to a peer's request for attestations. */
  async *serve(request: Uint8Array): AsyncGenerator<Part> {
    for (const hash of decode(Request, request)) {
      const payload = this.keeper.bytesOf(hash);
      if (payload !== undefined) yield { type: 0, payload };
    }
  }

  /** Keeps an attestation; one that is new and genuine is forwarded to its share, and by a sentry. */
  async #receive(link: Link, payload: Uint8Array, share: Share | undefined): Promise<void> {
    const { links, spread, mayDeliver, sentries } = this.#parts;
    if (!mayDeliver(link)) {
      links.fault(link, 1, 'attestation from a non-validator');
      return;
    }
    try {
      const attester = await this.keeper.receive(payload);
      if (attester === undefined) return;
      for (const one of sentries.targets(link.peer, attester)) one.send(FRAME.attestation, payload);
      if (share !== undefined) spread.forward(link, share, FRAME.attestation, payload);
    } catch (cause) {
      if (cause instanceof Halt) throw cause;
      if (cause instanceof CodecError) {
        links.fault(link, FALSE_POINTS, `invalid attestation: ${cause.message}`);
      } else links.reportFailure(link, 'handling an attestation', cause);
    }
  }
}

async function partsOf(response: Promise<readonly Part[]>): Promise<readonly Uint8Array[]> {
  try {
    return (await response).map(({ payload }) => payload);
  } catch (cause) {
    if (cause instanceof RequestFailed) return [];
    throw cause;
  }
}
