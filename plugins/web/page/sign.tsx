/**
 * Signing: the review shows the operations that this page itself built and compared, and nothing is signed without
 * approval.
 */

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Receipt, Reviewed } from '../../../rpc-schemas/clients/typescript/index.js';
import { network, node } from './chain.js';
import { useAsk } from './hooks.js';
import { opened } from './keystore.js';
import { Address, Amount, Answer, Badge, Exact, Facts, Hash, Problem, Text } from './parts.js';
import { grouped, plain } from './text.js';
import { Operations } from './value.js';

export interface Draft {
  readonly operations: readonly object[];
  readonly valid_until?: number;
}

interface Asking extends Reviewed {
  readonly answer: (yes: boolean) => void;
}

/** Reviews, signs and sends a draft, and shows the outcome. Starts immediately. */
export function Sign({
  draft,
  onDone,
}: {
  readonly draft: Draft;
  readonly onDone?: (receipt: Receipt) => void;
}): VNode {
  const [asking, setAsking] = useState<Asking>();
  const [signed, setSigned] = useState<string>();
  const [declined, setDeclined] = useState(false);
  const sent = useAsk(async () => {
    const key = opened();
    if (key === undefined) throw new Error('open a key first');
    const review = (bundle: Reviewed): Promise<boolean> =>
      new Promise((resolve) => {
        const answer = (yes: boolean): void => {
          setAsking(undefined);
          if (yes) setSigned(bundle.hash);
          else setDeclined(true);
          resolve(yes);
        };
        setAsking({ ...bundle, answer });
      });
    const receipt = await key.account.send<object>(draft.operations, {
      review,
      ...(draft.valid_until === undefined ? {} : { valid_until: draft.valid_until }),
    });
    onDone?.(receipt);
    return receipt;
  }, []);
  if (asking !== undefined) return <Review of={asking} />;
  if (declined) {
    return (
      <p class="none" role="status">
        Not signed.
      </p>
    );
  }
  if (sent.problem !== undefined) return <Problem of={sent.problem} />;
  if (sent.value === undefined) {
    return (
      <p class="waiting" role="status">
        {signed === undefined ? 'Preparing the bundle…' : 'Signed and sent, waiting for a block…'}
      </p>
    );
  }
  return (
    <p role="status">
      <Badge tone="good">final</Badge> in block {grouped(sent.value.block_height)}: <Hash of={sent.value.bundle_hash} />
      , fee <Amount raw={sent.value.fee} />
    </p>
  );
}

/** The fields of a simulation that the page uses. */
interface Estimate {
  readonly ok: boolean;
  readonly error?: { readonly message: string } | null;
  readonly balance_changes: readonly { readonly address: string; readonly token: string; readonly delta: string }[];
}

/**
 * Maximum amounts that the operations may take, according to their declarations; computed in this page from the bytes
 * that are signed.
 */
function Outflow({ of: { amounts, undeclared } }: { readonly of: Reviewed['outflow'] }): VNode {
  const some = amounts.filter(({ amount }) => amount > 0n);
  return (
    <>
      {some.map(({ token, amount }) => (
        <div key={token}>
          {token.includes('.') ? (
            `${grouped(`${amount}`)} raw units (${plain(token, 130)})`
          ) : (
            <Amount raw={amount} mint={token} />
          )}
        </div>
      ))}
      {undeclared.length > 0 ? (
        <div>
          <Badge tone="warn">warning</Badge> the outflow of {plain(undeclared.join(', '), 300)} cannot be computed from
          its fields
        </div>
      ) : some.length === 0 ? (
        'nothing'
      ) : null}
    </>
  );
}

/** Dialog with the operations to sign, the network and the cost. */
function Review({ of }: { readonly of: Asking }): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const { terms, operations, outflow, hash, warnings, unchecked, answer } = of;
  const from = opened()?.address ?? '';
  const tried = useAsk<Estimate>(() => node.ask('chain_estimateFee', [from, operations]), [hash]);
  useEffect(() => dialog.current?.showModal(), []);
  const most = BigInt(terms.gas_limit) * BigInt(terms.gas_price);
  return (
    <dialog ref={dialog} aria-labelledby="review" onCancel={() => answer(false)}>
      <h2 id="review">Review and sign</h2>
      <Exact.Provider value={true}>
        <Operations of={operations} />
      </Exact.Provider>
      <Facts
        rows={[
          [
            'Network',
            <span key="">
              <Badge tone={network.kind === 'mainnet' ? 'good' : 'warn'}>{network.kind}</Badge> {network.name}, chain id{' '}
              {terms.chain_id}
              {network.enforceSignatures ? '' : ' (signatures not enforced)'}
            </span>,
          ],
          ['From', <Address key="" of={from} whole />],
          ['You pay at most', <Outflow key="" of={outflow} />],
          ['Maximum fee', <Amount key="" raw={most} />],
          ['Nonce', grouped(terms.nonce)],
          ['Valid until', `block ${grouped(terms.valid_until)}`],
          terms.memo !== '' && ['Memo', <Text key="" of={terms.memo} />],
        ]}
      />
      {unchecked.length > 0 && network.kind !== 'dev' ? (
        <ul class="warnings">
          {unchecked.map((text) => (
            <li key={text}>
              <Badge tone="warn">warning</Badge> <code>{text}</code> has no checksum: compare every letter, or ask for
              the address with its checksum
            </li>
          ))}
        </ul>
      ) : null}
      {warnings.length > 0 ? (
        <ul class="warnings">
          {warnings.map((warning) => (
            <li key={warning}>
              <Badge tone="warn">warning</Badge> <Text of={warning} most={400} />
            </li>
          ))}
        </ul>
      ) : null}
      <h3>Simulation by the node</h3>
      <Answer of={tried}>
        {({ ok, error, balance_changes }) => (
          <>
            {ok ? null : <p class="problem">It would fail: {plain(error?.message ?? '', 300)}</p>}
            <ul>
              {balance_changes.map(({ address, token, delta }) => (
                <li key={`${address} ${token}`}>
                  <Address of={address} />:{' '}
                  <Amount raw={delta.replace('-', '')} mint={token} sign={delta.startsWith('-') ? '−' : '+'} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
      <p class="none">
        Built by this page and compared with the bundle that the node prepared. Hash to sign: <code>{hash}</code>
      </p>
      <p class="steps">
        <button type="button" class="main" onClick={() => answer(true)}>
          Sign and send
        </button>
        <button type="button" onClick={() => answer(false)}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}
