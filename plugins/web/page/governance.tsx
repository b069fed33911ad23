/** What is decided together: proposals of the chain, upgrades, DAOs, with what a vote would change. */

import type { ComponentChildren, VNode } from 'preact';
import type { Methods } from '../../../runtime/client/index.js';
import { node } from './chain.js';
import { type Route, to, useAsk, useBlocks, useDeclared } from './hooks.js';
import { Paged } from './pages.js';
import { Address, Amount, Answer, Badge, Facts, Height, Id, Part, Table, Text, Time } from './parts.js';
import { RecordOf } from './record.js';
import { grouped, moment, percent, plain, words } from './text.js';
import { OperationFields } from './value.js';

type Proposal = NonNullable<Methods['chain_getProposal']['result']>;
type DaoProposal = NonNullable<Methods['chain_getDaoProposal']['result']>;

const State = ({ of }: { readonly of: string }): VNode => (
  <Badge
    tone={
      /^(executed|passed|queued|active|voting|approved|ready)/i.test(of)
        ? 'good'
        : /reject|fail|defeat|cancel|expire/i.test(of)
          ? 'bad'
          : ''
    }
  >
    {plain(words(of), 40)}
  </Badge>
);

/** Power for and against as bars, and what there is of it in all. */
function Votes({
  yes,
  no,
  total,
  unit,
}: {
  readonly yes: string;
  readonly no: string;
  readonly total: string;
  readonly unit: (raw: string) => ComponentChildren;
}): VNode {
  const share = (raw: string): number => Number((BigInt(raw) * 10_000n) / (BigInt(total) || 1n));
  return (
    <div class="votes">
      {(
        [
          ['for', yes],
          ['against', no],
        ] as const
      ).map(([name, raw]) => (
        <p key={name}>
          <meter min={0} max={10_000} value={share(raw)} aria-label={`${name}: ${percent(share(raw))}`} /> {name}{' '}
          {unit(raw)} ({percent(share(raw))})
        </p>
      ))}
    </div>
  );
}

/** `/governance` */
export function GovernancePage(): VNode {
  const live = useBlocks(5_000);
  return (
    <>
      <h1>Governance</h1>
      <Part title="Proposals">
        <Paged ask={(cursor) => node.call('chain_listProposals', [null, 25, cursor])} keys={[]} live={live}>
          {({ proposals }) => (
            <Table
              caption="Proposals, newest first"
              head={['Number', 'Title', 'About', 'State', 'Turnout', 'Vote ends']}
              none="Nothing was proposed yet."
              rows={proposals.map((one) => [
                <a key="" href={to('proposal', one.proposal_id)}>
                  {one.proposal_id}
                </a>,
                <Text key="" of={one.title} most={120} />,
                words(one.proposal_type),
                <State key="" of={one.status} />,
                percent(one.turnout_bps),
                <Height key="" of={one.voting_end_height} />,
              ])}
            />
          )}
        </Paged>
      </Part>
      <Part title="Upgrade">
        <RecordOf method="chain_getUpgradePlan" params={[]} live={live} none="None is planned." />
      </Part>
      <Part title="Parameters of the chain">
        <Paged ask={(cursor) => node.call('chain_getParameters', ['', 100, cursor])} keys={[]}>
          {({ parameters }) => (
            <Table
              caption="Parameters"
              head={['Parameter', 'Is now', 'Was at first', 'What it is']}
              rows={parameters.map((one) => [
                <code key="">{plain(one.key, 80)}</code>,
                plain(JSON.stringify(one.value), 120),
                plain(JSON.stringify(one.initial), 120),
                plain(one.about, 200),
              ])}
            />
          )}
        </Paged>
      </Part>
    </>
  );
}

/** What a proposal does once it passes. */
function Change({ of }: { readonly of: Proposal }): VNode {
  if (of.parameter) {
    return (
      <p>
        <code>{plain(of.parameter.key, 80)}</code> becomes <strong>{plain(String(of.parameter.new_value), 200)}</strong>
        ; it was {plain(String(of.parameter.old_value), 200)}.
      </p>
    );
  }
  if (of.treasury) {
    return (
      <p>
        <Amount raw={of.treasury.amount} /> go from the treasury to <Address of={of.treasury.recipient} />.
      </p>
    );
  }
  if (of.safety) {
    return (
      <p>
        The contract {plain(of.safety.contract, 120)} on {plain(of.safety.chain, 40)} becomes{' '}
        <strong>{words(of.safety.level)}</strong>.
      </p>
    );
  }
  return <p>Nothing by itself: it is a decision in words.</p>;
}

