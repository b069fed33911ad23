/**
 * Statements that a validator signs beside consensus messages: attestations, seals of relayed batches, proofs on links,
 * appointments of sentries.
 */

import { type AttestationBody, attestationHash, attestationSignBytes } from '../../engine/consensus/attestation.js';
import type { ChainDomain } from '../../engine/consensus/messages.js';
import { appointmentBytes, helloBytes, type LinkClaim, type SentryClaim } from '../../engine/network/hello.js';
import { type BatchSeal, sealBytes } from '../../engine/network/relay-batch.js';

export type Statement =
  | { readonly type: 'attestation'; readonly body: AttestationBody }
  | { readonly type: 'seal'; readonly body: BatchSeal }
  | { readonly type: 'link'; readonly body: LinkClaim }
  | { readonly type: 'sentry'; readonly body: SentryClaim };

/** The bytes that the consensus key signs for a statement. */
export function statementBytes(domain: ChainDomain, statement: Statement): Uint8Array {
  switch (statement.type) {
    case 'attestation':
      return attestationSignBytes(domain, attestationHash(statement.body));
    case 'seal':
      return sealBytes(domain, statement.body);
    case 'link':
      return helloBytes(domain, statement.body);
    case 'sentry':
      return appointmentBytes(domain, statement.body);
  }
}

/** Functions of a validator that sign statements; null if the signer refuses or is absent. */
export interface Statements {
  attest(body: AttestationBody): Promise<Uint8Array | null>;
  seal(body: BatchSeal): Promise<Uint8Array | null>;
  prove(body: LinkClaim): Promise<Uint8Array | null>;
  appoint(body: SentryClaim): Promise<Uint8Array | null>;
}

export const statementsBy = (sign: (statement: Statement) => Promise<Uint8Array | null>): Statements => ({
  attest: (body) => sign({ type: 'attestation', body }),
  seal: (body) => sign({ type: 'seal', body }),
  prove: (body) => sign({ type: 'link', body }),
  appoint: (body) => sign({ type: 'sentry', body }),
});
