/** Test tokens, if this node runs a faucet. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { formatAmount } from '../../../runtime/lib/codec/decimal.js';
import { methods, network, node } from './chain.js';
import { useAsk } from './hooks.js';
import { Amount, Hash, Problem } from './parts.js';
import { moment } from './text.js';
import { type Challenge, found } from './work.js';

interface Status {
  readonly amount: string;
  readonly work: Challenge | null;
}

interface Given {
  readonly bundle_hash: string;
  readonly amount: string;
  readonly next_at: number;
}

/** Status of the faucet; null for a node without one. */
async function status(): Promise<Status | null> {
  const all = await methods();
  return all.some(({ name }) => name === 'chain_getFaucet') ? node.ask<Status>('chain_getFaucet') : null;
}

async function request(address: string): Promise<Given> {
  const { work } = await node.ask<Status>('chain_getFaucet');
  const proof = work === null ? null : { challenge: work.challenge, nonce: await found(work, address) };
  return node.ask<Given>('chain_requestFaucet', [address, null, proof]);
}

/** The faucet of the node; null without one. */
export const useFaucet = () => useAsk(status, []);

/** A button that requests test tokens. */
export function Faucet({ to, of: { amount, work } }: { readonly to: string; readonly of: Status }): VNode {
  const [turn, setTurn] = useState(0);
  const asked = useAsk(() => (turn === 0 ? Promise.resolve(undefined) : request(to)), [turn]);
  const waits = turn > 0 && asked.value === undefined && asked.problem === undefined;
  return (
    <span role="status">
      <button type="button" disabled={waits} onClick={() => setTurn((before) => before + 1)}>
        Request {formatAmount(BigInt(amount), network.decimals)} {network.symbol} from the faucet
      </button>{' '}
      {waits ? (work === null ? 'requesting…' : 'solving the proof of work…') : null}
      {asked.value ? (
        <>
          <Amount raw={asked.value.amount} /> sent: <Hash of={asked.value.bundle_hash} />. Next request possible from{' '}
          {moment(asked.value.next_at)}.
        </>
      ) : null}
      {asked.problem === undefined ? null : <Problem of={asked.problem} />}
    </span>
  );
}
