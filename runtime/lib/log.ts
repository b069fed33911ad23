/** The node's log: one line per event on standard error, for people on a terminal and as JSON for machines. */

import { standardSink } from './line-sink.js';
import { type Level, LogLevels } from './log-levels.js';
import { FloodLimit } from './log-limit.js';
import type { Log } from './rpc/methods/method.js';
import { visible, visibleJson } from './visible.js';

export interface LogOptions {
  /** Default: info and above. */
  readonly levels?: LogLevels;
  readonly json: boolean;
  /** Receives each line; default standard error. */
  readonly write?: (line: string) => void;
}

/** Counts of this process's log lines. */
export interface LogCounts {
  /** Lines dropped because they were not read or could not be written. */
  readonly unread: number;
  /** Lines suppressed because there were too many of their kind. */
  readonly flood: number;
  /** Bytes waiting to be written. */
  readonly waiting: number;
}

type Fields = Readonly<Record<string, unknown>>;

const COLORS: Readonly<Record<string, string>> = { debug: '\u001b[2m', warn: '\u001b[33m', error: '\u001b[31m' };

/** Maximum characters of a field's text and of a line. */
const MAX_TEXT = 8_192;
const MAX_LINE = 49_152;

let flood = 0;

/** Counts of this process's log lines. */
export function logCounts(): LogCounts {
  const { dropped, waiting } = standardSink(2).counts;
  return { unread: dropped, flood, waiting };
}

/** A log that omits lines below its level. It never blocks and never throws, and is flushed at process exit. */
export function createLog({ levels = new LogLevels('info'), json, write }: LogOptions): Log {
  const colored = process.stderr.isTTY && process.env.NO_COLOR === undefined;
  const lineOf = (level: Level, message: string, fields: Fields): string => {
    const time = new Date().toISOString();
    if (json) return forMachines(level, time, message, fields);
    return forPeople(level, time, message, fields, colored);
  };
  let put = write;
  if (put === undefined) {
    const sink = standardSink(2);
    sink.reportDropped = (count) => lineOf('warn', 'log lines dropped', { count });
    put = (line) => sink.write(line);
  }
  const out = put;
  const limit = new FloodLimit((kinds) => {
    for (const { level, kind, count } of kinds)
      out(lineOf(level as Level, 'log lines suppressed', { of: kind, count }));
  });
  return (level, message, fields = {}) => {
    if (!levels.allows(level, (fields as Fields).component)) return;
    if (limit.allows(level, message, fields)) out(lineOf(level, message, fields as Fields));
    else flood++;
  };
}

function forMachines(level: Level, time: string, message: string, fields: Fields): string {
  const line = (about: Fields) =>
    visibleJson(JSON.stringify(Object.assign({ level, time }, about, { level, time, message }), plain));
  try {
    const text = line(fields);
    return text.length <= MAX_LINE ? text : line({ cut: text });
  } catch (cause) {
    return line({ unprintable: String(cause) });
  }
}

/** 13:50:23.797 node started  height=0. The event names its component, so the field `component` is omitted. */
function forPeople(level: Level, time: string, message: string, fields: Fields, colored: boolean): string {
  const extra = Object.entries(fields).flatMap(([name, value]) =>
    name === 'component' ? [] : [`${name}=${shown(name, value)}`],
  );
  const word = level === 'info' ? '' : `${level.toUpperCase()} `;
  const line = [`${time.slice(11, 23)} ${word}${visible(message)}`, extra.join(' ')].join('  ').trimEnd();
  const color = colored ? COLORS[level] : undefined;
  return color === undefined ? line : `${color}${line}\u001b[0m`;
}

const shown = (name: string, value: unknown): string => {
  const text = typeof value === 'string' ? short(value) : jsonOf(value);
  return name === 'stack' ? text.split('\n').map(visible).join('\n    ') : visible(text);
};

const short = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

const jsonOf = (value: unknown): string => {
  try {
    return JSON.stringify(value, plain) ?? '';
  } catch (cause) {
    return JSON.stringify({ unprintable: String(cause) });
  }
};

/** Values without a JSON form are written as text. */
const plain = (_: string, value: unknown): unknown => {
  if (typeof value === 'string') return short(value);
  return typeof value === 'bigint' ? `${value}` : value;
};
