/** Has the command line loaded, and runs one command after the other, each as if it had a process of its own. */

import { globalAgent } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { initCommand } from '../../../cli/command-line/init-command.js';
import { run } from '../../../cli/command-line/run.js';
import { defaults } from '../../../cli/distribution/default.js';
import { type Answer, linesOf, type Typed } from './protocol.js';

const MAIN = fileURLToPath(new URL('../../../cli/main.js', import.meta.url));
/** What this server itself holds open. */
const OWN = /^Pipe/;
const LOOK_MS = 2;
const path = process.argv[2]!;

/** Has what is written to a stream of this process go elsewhere. */
function divert(stream: NodeJS.WriteStream, to: (text: string) => void): void {
  stream.write = (chunk: Uint8Array | string, encoding?: unknown, done?: unknown) => {
    to(String(chunk));
    const written = [encoding, done].find((one) => typeof one === 'function');
    if (written !== undefined) process.nextTick(written as () => void);
    return true;
  };
}

/** Waits until nothing is left that would keep a process of its own from ending. */
async function ended(): Promise<void> {
  while (process.getActiveResourcesInfo().some((kind) => !OWN.test(kind))) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref());
  }
}

async function runCommand({ args, cwd, env }: Typed, tell: (answer: Answer) => void): Promise<void> {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  process.argv = [process.execPath, MAIN, ...args];
  process.exitCode = 0;
  divert(process.stdout, (out) => tell({ out }));
  divert(process.stderr, (err) => tell({ err }));
  await run({ ...defaults, commands: [initCommand, ...(defaults.commands ?? [])] });
  await ended();
  for (const heard of [process, process.stdout, process.stderr]) {
    for (const event of ['uncaughtException', 'error']) heard.removeAllListeners(event);
  }
  // A connection is not kept for the next command: it has none where it has a process of its own.
  globalAgent.destroy();
  tell({ code: Number(process.exitCode) });
}

let busy = false;
async function serve(socket: Socket): Promise<void> {
  const tell = (answer: Answer) => void socket.write(`${JSON.stringify(answer)}\n`);
  const { value: line } = await linesOf(socket.setEncoding('utf8'))
    .next()
    .catch(() => ({ value: undefined }));
  if (line !== undefined && busy) tell('busy');
  else if (line !== undefined) {
    busy = true;
    await runCommand(JSON.parse(line) as Typed, tell);
    busy = false;
  }
  socket.end();
}

createServer((socket) => {
  // Who asked may be gone; the command goes on.
  socket.on('error', () => {});
  void serve(socket);
}).listen(path, () => process.stdout.write('ready\n'));
