/** Governance pages: proposals of the chain, upgrades and DAOs, with the effect of each vote. */

import type { ComponentChildren, VNode } from 'preact';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { node } from './chain.js';
import { type Route, to, useAsk, useBlocks } from './hooks.js';
import { Paged } from './pages.js';
import { Address, Amount, Answer, Badge, Facts, Height, Id, Part, Table, Text, Time } from './parts.js';
import { grouped, moment, percent, plain, words } from './text.js';
import { Operations } from './value.js';

export type Proposal = NonNullable<Methods['chain_getProposal']['result']>;
type DaoProposal = NonNullable<Methods['chain_getDaoProposal']['result']>;
type Plan = NonNullable<Methods['chain_getUpgradePlan']['result']>;

const State = ({ of }: { readonly of: string }): VNode => (
  <Badge
    tone={
      /^(executed|passed|succeeded|queued|active|voting|approved|ready)/i.test(of)
        ? 'good'
        : /reject|fail|defeat|cancel|expire/i.test(of)
          ? 'bad'
          : ''
    }
  >
    {plain(words(of), 40)}
  </Badge>
);

/** Votes for and against as bars, and the total voting power. */
function Votes({
  yes,
  no,
  total,
  unit,
  needs,
}: {
  readonly yes: string;
  readonly no: string;
  readonly total: string;
  readonly unit: (raw: string) => ComponentChildren;
  /** Required share of the total in favor, basis points. */
  readonly needs?: number;
}): VNode {
  const share = (raw: string): number => Number((BigInt(raw) * 10_000n) / (BigInt(total) || 1n));
  return (
    <div class="votes">
      {(
        [
          ['for', yes, 'var(--accent)'],
          ['against', no, 'var(--bad)'],
        ] as const
      ).map(([name, raw, background]) => (
        <p key={name}>
          <span class="share" aria-hidden="true">
            <i style={{ width: `${share(raw) / 100}%`, background }} />
          </span>
          <span>{name}</span>
          <span>
            {unit(raw)} ({percent(share(raw)).replace(' ', '\u00a0')})
          </span>
        </p>
      ))}
      {needs === undefined ? null : <p class="none">Passes with {percent(needs)} in favor.</p>}
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
              head={['Number', 'Title', 'Type', 'Status', 'Turnout', 'Voting ends at block']}
              none="No proposals yet."
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
        <Upgrade live={live} />
      </Part>
      <Part title="Chain parameters">
        <Paged ask={(cursor) => node.call('chain_getParameters', [null, 200, cursor])} keys={[]}>
          {({ parameters }) => (
            <Table
              caption="Parameters"
              head={['Parameter', 'Value', 'Initial value', 'Description']}
              rows={parameters.map((one) => [
                <code key="" class="id">
                  {plain(one.key, 80)}
                </code>,
                <code key="">{plain(JSON.stringify(one.value), 120)}</code>,
                <code key="">{plain(JSON.stringify(one.initial), 120)}</code>,
                plain(one.about, 200),
              ])}
            />
          )}
        </Paged>
      </Part>
    </>
  );
}

function Upgrade({ live }: { readonly live: string }): VNode {
  const plan = useAsk(() => node.call('chain_getUpgradePlan', []), [live]);
  return (
    <Answer of={plan} none="No upgrade planned.">
      {(one) => (
        <>
          <PlanFacts of={one} />
          {one.mode === 'full' ? (
            <Votes
              yes={one.yes_power}
              no={one.no_power}
              total={one.total_power}
              unit={(raw) => <Amount raw={raw} />}
              needs={one.quorum_percent * 100}
            />
          ) : (
            <p class="none">One account has authority over the upgrades of this chain.</p>
          )}
          {one.status === 'Voting' ? (
            <p>
              <a href={`${to('console', 'vote')}?plan=${one.plan_id}`}>Vote as a validator</a>
            </p>
          ) : null}
          <Table
            caption="Votes of validators"
            head={['Validator', 'Vote', 'Power', 'Block']}
            none="No votes yet."
            rows={one.votes.map((vote) => [
              <Address key="" of={vote.validator} />,
              vote.approve ? 'for' : 'against',
              <Amount key="" raw={vote.power} />,
              <Height key="" of={vote.height} />,
            ])}
          />
        </>
      )}
    </Answer>
  );
}

