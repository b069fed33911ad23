/** For each alert: the series of its situation, and when it must fire and be over, in Prometheus' virtual time. */

const NODE = 'instance="a",job="nodes"';

/** A series of the node with what it is every 15 seconds: `'0x4 1x20'` is 0 until 1 min, then 1 until 6 min 15 s. */
type Series = readonly [name: string, values: string, labels?: string];
/** When it is looked, and whether the alert fires then. */
type Look = readonly [at: string, fires: boolean];

const caseOf = (alertname: string, series: readonly Series[], looks: readonly Look[]) => ({
  interval: '15s',
  input_series: series.map(([name, values, labels]) => ({
    series: `${name}{${[NODE, labels].filter((one) => one !== undefined).join()}}`,
    values: steps(values),
  })),
  promql_expr_test: looks.map(([at, fires]) => ({
    expr: `count(ALERTS{alertname="${alertname}",alertstate="firing"}) or vector(0)`,
    eval_time: at,
    exp_samples: [{ labels: '{}', value: Number(fires) }],
  })),
});

/** promtool repeats a value so many times besides the first: here `1x4` is four values. */
const steps = (values: string): string =>
  values.replaceAll(/(\S+)x(\d+)/g, (_, value: string, times: string) => `${value}x${Number(times) - 1}`);

/** A minute of values before, five minutes of the situation, ten after it. */
const turns = (before: string, during: string): string => `${before}x4 ${during}x20 ${before}x40`;
/** Not before it, not during its patience, then until it is over. */
const looks = (fires: string): readonly Look[] => [
  ['45s', false],
  [fires, true],
  ['5m45s', true],
  ['6m30s', false],
  ['14m', false],
];
/** Heights that rise by one each step, from a start. */
const rising = (from: number, count: number): string => `${from}+1x${count - 1}`;
const FINE = '1x64';

