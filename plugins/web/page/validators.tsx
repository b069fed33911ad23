/** Validator pages: all validators, and one with its score, jail status, turns, and stake over time. */

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { Bars } from './bars.js';
import { network, node } from './chain.js';
import { Chart, type Point } from './chart.js';
import { type Route, to, useAsk, useBlocks } from './hooks.js';
import { Paged } from './pages.js';
import {
  Address,
  Amount,
  Answer,
  Badge,
  Facts,
  Figures,
  Height,
  Id,
  Part,
  Rounded,
  Table,
  Text,
  Time,
  wholeUnits,
} from './parts.js';
import { Proven } from './proven.js';
import { Strip, upOf, useEpochs } from './strip.js';
import { grouped, percent, shortId, span } from './text.js';

type Validator = NonNullable<Methods['chain_getValidator']['result']>;

const Status = ({ of }: { readonly of: Validator }): VNode =>
  of.is_jailed ? (
    <Badge tone="bad">jailed</Badge>
  ) : (
    <Badge tone={of.status === 'active' ? 'good' : ''}>{of.status}</Badge>
  );

/** `/validators` */
export function ValidatorsPage(): VNode {
  const live = useBlocks(5_000);
  const info = useAsk(() => node.call('chain_stakingInfo'), [live]);
  const consensus = useAsk(() => node.call('chain_consensusStatus'), [live]);
  return (
    <>
      <h1>Validators</h1>
      <Answer of={info}>
        {(now) => (
          <Figures
            rows={[
              ['Active', `${now.active_validators} of ${now.validators_total}`],
              ['Staked', <Rounded key="" raw={now.total_staked} />],
              ['Share of supply', percent(now.staked_bps)],
              ['Estimated APR', percent(now.apr_bps_estimate)],
              ['Next epoch at block', <Height key="" of={now.next_epoch_height} />],
              ['Unbonding', span(now.unbonding_seconds * 1_000)],
              ...(consensus.value
                ? ([['Failed rounds', grouped(consensus.value.rounds_last_100), 'In the last 100 blocks']] as const)
                : []),
            ]}
          />
        )}
      </Answer>
      <Paged ask={(cursor) => node.call('chain_listValidators', [50, cursor])} keys={[]} live={live}>
        {({ validators }) => <Validators of={validators} />}
      </Paged>
    </>
  );
}

function Validators({ of }: { readonly of: readonly Validator[] }): VNode {
  const stats = useAsk(() => node.call('chain_getNetworkStats'), []);
  const epochs = useEpochs(
    of.map(({ address }) => address),
    stats.value?.epoch,
  );
  return (
    <Table
      caption="Validators, eligible ones first"
      head={[
        'Rank',
        'Validator',
        'Status',
        'Stake',
        'Voting power',
        'Commission',
        'Score',
        'Last 24 epochs',
        'Blocks',
        'Missed',
      ]}
      rows={of.map((one) => [
        one.rank == null ? '' : `${one.rank}`,
        <a key="" href={to('validator', one.address)} title={one.address}>
          {one.metadata.name === '' ? <code>{shortId(one.address)}</code> : <Text of={one.metadata.name} most={64} />}
        </a>,
        <Status key="" of={one} />,
        <Amount key="" raw={one.stake} />,
        powerOf(one),
        percent(one.commission),
        one.performance_score.toFixed(3),
        <Strip key="" epochs={epochs?.get(one.address)} />,
        grouped(one.blocks_produced),
        grouped(one.missed_turns),
      ])}
    />
  );
}

