/** What people do most: send, swap, stake, vote, approve, say it in words, take a name. Each makes operations, which are reviewed and signed. */

import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type Intent, type Methods, operationsHash } from '../../../runtime/client/index.js';
import { network, node, signing, tokens } from './chain.js';
import { useAsk, useDeclared } from './hooks.js';
import { opened } from './keystore.js';
import { Address, Amount, Answer, Badge, Facts, Part, Table, Text, TokenLink } from './parts.js';
import { type Draft, Sign } from './sign.js';
import { moment, percent, plain } from './text.js';
import { OperationFields } from './value.js';

type From = { readonly from: string };

/** Raw units of an amount in whole tokens, exactly. Throws RangeError in words for people. */
export function rawOf(text: string, decimals: number): string {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) throw new RangeError(`${text} is not an amount: write 1.5 for one and a half`);
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > decimals) throw new RangeError(`${text} is finer than the token: it has ${decimals} decimals`);
  return `${BigInt(whole + digits.padEnd(decimals, '0'))}`;
}

async function decimalsOf(symbol: string): Promise<number> {
  const token = await tokens.get(symbol);
  if (token === null) throw new RangeError(`there is no token ${symbol}`);
  return token.decimals;
}

const rawOfToken = async (text: string, symbol: string): Promise<string> => rawOf(text, await decimalsOf(symbol));

type Fields = Readonly<Record<string, string>>;

/** A few fields and a button; what it makes is shown below. Each push of the button begins anew. */
function Ask<T>({
  title,
  fields,
  action,
  make,
  children,
}: {
  readonly title: string;
  readonly fields: readonly (readonly [name: string, label: string, start?: string])[];
  readonly action: string;
  readonly make: (given: Fields) => Promise<T>;
  readonly children: (made: T) => ComponentChildren;
}): VNode {
  const [asked, setAsked] = useState<{ readonly turn: number; readonly given: Fields }>();
  return (
    <Part title={title}>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          const given = Object.fromEntries([...data].map(([name, value]) => [name, String(value).trim()]));
          setAsked((before) => ({ turn: (before?.turn ?? 0) + 1, given }));
        }}
      >
        {fields.map(([name, label, start]) => (
          <label key={name}>
            <span class="label">{label}</span>
            <input name={name} defaultValue={start ?? ''} spellcheck={false} autocomplete="off" />
          </label>
        ))}
        <button type="submit" class="main">
          {action}
        </button>
      </form>
      {asked === undefined ? null : (
        <Made key={asked.turn} make={() => make(asked.given)}>
          {children}
        </Made>
      )}
    </Part>
  );
}

function Made<T>({
  make,
  children,
}: {
  readonly make: () => Promise<T>;
  readonly children: (made: T) => ComponentChildren;
}): VNode {
  const made = useAsk(make, []);
  return (
    <div aria-live="polite">
      <Answer of={made}>{(value) => children(value as T)}</Answer>
    </div>
  );
}

const signs = (draft: Draft): VNode => <Sign draft={draft} />;

/** A button that has something reviewed and signed. */
function Do({ label, draft }: { readonly label: string; readonly draft: Draft | (() => Promise<Draft>) }): VNode {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button type="button" class="main" onClick={() => setTurn((before) => before + 1)}>
        {label}
      </button>
      {turn === 0 ? null : (
        <Made key={turn} make={() => (typeof draft === 'function' ? draft() : Promise.resolve(draft))}>
          {signs}
        </Made>
      )}
    </>
  );
}

/** Tokens to an account or a name. */
export const Send = (_: From): VNode => (
  <Ask
    title="Send"
    action="Review"
    fields={[
      ['to', 'To: an account or a name'],
      ['amount', 'Amount'],
      ['token', 'Token', network.symbol],
      ['memo', 'Text for the recipient, for all to see'],
    ]}
    make={async ({ to = '', amount = '', token = '', memo = '' }): Promise<Draft> => {
      const transfer = {
        to,
        token_symbol: token,
        amount: await rawOfToken(amount, token),
        memo: memo === '' ? null : memo,
      };
      return { operations: [{ Transfer: transfer }] };
    }}
  >
    {signs}
  </Ask>
);

type Quote = Methods['chain_quoteSwap']['result'];

/** A swap by the route that the node found: what it signs names each token on the way and the least that comes out. */
function swapOf({ route, amount_in, min_amount_out, from_token, to_token }: Quote): Draft {
  if (route.length === 1) return { operations: [{ Swap: { from_token, to_token, amount_in, min_amount_out } }] };
  const path = [route[0]!.token_in, ...route.map(({ token_out }) => token_out)];
  return { operations: [{ SwapRoute: { path, amount_in, min_amount_out, recipient: null } }] };
}

