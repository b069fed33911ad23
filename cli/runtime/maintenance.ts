/** Jobs on the data directory of a stopped node: exports, imports, snapshots, verification, upgrade trials. */

export { chunksOf, type SnapshotContents } from '../../runtime/engine/snapshots/archive/contents.js';
export { perform } from '../../runtime/node/maintenance/offline-job.js';
export {
  type Exported,
  exportHead,
  exportSnapshot,
  snapshotHead,
} from '../../runtime/node/maintenance/snapshots/offline.js';
export { FileProvider } from '../../runtime/node/maintenance/snapshots/providers.js';
export {
  type Imported,
  importInto,
  readChain,
  restoreInto,
  type VerifiedExport,
  verifyExport,
  verifySnapshot,
} from '../../runtime/node/maintenance/snapshots/restore-into-directory.js';
export { type Trial, tryUpgrade } from '../../runtime/node/maintenance/upgrade-trial.js';
export { verifyDirectory } from '../../runtime/node/maintenance/verification.js';