type Binaries = Readonly<Record<string, { readonly url: string; readonly sha256: string }>>;

/** Version, height and files of an upgrade. */
export function PlanFacts({ of }: { readonly of: Plan }): VNode {
  const open = of.status === 'Voting' || of.status === 'Scheduled';
  const files = Object.entries((typeof of.binaries.url === 'string' ? { any: of.binaries } : of.binaries) as Binaries);
  return (
    <>
      <p>
        Version <strong>{plain(of.version, 40)}</strong> starts at block <Height of={of.target_height} />: nodes stop
        before it and continue with the new version.
      </p>
      <Facts
        rows={[
          ['Plan', `${of.plan_id}: ${plain(of.name, 80)}`],
          ['Status', <State key="" of={of.status} />],
          open && [
            'Due',
            <span key="">
              in {grouped(of.blocks_left)} blocks, about {moment(of.eta)}
            </span>,
          ],
          of.applied_at_height != null && ['Executed in block', <Height key="" of={of.applied_at_height} />],
          of.voting_end_height != null && ['Voting ends at block', <Height key="" of={of.voting_end_height} />],
          ['Proposer', <Address key="" of={of.proposer} whole />],
          ['Information', <Text key="" of={of.info} most={2_000} />],
        ]}
      />
      <Table
        caption="Files of the new version"
        head={['Platform', 'URL', 'SHA-256']}
        none="No files."
        rows={files.map(([platform, { url, sha256 }]) => [
          plain(platform, 40),
          <Text key="" of={url} most={300} />,
          <Id key="" of={sha256} whole />,
        ])}
      />
    </>
  );
}

