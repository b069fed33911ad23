/** A key in a service behind the key module of the documentation: it signs, and its failures cost turns only. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toHex } from '../../../runtime/lib/codec/ids.js';
import { openModuleKey } from '../../../runtime/node/signer/key-module.js';
import { ROOT } from '../../client/project.js';
import { KMS_KEY, startFakeKms } from '../../node/fake-kms.js';
import { A, B, KEY_SECRET, type Node, PUBLIC_KEY, Scene, vote } from './scene.js';

const node: Node = { name: 'node' };

test('a key in a service signs, and an outage costs the turns that fall into it', async () => {
  const kms = await startFakeKms(KEY_SECRET);
  Object.assign(process.env, kms.env);
  try {
    const path = join(ROOT, 'docs/examples/google-kms.mjs');
    const key = await openModuleKey({ path, setting: KMS_KEY }, 'Ed25519');
    assert.is(key.publicKey, toHex(kms.publicKey));
    assert.is(key.publicKey, PUBLIC_KEY);
    const scene = new Scene();
    scene.sign = (bytes) => key.sign(bytes);
    assert.is(await scene.ask(node, vote('prevote', 4, 0, A)), 'signed');
    kms.mode = 'down';
    assert.is(await scene.ask(node, vote('precommit', 4, 0, A)), 'false');
    assert.match(scene.logged.at(-1)!, 'answered 503');
    kms.mode = 'late';
    assert.is(await scene.ask(node, vote('precommit', 4, 0, A)), 'false');
    assert.match(scene.logged.at(-1)!, 'timeout');
    kms.mode = 'up';
    assert.is(await scene.ask(node, vote('precommit', 4, 0, A)), 'signed');
    assert.is(await scene.ask(node, vote('precommit', 4, 0, B)), 'conflict');
  } finally {
    for (const name of Object.keys(kms.env)) delete process.env[name];
    await kms.stop();
  }
});

test.run();