/** `/validator/<account or consensus key>` */
export function ValidatorPage({ route }: { readonly route: Route }): VNode {
  const asked = route.parts[1] ?? '';
  const live = useBlocks(3_000);
  const found = useAsk(() => node.call('chain_getValidator', [asked]), [asked, live]);
  return (
    <Answer of={found} title="Validator" none="Validator not found.">
      {(one) => (
        <>
          <h1>
            <span class="kind">Validator</span>
            {one.metadata.name === '' ? shortId(one.address) : <Text of={one.metadata.name} most={64} />}
          </h1>
          <p class="steps">
            <a href={`${to('console', 'stake')}?${new URLSearchParams({ validator: one.address })}`}>
              Stake with this validator
            </a>
          </p>
          <Facts
            rows={[
              ['Account', <Address key="" of={one.address} whole />],
              ['Consensus key', <Id key="" of={one.pubkey} whole />],
              ['Status', <Status key="" of={one} />],
              one.is_jailed && [
                'Jailed',
                <span key="">
                  {one.jail_reason ?? ''}, release possible <Time of={one.jail_release_time} />, jailed {one.jail_count}{' '}
                  times
                </span>,
              ],
              [
                'Stake',
                <span key="">
                  <Amount raw={one.stake} />{' '}
                  <Proven store="validators.validators" parts={[one.address]} shown={one.stake} says={stakeIn} />
                </span>,
              ],
              ['Own stake', <Amount key="" raw={one.self_stake} />],
              [
                'Delegated',
                <span key="">
                  <Amount raw={one.delegated_stake} /> by {grouped(one.delegators)}{' '}
                  {one.delegators === 1 ? 'delegator' : 'delegators'}
                </span>,
              ],
              ['Voting power', powerOf(one)],
              ['Commission', percent(one.commission)],
              ['Score', one.performance_score.toFixed(4)],
              ['Uptime', <Uptime key="" of={one} />],
              ['Last block', one.last_block_height > 0 ? <Height key="" of={one.last_block_height} /> : 'none yet'],
              [
                'Accepts delegations',
                one.pool_enabled ? (
                  <span key="">
                    minimum <Amount raw={one.min_delegation} />
                  </span>
                ) : (
                  'no'
                ),
              ],
              ['Description', <Text key="" of={one.metadata.description} most={300} />],
              ['Website', <Text key="" of={one.metadata.website} most={200} />],
            ]}
          />
          <Turns of={one} />
          <OverTime of={one} live={live} />
        </>
      )}
    </Answer>
  );
}

interface Stored {
  readonly own: { readonly amount: string };
  readonly delegated: string;
  readonly pool: { readonly bond: { readonly amount: string } };
}

/** Share of the votes; a ranked validator with less than a basis point has some. */
const powerOf = ({ rank, voting_power_bps }: { readonly rank: number | null; readonly voting_power_bps: number }) =>
  rank !== null && voting_power_bps === 0 ? '< 0.01 %' : percent(voting_power_bps);

/** The stake in a validator's record. */
const stakeIn = (record: Stored | null): string =>
  record === null ? '0' : `${BigInt(record.own.amount) + BigInt(record.delegated) + BigInt(record.pool.bond.amount)}`;

function Uptime({ of }: { readonly of: Validator }): VNode {
  const turns = of.blocks_produced + of.missed_turns;
  return turns === 0 ? (
    <span>no turns yet</span>
  ) : (
    <span>
      {percent(Math.round((of.blocks_produced * 10_000) / turns))} of {grouped(turns)} turns
      {of.consecutive_missed > 0 ? `, the last ${of.consecutive_missed} missed` : ''}
    </span>
  );
}

const BLOCKS = 100;
const BAR = 5;

/** The blocks among the newest ones that it proposed. */
function Turns({ of }: { readonly of: Validator }): VNode {
  const live = useBlocks(30_000);
  const recent = useAsk(() => node.call('chain_getRecentBlocks', [BLOCKS]), [live]);
  return (
    <Answer of={recent}>
      {({ blocks }) => {
        const oldest = [...blocks].reverse();
        const bars = Array.from({ length: Math.ceil(oldest.length / BAR) }, (_, i) => {
          const some = oldest.slice(i * BAR, (i + 1) * BAR);
          const value = some.filter(({ proposer }) => proposer === of.address).length;
          return { value, label: `blocks ${some[0]!.height} to ${some.at(-1)!.height}: ${value} of ${some.length}` };
        });
        return (
          <Part title="Recent blocks">
            <Bars caption={`Blocks proposed, of the last ${oldest.length}`} bars={bars} />
          </Part>
        );
      }}
    </Answer>
  );
}

type Epoch = Methods['chain_getValidatorEpochs']['result']['epochs'][number];

const EPOCHS = 200;
const CHANGES = 200;
const SHOWN = 20;

