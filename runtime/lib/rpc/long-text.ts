/** Long answers as JSON text: lists piece by piece, so that others have their turn in between. */

/** Entries of a list that become text at a time. */
const PIECE = 256;

/** The text of a JSON value; `giveWay` is called between pieces. */
export async function textInPieces(value: unknown, giveWay: () => Promise<void> | undefined): Promise<string> {
  if (Array.isArray(value)) {
    const pieces: string[] = [];
    for (let at = 0; at < value.length; at += PIECE) {
      await giveWay();
      pieces.push(JSON.stringify(value.slice(at, at + PIECE)).slice(1, -1));
    }
    return `[${pieces.join(',')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    if (inner !== undefined) fields.push(`${JSON.stringify(name)}:${await textInPieces(inner, giveWay)}`);
  }
  return `{${fields.join(',')}}`;
}
