/** A process of the kill test: signs at one place after the other, each time something else, and says what is durable. */

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { GuardedSigner } from '../../../runtime/engine/consensus/signer.js';
import { SigningRecord } from '../../../runtime/engine/consensus/signing-record.js';
import { emptyRecord, readSignerRecord, writeSignerRecord } from '../../../runtime/engine/consensus/watermark.js';
import type { UnsignedMessage } from '../../../runtime/kernel/agreement/types.js';
import { SlotFile } from '../../../runtime/lib/storage/slot-file.js';
import { DOMAIN, hashOf, signature } from './fakes.js';

const STEPS = ['proposal', 'prevote', 'precommit'] as const;
const path = join(process.argv[2]!, 'signer');
const fresh = emptyRecord(hashOf('key'));
const file = (await SlotFile.open(path)) ?? (await SlotFile.create(path, writeSignerRecord(fresh)));
const record = readSignerRecord(file.payload);
const signer = new GuardedSigner({
  sign: (bytes) => signature('key', bytes),
  record: new SigningRecord(DOMAIN, file, record),
  fresh: false,
  doppelgangerBlocks: 0,
  alarm: () => undefined,
});
// What a node that lost its vote log would do: begin again somewhat before the last place.
for (let height = Math.max(1, (record.last?.height ?? 1) - 1); ; height++) {
  for (const round of [0, 1]) {
    for (const type of STEPS) {
      const hash = hashOf([height, round, type, process.pid]);
      const message: UnsignedMessage =
        type === 'proposal'
          ? { type, height, round, validRound: -1, hash }
          : { type, height, round, value: hash, validRound: -1 };
      const signed = signer.sign(message);
      if (signed === null) continue;
      await signer.sync();
      writeSync(1, `${height}/${round}/${type} ${hash}\n`);
    }
  }
}
