/** Frequent actions: send, swap, stake, intents, names. Each creates operations, which are reviewed and signed. */

import type { VNode } from 'preact';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { Ask, Do, rawOf, rawOfToken, signs } from './ask.js';
import { network, newest, node, signing } from './chain.js';
import { useAsk, useBlocks } from './hooks.js';
import { opened } from './keystore.js';
import { Address, Amount, Answer, Badge, Facts, Table, Time, TokenLink } from './parts.js';
import type { Draft } from './sign.js';
import { moment, percent, plain, priceText } from './text.js';
import { Operations } from './value.js';

const LONGEST_BLOCKS = 10_000;

/** The account of the open key, and the values given by the link to the action. */
export interface Acting {
  readonly from: string;
  readonly query: URLSearchParams;
}

/** Form: sends tokens to an account or a name. */
export const Send = ({ query }: Acting): VNode => (
  <Ask
    title="Send"
    action="Review"
    fields={[
      { name: 'to', label: 'Recipient: account or name', start: query.get('to') },
      { name: 'amount', label: 'Amount' },
      { name: 'token', label: 'Token', start: query.get('token') ?? network.symbol, suggest: 'tokens' },
      { name: 'memo', label: 'Memo, public', optional: true },
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

/**
 * A swap along the route that the node found: the signed operation names each token of the route and the minimum
 * output.
 */
function swapOf({ route, amount_in, min_amount_out, from_token, to_token }: Quote): Draft {
  if (route.length === 1) return { operations: [{ Swap: { from_token, to_token, amount_in, min_amount_out } }] };
  const path = [route[0]!.token_in, ...route.map(({ token_out }) => token_out)];
  return { operations: [{ SwapRoute: { path, amount_in, min_amount_out, recipient: null } }] };
}

/** A price of the quote, in received tokens per paid token. */
const Price = ({ of, quote }: { readonly of: string; readonly quote: Quote }): VNode => (
  <span title={plain(of, 40)}>
    {priceText(of)} <TokenLink mint={quote.to_token} /> per <TokenLink mint={quote.from_token} />
  </span>
);

/** Form: a quote first, then the swap. */
export const Swap = ({ from, query }: Acting): VNode => (
  <Ask
    title="Swap"
    action="Quote"
    fields={[
      { name: 'amount', label: 'Amount' },
      { name: 'give', label: 'Token you pay', start: query.get('give') ?? network.symbol, suggest: 'tokens' },
      { name: 'get', label: 'Token you receive', start: query.get('get'), suggest: 'tokens' },
    ]}
    make={async ({ amount = '', give = '', get = '' }) =>
      node.call('chain_quoteSwap', [give, get, await rawOfToken(amount, give), from])
    }
  >
    {(quote: Quote) => (
      <>
        <Facts
          rows={[
            ['You receive', <Amount key="" raw={quote.amount_out} mint={quote.to_token} />],
            ['Minimum received', <Amount key="" raw={quote.min_amount_out} mint={quote.to_token} />],
            ['Your price', <Price key="" of={quote.execution_price} quote={quote} />],
            ['Price before this swap', <Price key="" of={quote.spot_price} quote={quote} />],
            [
              'Price impact',
              <Badge
                key=""
                tone={quote.price_impact_bps > 300 ? 'bad' : quote.price_impact_bps > 100 ? 'warn' : 'good'}
              >
                {percent(quote.price_impact_bps)}
              </Badge>,
            ],
            ['Pool fee', percent(quote.fee_bps)],
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
            <Badge tone="warn">warning</Badge> {plain(warning, 300)}
          </p>
        ))}
        <Do label="Review swap" draft={swapOf(quote)} />
      </>
    )}
  </Ask>
);

/** Form: stakes with a validator, given by account or consensus key, and unstakes. */
export const Stake = ({ from, query }: Acting): VNode => (
  <>
    <Staked by={from} />
    <Ask
      title="Stake"
      action="Review"
      fields={[
        {
          name: 'validator',
          label: 'Validator: account, name or consensus key',
          start: query.get('validator'),
          suggest: 'validators',
        },
        { name: 'amount', label: `Amount in ${network.symbol}` },
      ]}
      make={async ({ validator = '', amount = '' }): Promise<Draft> => {
        const found = await (await signing()).call('chain_getValidator', [validator]);
        if (found === null) throw new RangeError('validator not found');
        const raw = rawOf(amount, network.decimals);
        return { operations: [{ Stake: { validator_pubkey: found.pubkey, amount: raw, proof_of_possession: null } }] };
      }}
    >
      {signs}
    </Ask>
    <Ask
      title="Unstake"
      action="Review"
      fields={[
        { name: 'amount', label: `Amount in ${network.symbol}` },
        {
          name: 'validator',
          label: 'Validator: the oldest stake first if empty',
          suggest: 'validators',
          optional: true,
        },
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

function Staked({ by }: { readonly by: string }): VNode {
  const live = useBlocks(3_000);
  const stake = useAsk(() => node.call('chain_getDelegations', [by]), [by, live]);
  return (
    <Answer of={stake}>
      {({ delegations, unbonding }) =>
        delegations.length + unbonding.length === 0 ? null : (
          <Table
            caption="Your stake"
            head={['Validator', 'Amount', 'Rewards', 'Available']}
            rows={[
              ...delegations.map((one) => [
                <Address key="" of={one.validator} />,
                <Amount key="" raw={one.amount} />,
                <Amount key="" raw={one.pending_rewards} />,
                '',
              ]),
              ...unbonding.map((one) => [
                '',
                <Amount key="" raw={one.amount} />,
                '',
                <Time key="" of={one.release_at} />,
              ]),
            ]}
          />
        )
      }
    </Answer>
  );
}

/**
 * Form: a sentence, its plan, and a signature of that plan. The page has no modules for planning, so the node proposes
 * operations. The page displays these operations themselves, never the node's description of them.
 */
export const Intents = ({ from }: Acting): VNode => (
  <Ask
    title="Intent"
    action="Show plan"
    fields={[{ name: 'text', label: `Such as: send 2 ${network.symbol} to bob.${network.nameService ?? 'trl'}` }]}
    make={async ({ text = '' }) => {
      const { plan, deadline, intent_hash, valid_until } = await node.call('chain_getExecutionPlan', [text, from]);
      // At most the maximum lifetime of this page's signatures, whatever the node says.
      const until = valid_until <= newest().height + LONGEST_BLOCKS ? { valid_until } : {};
      return { submit: { intent_hash, text, plan, deadline }, until };
    }}
  >
    {({ submit, until }) => (
      <>
        <p>The node proposes these operations; all succeed or none. Compare each one with your text.</p>
        <Operations of={submit.plan} />
        <Do label="Review plan" draft={{ operations: [{ SubmitIntent: submit }], ...until }} />
      </>
    )}
  </Ask>
);

/** Form: the price and owner of a name, then its registration. */
export const Names = ({ query }: Acting): VNode => (
  <Ask
    title="Register a name"
    action="Look up"
    fields={[{ name: 'name', label: `Name, such as alice.${network.nameService ?? 'trl'}`, start: query.get('name') }]}
    atOnce
    make={async ({ name = '' }) => ({ asked: name, found: await node.call('chain_getNameInfo', [name]) })}
  >
    {({ asked, found }) => (
      <>
        <Facts
          rows={[
            ['Name', plain(found.name, 80)],
            [
              'Status',
              found.available ? (
                <Badge key="" tone="good">
                  available
                </Badge>
              ) : (
                <Badge key="">registered</Badge>
              ),
            ],
            found.owner != null && ['Owner', <Address key="" of={found.owner} />],
            found.expires_at != null && ['Expires', moment(found.expires_at)],
            ['Price per year', <Amount key="" raw={found.price} />],
            found.look_alike != null && [
              'Similar to',
              <Badge key="" tone="warn">
                {plain(String(found.look_alike), 80)}
              </Badge>,
            ],
          ]}
        />
        {found.available || found.owner === opened()?.address ? (
          <Do
            label={found.available ? 'Review registration' : 'Review renewal'}
            draft={{ operations: [{ RegisterName: { name: asked, salt: null } }] }}
          />
        ) : null}
      </>
    )}
  </Ask>
);
