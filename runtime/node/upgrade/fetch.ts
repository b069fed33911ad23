/** Fetches the files of upgrade plans: from where the plan says, no bigger than allowed, and with the SHA-256 that it demands. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { UpgradeFile } from '../../kernel/ports.js';
import { errno } from '../../lib/storage/errors.js';
import { syncDirectory } from '../../lib/storage/files.js';

/** What a fetch may cost. */
export interface FetchLimits {
  readonly maxBytes: number;
  /** Longest silence of the server, milliseconds. */
  readonly silenceMs: number;
  /** Where ipfs:// addresses are asked for. */
  readonly gateway: string;
  /** Whether servers of this machine are asked: not for who has not agreed to the plan. */
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
    const length = Number(answer.headers.get('content-length') ?? 0);
    if (length > limits.maxBytes)
      throw new FetchFailed(`${url} has ${length} bytes, at most ${limits.maxBytes} are taken`);
    const hash = createHash('sha256');
    const file = await open(path, 'w');
    try {
      let size = 0;
      for await (const chunk of answer.body ?? []) {
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

async function follow(url: string, { gateway, local }: FetchLimits, signal: AbortSignal): Promise<Response> {
  let at = url.startsWith('ipfs://') ? new URL(url.slice('ipfs://'.length), gateway) : new URL(url);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    if (!isSafe(at, local))
      throw new FetchFailed(`${at} is ${local ? 'neither https nor on this machine' : 'not https'}`);
    const answer = await fetch(at, { redirect: 'manual', signal });
    const next = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && next !== null) {
      await answer.body?.cancel();
      at = new URL(next, at);
    } else if (answer.ok) return answer;
    else {
      await answer.body?.cancel();
      throw new FetchFailed(`${at} answers ${answer.status} ${answer.statusText}`);
    }
  }
  throw new FetchFailed(`${url} redirects more than ${MOST_REDIRECTS} times`);
}

function isSafe({ protocol, hostname }: URL, local: boolean): boolean {
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return isHere ? local && /^https?:$/.test(protocol) : protocol === 'https:';
}

/** What went wrong, in words; fetch hides them in the cause. */
function wordsOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error ? inner.message : String(inner);
}
