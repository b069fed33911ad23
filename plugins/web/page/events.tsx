/** Events of modules, with token movements extracted. */

import type { VNode } from 'preact';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { useDeclared } from './hooks.js';
import { Address, Amount, Table } from './parts.js';
import { words } from './text.js';
import { Value } from './value.js';

export type Event = Methods['chain_getBlockTransactions']['result']['transactions'][number]['events'][number];

interface Moved {
  readonly from?: string;
  readonly to?: string;
  readonly token: string;
  readonly amount: string;
}

/** Token movements: the tokens module reports every movement, whichever module caused it. */
export function Movements({ of }: { readonly of: readonly Event[] }): VNode | null {
  const moves = of.filter(
    ({ module, name }) => module === 'tokens' && /^(Transfer|TokenMinted|TokenBurned)$/.test(name),
  );
  if (moves.length === 0) return null;
  return (
    <Table
      caption="Token transfers"
      head={['From', 'To', 'Amount']}
      rows={moves.map(({ data }) => {
        const { from, to, token, amount } = data as Moved;
        return [
          from === undefined ? 'minted' : <Address key="" of={from} />,
          to === undefined ? 'burned' : <Address key="" of={to} />,
          <Amount key="" raw={amount} mint={token} />,
        ];
      })}
    />
  );
}

/** Events with their fields, according to their declarations. */
export function Events({ of }: { readonly of: readonly Event[] }): VNode {
  const declared = useDeclared();
  if (of.length === 0) return <p class="none">No events.</p>;
  return (
    <ol class="events">
      {of.map(({ index, op_index, module, name, data }) => {
        const key = `${module}.${name}`;
        return (
          <li key={index}>
            <details>
              <summary>
                {words(name)}{' '}
                <span class="none">
                  (module {module}
                  {typeof op_index === 'number' ? `, operation ${op_index + 1}` : ''})
                </span>
              </summary>
              <Value
                value={data}
                schema={declared && Object.hasOwn(declared.events, key) ? declared.events[key]! : {}}
                schemas={declared?.schemas ?? {}}
              />
            </details>
          </li>
        );
      })}
    </ol>
  );
}
