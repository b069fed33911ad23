/** Records on disk: created on purpose, never from nothing, and not trusted once they were copied. */

import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SigningRecord } from '../../../runtime/engine/consensus/signing-record.js';
import {
  importRecord,
  initRecord,
  openRecord,
  readRecord,
  recordAfter,
  requireRecord,
  SigningRecordCopied,
  SigningRecordExists,
  SigningRecordMissing,
} from '../../../runtime/node/signer/record-file.js';
import { inDirectory, refused } from '../storage/temporary.js';
import { A, DOMAIN, PUBLIC_KEY, signed, vote } from './scene.js';

test('a record exists only after it was created, and is not created twice', () =>
  inDirectory(async (directory) => {
    const path = join(directory, 'signer', 'record');
    await refused(openRecord(path), SigningRecordMissing);
    await initRecord(path, PUBLIC_KEY, undefined);
    assert.is((await requireRecord(path)).last, null);
    await refused(initRecord(path, PUBLIC_KEY, undefined), SigningRecordExists);
    assert.is((await initRecord(path, PUBLIC_KEY, 50)).last?.height, 50);
    assert.is((await initRecord(path, PUBLIC_KEY, 20)).last?.height, 50, 'it never falls');
  }));

test('a copied record serves no signer until it is raised or combined with a newer one', () =>
  inDirectory(async (directory) => {
    const path = join(directory, 'record');
    await initRecord(path, PUBLIC_KEY, undefined);
    const { file, record } = await openRecord(path);
    const signing = new SigningRecord(DOMAIN, file, record);
    signing.learn(signed(vote('precommit', 7, 0, A)));
    await signing.sync();
    await file.close();
    const copies = ['one', 'two', 'three'].map((name) => join(directory, name));
    for (const copy of copies) await cp(path, copy);
    for (const copy of copies) assert.is((await refused(openRecord(copy), SigningRecordCopied)).height, 7);
    await initRecord(copies[0]!, PUBLIC_KEY, 9);
    await importRecord(copies[1]!, recordAfter(PUBLIC_KEY, 8));
    for (const [i, height] of [9, 8].entries()) assert.is((await requireRecord(copies[i]!)).last?.height, height);
    await refused(importRecord(copies[2]!, recordAfter(PUBLIC_KEY, 6)), SigningRecordCopied);
    await refused(importRecord(copies[2]!, await requireRecord(path)), SigningRecordCopied);
    assert.is((await readRecord(copies[2]!))?.copied, true, 'an older record changes nothing');
  }));

test.run();
