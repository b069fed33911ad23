/** Parsers of option texts. They reject invalid values with the reason. */

import { readAddress } from '../../engine/network/address.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, type TextForms, type Type } from '../../lib/codec/type.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { LogLevels } from '../../lib/log-levels.js';
import { sharesPort } from '../../lib/rpc/ingress/threads.js';
import { readNetwork } from '../../lib/rpc/limits/access.js';
import { PLACE_FORMS, type Place, readPlace } from './signer-place.js';

export const InvalidOption = error(3160, 'InvalidOption', 'The value of an option is invalid', {
  details: { ...sharedDetails('reason'), option: 'Name of the option', value: 'Given value' },
});

/** Parses the text that the command line has for a flag. */
export type OptionParser<T> = (text: string, flag: string) => T;

const NO_TEXT = {} as TextForms;

const refuse = (flag: string, value: string, reason: string): never =>
  fail(InvalidOption, { option: `--${flag}`, value, reason });

/** A whole number of a type. */
export function number(type: Type<number>): OptionParser<number> {
  return (text, flag) => {
    try {
      if (!/^[0-9]+$/.test(text)) throw new CodecError('must be a whole number');
      return type.fromJson(Number(text), NO_TEXT);
    } catch (cause) {
      if (cause instanceof CodecError) refuse(flag, text, cause.message);
      throw cause;
    }
  };
}

/** Seconds, with up to three decimal places. */
export function seconds(min: number, max: number): OptionParser<number> {
  return (text, flag) => {
    const value = /^[0-9]{1,9}(\.[0-9]{1,3})?$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : refuse(flag, text, `must be ${min} to ${max} seconds, like 1.5`);
  };
}

/** Listening address for a signer. */
export function signerAddress(text: string, flag: string): Place {
  return readPlace(text) ?? refuse(flag, text, `must be ${PLACE_FORMS}`);
}

const MOST_THREADS = 16;

/** Threads that listen on one port: more than one only if they can share it. */
export function threads(text: string, flag: string): number {
  const count = number(scalar.range(0, MOST_THREADS))(text, flag);
  return count <= 1 || sharesPort()
    ? count
    : refuse(flag, text, 'must be 0 or 1 here: threads share a port on Linux, with Node 22.12 or newer');
}

/** Levels of the log, unchanged. */
export function levels(text: string, flag: string): string {
  try {
    new LogLevels(text);
    return text;
  } catch (cause) {
    return refuse(flag, text, (cause as RangeError).message);
  }
}

/** One of some words. */
export function oneOf<W extends string>(words: readonly W[]): OptionParser<W> {
  return (text, flag) =>
    words.find((word) => word === text) ?? refuse(flag, text, `must be one of ${words.join(', ')}`);
}

export const asIs = (text: string): string => text;
/** The parts between commas. */
export const list = (text: string): readonly string[] => text.split(',').filter((part) => part !== '');
/** Entries between commas, at most `most` of them. */
export function listOf<T>(parse: OptionParser<T>, most = Number.POSITIVE_INFINITY): OptionParser<readonly T[]> {
  return (text, flag) => {
    const entries = list(text);
    if (entries.length > most) refuse(flag, text, `must have at most ${most} entries`);
    return entries.map((entry) => parse(entry, flag));
  };
}

/** A value, or `off` for undefined. */
export function orOff<T>(parse: OptionParser<T>): OptionParser<T | undefined> {
  return (text, flag) => (text === 'off' ? undefined : parse(text, flag));
}

/** A switch: on unless the text is `false`. */
export const on = (text: string): boolean => text !== 'false';

/** A switch that is on by default. */
export function onOrOff(text: string, flag: string): boolean {
  return text === 'on' || (text === 'off' ? false : refuse(flag, text, 'must be on or off'));
}

/** 32 bytes as hex, with or without 0x. */
export function hex32(text: string, flag: string): string {
  return /^(?:0x)?([0-9a-f]{64})$/.exec(text.toLowerCase())?.[1] ?? refuse(flag, text, 'must be 64 hex digits');
}

/** A block as `height:hash`. */
export function blockAt(text: string, flag: string): { readonly height: number; readonly hash: string } {
  const [, height, hash] = /^(\d{1,15}):(.+)$/.exec(text) ?? [];
  if (height === undefined || hash === undefined) return refuse(flag, text, 'must be like 1800:0x1f…');
  return { height: Number(height), hash: hex32(hash, flag) };
}

/** The origin of a web page as browsers send it, `localhost` or `*`. */
export function webOrigin(text: string, flag: string): string {
  if (text === '*' || text === 'localhost' || /^[a-z][a-z0-9+.-]*:\/\/[^\s/?#]+$/.test(text)) return text;
  return refuse(flag, text, 'must be like https://wallet.example (no path, no slash at the end), localhost or *');
}

/** Placeholder for peers instead of a server address. */
export const FROM_PEERS = 'peers';

/** An address of a web server, or `peers`. */
export function snapshotPlace(text: string, flag: string): string {
  return text === FROM_PEERS || (/^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text))
    ? text
    : refuse(flag, text, 'must be like https://snapshots.example or http://10.0.0.7:9943, or peers');
}

/** A part of a whole. */
export function part(text: string, flag: string): number {
  const value = /^[0-9](\.[0-9]{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  return value <= 1 ? value : refuse(flag, text, 'must be 0 to 1, like 0.01');
}

/** Path of a collector for spans in JSON. */
const TRACES_PATH = '/v1/traces';

/** The address of a collector: without a path, that of the protocol is added. */
export function collector(text: string, flag: string): URL {
  const url = /^https?:\/\/[^\s@]+$/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined) return refuse(flag, text, 'must be like http://127.0.0.1:4318, without user and password');
  if (url.pathname === '/') url.pathname = TRACES_PATH;
  return url;
}

/** The name of a machine, without port. */
export function hostName(text: string, flag: string): string {
  return /^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(text)
    ? text
    : refuse(flag, text, 'must be a name like rpc.example, without port');
}

/** An address or a network of addresses. */
export function network(text: string, flag: string): string {
  return readNetwork(text)
    ? text
    : refuse(flag, text, 'must be an address like 127.0.0.1, or a network like 10.0.0.0/8');
}

/** The address of a peer. */
export function peerAddress(text: string, flag: string): string {
  return readAddress(text)?.text ?? refuse(flag, text, 'must be /ip4/<ip>/udp/<port>/quic-v1/p2p/<peer_id>');
}

/** The node's own address; a trailing peer id is removed, because the node knows its own. */
export function ownAddress(text: string, flag: string): string {
  const bare = text.replace(/\/p2p\/[^/]+$/, '');
  const probe = `${bare}/p2p/${'1'.repeat(46)}`;
  return readAddress(probe) ? bare : refuse(flag, text, 'must be /ip4/<ip>/udp/<port>/quic-v1');
}

/** Heights between commas. */
export const heights = listOf(number(scalar.height));
