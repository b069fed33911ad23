/** A second Trellis chain, which knows the native token of the first as WTRL. */

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NodeProcess, newDirectory, startProcess } from '../../cli/program.js';

export const SECOND_CHAIN = 1_618_099;

interface Genesis {
  readonly bridge: { readonly mappings: readonly object[] };
}
interface Tokens {
  readonly tokens: readonly { readonly symbol: string; readonly bridge?: object }[];
}

/** Starts one: a dev chain of another id, with one more token and its mapping. */
export async function startSecondChain(firstId: number): Promise<NodeProcess> {
  const [made, edited] = [await newDirectory(), await newDirectory()];
  const node = await startProcess('dev', '--data-dir', made);
  await node.stop();
  const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(made, name), 'utf8')) as T;
  const write = (name: string, json: object) => writeFile(join(edited, name), JSON.stringify(json, null, 2));
  const genesis = await read<Genesis>('genesis.json');
  const tokens = await read<Tokens>('token-genesis.json');
  const from = { chain: `trellis-${firstId}`, contract: 'native' };
  const model = tokens.tokens.find(({ symbol }) => symbol === 'WLINK')!;
  const token = { ...model, symbol: 'WTRL', name: 'Trellis of the first chain', decimals: 9 };
  await mkdir(edited, { recursive: true });
  for (const name of ['keys', 'validator.key']) await cp(join(made, name), join(edited, name), { recursive: true });
  await write('token-genesis.json', {
    ...tokens,
    tokens: [...tokens.tokens, { ...token, bridge: { ...from, decimals_external: 9 } }],
  });
  await write('genesis.json', {
    ...genesis,
    chain_id: SECOND_CHAIN,
    bridge: { ...genesis.bridge, mappings: [...genesis.bridge.mappings, { ...from, token: 'WTRL' }] },
  });
  return startProcess('dev', '--data-dir', edited);
}
