/**
 * Proof badge: whether a displayed value was verified here, by a proof under a header signed by validators, or only
 * reported by the node.
 */

import type { VNode } from 'preact';
import { useAsk } from './hooks.js';
import { Badge } from './parts.js';
import { grouped, moment, plain } from './text.js';
import { provenRecord, resetTrust } from './trust.js';

/** The amount in a record; zero if there is no record. */
export const amountIn = (record: string | number | null): string => String(record ?? 0);

/**
 * Verifies the displayed value next to it and shows the result. `says` converts the record, or null if there is none,
 * to the expected text.
 */
export function Proven({
  store,
  parts,
  shown,
  says,
}: {
  readonly store: string;
  readonly parts: readonly unknown[];
  readonly shown: string;
  readonly says: (record: never) => string;
}): VNode {
  // A changed value is verified again.
  const checked = useAsk(() => provenRecord(store, parts), [store, ...parts, shown]);
  if (checked.problem !== undefined) {
    const { message } = checked.problem as Error;
    return (
      <span class="proof">
        <Badge tone="bad">proof failed</Badge> <span class="none">{plain(message, 200)}</span>{' '}
        <button
          type="button"
          onClick={() => {
            resetTrust();
            checked.again();
          }}
        >
          Trust current validators
        </button>
      </span>
    );
  }
  if (checked.value === undefined) return <span class="none proof">verifying…</span>;
  const { header, since, value } = checked.value;
  if (says((value ?? null) as never) !== shown) {
    return (
      <span class="proof">
        <Badge tone="warn">value changed</Badge>{' '}
        <button type="button" onClick={checked.again}>
          Verify again
        </button>
      </span>
    );
  }
  const by = `Proven against block ${header.height}, signed by ${header.signers} of ${header.validators} validators. This browser has followed the validators since ${moment(Math.trunc(since / 1000))}.`;
  return (
    <span class="proof" title={by}>
      <Badge tone="good">verified</Badge>{' '}
      <span class="none">
        in block {grouped(header.height)}, signed by {header.signers} of {header.validators} validators
      </span>
    </span>
  );
}
