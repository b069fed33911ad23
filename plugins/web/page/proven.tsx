/** Whether what is shown was checked here, by a proof under a header that validators signed, or is what the node says. */

import type { VNode } from 'preact';
import { useAsk } from './hooks.js';
import { Badge } from './parts.js';
import { moment, plain } from './text.js';
import { provenRecord, trustAnew } from './trust.js';

/** The amount that a record is; zero where there is none. */
export const amountIn = (record: string | number | null): string => String(record ?? 0);

/** Checks what is shown beside it, and says so. `says`: what the record, null where there is none, makes of it. */
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
  // What is shown anew is checked anew.
  const checked = useAsk(() => provenRecord(store, parts), [store, ...parts, shown]);
  if (checked.problem !== undefined) {
    const { message } = checked.problem as Error;
    return (
      <span class="proof">
        <Badge tone="bad">not proven</Badge> <span class="none">{plain(message, 200)}</span>{' '}
        <button
          type="button"
          onClick={() => {
            trustAnew();
            checked.again();
          }}
        >
          take the validators of now
        </button>
      </span>
    );
  }
  if (checked.value === undefined) return <span class="none proof">checking…</span>;
  const { header, since, value } = checked.value;
  if (says((value ?? null) as never) !== shown) {
    return (
      <span class="proof">
        <Badge tone="warn">changed meanwhile</Badge>{' '}
        <button type="button" onClick={checked.again}>
          check again
        </button>
      </span>
    );
  }
  const by = `${header.signers} of ${header.validators} validators signed block ${header.height}, and the proof leads to its state. This browser follows the validators since ${moment(Math.trunc(since / 1000))}.`;
  return (
    <span class="proof" title={by}>
      <Badge tone="good">verified</Badge>{' '}
      <span class="none">
        block {header.height}, {header.signers} of {header.validators} validators
      </span>
    </span>
  );
}
