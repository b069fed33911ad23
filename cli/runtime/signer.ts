/** The signer of a validator: its process, its record, and the forms of both. */

export type { ChainDomain } from '../../runtime/engine/consensus/messages.js';
export type { SignerRecord } from '../../runtime/engine/consensus/watermark.js';
export { PLACE_FORMS, readPlace } from '../../runtime/node/options/signer-place.js';
export { fromInterchange, toInterchange } from '../../runtime/node/signer/interchange.js';
export { type FoundKey, findKey, lockKey } from '../../runtime/node/signer/key.js';
export { createReference, type KeyPlace } from '../../runtime/node/signer/key-reference.js';
export {
  importRecord,
  initRecord,
  readRecord,
  recordPath,
  requireRecord,
  SigningRecordStale,
  WHOLE_HEIGHT,
} from '../../runtime/node/signer/record-file.js';
export { openLinkIdentity, runSigner } from '../../runtime/node/signer/run.js';
export type { OutsideKeyType } from '../../runtime/node/signer/signing-key.js';