/** Effect of a proposal once it passes. */
export function Change({ of }: { readonly of: Proposal }): VNode {
  if (of.parameter) {
    return (
      <p>
        <code>{plain(of.parameter.key, 80)}</code> changes from {plain(String(of.parameter.old_value), 200)} to{' '}
        <strong>{plain(String(of.parameter.new_value), 200)}</strong>.
      </p>
    );
  }
  if (of.treasury) {
    return (
      <p>
        Pays <Amount raw={of.treasury.amount} /> from the treasury to <Address of={of.treasury.recipient} />.
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
  return <p>No effect on the chain: a text proposal.</p>;
}

/** `/proposal/<number>` */
export function ProposalPage({ route }: { readonly route: Route }): VNode {
  const id = Number(route.parts[1]);
  const live = useBlocks(3_000);
  const found = useAsk(() => node.call('chain_getProposal', [id]), [id, live]);
  return (
    <Answer of={found} title="Proposal" none="Proposal not found.">
      {(one) => (
        <>
          <h1>
            <span class="kind">Proposal</span>
            {one.proposal_id}: <Text of={one.title} most={120} />
          </h1>
          <Facts
            rows={[
              ['Status', <State key="" of={one.status} />],
              ['Proposer', <Address key="" of={one.proposer} whole />],
              [
                'Voting',
                <span key="">
                  blocks <Height of={one.created_at_height} /> to <Height of={one.voting_end_height} />, about{' '}
                  {moment(one.voting_end_time_estimate ?? 0)}
                </span>,
              ],
              ['Quorum', percent(one.quorum_bps)],
              ['Turnout', `${percent(one.turnout_bps)}, ${grouped(one.voters)} voted`],
              one.timelock_until != null && ['Timelock until', <Time key="" of={one.timelock_until} />],
              one.executed_at_height != null && ['Executed in block', <Height key="" of={one.executed_at_height} />],
              one.error != null && ['Failed', plain(one.error.message, 200)],
            ]}
          />
          <Part title="Changes">
            <p>
              <Text of={one.description} />
            </p>
            <Change of={one} />
          </Part>
          <Part
            title="Votes"
            aside={one.status === 'active' ? <a href={`${to('console', 'vote')}?id=${one.proposal_id}`}>Vote</a> : null}
          >
            <Votes yes={one.yes_power} no={one.no_power} total={one.total_power} unit={(raw) => <Amount raw={raw} />} />
            <Table
              caption="Largest votes"
              head={['Voter', 'Vote', 'Power', 'Block']}
              none="No votes yet."
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
            head={['DAO', 'Voting token', 'Proposals', 'Treasury', 'Created in block']}
            none="No DAOs yet."
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
    <Answer of={found} title="DAO" none="DAO not found.">
      {(one) => (
        <>
          <h1>
            <Text of={one.name} most={80} />
          </h1>
          <Facts
            rows={[
              ['Account', <Address key="" of={one.dao_address} whole />],
              [
                'Voting token',
                <a key="" href={to('token', one.token_mint)}>
                  {plain(one.token_symbol, 20)}
                </a>,
              ],
              ['Creator', <Address key="" of={one.creator} />],
              ['Quorum', percent(one.config.quorum_bps)],
              ['Approval threshold', percent(one.config.approval_bps)],
              ['Description', <Text key="" of={one.config.description ?? ''} most={500} />],
            ]}
          />
          <Part title="Treasury">
            <Table
              caption="Treasury"
              head={['Amount']}
              none="Empty."
              rows={one.treasury.map(({ mint, balance }) => [<Amount key="" raw={balance} mint={mint} />])}
            />
          </Part>
          <Part title="Proposals">
            <Paged ask={(cursor) => node.call('chain_listDaoProposals', [dao, 25, cursor])} keys={[dao]} live={live}>
              {({ proposals }) => (
                <Table
                  caption="Proposals, newest first"
                  head={['Number', 'Title', 'Type', 'Status', 'Voting ends at block']}
                  none="No proposals yet."
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
  const of = useAsk(() => node.call('chain_getDao', [dao]), [dao]);
  // Votes are weighed in the DAO's token.
  const unit = (raw: string): ComponentChildren =>
    of.value ? <Amount raw={raw} mint={of.value.token_mint} /> : `${grouped(raw)} raw`;
  return (
    <Answer of={found} title="Proposal" none="Proposal not found.">
      {(one) => (
        <>
          <h1>
            <span class="kind">DAO proposal</span>
            {one.proposal_id}: <Text of={one.title} most={120} />
          </h1>
          <Facts
            rows={[
              ['DAO', <Address key="" of={one.dao_address} />],
              ['Status', <State key="" of={one.status} />],
              ['Proposer', <Address key="" of={one.proposer} whole />],
              [
                'Voting',
                <span key="">
                  blocks <Height of={one.start_height} /> to <Height of={one.end_height} />
                </span>,
              ],
              ['Voters', grouped(one.voters)],
              ['Quorum', unit(one.quorum)],
              ['Content hash', <Id key="" of={one.payload_hash} whole />],
            ]}
          />
          <Part title="Changes">
            <p>
              <Text of={one.description ?? ''} />
            </p>
            <Payload of={one} />
          </Part>
          <Part
            title="Votes"
            aside={
              one.status === 'Active' || one.status === 'Pending' ? (
                <a href={`${to('console', 'vote')}?${new URLSearchParams({ dao, id: `${id}` })}`}>Vote</a>
              ) : null
            }
          >
            <Votes
              yes={one.for}
              no={one.against}
              total={`${BigInt(one.for) + BigInt(one.against) + BigInt(one.abstain)}`}
              unit={unit}
            />
          </Part>
        </>
      )}
    </Answer>
  );
}

/** Effect of a DAO's proposal once it is executed. */
export function Payload({ of }: { readonly of: DaoProposal }): VNode {
  const settings = Object.entries(of.config ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return (
    <>
      {of.simulation ? (
        <p>
          {of.simulation.ok ? <Badge tone="good">would succeed now</Badge> : <Badge tone="bad">would fail now</Badge>}
        </p>
      ) : null}
      {of.summary.length > 0 && !of.operations ? (
        <ol>
          {of.summary.map((line) => (
            <li key={line}>
              <Text of={line} most={400} />
            </li>
          ))}
        </ol>
      ) : null}
      {of.operations ? <Operations of={of.operations} /> : null}
      {settings.length > 0 ? (
        <Table
          caption="Changed settings"
          head={['Setting', 'New value']}
          rows={settings.map(([name, value]) => [words(name), plain(String(value), 200)])}
        />
      ) : null}
      {of.treasury ? <p>Pays from the treasury: {plain(JSON.stringify(of.treasury), 300)}</p> : null}
    </>
  );
}
