/** The last published block: where the node resumes if the stream was emptied. */

import { type Database, t, table } from '../../runtime/plugin.js';

const rows = table(1, [t.u8], t.height);
const ROW = 0;

export class PublishedHeight {
  readonly #database: Database;
  #height: number;

  private constructor(database: Database, height: number) {
    this.#database = database;
    this.#height = height;
  }

  /** `head`: initial height if nothing was published yet. */
  static async open(database: Database, head: number): Promise<PublishedHeight> {
    const known = await rows.get(database, ROW);
    const reached = new PublishedHeight(database, known ?? head);
    if (known === undefined) await database.write({ changes: [rows.put(ROW, head)] });
    return reached;
  }

  get height(): number {
    return this.#height;
  }

  /** Stores the height up to which blocks are published, by any node. */
  async set(height: number): Promise<void> {
    if (height === this.#height) return;
    this.#height = height;
    await this.#database.write({ changes: [rows.put(ROW, height)] });
  }
}
