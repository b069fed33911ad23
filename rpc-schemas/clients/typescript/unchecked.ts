/** Addresses without a checksum in operations that are about to be signed: a typing error in them goes unnoticed. */

import { operations as operationList } from '../../../runtime/kernel/chain/operation.js';
import { type Address, ZERO_ADDRESS } from '../../../runtime/lib/codec/ids.js';
import { CodecError, type TextForms } from '../../../runtime/lib/codec/type.js';

const Operations = operationList(64);

/** Texts of other accounts than the sender in these operations (JSON) that have no checksum; names have none to check. */
export function uncheckedAddresses(operations: readonly object[], forms: TextForms, sender: Address): string[] {
  const found = new Set<string>();
  const parseAddress = (text: string): Address => {
    const id = forms.parseAddress(text);
    if (id !== undefined && id !== sender && (text.startsWith('0x') || text === forms.address(id))) found.add(text);
    return id ?? ZERO_ADDRESS;
  };
  try {
    Operations.fromJson(operations as never, { ...forms, parseAddress });
  } catch (cause) {
    // Whatever else is wrong with the operations, the check of the bytes reports it.
    if (!(cause instanceof CodecError)) throw cause;
  }
  return [...found];
}
