/** Fungible tokens as ERC-20: read functions. */

import { ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { bareForm } from '../../accounts/port.js';
import { textHex, wordHex } from '../abi.js';
import { type ContractRead, held, read, supports } from './function.js';
import { domainSeparator, permitNonce } from './permit.js';

/** By selector. */
export const erc20Reads: Readonly<Record<string, ContractRead>> = {
  '06fdde03': read('name()', [], ({ use }, token) => textHex(use.tokens.info(token)!.name)),
  '95d89b41': read('symbol()', [], ({ use }, token) => textHex(use.tokens.info(token)!.symbol)),
  '313ce567': read('decimals()', [], ({ use }, token) => wordHex(BigInt(use.tokens.info(token)!.decimals))),
  '18160ddd': read('totalSupply()', [], ({ use }, token) => wordHex(use.tokens.supply(token))),
  '70a08231': read('balanceOf(address)', ['address'], (c, token, owner) =>
    wordHex(held(c, owner, (account) => c.use.tokens.balance(account, token))),
  ),
  dd62ed3e: read('allowance(address,address)', ['address', 'address'], ({ state }, token, owner, spender) =>
    wordHex(state.allowances.get(token, owner, spender) ?? 0n),
  ),
  '7ecebe00': read('nonces(address)', ['address'], (c, token, owner) => wordHex(BigInt(permitNonce(c, token, owner)))),
  '3644e515': read('DOMAIN_SEPARATOR()', [], domainSeparator),
  '8da5cb5b': read('owner()', [], ({ use }, token) => bareForm(use.tokens.info(token)!.owner ?? ZERO_ADDRESS)),
  '01ffc9a7': supports(['36372b07', '9d8ff7da']),
};
