/** Downloads of upgrade files: from the plan's URL, with a maximum size, verified against the plan's SHA-256. */

import { createHash } from 'node:crypto';
import { lookup } from 'node:dns';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { dirname } from 'node:path';
import { errno, isLoopback, isPrivate, syncDirectory, type UpgradeFile } from '../../runtime/plugin.js';

/** Limits of a download. */
export interface FetchLimits {
  readonly maxBytes: number;
  /** Maximum time without progress, milliseconds. */
  readonly silenceMs: number;
  /** Bytes that count as progress. */
  readonly progressBytes: number;
  /** Maximum duration of the whole download, milliseconds. */
  readonly totalMs: number;
  /** Gateway for ipfs:// addresses. */
  readonly gateway: string;
  /** Whether servers on this machine and in private networks may be contacted; only for approved plans. */
  readonly local: boolean;
  /** Whether an address is private. */
  readonly isPrivate: (address: string) => boolean;
}

/** Default limits: a download slower than 1 KiB a second for a minute fails. */
export const FETCH_LIMITS: FetchLimits = {
  maxBytes: 1024 ** 3,
  silenceMs: 60_000,
  progressBytes: 64 * 1024,
  totalMs: 6 * 3_600_000,
  gateway: 'https://ipfs.io/ipfs/',
  local: true,
  isPrivate,
};

const MOST_REDIRECTS = 5;

/** The download failed; a retry may succeed. */
export class FetchFailed extends Error {}

/** The file does not match the plan: it is deleted at once and never used. */
export class FileMismatch extends Error {}

/**
 * Ensures that the plan's file is at `path`, complete and verified. Until then it is at `part`, which must have no
 * other writer.
 */
export async function fetchFile(
  { url, sha256 }: UpgradeFile,
  path: string,
  limits: FetchLimits = FETCH_LIMITS,
  signal?: AbortSignal,
  part = `${path}.part`,
): Promise<void> {
  if ((await hashOfFile(path)) === sha256) return;
  await mkdir(dirname(path), { recursive: true });
  try {
    const found = await download(url, part, limits, signal);
    if (found !== sha256)
      throw new FileMismatch(`the file at ${url} has SHA-256 ${found}, the plan requires ${sha256}`);
    await rename(part, path);
    await syncDirectory(dirname(path));
  } catch (cause) {
    await rm(part, { force: true });
    if (cause instanceof FileMismatch || cause instanceof FetchFailed) throw cause;
    throw new FetchFailed(`${url}: ${wordsOf(cause)}`);
  }
}

/** SHA-256 of a file as hex; undefined if it does not exist. */
export async function hashOfFile(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    return hash.digest('hex');
  } catch (cause) {
    if (errno(cause) === 'ENOENT') return undefined;
    throw cause;
  }
}

/** Downloads to a file; returns its SHA-256. */
async function download(url: string, path: string, limits: FetchLimits, signal?: AbortSignal): Promise<string> {
  const { maxBytes, silenceMs, progressBytes, totalMs } = limits;
  const over = new AbortController();
  const stalled = () =>
    over.abort(new Error(`the server sent less than ${progressBytes} bytes in ${silenceMs / 1_000} s`));
  const patience = setTimeout(stalled, silenceMs);
  const late = () => over.abort(new Error(`the download exceeds ${totalMs / 1_000} s`));
  const total = setTimeout(late, totalMs);
  const signals = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  try {
    const answer = await follow(url, limits, signals);
    const length = Number(answer.headers['content-length'] ?? 0);
    if (length > maxBytes) throw new FetchFailed(`${url} has ${length} bytes, more than the limit of ${maxBytes}`);
    const hash = createHash('sha256');
    const file = await open(path, 'w');
    try {
      let size = 0;
      let counted = 0;
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > maxBytes) throw new FetchFailed(`${url} exceeds the limit of ${maxBytes} bytes`);
        if (size - counted >= progressBytes) {
          counted = size;
          patience.refresh();
        }
        hash.update(chunk);
        await file.write(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return hash.digest('hex');
  } catch (cause) {
    throw over.signal.aborted ? over.signal.reason : cause;
  } finally {
    clearTimeout(patience);
    clearTimeout(total);
  }
}

async function follow(url: string, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const { gateway } = limits;
  let at = url.startsWith('ipfs://') ? new URL(url.slice('ipfs://'.length), gateway) : new URL(url);
  let local = limits.local;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    checkSafe(at, local, limits);
    const answer = await ask(at, local, limits, signal);
    const { statusCode = 0, statusMessage, headers, socket } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    // A public server must not redirect this machine to private ones.
    local &&= limits.isPrivate(socket.remoteAddress ?? '');
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw new FetchFailed(`${at} returned ${statusCode} ${statusMessage}`);
    }
    at = new URL(headers.location, at);
  }
  throw new FetchFailed(`${url} redirects more than ${MOST_REDIRECTS} times`);
}

function ask(at: URL, local: boolean, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { signal, agent: false, ...(local ? {} : { lookup: publicLookup(limits) }) } as const;
    const asked = at.protocol === 'https:' ? httpsRequest(at, options, resolve) : httpRequest(at, options, resolve);
    asked.on('error', reject).end();
  });
}

/**
 * URL parsing normalizes IP addresses, so the host is an address or a name here; `publicLookup` checks the addresses of
 * a name.
 */
function checkSafe({ protocol, hostname, href }: URL, local: boolean, limits: FetchLimits): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!local && limits.isPrivate(host)) throw new FetchFailed(`${href} is on a private host`);
  if (protocol === 'https:' || (protocol === 'http:' && local && isLoopback(host))) return;
  throw new FetchFailed(`${href} is ${local ? 'neither https nor on this machine' : 'not https'}`);
}

/** Resolves the host for the connection itself, and rejects it if any of its addresses is private. */
const publicLookup =
  (limits: FetchLimits): LookupFunction =>
  (host, options, tell) => {
    lookup(host, { ...options, all: true }, (cause, found) => {
      const hidden = found?.find(({ address }) => limits.isPrivate(address));
      const refused = cause ?? (hidden && new FetchFailed(`${host} is at ${hidden.address}, a private address`));
      if (refused || options.all) tell(refused ?? null, found ?? []);
      else tell(null, found[0]!.address, found[0]!.family);
    });
  };

/** Error message; some errors have it in their cause only. */
function wordsOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error ? inner.message : String(inner);
}
