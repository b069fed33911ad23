/** Tests of the tests: a copy of the compiled node with one line got wrong, on which something must fail. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** One line of compiled code, and what stands there in the mutant. */
export interface Mutant {
  readonly name: string;
  /** Below dist/runtime/engine/consensus, without its ending. */
  readonly file: string;
  readonly line: string;
  readonly becomes: string;
  /** What is run on the mutant, below dist/test, with its arguments; it must fail and say something that matches. */
  readonly killer: readonly string[];
  readonly says: RegExp;
}

/** What became of a mutant. */
export interface Trial {
  readonly killed: boolean;
  readonly output: string;
}

/** Copies of the compiled node, for mutants to live in; `close` removes them. */
export class Laboratory {
  private readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  static async open(): Promise<Laboratory> {
    const path = await mkdtemp(join(tmpdir(), 'trellis-mutants-'));
    for (const part of ['runtime', 'test']) {
      await cp(join(ROOT, 'dist', part), join(path, 'dist', part), {
        recursive: true,
        filter: (source) => !source.endsWith('.map'),
      });
    }
    await symlink(join(ROOT, 'node_modules'), join(path, 'node_modules'));
    await symlink(join(ROOT, 'package.json'), join(path, 'package.json'));
    return new Laboratory(path);
  }

  /** Runs the killer of a mutant. Throws when the line is not there once: then the mutant is out of date. */
  async try({ file, line, becomes, killer, says }: Mutant): Promise<Trial> {
    const path = join(this.path, 'dist/runtime/engine/consensus', `${file}.js`);
    const sound = await readFile(path, 'utf8');
    if (sound.split(line).length !== 2) throw new Error(`${file} has not one line '${line}'`);
    await writeFile(
      path,
      sound.replace(line, () => becomes),
    );
    try {
      const { code, output } = await this.run(killer);
      return { killed: code !== 0 && says.test(output), output };
    } finally {
      await writeFile(path, sound);
    }
  }

  /** Runs a program of the copy to its end. */
  run([program, ...args]: readonly string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [join(this.path, 'dist/test', program!), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 100_000,
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
