/** A Dockerfile as far as this one goes: stages of instructions, and what `.dockerignore` lets into the build. */

/** One instruction: `COPY`, and what stands behind it. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** The stages in order, arguments put in. */
export function stagesOf(dockerfile: string): readonly (readonly Instruction[])[] {
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const args = new Map<string, string>();
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`no instruction: ${line}`);
    const text = rest.replaceAll(/\$\{(\w+)\}/g, (whole, key: string) => args.get(key) ?? whole);
    if (name === 'ARG') args.set(...(text.split('=', 2) as [string, string]));
    else if (name === 'FROM') stages.push([{ name, text }]);
    else stages.at(-1)!.push({ name, text });
  }
  return stages;
}

/** What an instruction says that takes a list or words: `["node", "x"]`, or `a b`. */
export const wordsOf = (text: string): readonly string[] =>
  text.startsWith('[') ? (JSON.parse(text) as string[]) : text.split(/\s+/);

/** The only instruction of this name in a stage. */
export function only(stage: readonly Instruction[], name: string): string {
  const found = stage.filter((one) => one.name === name);
  if (found.length !== 1) throw new Error(`${found.length} instructions ${name}`);
  return found[0]!.text;
}

/** Whether a path of the repository goes into the build: the last pattern of `.dockerignore` that fits it decides. */
export function isSent(ignore: string, path: string): boolean {
  const parts = path.split('/');
  const above = parts.map((_, i) => parts.slice(0, i + 1).join('/'));
  let sent = true;
  for (const line of ignore.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const excepts = line.startsWith('!');
    const pattern = new RegExp(
      `^${line
        .replace(/^!/, '')
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/^\*\*\//, '(.*/)?')
        .replaceAll(/(?<![.)])\*/g, '[^/]*')}$`,
    );
    if (above.some((one) => pattern.test(one))) sent = excepts;
  }
  return sent;
}
