/** A registry of npm on this machine: what the lock file names, as this checkout has it installed, and the packed package. */

import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { minVersion, rsort, satisfies } from 'semver';
import { create } from 'tar';
import { newDirectory } from '../cli/program.js';
import { ROOT } from '../client/project.js';

const INNER = 'node_modules/';

/** What a registry says of a version: the lock file keeps what an install needs of it. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A version, and the folder or the tarball with its files. */
interface Offered {
  readonly manifest: Manifest;
  readonly files: string;
}

/** Versions by the name of their package. */
type Shelf = Map<string, Map<string, Offered>>;

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** Everything that an install may ask for. */
async function shelf(tarball: string): Promise<Shelf> {
  const all: Shelf = new Map();
  const offer = (manifest: Manifest, files: string): void => {
    const versions = all.get(manifest.name) ?? new Map<string, Offered>();
    all.set(manifest.name, versions.set(manifest.version, { manifest, files }));
  };
  const { packages } = read<{ packages: Record<string, Partial<Manifest>> }>(join(ROOT, 'package-lock.json'));
  for (const [place, locked] of Object.entries(packages)) {
    if (place === '') continue;
    const name = locked.name ?? place.slice(place.lastIndexOf(INNER) + INNER.length);
    offer({ ...locked, name, version: locked.version! }, join(ROOT, place));
  }
  // `overrides` apply to this lock file alone. Other projects request the versions that a package declares: each is offered
  // with the files of what replaces it here. Nothing may load a package replaced by another name, so that one is empty.
  for (const [place, { dependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(place === '' ? {} : dependencies)) {
      const offered = [...(all.get(name)?.values() ?? [])];
      if (offered.some(({ manifest }) => satisfies(manifest.version, range))) continue;
      const version = minVersion(range)!.version;
      const files = offered[0]?.files ?? (await newDirectory());
      if (offered.length === 0) writeFileSync(join(files, 'package.json'), JSON.stringify({ name, version }));
      offer({ ...offered[0]?.manifest, name, version }, files);
    }
  }
  const { devDependencies: _, ...own } = read<Manifest & { devDependencies: object }>(join(ROOT, 'package.json'));
  offer(own, tarball);
  return all;
}

/** Packages within packages, and what is compiled for other machines: half of all bytes. */
const ELSEWHERE = new RegExp(`^\\./(node_modules|prebuilds/(?!${process.platform}-${process.arch})[^/]+)(/|$)`);

/** The files as npm packs them; those of folders are not compressed, which clients do not mind. */
const packed = ({ files }: Offered): Readable =>
  files.endsWith('.tgz')
    ? createReadStream(files)
    : Readable.from(
        create({ cwd: files, prefix: 'package', portable: true, filter: (path) => !ELSEWHERE.test(path) }, ['.']),
      );

/** A registry that answers until it is closed. */
export interface Registry {
  readonly url: string;
  /** What npm finds in the environment to ask this registry alone, with nothing of the person who runs it. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

/** Opens a registry that has the tarball as the newest version of this package. */
export async function openRegistry(tarball: string): Promise<Registry> {
  const all = await shelf(tarball);
  const server = createServer(({ url: path = '/' }, response) => {
    const [name = '', version] = decodeURIComponent(path.slice(1)).split('/-/');
    const versions = all.get(name);
    const one = version === undefined ? undefined : versions?.get(version);
    if (one && existsSync(one.files)) return void packed(one).pipe(response);
    if (versions === undefined || version !== undefined) return void response.writeHead(404).end('{}');
    const told = [...versions.values()].map(({ manifest }) => {
      const dist = { tarball: `${url}/${encodeURIComponent(`${name}/-/${manifest.version}`)}` };
      return [manifest.version, { ...manifest, dist }] as const;
    });
    const latest = rsort([...versions.keys()])[0];
    response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions: Object.fromEntries(told) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const home = await newDirectory();
  const env = {
    HOME: home,
    npm_config_registry: url,
    npm_config_cache: join(home, 'cache'),
    npm_config_userconfig: join(home, 'npmrc'),
    npm_config_prefix: home,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    // Node 20 is not what package.json asks for, which npm tells of each time.
    npm_config_loglevel: 'error',
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, env, close };
}