/** `/proposal/<number>` */
export function ProposalPage({ route }: { readonly route: Route }): VNode {
  const id = Number(route.parts[1]);
  const live = useBlocks(3_000);
  const found = useAsk(() => node.call('chain_getProposal', [id]), [id, live]);
  return (
    <Answer of={found} none="There is no such proposal.">
      {(one) => (
        <>
          <h1>
            {one.proposal_id}: <Text of={one.title} most={120} />
          </h1>
          <Facts
            rows={[
              ['State', <State key="" of={one.status} />],
              ['By', <Address key="" of={one.proposer} whole />],
              [
                'Vote',
                <span key="">
                  from <Height of={one.created_at_height} /> to <Height of={one.voting_end_height} />, about{' '}
                  {moment(one.voting_end_time_estimate ?? 0)}
                </span>,
              ],
              ['Quorum', percent(one.quorum_bps)],
              ['Turnout', `${percent(one.turnout_bps)}, ${grouped(one.voters)} voted`],
              one.timelock_until != null && ['Waits until', <Time key="" of={one.timelock_until} />],
              one.executed_at_height != null && ['Done in', <Height key="" of={one.executed_at_height} />],
              one.error != null && ['Failed', plain(one.error.message, 200)],
            ]}
          />
          <Part title="What it would change">
            <Change of={one} />
            <p>
              <Text of={one.description} />
            </p>
          </Part>
          <Part title="Votes">
            <Votes yes={one.yes_power} no={one.no_power} total={one.total_power} unit={(raw) => <Amount raw={raw} />} />
            <Table
              caption="The greatest votes"
              head={['Voter', 'Vote', 'Power', 'Block']}
              none="Nobody has voted yet."
              rows={one.votes.map((vote) => [
                <Address key="" of={vote.voter} />,
                vote.approve ? 'for' : 'against',
                <Amount key="" raw={vote.power} />,
                <Height key="" of={vote.height} />,
              ])}
            />
          </Part>
        </>
      )}
    </Answer>
  );
}

/** `/daos` */
export function DaosPage(): VNode {
  return (
    <>
      <h1>DAOs</h1>
      <Paged ask={(cursor) => node.call('chain_listDaos', [25, cursor])} keys={[]}>
        {({ daos }) => (
          <Table
            caption="DAOs, newest first"
            head={['DAO', 'Votes by', 'Proposals', 'Holds', 'Since block']}
            none="There are none yet."
            rows={daos.map((one) => [
              <a key="" href={to('dao', one.dao_address)}>
                <Text of={one.name} most={80} />
              </a>,
              plain(one.token_symbol, 20),
              grouped(one.proposals),
              one.treasury.slice(0, 3).map(({ mint, balance }) => <Amount key={mint} raw={balance} mint={mint} />),
              <Height key="" of={one.created_at_height} />,
            ])}
          />
        )}
      </Paged>
    </>
  );
}

/** `/dao/<account>` and `/dao/<account>/<number>` */
export const DaoPages = ({ route }: { readonly route: Route }): VNode =>
  route.parts[2] === undefined ? <DaoPage route={route} /> : <DaoProposalPage route={route} />;

