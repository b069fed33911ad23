/** Disk space: writes of optional data must leave the node enough to continue. */

import { statfs } from 'node:fs/promises';

/** There is not enough disk space now; there may be later. */
export class NoRoom extends Error {}

/** Maximum space reserved for the node; below that, a twentieth of the disk. */
const MOST_LEFT = 1024 ** 3;

/** Bytes that may be written to the disk of a directory. */
export async function roomIn(directory: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return bavail * bsize - Math.min(MOST_LEFT, (blocks * bsize) / 20);
}

/** Throws NoRoom if writing so many bytes would leave too little. */
export async function checkRoom(directory: string, bytes: number): Promise<void> {
  const room = await roomIn(directory);
  if (room >= bytes) return;
  const [needed, there] = [bytes, Math.max(0, room)].map((one) => Math.ceil(one / 1024 ** 2));
  throw new NoRoom(
    `${directory} has room for ${there} MiB beside what the node may need, and ${needed} MiB are needed`,
  );
}