/** The cases of `alerts.yml`. */
export const ALERT_CASES = [
  caseOf(
    'NoBlock',
    [['chain_block_timestamp_seconds', '0x16 960x48']],
    [
      ['45s', false],
      ['3m', true],
      ['4m15s', false],
    ],
  ),
  caseOf('NodeDown', [['up', turns('1', '0')]], looks('2m')),
  caseOf(
    'FewPeers',
    [
      ['chain_peers', turns('2', '1'), 'direction="inbound"'],
      ['chain_peers', turns('1', '1'), 'direction="outbound"'],
    ],
    looks('2m30s'),
  ),
  caseOf(
    'NoPeers',
    [
      ['chain_peers', turns('1', '0'), 'direction="inbound"'],
      ['chain_peers', turns('0', '0'), 'direction="outbound"'],
    ],
    looks('2m30s'),
  ),
  caseOf(
    'NodeNotReady',
    [['chain_ready', '1x4 0x40 1x20']],
    [
      ['5m30s', false],
      ['6m30s', true],
      ['11m15s', false],
    ],
  ),
  caseOf('NodeBehind', [['chain_sync_blocks_behind', turns('3', '33')]], looks('2m15s')),
  caseOf(
    'HistoryBehind',
    [
      ['chain_block_height', '100x64'],
      ['chain_history_height', '100x4 60x40 90x20'],
    ],
    [
      ['5m30s', false],
      ['6m30s', true],
      ['11m15s', false],
    ],
  ),
  caseOf(
    'ValidatorNotSigning',
    [
      ['chain_block_height', '100x4 117x20 118x40'],
      ['chain_validator_last_signed_height', '99x4 100x20 117x40'],
      ['chain_validator_state', FINE, 'state="in_set"'],
    ],
    looks('1m45s'),
  ),
  caseOf(
    'ValidatorNotSigning',
    [
      ['chain_block_height', rising(100, 64)],
      ['chain_validator_last_signed_height', '0x64'],
      ['chain_validator_state', '0x64', 'state="in_set"'],
    ],
    [['14m', false]],
  ),
  caseOf(
    'ValidatorNotLinked',
    [
      ['chain_validator_linked_power_ratio', turns('1.1', '0.5')],
      ['chain_block_timestamp_seconds', '0x64'],
      ['chain_block_height', '100x64'],
      ['chain_validator_last_signed_height', '99x64'],
    ],
    looks('2m30s'),
  ),
  caseOf(
    'ValidatorNotLinked',
    [
      ['chain_validator_linked_power_ratio', '0.3x64'],
      ['chain_block_timestamp_seconds', '0+15x63'],
      ['chain_block_height', rising(100, 64)],
      ['chain_validator_last_signed_height', rising(99, 64)],
    ],
    [['14m', false]],
  ),
  caseOf('ValidatorOutOfSet', [['chain_validator_state', turns('1', '0'), 'state="in_set"']], looks('2m15s')),
  caseOf(
    'ValidatorLowStake',
    [
      ['chain_validator_power', '2000x4 1040x80 1060x20'],
      ['chain_validators_lowest_power', '1000x104'],
      ['chain_validators_active', '100x104'],
    ],
    [
      ['15m', false],
      ['17m', true],
      ['21m15s', false],
    ],
  ),
  caseOf(
    'ValidatorLowStake',
    [
      ['chain_validator_power', '1000x104'],
      ['chain_validators_lowest_power', '1000x104'],
      ['chain_validators_active', '4x104'],
    ],
    [['24m', false]],
  ),
  caseOf('ValidatorJailed', [['chain_validator_state', turns('0', '1'), 'state="jailed"']], looks('1m15s')),
  caseOf(
    'ValidatorSkipped',
    [['chain_validator_state', '0x4 1x480 0x8', 'state="skipped"']],
    [
      ['45s', false],
      ['1m15s', true],
      ['2h', true],
      ['2h1m15s', false],
    ],
  ),
  caseOf(
    'ValidatorSilent',
    [['chain_validator_state', '0x4 1x40 0x20', 'state="silent"']],
    [
      ['5m30s', false],
      ['6m30s', true],
      ['11m15s', false],
    ],
  ),
  caseOf(
    'ValidatorNotReady',
    [['chain_not_ready', '0x4 1x40 0x20', 'code="validator-waits"']],
    [
      ['2m30s', false],
      ['3m30s', true],
      ['11m15s', false],
    ],
  ),
  caseOf(
    'MissedTurns',
    [['chain_validator_missed_turns', '5x4 6x4 8x80']],
    [
      ['45s', false],
      ['3m', true],
      ['20m', false],
    ],
  ),
  caseOf(
    'VotesMissing',
    [
      ['chain_votes_missing', '1x4 3x40 1x20'],
      ['chain_validators_active', '10x64'],
    ],
    [
      ['5m30s', false],
      ['6m30s', true],
      ['11m15s', false],
    ],
  ),
  caseOf(
    'FailedRounds',
    [['chain_consensus_rounds_total', '0x4 0+3x7 21x80']],
    [
      ['45s', false],
      ['3m', true],
      ['20m', false],
    ],
  ),
  caseOf('PluginStopped', [['chain_plugin_stopped', turns('0', '1'), 'plugin="explorer"']], looks('1m15s')),
  caseOf(
    'PluginFailing',
    [['chain_plugin_failures_total', '0x4 3x80', 'plugin="explorer"']],
    [
      ['45s', false],
      ['3m', true],
      ['10m', false],
    ],
  ),
  caseOf('BadRecords', [['chain_storage_verify_bad_records', turns('0', '2')]], looks('1m15s')),
  caseOf(
    'DiskAlmostFull',
    [
      ['chain_disk_bytes', '100x64', 'state="total"'],
      ['chain_disk_bytes', turns('50', '9'), 'state="free"'],
    ],
    looks('2m15s'),
  ),
  caseOf('EventLoopBusy', [['chain_event_loop_lag_seconds', turns('0', '2')]], looks('2m15s')),
  caseOf(
    'MempoolFilling',
    [
      ['chain_mempool_size', turns('10', '81')],
      ['chain_mempool_capacity', '100x64'],
    ],
    looks('2m15s'),
  ),
  caseOf('ClockOff', [['chain_clock_offset_seconds', turns('0', '-0.7')]], looks('2m15s')),
  caseOf(
    'UpgradeWithoutProgram',
    [
      ['chain_upgrade_plan_height', '3000x64'],
      ['chain_block_height', '100x4 2000x60'],
      ['chain_upgrade_program_ready', '0x24 1x40'],
    ],
    [
      ['45s', false],
      ['2m', true],
      ['6m15s', false],
    ],
  ),
];

/** Names of the alerts that have a case. */
export const TESTED_ALERTS: ReadonlySet<string> = new Set(
  ALERT_CASES.flatMap(({ promql_expr_test: [first] }) => /alertname="(\w+)"/.exec(first!.expr)![1]!),
);
