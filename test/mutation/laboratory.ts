/** A copy of the compiled node in which single lines can be made wrong, to see what notices it. */

import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** For programs that wait for ever. */
const MOST_MS = 1_200_000;
const PARTS = ['runtime', 'test', 'modules', 'plugins', 'cli', 'rpc-schemas'] as const;

/** One line of compiled code and its replacement. */
export interface Fault {
  /** Below dist, without its ending. */
  readonly file: string;
  readonly line: string;
  readonly becomes: string;
}

/** A copy of the compiled node; `close` removes it. */
export class Laboratory {
  private readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** Copies these folders of dist; without arguments, all of them. */
  static async open(...parts: readonly (typeof PARTS)[number][]): Promise<Laboratory> {
    const path = await mkdtemp(join(tmpdir(), 'trellis-mutants-'));
    for (const part of parts.length > 0 ? parts : PARTS) {
      await cp(join(ROOT, 'dist', part), join(path, 'dist', part), {
        recursive: true,
        // Without the program in one file, the copy loads its single files.
        filter: (source) => !source.endsWith('.map') && !source.endsWith('one-file.cjs'),
      });
    }
    for (const shared of ['node_modules', 'package.json', 'package-lock.json', 'rpc-schemas', 'test', 'docs'])
      await symlink(join(ROOT, shared), join(path, shared));
    return new Laboratory(path);
  }

  /** The path of a compiled file below dist. */
  pathOf(file: string): string {
    return join(this.path, 'dist', file);
  }

  /**
   * Runs work while a fault is in place. Throws if the line is not there exactly once: then the fault is out of date.
   */
  async with<T>({ file, line, becomes }: Fault, work: () => Promise<T>): Promise<T> {
    const sound = await readFile(this.pathOf(`${file}.js`), 'utf8');
    if (sound.split(line).length !== 2) throw new Error(`${file} has not one line '${line}'`);
    return this.withText(
      file,
      sound.replace(line, () => becomes),
      work,
    );
  }

  /** Runs work while a file has another text. */
  async withText<T>(file: string, text: string, work: () => Promise<T>): Promise<T> {
    const path = this.pathOf(`${file}.js`);
    const sound = await readFile(path, 'utf8');
    await writeFile(path, text);
    try {
      return await work();
    } finally {
      await writeFile(path, sound);
    }
  }

  /**
   * Runs a program of the copy to its end. A limit of processor time ends endless loops; one of real time would also end sound
   * programs on a busy machine.
   */
  run([program, ...args]: readonly string[], cpuSeconds = 60): Promise<{ code: number | null; output: string }> {
    const limited = ['-c', 'ulimit -t "$0"; exec "$@"', `${cpuSeconds}`, process.execPath];
    const child = spawn('sh', [...limited, join(this.path, 'dist/test', program!), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MOST_MS,
    });
    let output = '';
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, output }));
    });
  }

  async close(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }
}
