/** Diagnosis of a native library that does not load, with a remedy. */

import { Failure } from '../errors.js';
import { errno, NativeLibraryMissing, reasonOf } from './errors.js';

/** Message of the dynamic loader, and the remedy. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [/libatomic\.so/, 'install libatomic: apt-get install libatomic1 (Debian, Ubuntu) or dnf install libatomic (Fedora)'],
  [/GLIBC_|GLIBCXX_/, 'use a system with glibc 2.34 or later, such as Debian 12, Ubuntu 22.04 or RHEL 9'],
  [/ld-linux|musl/, 'use a system with glibc 2.34 or later: there is no build of the library for musl (Alpine)'],
];

/** The coded error for an exception of importing a native package. */
export function nativeLibraryFailure(name: string, cause: unknown): Failure {
  const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const reason = reasonOf(inner);
  const platform = `${process.platform}-${process.arch}`;
  const known = remedies.find(([pattern]) => pattern.test(reason))?.[1];
  const absent = `run npm ci again; if it stays, there is no build of ${name} for ${platform}`;
  const broken = 'run npm ci again, with the operating system and the Node.js version that will start the node';
  const missing = ['ADDON_NOT_FOUND', 'ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(errno(cause));
  return new Failure(NativeLibraryMissing, { reason, platform, fix: known ?? (missing ? absent : broken) });
}
