/** Programs beside Node that the full suite needs: found through PATH, with the packages that provide them. */

import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  /** One of these is enough. */
  readonly names: readonly string[];
  /** Packages by system; undefined if the system has it, or if its tests run on Linux only. */
  readonly debian: string;
  readonly fedora: string;
  readonly macos?: string;
}

const PROGRAMS: readonly Program[] = [
  {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'Chromium'],
    debian: 'chromium',
    fedora: 'chromium',
    macos: 'chromium',
  },
  { names: ['nginx'], debian: 'nginx-light', fedora: 'nginx', macos: 'nginx' },
  { names: ['haproxy'], debian: 'haproxy', fedora: 'haproxy', macos: 'haproxy' },
  { names: ['openssl'], debian: 'openssl', fedora: 'openssl', macos: 'openssl' },
  { names: ['prometheus'], debian: 'prometheus', fedora: 'golang-github-prometheus', macos: 'prometheus' },
  { names: ['promtool'], debian: 'prometheus', fedora: 'golang-github-prometheus', macos: 'prometheus' },
  { names: ['initdb'], debian: 'postgresql', fedora: 'postgresql-server', macos: 'postgresql' },
  { names: ['nats-server'], debian: 'nats-server', fedora: 'nats-server', macos: 'nats-server' },
  { names: ['softhsm2-util'], debian: 'softhsm2', fedora: 'softhsm', macos: 'softhsm' },
  { names: ['pkcs11-tool'], debian: 'opensc', fedora: 'opensc', macos: 'opensc' },
  { names: ['curl'], debian: 'curl', fedora: 'curl' },
  { names: ['git'], debian: 'git', fedora: 'git', macos: 'git' },
  { names: ['ssh-keygen'], debian: 'openssh-client', fedora: 'openssh' },
  { names: ['gpg'], debian: 'gnupg', fedora: 'gnupg2', macos: 'gnupg' },
  // The clients in other languages; Go 1.24 or later.
  { names: ['go'], debian: 'golang-go', fedora: 'golang', macos: 'go' },
  { names: ['python3'], debian: 'python3-venv', fedora: 'python3', macos: 'python' },
  { names: ['ps'], debian: 'procps', fedora: 'procps-ng' },
  { names: ['script'], debian: 'bsdutils', fedora: 'util-linux-script' },
  { names: ['dpkg-deb'], debian: 'dpkg', fedora: 'dpkg' },
  { names: ['systemd-analyze'], debian: 'systemd', fedora: 'systemd' },
];

/** Debian keeps these directories off the PATH of users. */
const DEBIAN_PATH = 'export PATH="$PATH:/usr/sbin:$(echo /usr/lib/postgresql/*/bin)"';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

/** The path of the first of these programs that is installed. */
export function pathOf(...names: readonly string[]): string | undefined {
  if (names.includes('chromium') && process.env.CHROMIUM) return process.env.CHROMIUM;
  const directories = (process.env.PATH ?? '').split(delimiter).filter((directory) => directory !== '');
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(isProgram);
}

/** The path of a program of the list. */
export function program(name: string): string {
  const { names } = PROGRAMS.find((one) => one.names.includes(name))!;
  const path = pathOf(...names);
  if (path === undefined) throw new Error(`${name} is not on the PATH; \`npm run test:all\` prints how to install it`);
  return path;
}

const isNeeded = (one: Program): boolean => process.platform === 'linux' || one.macos !== undefined;

const missing = (): Program[] => PROGRAMS.filter((one) => isNeeded(one) && pathOf(...one.names) === undefined);

/** The packages of the programs that are missing. */
export const missingPackages = (system: 'debian' | 'fedora' | 'macos'): string[] => [
  ...new Set(missing().flatMap((one) => one[system] ?? [])),
];

/** What is missing and how to install it, line by line; empty if nothing is. */
export function missingPrograms(): string[] {
  const names = missing().map((one) => one.names[0]);
  if (names.length === 0) return [];
  const packages = (system: 'debian' | 'fedora' | 'macos') => missingPackages(system).join(' ');
  return [
    `not on the PATH: ${names.join(', ')}`,
    `Debian: apt-get install -y ${packages('debian')} && ${DEBIAN_PATH}`,
    `Fedora: dnf install -y ${packages('fedora')}`,
    `macOS:  brew install ${packages('macos')}`,
  ];
}
