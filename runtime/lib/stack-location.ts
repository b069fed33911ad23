/** Code locations in stacks: where an error was thrown, for the author of that line. */

/** File, line and column in a line of a stack; the query string distinguishes reloaded modules. */
const FRAME = /^\s+at (?:.*\()?(?:file:\/\/)?([^()\s?]+)(?:\?[^():\s]*)?:(\d+):(\d+)\)?$/;

const RUNTIME = new URL('../', import.meta.url).pathname;

function* locationsIn({ stack = '' }: Error): Generator<string> {
  for (const line of stack.split('\n')) {
    const [, file, row, column] = FRAME.exec(line.trimEnd()) ?? [];
    if (file !== undefined && !file.startsWith('node:')) yield `${file}:${row}:${column}`;
  }
}

/** The first location in a stack outside Node: `/home/ann/loyalty.js:24:11`; undefined if there is none. */
export function locationOf(error: Error): string | undefined {
  const [first] = locationsIn(error);
  return first;
}

/** The first location outside the runtime too: the line of a module that caused the error. */
export function authorLocationOf(error: Error): string | undefined {
  const places = [...locationsIn(error)];
  return places.find((place) => !place.startsWith(RUNTIME)) ?? places[0];
}
