/** Room on the disk: what is laid there ahead must leave the node enough to go on. */

import { statfs } from 'node:fs/promises';

/** There is no room for something now; later there may be. */
export class NoRoom extends Error {}

/** What is left to the node: a twentieth of the disk, at most so many bytes. */
const MOST_LEFT = 1024 ** 3;

/** Bytes that may be written to the disk of a directory. */
export async function roomIn(directory: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return bavail * bsize - Math.min(MOST_LEFT, (blocks * bsize) / 20);
}

/** Refuses to write so many bytes where too little would be left. */
export async function checkRoom(directory: string, bytes: number): Promise<void> {
  const room = await roomIn(directory);
  if (room >= bytes) return;
  const [needed, there] = [bytes, Math.max(0, room)].map((one) => Math.ceil(one / 1024 ** 2));
  throw new NoRoom(
    `${directory} has room for ${there} MiB beside what the node may need, and ${needed} MiB are needed`,
  );
}
