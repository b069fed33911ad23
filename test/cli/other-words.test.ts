/** A chain with another name, symbol, prefixes and decimals: they are everywhere, and those of the default distribution are nowhere. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Flags, type Invocation } from '../../cli/command-line/command.js';
import { commandsOf } from '../../cli/command-line/command-list.js';
import { derivedCommands } from '../../cli/command-line/derived-commands.js';
import { commandHelp, programHelp } from '../../cli/command-line/help.js';
import { build } from '../../cli/commands/docs.js';
import { defineChain } from '../../cli/distribution/define-chain.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { devGenesis } from '../../cli/genesis/dev.js';
import { runtimeGenesis } from '../../cli/genesis/sections.js';
import { withQuietNode } from '../../cli/node/quiet-node.js';
import { createOutput } from '../../cli/terminal/output.js';
import { contentOf } from '../../plugins/docs/page.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { cleanUp, newDirectory } from './program.js';

test.after(cleanUp);

const oak = defineChain({
  name: 'Oak',
  symbol: 'ACO',
  decimals: 6,
  prefixes: { address: 'oak', hash: 'okh', names: 'leaf' },
  chainId: { dev: 90_210, testnet: 90_211, mainnet: 90_212 },
});

/** What the default distribution calls its token, its ids and its names. */
const OLD =
  /\bTRL\b|\d(?:TRL)\b|\btrl\b|\btrh\b|\btr[lh]…|\btrellis (?:call|send|dev|start|docs|genesis|keys)\b|\btr[lh][1-9A-HJ-NP-Za-km-z]{32,}/;
/** The name as that of a chain; the package, the software and its kind of chain keep theirs. */
const NAMED = /(?<!on |other |another |of |a |The other |For a |for a )\bTrellis\b(?! chains?\b|[A-Z])/;

/** Pages that explain the software itself, and name it. */
const ABOUT_SOFTWARE = /^(?:decisions|guide|performance|spec|trust)\/|^[a-z-]+\.html$/;
const NETWORK_NAMED = /\bTrellis (?:dev|testnet|mainnet)\b|["']Trellis["']/;

/** Each place where a text has the old words. */
const oldWords = (where: string, text: string): string[] =>
  [OLD, ABOUT_SOFTWARE.test(where) ? NETWORK_NAMED : NAMED].flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(
      ({ index }) => `${where}: …${text.slice(Math.max(0, index - 60), index + 60)}…`,
    ),
  );

test('the patterns find the words of the default distribution', () => {
  for (const text of ['1.5TRL', 'bob.trl', 'trl…', 'swap 10 TRL', 'trlDC3j7azswS8rahWepeh79H9V3pt4g1A5LZp6TFJnnKac']) {
    assert.ok(OLD.test(text), text);
  }
  assert.ok(NAMED.test('Trellis dev (1618031)'));
  assert.not(NAMED.test('of another Trellis chain'));
});

test('no help text of another distribution has words of the default one', async () => {
  const commands = [...commandsOf(oak), ...(await derivedCommands(oak, []))];
  assert.ok(commands.length > 150, `${commands.length}`);
  const texts = commands.map((command) => [command.words, commandHelp(command, 'oak', new Map())] as const);
  const found = [...texts, ['program', programHelp(oak, 'oak', ['tokens'])] as const].flatMap(([where, text]) =>
    oldWords(where, text),
  );
  assert.equal(found, []);
  assert.match(programHelp(oak, 'oak', ['tokens']), /^Oak 0\.1\.0: /);
});

test('no generated documentation, schema, description, error, example or form has words of the default distribution', async () => {
  const directory = await newDirectory();
  const out = createOutput('json');
  const flags = new Flags(new Map());
  const call: Invocation = { distribution: oak, self: 'oak', args: [directory], flags, readAgain: () => flags, out };
  assert.is(await build(call), 0);
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  // Compressed texts are those of other pages, and their base64 has any letters.
  const textOf = (name: string) =>
    readFileSync(join(directory, name), 'utf8').replace(/type="application\/gzip">[^<]*/g, '');
  assert.equal(
    files.flatMap((name) => oldWords(name, textOf(name))),
    [],
  );
  assert.equal(oldWords('the page', contentOf(JSON.parse(readFileSync(join(directory, 'openrpc.json'), 'utf8')))), []);
});

test('no response, sentence or page of a node has words of the default distribution', async () => {
  const runtime = runtimeOf(oak);
  const set = await loadDistribution(runtime, []);
  const { json } = runtimeGenesis(devGenesis(oak, set, { genesisTime: 1_700_000_000 }));
  await withQuietNode(runtime, json, async (node) => {
    const ask = async (method: string, ...params: unknown[]) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`http://127.0.0.1:${node.rpcPort}`, { method: 'POST', headers, body })).text();
    };
    const told = ['chain_nodeInfo', 'chain_getIntentGrammar', 'chain_listTokens', 'chain_getEmission', 'rpc.discover'];
    const found: string[] = [];
    for (const method of told) found.push(...oldWords(method, await ask(method)));
    assert.match(await ask('chain_getTokenInfo', 'ACO'), /"symbol":"ACO"/);
    for (const path of ['/', '/docs', '/wallet', '/health']) {
      found.push(...oldWords(path, await (await fetch(`http://127.0.0.1:${node.rpcPort}${path}`)).text()));
    }
    assert.equal(found, []);
  });
});

test.run();
