/** Files of a data directory: logs, locks, identity, checkpoints. */

export { addressOf as peerAddress } from '../../runtime/engine/network/address.js';
export { nodeIdentity, peerIdOf } from '../../runtime/engine/network/identity.js';
export { createLog } from '../../runtime/lib/log.js';
export { LogLevels, levelsOf } from '../../runtime/lib/log-levels.js';
export { CHECKPOINTS, restoreCheckpoint } from '../../runtime/lib/storage/checkpoint.js';
export { checkRoom, NoRoom, roomIn } from '../../runtime/lib/storage/disk-space.js';
export { makeDirectory, replaceFile, syncDirectory, syncFile, syncTree } from '../../runtime/lib/storage/files.js';
export { copyLive } from '../../runtime/lib/storage/live-copy.js';
export { holderOf, takeLock, type Unlock } from '../../runtime/lib/storage/lock-file.js';
export { MemoryDatabase } from '../../runtime/lib/storage/memory.js';
export { isDev } from '../../runtime/node/api/dev-methods.js';