/** A quote first, then the swap. */
export const Swap = ({ from }: From): VNode => (
  <Ask
    title="Swap"
    action="Quote"
    fields={[
      ['amount', 'Give'],
      ['give', 'of', network.symbol],
      ['get', 'for'],
    ]}
    make={async ({ amount = '', give = '', get = '' }) =>
      node.call('chain_quoteSwap', [give, get, await rawOfToken(amount, give), from])
    }
  >
    {(quote: Quote) => (
      <>
        <Facts
          rows={[
            ['Gives', <Amount key="" raw={quote.amount_out} mint={quote.to_token} />],
            ['At least', <Amount key="" raw={quote.min_amount_out} mint={quote.to_token} />],
            ['Price', `${plain(quote.execution_price, 40)}, at no size ${plain(quote.spot_price, 40)}`],
            [
              'Moves the price',
              <Badge
                key=""
                tone={quote.price_impact_bps > 300 ? 'bad' : quote.price_impact_bps > 100 ? 'warn' : 'good'}
              >
                {percent(quote.price_impact_bps)}
              </Badge>,
            ],
            ['Fee of the pools', percent(quote.fee_bps)],
            [
              'Route',
              <span key="">
                {quote.route.map(({ pool, token_in }) => (
                  <span key={pool}>
                    <TokenLink mint={token_in} /> →{' '}
                  </span>
                ))}
                <TokenLink mint={quote.route.at(-1)?.token_out ?? ''} />
              </span>,
            ],
          ]}
        />
        {quote.warnings.map((warning) => (
          <p key={warning}>
            <Badge tone="warn">note</Badge> {plain(warning, 300)}
          </p>
        ))}
        <Do label="Review the swap" draft={swapOf(quote)} />
      </>
    )}
  </Ask>
);

/** With a validator, by its account or consensus key; and back. */
export const Stake = (_: From): VNode => (
  <>
    <Ask
      title="Stake"
      action="Review"
      fields={[
        ['validator', 'Validator: its account, name or consensus key'],
        ['amount', `Amount in ${network.symbol}`],
      ]}
      make={async ({ validator = '', amount = '' }): Promise<Draft> => {
        const found = await (await signing()).call('chain_getValidator', [validator]);
        if (found === null) throw new RangeError('there is no such validator');
        const raw = rawOf(amount, network.decimals);
        return { operations: [{ Stake: { validator_pubkey: found.pubkey, amount: raw, proof_of_possession: null } }] };
      }}
    >
      {signs}
    </Ask>
    <Ask
      title="Take stake back"
      action="Review"
      fields={[
        ['amount', `Amount in ${network.symbol}`],
        ['validator', 'From which validator; empty for the oldest stake'],
      ]}
      make={async ({ validator = '', amount = '' }): Promise<Draft> => {
        const raw = rawOf(amount, network.decimals);
        return { operations: [{ Unstake: { amount: raw, validator: validator === '' ? null : validator } }] };
      }}
    >
      {signs}
    </Ask>
  </>
);

const approves = (text: string): boolean => {
  if (!/^(for|yes|against|no)$/i.test(text)) throw new RangeError('a vote is for or against');
  return /^(for|yes)$/i.test(text);
};

/** In the chain's governance, in a DAO, on an upgrade. */
export const Vote = (_: From): VNode => (
  <>
    <Ask
      title="On a proposal of the chain"
      action="Review"
      fields={[
        ['id', 'Number of the proposal'],
        ['vote', 'for or against'],
      ]}
      make={async ({ id = '', vote = '' }): Promise<Draft> => ({
        operations: [{ VoteProposal: { proposal_id: Number(id), approve: approves(vote) } }],
      })}
    >
      {signs}
    </Ask>
    <Ask
      title="On a proposal of a DAO"
      action="Review"
      fields={[
        ['dao', 'DAO: its account or name'],
        ['id', 'Number of the proposal'],
        ['vote', 'for, against or abstain'],
      ]}
      make={async ({ dao = '', id = '', vote = '' }): Promise<Draft> => ({
        operations: [{ DaoVote: { dao, proposal_id: Number(id), vote: vote.toLowerCase() } }],
      })}
    >
      {signs}
    </Ask>
    <Ask
      title="On an upgrade, as a validator"
      action="Review"
      fields={[
        ['id', 'Number of the plan'],
        ['vote', 'for or against'],
      ]}
      make={async ({ id = '', vote = '' }): Promise<Draft> => ({
        operations: [{ VoteUpgrade: { plan_id: Number(id), approve: approves(vote) } }],
      })}
    >
      {signs}
    </Ask>
  </>
);

type Waiting = Methods['chain_listMultiSigTxs']['result']['transactions'][number];