function DaoPage({ route }: { readonly route: Route }): VNode {
  const dao = route.parts[1] ?? '';
  const live = useBlocks(5_000);
  const found = useAsk(() => node.call('chain_getDao', [dao]), [dao, live]);
  return (
    <Answer of={found} none="There is no such DAO.">
      {(one) => (
        <>
          <h1>
            <Text of={one.name} most={80} />
          </h1>
          <Facts
            rows={[
              ['Account', <Address key="" of={one.dao_address} whole />],
              [
                'Votes by',
                <a key="" href={to('token', one.token_mint)}>
                  {plain(one.token_symbol, 20)}
                </a>,
              ],
              ['Creator', <Address key="" of={one.creator} />],
              ['Quorum', percent(one.config.quorum_bps)],
              ['To pass', percent(one.config.approval_bps)],
              ['Says of itself', <Text key="" of={one.config.description ?? ''} most={500} />],
            ]}
          />
          <Part title="Holds">
            <Table
              caption="Treasury"
              head={['Amount']}
              none="Nothing."
              rows={one.treasury.map(({ mint, balance }) => [<Amount key="" raw={balance} mint={mint} />])}
            />
          </Part>
          <Part title="Proposals">
            <Paged ask={(cursor) => node.call('chain_listDaoProposals', [dao, 25, cursor])} keys={[dao]} live={live}>
              {({ proposals }) => (
                <Table
                  caption="Proposals, newest first"
                  head={['Number', 'Title', 'About', 'State', 'Vote ends']}
                  none="None yet."
                  rows={proposals.map((item) => [
                    <a key="" href={to('dao', dao, item.proposal_id)}>
                      {item.proposal_id}
                    </a>,
                    <Text key="" of={item.title} most={120} />,
                    words(item.proposal_type),
                    <State key="" of={item.status} />,
                    <Height key="" of={item.end_height} />,
                  ])}
                />
              )}
            </Paged>
          </Part>
        </>
      )}
    </Answer>
  );
}

function DaoProposalPage({ route }: { readonly route: Route }): VNode {
  const [, dao = '', number] = route.parts;
  const id = Number(number);
  const live = useBlocks(3_000);
  const found = useAsk(() => node.call('chain_getDaoProposal', [dao, id]), [dao, id, live]);
  return (
    <Answer of={found} none="There is no such proposal.">
      {(one) => (
        <>
          <h1>
            {one.proposal_id}: <Text of={one.title} most={120} />
          </h1>
          <Facts
            rows={[
              ['DAO', <Address key="" of={one.dao_address} />],
              ['State', <State key="" of={one.status} />],
              ['By', <Address key="" of={one.proposer} whole />],
              [
                'Vote',
                <span key="">
                  from <Height of={one.start_height} /> to <Height of={one.end_height} />
                </span>,
              ],
              ['Voters', grouped(one.voters)],
              ['Quorum', grouped(one.quorum)],
              ['Fixed by', <Id key="" of={one.payload_hash} />],
            ]}
          />
          <Part title="What it would change">
            <Payload of={one} />
            <p>
              <Text of={one.description ?? ''} />
            </p>
          </Part>
          <Part title="Votes">
            <Votes
              yes={one.for}
              no={one.against}
              total={`${BigInt(one.for) + BigInt(one.against) + BigInt(one.abstain)}`}
              unit={(raw) => `${grouped(raw)} raw`}
            />
          </Part>
        </>
      )}
    </Answer>
  );
}

function Payload({ of }: { readonly of: DaoProposal }): VNode {
  const declared = useDeclared();
  const settings = Object.entries(of.config ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return (
    <>
      {of.simulation ? (
        <p>
          {of.simulation.ok ? <Badge tone="good">would succeed now</Badge> : <Badge tone="bad">would fail now</Badge>}
        </p>
      ) : null}
      {of.summary.length > 0 ? (
        <ol>
          {of.summary.map((line) => (
            <li key={line}>
              <Text of={line} most={400} />
            </li>
          ))}
        </ol>
      ) : null}
      {(of.operations ?? []).flatMap((operation, i) =>
        Object.entries(operation as Record<string, unknown>).map(([type, fields]) => (
          <div key={`${i} ${type}`} class="operation">
            <h3>{plain(type, 130)}</h3>
            <OperationFields type={type} fields={fields} schemas={declared?.schemas ?? {}} />
          </div>
        )),
      )}
      {settings.length > 0 ? (
        <Table
          caption="Settings that it changes"
          head={['Setting', 'Becomes']}
          rows={settings.map(([name, value]) => [words(name), plain(String(value), 200)])}
        />
      ) : null}
      {of.treasury ? <p>It pays from the treasury: {plain(JSON.stringify(of.treasury), 300)}</p> : null}
    </>
  );
}