/** History by epoch, and changes of the stake. */
function OverTime({ of, live }: { readonly of: Validator; readonly live: string }): VNode {
  const history = useAsk(() => node.call('chain_getValidatorEpochs', [of.address, EPOCHS]), [of.address, live]);
  return (
    <Answer of={history}>
      {({ epochs }) => (
        <>
          <Epochs of={epochs} />
          <StakeOverTime of={of} epochs={epochs} live={live} />
        </>
      )}
    </Answer>
  );
}

function Epochs({ of }: { readonly of: readonly Epoch[] }): VNode {
  const [score, uptime] = useMemo(() => {
    const oldest = [...of].reverse();
    const turns = oldest.flatMap((one): Point[] => {
      const up = upOf(one);
      return up === undefined ? [] : [[one.time, up / 100]];
    });
    return [oldest.map(({ time, performance_score }): Point => [time, performance_score]), turns];
  }, [of]);
  return (
    <Part title="Epochs">
      {score.length > 1 ? (
        <Chart caption="Score at the end of each epoch" points={score} time x="time" y="score" />
      ) : null}
      {uptime.length > 1 ? (
        <Chart caption="Turns taken in each epoch, percent" points={uptime} time x="time" y="percent" />
      ) : null}
      <Table
        caption="Active epochs, newest first"
        head={['Epoch', 'Ended', 'Score', 'Uptime', 'Blocks', 'Missed', 'Stake', 'Status']}
        none="No active epoch has ended since the explorer of this node started."
        rows={of.slice(0, SHOWN).map((one) => {
          const up = upOf(one);
          return [
            grouped(one.epoch),
            <Time key="" of={one.time} />,
            one.performance_score.toFixed(3),
            up === undefined ? 'no turns' : percent(up),
            grouped(one.blocks_produced),
            grouped(one.missed_turns),
            <Amount key="" raw={one.stake} />,
            one.is_jailed ? (
              <Badge key="" tone="bad">
                jailed
              </Badge>
            ) : (
              ''
            ),
          ];
        })}
      />
    </Part>
  );
}

/**
 * The stake of each epoch, if known. Otherwise the current stake minus the known changes, backwards; slashes and
 * compounded earnings are missing from these.
 */
function StakeOverTime({
  of,
  epochs,
  live,
}: {
  readonly of: Validator;
  readonly epochs: readonly Epoch[];
  readonly live: string;
}): VNode {
  const changes = useAsk(async () => {
    const [stakes, unstakes] = await Promise.all([
      node.call('chain_stakesWith', [of.address, CHANGES]),
      node.call('chain_unstakesFrom', [of.address, CHANGES]),
    ]);
    const signed = [
      ...stakes.events.map((one) => ({ ...one, by: BigInt(one.data.amount) })),
      ...unstakes.events.map((one) => ({ ...one, by: -BigInt(one.data.amount) })),
    ];
    return signed.sort((a, b) => b.height - a.height).slice(0, CHANGES);
  }, [of.address, live]);
  const points = useMemo((): readonly Point[] => {
    if (epochs.length > 1)
      return epochs.map(({ time, stake }): Point => [time, wholeUnits(stake, network.decimals)]).reverse();
    let stake = BigInt(of.stake);
    const back = (changes.value ?? []).flatMap(({ time, by }): Point[] => {
      const after = stake;
      stake -= by;
      return [[time, wholeUnits(`${after < 0n ? 0n : after}`, network.decimals)]];
    });
    return back.reverse();
  }, [changes.value, epochs, of.stake]);
  return (
    <Part title="Stake over time">
      {points.length > 1 ? (
        <Chart
          caption={`Stake in ${network.symbol}, ${epochs.length > 1 ? 'at the end of each epoch' : 'after each change'}`}
          points={points}
          time
          x="time"
          y="stake"
        />
      ) : null}
      <Answer of={changes}>
        {(all) => (
          <Table
            caption="Stake changes, newest first"
            head={['Age', 'Account', 'Change', 'Amount', 'Block']}
            none="No changes since genesis."
            rows={all.slice(0, SHOWN).map((one) => [
              <Time key="" of={one.time} />,
              <Address key="" of={one.data.staker} />,
              one.by > 0n ? (
                <Badge key="" tone="good">
                  staked
                </Badge>
              ) : (
                <Badge key="">unstaked</Badge>
              ),
              <Amount key="" raw={one.data.amount} />,
              <Height key="" of={one.height} />,
            ])}
          />
        )}
      </Answer>
    </Part>
  );
}
