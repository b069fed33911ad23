/** The signature verifier: the answers of verifySignature, under load, urgent, refused, and when workers die. */

import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sha256 } from '../../../runtime/lib/crypto/hash.js';
import { type KeyType, signerOf, verifySignature } from '../../../runtime/lib/crypto/signatures.js';
import {
  type SignatureCheck,
  SignatureVerifier,
  VerifierBusy,
  type VerifierOptions,
} from '../../../runtime/lib/crypto/verifier.js';
import { startVerifyWorker } from '../../../runtime/lib/crypto/verify-thread.js';
import { CASES } from './ed25519-cases.js';

const digestOf = (n: number) => sha256(Uint8Array.of(n & 255, n >> 8));

/** Signatures of which every fifth is damaged; post-quantum ones where asked for. */
function checksOf(count: number, keyType: KeyType = 0): SignatureCheck[] {
  const { publicKey, sign } = signerOf(keyType, digestOf(count));
  return Array.from({ length: count }, (_, i) => {
    const signature = sign(digestOf(i));
    if (i % 5 === 0) signature[i % signature.length]! ^= 4;
    return { keyType, publicKey, digest: digestOf(i), signature };
  });
}

const MANY = checksOf(20);

const direct = (checks: readonly SignatureCheck[]) =>
  checks.map(({ keyType, publicKey, digest, signature }) => verifySignature(keyType, publicKey, digest, signature));

async function using<T>(options: VerifierOptions, work: (verifier: SignatureVerifier) => Promise<T>): Promise<T> {
  const verifier = new SignatureVerifier(options);
  try {
    return await work(verifier);
  } finally {
    await verifier.close();
  }
}

