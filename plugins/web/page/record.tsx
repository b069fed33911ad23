/** Result of any method, displayed according to its declaration. */

import type { VNode } from 'preact';
import { methods, node } from './chain.js';
import { useAsk, useDeclared } from './hooks.js';
import { Answer } from './parts.js';
import { Value } from './value.js';

/** Calls a method and shows its result; repeats the call when `live` changes. */
export function RecordOf({
  method,
  params,
  live,
  none,
}: {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly live?: string;
  readonly none?: string;
}): VNode {
  const declared = useDeclared();
  const answer = useAsk(() => node.ask(method, params), [method, params, ...(live === undefined ? [] : [live])]);
  const known = useAsk(methods, []).value?.find(({ name }) => name === method);
  return (
    <Answer of={answer} {...(none === undefined ? {} : { none })}>
      {(value) => (
        <section class="card">
          <Value value={value} schema={known?.result.schema ?? {}} schemas={declared?.schemas ?? {}} />
        </section>
      )}
    </Answer>
  );
}
