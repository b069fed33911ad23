/** `trellis …` in the shells of tests, by the process that has it loaded; in one of its own while that one is busy. */

import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { type Answer, linesOf, type Typed } from './protocol.js';

const [path, main, ...args] = process.argv.slice(2) as [string, string, ...string[]];
const socket = connect(path).setEncoding('utf8');
const typed: Typed = { args, cwd: process.cwd(), env: process.env };
socket.write(`${JSON.stringify(typed)}\n`);
// `trellis … | head` closes our output early.
process.stdout.on('error', () => process.exit(0));
// What a process has that ended otherwise.
process.exitCode = 70;
for await (const line of linesOf(socket)) {
  const answer = JSON.parse(line) as Answer;
  if (answer === 'busy') {
    spawn(process.execPath, [main, ...args], { stdio: 'inherit' }).on('exit', (code) => {
      process.exitCode = code ?? 70;
    });
  } else if ('out' in answer) process.stdout.write(answer.out);
  else if ('err' in answer) process.stderr.write(answer.err);
  else process.exitCode = answer.code;
}
