/** The node's log: one line per event on standard error, for people on a terminal and as JSON for machines. */

import { type DestinationStream, destination, pino } from 'pino';
import type { Log } from './rpc/methods/method.js';
import { visible, visibleJson } from './visible.js';

/** How a log is written. */
export interface LogOptions {
  readonly verbose: boolean;
  readonly json: boolean;
  /** Takes each line; standard error otherwise. */
  readonly write?: (line: string) => void;
}

/** An event as it is logged. */
interface Entry {
  readonly level: string;
  readonly time: string;
  readonly message: string;
}

const COLOURS: Readonly<Record<string, string>> = { debug: '\u001b[2m', warn: '\u001b[33m', error: '\u001b[31m' };

const STDERR = 2;

/** A log that drops what is below its level. Written at once: the last line of a process that dies is there. */
export function createLog({ verbose, json, write }: LogOptions): Log {
  const sink: Pick<DestinationStream, 'write'> = write
    ? { write: (line) => write(line.trimEnd()) }
    : destination({ fd: STDERR, sync: true });
  const coloured = process.stderr.isTTY && process.env.NO_COLOR === undefined;
  const log = pino(
    {
      level: verbose ? 'debug' : 'info',
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write: (line) => sink.write(json ? visibleJson(line) : `${forPeople(JSON.parse(line) as Entry, coloured)}\n`),
    },
  );
  return (level, message, fields = {}) => log[level](fields, message);
}

/** 13:50:23.797 node started  height=0 */
function forPeople({ level, time, message, ...fields }: Entry, coloured: boolean): string {
  const extra = Object.entries(fields).map(([name, value]) => `${name}=${shown(name, value)}`);
  const word = level === 'info' ? '' : `${level.toUpperCase()} `;
  const line = [`${time.slice(11, 23)} ${word}${visible(message)}`, extra.join(' ')].join('  ').trimEnd();
  const colour = coloured ? COLOURS[level] : undefined;
  return colour === undefined ? line : `${colour}${line}\u001b[0m`;
}

const shown = (name: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return name === 'stack' ? text.split('\n').map(visible).join('\n    ') : visible(text);
};
