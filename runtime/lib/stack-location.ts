/** Places in code: where an error was thrown, for whoever wrote that line. */

/** File, line and column of a line of a stack; what follows a question mark tells reloaded modules apart. */
const FRAME = /^\s+at (?:.*\()?(?:file:\/\/)?([^()\s?]+)(?:\?[^():\s]*)?:(\d+):(\d+)\)?$/;

const RUNTIME = new URL('../', import.meta.url).pathname;

function* locationsIn({ stack = '' }: Error): Generator<string> {
  for (const line of stack.split('\n')) {
    const [, file, row, column] = FRAME.exec(line.trimEnd()) ?? [];
    if (file !== undefined && !file.startsWith('node:')) yield `${file}:${row}:${column}`;
  }
}

/** The first place in a stack that is no part of Node: `/home/ann/loyalty.js:24:11`. Undefined where there is none. */
export function locationOf(error: Error): string | undefined {
  const [first] = locationsIn(error);
  return first;
}

/** The first place that is no part of the runtime either: the line by which a module asked for what was refused. */
export function authorLocationOf(error: Error): string | undefined {
  const places = [...locationsIn(error)];
  return places.find((place) => !place.startsWith(RUNTIME)) ?? places[0];
}
