/** The first minutes: an older Node, ports that are taken, an address that was mistyped. */

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { versionError } from '../../cli/startup/node-version.js';
import { connect } from '../../rpc-schemas/clients/typescript/index.js';
import { SECRETS } from '../client/here.js';
import { portsFrom } from '../ports.js';
import { cleanUp, MAIN, type NodeProcess, newDirectory, program, startProcess, trellis } from './program.js';
import { onTerminal } from './terminal.js';

let node: NodeProcess;

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
});
test.after(cleanUp);

/** An address that nobody has the key of. */
const STRANGER = `0x${'a1'.repeat(32)}`;

test('an outdated Node version is rejected in one line, before anything else is loaded', async () => {
  for (const able of ['20.19.0', '22.13.0', '23.5.0', '24.1.0', '26.0.0']) assert.is(versionError(able), undefined);
  assert.match(versionError('20.18.3')!, 'this is Node 20.18.3; Node 20.19 or newer is needed');
  assert.match(versionError('21.7.3')!, 'Node 22.13 or newer is needed');
  assert.match(versionError('22.12.0')!, 'Node 22.13 or newer is needed');
  assert.match(versionError('23.4.0')!, 'Node 23.5 or newer is needed');
  const old = join(await newDirectory(), 'old.mjs');
  writeFileSync(
    old,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });
     await import(${JSON.stringify(`file://${MAIN}`)});`,
  );
  const { code, out, err } = await program(old, 'dev');
  assert.equal([code, out], [64, '']);
  assert.is(err, 'error: this is Node 18.20.4; Node 20.19 or newer is needed: https://nodejs.org\n');
});

test('a network of several nodes fails at once if a port is taken, and creates nothing', async () => {
  const rpc = await portsFrom(4);
  const port = rpc + 1;
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  const ports = ['--rpc-port', `${rpc}`, '--p2p-port', `${rpc + 2}`];
  const ended = await trellis('testnet', '--ephemeral', '--validators', '2', ...ports);
  taken.close();
  assert.is(ended.code, 75);
  assert.match(
    ended.err,
    new RegExp(`port ${port} is in use: stop the node on it, or choose other ports with --rpc-port`),
  );
});

const WARNING = /the recipient is unknown to this chain: check every letter/;

test('the command line and a dry run warn about a payment to an address that the chain has never seen', async () => {
  const dry = await trellis('send', 'dev:0', STRANGER, '1', '--dry-run', '--node', node.url);
  assert.match(dry.err, WARNING);
  const known = await trellis('send', 'dev:0', 'dev:1', '1', '--dry-run', '--node', node.url);
  assert.not.match(known.err, WARNING);
  const transfers = [1, 2].map((n) => ({ to: `0x${`${n}`.repeat(64)}`, token_symbol: 'TRL', amount: '1' }));
  const from = fundedAccounts(defaults)[0]!.address;
  const tried = await node.ask<{ warnings: string[] }>('chain_estimateFee', from, [{ BatchTransfer: { transfers } }]);
  assert.match(tried.warnings.join(), /recipients 1, 2 are unknown to this chain: check/);
});

test('the command asks for confirmation, and --yes gives it', async () => {
  const words = ['send', 'dev:0', STRANGER, '1', '--node', node.url];
  const no = await onTerminal(['n'], ...words);
  assert.match(no, WARNING);
  assert.match(no, /nothing is signed/);
  assert.not.match(no, /without questions/);
  const balance = () => node.ask<{ balance: string }>('chain_getBalance', STRANGER, 'TRL');
  assert.is((await balance()).balance, '0');
  const yes = await onTerminal([], ...words, '--yes');
  assert.match(yes, /sent +1 TRL/);
  assert.is((await balance()).balance, '1000000000');
  assert.not.match(yes, /without questions/, 'nothing was asked');
});

test('after its questions the command prints the equivalent command line, without secrets', async () => {
  const other = `0x${'a3'.repeat(32)}`;
  const said = await onTerminal(['y'], 'send', 'dev:0', other, '1', '--memo', 'for rent', '--node', node.url);
  const again = `send dev:0 ${other} 1 --memo 'for rent' --node ${node.url} --yes`;
  assert.ok(said.includes(again), said);
  const key = join(await newDirectory(), 'my.key');
  const made = await onTerminal(['secret of mine', 'secret of mine'], 'keys', 'new', key, '--encrypt');
  assert.match(made, `keys new ${key} --encrypt --passphrase-file PATH`);
  assert.not.match(made, /secret of mine/);
});

test('the client asks before it signs, and signs nothing that is not confirmed', async () => {
  const alice = connect(node.url).account(SECRETS[0]);
  const pay = [{ Transfer: { to: `0x${'b2'.repeat(32)}`, token_symbol: 'TRL', amount: '1' } }] as const;
  let told: readonly string[] = [];
  const confirm = (warnings: readonly string[]) => {
    told = warnings;
    return false;
  };
  const cause = await alice.send(pay, { confirm }).catch((error: Error) => error);
  assert.match((cause as Error).message, /^not confirmed: the recipient is unknown/);
  assert.match(told.join(), WARNING);
  assert.is((await alice.send(pay, { confirm: () => true })).status, 'success');
});

test.run();
