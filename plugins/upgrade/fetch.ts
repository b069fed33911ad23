/** Fetches the files of upgrade plans: from where the plan says, no bigger than allowed, and with the SHA-256 that it demands. */

import { createHash } from 'node:crypto';
import { lookup } from 'node:dns';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { dirname } from 'node:path';
import { errno, isLoopback, isPrivate, syncDirectory, type UpgradeFile } from '../../runtime/plugin.js';

/** What a fetch may cost. */
export interface FetchLimits {
  readonly maxBytes: number;
  /** Longest silence of the server, milliseconds. */
  readonly silenceMs: number;
  /** Where ipfs:// addresses are asked for. */
  readonly gateway: string;
  /** Whether servers of this machine and of private networks are asked: not for who has not agreed to the plan. */
  readonly local: boolean;
}

/** What a fetch may cost where nothing else is said. */
export const FETCH_LIMITS: FetchLimits = {
  maxBytes: 1024 ** 3,
  silenceMs: 60_000,
  gateway: 'https://ipfs.io/ipfs/',
  local: true,
};

const MOST_REDIRECTS = 5;

/** The file could not be had; another time it may. */
export class FetchFailed extends Error {}

/** What came is not what the plan says: never used, and deleted at once. */
export class FileMismatch extends Error {}

/** Makes sure that the file of a plan is at `path`, whole and verified: until then it is at `part`, which nobody else writes. */
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
    if (found !== sha256) throw new FileMismatch(`${url} has the SHA-256 ${found}, the plan demands ${sha256}`);
    await rename(part, path);
    await syncDirectory(dirname(path));
  } catch (cause) {
    await rm(part, { force: true });
    if (cause instanceof FileMismatch || cause instanceof FetchFailed) throw cause;
    throw new FetchFailed(`${url}: ${wordsOf(cause)}`);
  }
}

/** SHA-256 of a file as hex; undefined when there is none. */
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

/** Streams into a file; gives its SHA-256. */
async function download(url: string, path: string, limits: FetchLimits, signal?: AbortSignal): Promise<string> {
  const silence = new AbortController();
  const patience = setTimeout(() => silence.abort(new Error('the server is silent')), limits.silenceMs);
  const signals = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
  try {
    const answer = await follow(url, limits, signals);
    const length = Number(answer.headers['content-length'] ?? 0);
    if (length > limits.maxBytes)
      throw new FetchFailed(`${url} has ${length} bytes, at most ${limits.maxBytes} are taken`);
    const hash = createHash('sha256');
    const file = await open(path, 'w');
    try {
      let size = 0;
      for await (const chunk of answer as AsyncIterable<Buffer>) {
        patience.refresh();
        size += chunk.length;
        if (size > limits.maxBytes) throw new FetchFailed(`${url} has more than ${limits.maxBytes} bytes`);
        hash.update(chunk);
        await file.write(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    return hash.digest('hex');
  } finally {
    clearTimeout(patience);
  }
}

async function follow(url: string, { gateway, local }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  let at = url.startsWith('ipfs://') ? new URL(url.slice('ipfs://'.length), gateway) : new URL(url);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    checkSafe(at, local);
    const answer = await ask(at, local, signal);
    const { statusCode = 0, statusMessage, headers } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw new FetchFailed(`${at} answers ${statusCode} ${statusMessage}`);
    }
    at = new URL(headers.location, at);
  }
  throw new FetchFailed(`${url} redirects more than ${MOST_REDIRECTS} times`);
}

function ask(at: URL, local: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { signal, agent: false, ...(local ? {} : { lookup: publicLookup }) } as const;
    const asked = at.protocol === 'https:' ? httpsRequest(at, options, resolve) : httpRequest(at, options, resolve);
    asked.on('error', reject).end();
  });
}

/** URLs write numbers in one form, so that a host is an address or a name by now; what a name stands for, the lookup sees. */
function checkSafe({ protocol, hostname, href }: URL, local: boolean): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!local && isPrivate(host)) throw new FetchFailed(`${href} is on a private host`);
  if (protocol === 'https:' || (protocol === 'http:' && local && isLoopback(host))) return;
  throw new FetchFailed(`${href} is ${local ? 'neither https nor on this machine' : 'not https'}`);
}

/** Finds a host for the very connection that is made, and refuses it where any of its addresses is private. */
const publicLookup: LookupFunction = (host, options, tell) => {
  lookup(host, { ...options, all: true }, (cause, found) => {
    const hidden = found?.find(({ address }) => isPrivate(address));
    const refused = cause ?? (hidden && new FetchFailed(`${host} is at ${hidden.address}, a private address`));
    if (refused || options.all) tell(refused ?? null, found ?? []);
    else tell(null, found[0]!.address, found[0]!.family);
  });
};

/** What went wrong, in words; some errors hide them in the cause. */
function wordsOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error ? inner.message : String(inner);
}
