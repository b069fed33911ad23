/** Errors of a node that a command explains or turns into an exit code. */

export { StateTypeChanged } from '../../runtime/engine/ledger/state-types.js';
export { P2pPortInUse } from '../../runtime/engine/network/errors.js';
export { ExportRefused, SnapshotUnavailable } from '../../runtime/engine/snapshots/errors.js';
export { PortInUse } from '../../runtime/lib/rpc/methods/errors.js';
export { MetricsPortInUse } from '../../runtime/node/metrics/metrics.js';
export { OptionsNotReloaded } from '../../runtime/node/options/replace-options.js';
export { BinaryOutdated, UpgradeDue, UpgradeNotDue } from '../../runtime/node/upgrade/version-check.js';
