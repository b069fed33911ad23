/** `keys prove`: the signature with which a key agrees to become a key of an account, or of its validator. */

import { possessionDigest } from '../../../modules/accounts/port.js';
import { openSigning } from '../../client/session.js';
import type { Action } from '../../command-line/command.js';
import { readKey } from '../../keys/keys.js';
import { fromHex, toHex } from '../../runtime/common.js';
import { KEY_TYPES } from '../../runtime/keys.js';
import { accountNamed } from '../../signing/sign.js';
import { showFields } from '../../terminal/render.js';

export const prove: Action = async (call) => {
  const [name, account] = call.args as [string, string];
  const signer = await readKey(call, name);
  const session = await openSigning(call);
  const { text, info } = session;
  const address = await accountNamed('the account', account, session);
  const digest = possessionDigest(info.chain_id, address, signer.publicKey);
  showFields(call.out, {
    account: text.address(address),
    key_type: KEY_TYPES[signer.keyType]!.name,
    public_key: toHex(signer.publicKey),
    proof_of_possession: toHex(signer.sign(fromHex(digest))),
  });
  return 0;
};
