/** Sources of bundles: what each may cost for nothing, and that it is charged to nobody else. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TooManyFailures } from '../../../runtime/engine/mempool/limits.js';
import { Origins } from '../../../runtime/engine/mempool/origins.js';
import { Mempool } from '../../../runtime/engine/mempool/pool.js';
import { InvalidSignature } from '../../../runtime/kernel/chain/common-errors.js';
import { KeyType } from '../../../runtime/lib/crypto/signatures.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { bundleOf } from '../chain/scene.js';
import { Node, set, withDisk } from '../ledger/chain.js';

const isRefused = (work: () => void): boolean => {
  try {
    work();
    return false;
  } catch (cause) {
    assert.ok(cause instanceof Failure && cause.error === TooManyFailures);
    return true;
  }
};

test('a source that spent its allowance waits until it refills, and others do not', () => {
  let ms = 0;
  const sources = new Origins(() => ms);
  const [one, other] = [sources.caller({ network: '192.0.2.1' }), sources.caller({ network: '192.0.2.2' })];
  one.check();
  one.charge(1_000_000);
  assert.ok(isRefused(() => one.check()));
  other.check();
  sources.own.charge(1_000_000);
  sources.own.check();
  ms += 1_000;
  assert.ok(
    isRefused(() => one.check()),
    'what is owed is owed',
  );
  ms += 1_000_000_000;
  one.check();
});

test('a link and a caller at the same address are separate sources', () => {
  const sources = new Origins(() => 0);
  assert.is.not(sources.caller({ network: '192.0.2.1' }), sources.link('192.0.2.1'));
});

test('sources without debt are forgotten', () => {
  let ms = 0;
  const sources = new Origins(() => ms);
  const debtor = sources.caller({ network: '10.0.0.1' });
  debtor.charge(10_000_000);
  for (let i = 0; i < 5_000; i++) {
    ms++;
    sources.caller({ network: `172.16.${i >> 8}.${i & 255}` });
  }
  assert.ok(sources.size <= 1_025, `${sources.size} are remembered`);
  assert.is(sources.caller({ network: '10.0.0.1' }), debtor);
});

/** How many bundles of a kind are looked at before their source is refused. */
async function lookedAt(keyType: KeyType, publicKey: number, signature: number): Promise<number> {
  let checks = 0;
  await withDisk(async (disk) => {
    const node = await Node.open(disk);
    const verify = async (all: readonly unknown[]) => {
      checks += all.length;
      return all.map(() => false);
    };
    const pool = new Mempool({ ledger: node.ledger, verify, now: () => 0 });
    const source = new Origins(() => 0).link('a stranger'); // nothing is regained
    const false_ = { key_type: keyType, public_key: new Uint8Array(publicKey), signature: new Uint8Array(signature) };
    for (let i = 0; ; i++) {
      const { bytes, hash } = bundleOf(set, [['Store', { key: 'a', value: i }]], { signatures: [false_] });
      const failure = await pool.submit(bytes, source).catch((cause: unknown) => cause as Failure);
      assert.instance(failure, Failure);
      assert.is(pool.rejections.get(hash), undefined, 'nothing is remembered of it');
      if ((failure as Failure).error === TooManyFailures) break;
      assert.is((failure as Failure).error, InvalidSignature);
    }
    assert.is(pool.size, 0);
    await node.close();
  });
  return checks;
}

test('invalid signatures are checked within the allowance of their link, expensive key types less often', async () => {
  const ed25519 = await lookedAt(KeyType.Ed25519, 32, 64);
  const dilithium = await lookedAt(KeyType.Dilithium3, 1_952, 3_293);
  assert.is(ed25519, 4_096);
  assert.is(dilithium, Math.ceil(4_096 / 40));
});

test('bytes that are not a bundle are charged too', () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk);
    const pool = new Mempool({ ledger: node.ledger, verify: async () => [], now: () => 0 });
    const source = new Origins(() => 0).caller({ network: '192.0.2.1' });
    let failure: Failure | undefined;
    for (let i = 0; i < 10_000 && failure?.error !== TooManyFailures; i++) {
      failure = await pool.submit(new Uint8Array(100_000), source).then(
        () => assert.unreachable() as never,
        (cause: unknown) => cause as Failure,
      );
    }
    assert.is(failure!.error, TooManyFailures);
    await node.close();
  }));

test.run();
