/** The node's log: one line per event on standard error, for people on a terminal and as JSON for machines. */

import type { Log } from './rpc/method.js';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/** How a log is written. */
export interface LogOptions {
  readonly verbose: boolean;
  readonly json: boolean;
  readonly write?: (line: string) => void;
}

const COLOURS = { debug: '\u001b[2m', info: '', warn: '\u001b[33m', error: '\u001b[31m' } as const;

/** A log that drops what is below its level. */
export function createLog({
  verbose,
  json,
  write = (line) => void process.stderr.write(`${line}\n`),
}: LogOptions): Log {
  const lowest = verbose ? 0 : 1;
  const colour = process.stderr.isTTY && process.env.NO_COLOR === undefined && !json;
  return (level, message, fields = {}) => {
    if (LEVELS.indexOf(level) < lowest) return;
    const time = new Date().toISOString();
    if (json) {
      write(JSON.stringify({ time, level, message, ...fields }));
      return;
    }
    const extra = Object.entries(fields)
      .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(' ');
    const line = `${time.slice(11, 23)} ${level === 'info' ? '' : `${level.toUpperCase()} `}${message}${extra === '' ? '' : `  ${extra}`}`;
    write(colour && COLOURS[level] !== '' ? `${COLOURS[level]}${line}\u001b[0m` : line);
  };
}