/** Workers that the test can kill. */
function mortal(): { started: Worker[]; startWorker: (memory: SharedArrayBuffer) => Worker } {
  const started: Worker[] = [];
  return {
    started,
    startWorker: (memory) => {
      const worker = startVerifyWorker(memory);
      started.push(worker);
      return worker;
    },
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('concurrent calls of every size return the results of verifySignature in order', () =>
  using({}, async (verifier) => {
    const calls = [0, 1, 2, 3, 64, 65, 127, 128, 129, 600].map((count) => checksOf(count));
    const answers = await Promise.all(calls.map((checks) => verifier.verify(checks)));
    assert.equal(answers, calls.map(direct));
    assert.is(verifier.pending, 0);
  }));

test('a single check returns its result, and so does the next one', () =>
  using({}, async (verifier) => {
    const [damaged, good] = checksOf(2) as [SignatureCheck, SignatureCheck];
    assert.equal(await verifier.verify([good]), [true]);
    assert.equal(await verifier.verify([damaged]), [false]);
  }));

test('key types mix freely in one call', () =>
  using({}, async (verifier) => {
    const mixed = [...checksOf(4, 1), ...checksOf(90), ...checksOf(4, 2), ...checksOf(3)];
    assert.equal(await verifier.verify(mixed), direct(mixed));
    const [single] = checksOf(1, 2) as [SignatureCheck];
    assert.equal(await verifier.verify([single]), [false]);
  }));

test('malformed checks are false and do not disturb their neighbors', () =>
  using({}, async (verifier) => {
    const good = checksOf(70).filter((_, i) => i % 5 !== 0);
    const odd: SignatureCheck[] = [
      { ...good[0]!, signature: new Uint8Array(65) },
      { ...good[0]!, publicKey: new Uint8Array(31) },
      { ...good[0]!, keyType: 3 },
      { ...good[0]!, keyType: 77 },
      { ...good[0]!, keyType: 1 },
    ];
    const mixed = good.flatMap((check, i) => (i < odd.length ? [check, odd[i]!] : [check]));
    assert.equal(
      await verifier.verify(mixed),
      mixed.map((check) => good.includes(check)),
    );
    assert.equal(
      await verifier.verify(odd),
      odd.map(() => false),
    );
    assert.equal(await verifier.verify([]), []);
    assert.is(verifier.pending, 0);
  }));

test('workers return the same results for the adversarial cases', () =>
  using({}, async (verifier) => {
    const checks = CASES.slice(0, 140).map((one) => ({ ...one, keyType: 0, digest: sha256(one.message) }));
    assert.equal(await verifier.verify(checks), direct(checks));
  }));

test('a digest that is not 32 bytes long is the caller’s mistake', () =>
  using({}, async (verifier) => {
    const [check] = checksOf(1) as [SignatureCheck];
    const error = await verifier.verify([{ ...check, digest: new Uint8Array(31) }]).catch((reason: unknown) => reason);
    assert.instance(error, RangeError);
    assert.is(verifier.pending, 0);
  }));

test('beyond the capacity ordinary calls are rejected, urgent ones are not, and both count as pending', () =>
  using({ capacity: 100 }, async (verifier) => {
    const checks = checksOf(90);
    const first = verifier.verify(checks);
    assert.is(verifier.pending, 90);
    assert.instance(await verifier.verify(checksOf(11)).catch((reason: unknown) => reason), VerifierBusy);
    const urgent = verifier.verify(checksOf(80), { urgent: true });
    assert.is(verifier.pending, 170);
    assert.equal(await urgent, direct(checksOf(80)));
    assert.equal(await first, direct(checks));
    // An idle verifier takes a call of any size: a block may hold more than the capacity.
    assert.is((await verifier.verify(checksOf(150))).length, 150);
  }));

test('urgent checks overtake waiting ordinary ones', () =>
  using({ workers: 1 }, async (verifier) => {
    const order: string[] = [];
    const ordinary = verifier.verify(checksOf(2000)).then(() => order.push('ordinary'));
    await turn();
    const urgent = verifier.verify(checksOf(10), { urgent: true }).then(() => order.push('urgent'));
    await Promise.all([ordinary, urgent]);
    assert.equal(order, ['urgent', 'ordinary']);
  }));

test('when workers die their checks run again and none is lost', async () => {
  const { started, startWorker } = mortal();
  const lost: string[] = [];
  await using({ workers: 2, startWorker, onWorkerLost: (reason) => lost.push(reason.message) }, async (verifier) => {
    await verifier.verify(checksOf(100));
    const calls = Array.from({ length: 30 }, (_, i) => checksOf(40 + i));
    const answers = Promise.all(calls.map((checks) => verifier.verify(checks)));
    await turn();
    await started[0]!.terminate();
    await started[1]!.terminate();
    assert.equal(await answers, calls.map(direct));
    assert.equal(lost, ['the verify worker exited with code 1', 'the verify worker exited with code 1']);
    assert.is(started.length, 4);
    assert.equal(await verifier.verify(checksOf(200)), direct(checksOf(200)));
  });
});

test('if workers cannot run at all, the calling thread does the work', async () => {
  const lost: string[] = [];
  const startWorker = () => new Worker('throw new Error("no memory for it")', { eval: true });
  await using({ workers: 2, startWorker, onWorkerLost: ({ message }) => lost.push(message) }, async (verifier) => {
    const calls = [checksOf(300), checksOf(500)];
    assert.equal(await Promise.all(calls.map((checks) => verifier.verify(checks))), calls.map(direct));
    const tries = lost.length;
    assert.ok(tries >= 2 && tries <= 6);
    assert.equal(new Set(lost), new Set(['no memory for it']));
    assert.equal(await verifier.verify(checksOf(150)), direct(checksOf(150)));
  });
});

test('the calling thread runs checks queued behind a busy worker, but leaves long work to the worker', async () => {
  const asleep = new Worker('setInterval(() => {}, 1000)', { eval: true }); // never looks at its memory
  const workers = [() => asleep, startVerifyWorker];
  await using({ workers: 1, startWorker: (memory) => workers.shift()!(memory) }, async (verifier) => {
    const first = [0, 1].map((i) => verifier.verify(MANY.slice(i, i + 1)));
    const others = MANY.slice(2).map((check) => [check]);
    assert.equal(await Promise.all(others.map((checks) => verifier.verify(checks))), others.map(direct));
    const long = [checksOf(64), checksOf(1, 1)];
    const answers = Promise.all(long.map((checks) => verifier.verify(checks)));
    for (let i = 0; i < 20; i++) await turn();
    assert.is(verifier.pending, 67);
    await asleep.terminate(); // the next worker gets what it had
    assert.equal((await Promise.all(first)).flat(), direct(MANY.slice(0, 2)));
    assert.equal(await answers, long.map(direct));
  });
});

test('checks that arrive at any moment are each resolved once, by the worker or by the calling thread', () =>
  using({ workers: 1 }, (verifier) =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(20), fc.nat(4)), { maxLength: 60 }), async (calls) => {
        const answers = [];
        for (const [count, turns] of calls) {
          const checks = MANY.slice(0, count);
          answers.push(verifier.verify(checks).then((found) => assert.equal(found, direct(checks))));
          for (let i = 0; i < turns; i++) await turn();
        }
        await Promise.all(answers);
        assert.is(verifier.pending, 0);
      }),
      { numRuns: 100 },
    ),
  ));

test('closing resolves pending checks and rejects later ones', async () => {
  const verifier = new SignatureVerifier();
  const checks = checksOf(400);
  const answers = verifier.verify(checks);
  const [first, second] = [verifier.close(), verifier.close()];
  const late = await verifier.verify(checks).catch((reason: unknown) => reason);
  assert.match((late as Error).message, /closed/);
  await Promise.all([first, second]);
  assert.equal(await answers, direct(checks));
});

test('closing waits for a worker that is still loading', async () => {
  const loading = `const { parentPort } = require('node:worker_threads');
    setTimeout(() => parentPort.postMessage('loaded'), 300);
    setInterval(() => {}, 1000);`;
  const verifier = new SignatureVerifier({ workers: 1, startWorker: () => new Worker(loading, { eval: true }) });
  const began = performance.now();
  verifier.start();
  await verifier.close();
  assert.ok(performance.now() - began >= 300);
});

test('workers start with the first check or on request', async () => {
  const { started, startWorker } = mortal();
  await using({ startWorker, workers: 2 }, async (verifier) => {
    assert.is(started.length, 0);
    assert.equal(await verifier.verify(checksOf(1)), [false]);
    assert.is(started.length, 1);
    verifier.start();
    verifier.start();
    assert.is(started.length, 2);
  });
});

test.run();
