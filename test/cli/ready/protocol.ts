/** What the process that has the commands loaded is asked and answers: one line of JSON each, over a socket of a file. */

/** A command, and where it is typed. */
export interface Typed {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What it writes as it runs, and its end; or that another one runs just now. */
export type Answer = { readonly out: string } | { readonly err: string } | { readonly code: number } | 'busy';

/** The lines of a stream of text, as they come. */
export async function* linesOf(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of stream) {
    const lines = (text + chunk).split('\n');
    text = lines.pop()!;
    yield* lines;
  }
}