/** What waits in a multi-signature account: its operations and whether they would succeed, before an approval that names them. */
export const MultiSig = ({ from }: From): VNode => (
  <Ask
    title="Approve in a multi-signature account"
    action="Show what waits"
    fields={[['account', 'The multi-signature account']]}
    make={async ({ account = '' }) =>
      (await (await signing()).call('chain_listMultiSigTxs', [account, 20])).transactions
    }
  >
    {(waiting: readonly Waiting[]) =>
      waiting.length === 0 ? (
        <p class="none">Nothing was proposed there.</p>
      ) : (
        <ol class="operations">
          {waiting.map((one) => (
            <Proposed key={one.tx_id} of={one} from={from} />
          ))}
        </ol>
      )
    }
  </Ask>
);

function Proposed({ of, from }: { readonly of: Waiting; readonly from: string }): VNode {
  const declared = useDeclared();
  const whole = useAsk(() => node.call('chain_getMultiSigTx', [of.account, of.tx_id]), [of.account, of.tx_id]);
  // What is approved is what stands here: its hash is made of it in this page, not taken from the node.
  const approval = async (): Promise<Draft> => {
    const { forms } = await signing();
    const operations_hash = operationsHash(of.operations, forms);
    if (operations_hash !== of.operations_hash) throw new RangeError('the node names other operations than it shows');
    return { operations: [{ ApproveMultiSigOperations: { account: of.account, tx_id: of.tx_id, operations_hash } }] };
  };
  const mine = of.approvals.some(({ signer }) => signer === from);
  return (
    <li>
      <h3>
        {of.tx_id}: <Text of={of.description} most={256} />
      </h3>
      <p>
        <Badge>{of.status}</Badge> {of.approval_count} of {of.threshold} approve; proposed by{' '}
        <Address of={of.proposer} />
      </p>
      {of.operations.flatMap((operation, i) =>
        Object.entries(operation as Record<string, unknown>).map(([type, fields]) => (
          <div key={`${i} ${type}`}>
            <strong>{plain(type, 130)}</strong>
            <OperationFields type={type} fields={fields} schemas={declared?.schemas ?? {}} />
          </div>
        )),
      )}
      {whole.value?.simulation ? (
        <p>
          {whole.value.simulation.ok ? (
            <Badge tone="good">would succeed now</Badge>
          ) : (
            <>
              <Badge tone="bad">would fail now</Badge> {plain(whole.value.simulation.error?.message ?? '', 200)}
            </>
          )}
        </p>
      ) : null}
      {of.status === 'Pending' && !mine ? <Do label="Review the approval" draft={approval} /> : null}
      {mine ? <p class="none">You approved it.</p> : null}
    </li>
  );
}

/** A sentence, its plan, and a signature of that plan. */
export const Intents = (_: From): VNode => (
  <Ask
    title="Say it in words"
    action="Show the plan"
    fields={[['text', `For example: send 2 ${network.symbol} to bob.${network.nameService ?? 'trl'}`]]}
    make={async ({ text = '' }) => {
      const key = opened();
      if (key === undefined) throw new Error('open a key first');
      return key.account.intent(text);
    }}
  >
    {(intent: Intent) => (
      <>
        <Table
          caption="The plan, all or nothing"
          head={['Step', 'What', 'Operation', 'Gas']}
          rows={intent.steps.map((step) => [
            `${step.index + 1}`,
            <Text key="" of={step.description} most={300} />,
            plain(step.op, 80),
            `${step.gas}`,
          ])}
        />
        <p>
          Costs <Amount raw={intent.fee} />.
        </p>
        {intent.warnings.map((warning) => (
          <p key={warning}>
            <Badge tone="warn">note</Badge> {plain(warning, 300)}
          </p>
        ))}
        <Do label="Review the plan" draft={{ intent }} />
      </>
    )}
  </Ask>
);

/** A name: what it costs and who has it, then its registration. */
export const Names = (_: From): VNode => (
  <Ask
    title="A name"
    action="Look it up"
    fields={[['name', `Such as alice.${network.nameService ?? 'trl'}`]]}
    make={async ({ name = '' }) => ({ asked: name, found: await node.call('chain_getNameInfo', [name]) })}
  >
    {({ asked, found }) => (
      <>
        <Facts
          rows={[
            ['Name', plain(found.name, 80)],
            [
              'State',
              found.available ? (
                <Badge key="" tone="good">
                  free
                </Badge>
              ) : (
                <Badge key="">taken</Badge>
              ),
            ],
            found.owner != null && ['Owner', <Address key="" of={found.owner} />],
            found.expires_at != null && ['Paid until', moment(found.expires_at)],
            ['A year costs', <Amount key="" raw={found.price} />],
            found.look_alike != null && [
              'Looks like',
              <Badge key="" tone="warn">
                {plain(String(found.look_alike), 80)}
              </Badge>,
            ],
          ]}
        />
        {found.available || found.owner === opened()?.address ? (
          <Do
            label={found.available ? 'Review the registration' : 'Review another year'}
            draft={{ operations: [{ RegisterName: { name: asked, salt: null } }] }}
          />
        ) : null}
      </>
    )}
  </Ask>
);
