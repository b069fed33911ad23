/** `chain_getAccountLabel`: registered name, moniker and role of an account. */

import { treasuryPort } from '../../modules/fees/port.js';
import { PROTOCOL, SYSTEM_LABELS, systemAccount } from '../../modules/tokens/port.js';
import { type Address, t, ZERO_ADDRESS } from '../../runtime/plugin.js';
import { Called, namer } from './called.js';
import type { Parts } from './parts.js';

const Kind = t.choice('account', 'pool', 'contract', 'system');

/** Roles of accounts without an owner. Both sides of a mint and a burn name the zero address. */
const SYSTEM: readonly (readonly [account: Address, label: string])[] = [
  [ZERO_ADDRESS, 'Mint and burn'],
  [PROTOCOL, 'Protocol'],
  ...SYSTEM_LABELS.map((label, i) => [systemAccount(i + 1), label[0]!.toUpperCase() + label.slice(1)] as const),
];

export function labelMethod({ node, escrows }: Pick<Parts, 'node' | 'escrows'>) {
  const { ledger, set } = node;
  const called = namer({ node });
  const system = new Map(SYSTEM);
  const hasValidators = set.modules.some(({ module }) => module.name === 'validators');

  async function monikerOf(account: Address): Promise<string | null> {
    if (!hasValidators) return null;
    const [found] = (await node.page('validators', 'validators', [account], 1, null)).entries;
    const { metadata } = (found?.value ?? {}) as { readonly metadata?: { readonly name: string } };
    return metadata?.name || null;
  }

  const roleOf = async (account: Address): Promise<string | null> => {
    const treasury = await ledger.read(() => ledger.view().port(treasuryPort)?.address());
    return account === treasury ? 'Treasury' : (escrows.labelOf(account) ?? system.get(account) ?? null);
  };

  return node.method({
    name: 'chain_getAccountLabel',
    about:
      'Returns the label of an account: its registered name, its moniker as a validator, and its role on the chain.',
    cost: { base: 2 },
    params: { address: t.doc(t.address, 'Account to label') },
    result: t.struct({
      address: t.doc(t.address, 'Requested account'),
      name: t.doc(Called, 'Registered name of the account; null if it has none'),
      moniker: t.doc(
        t.option(t.text(1, 64)),
        'Name that the account gave itself as a validator, not unique; null if it has none',
      ),
      role: t.doc(
        t.option(t.text(1, 64)),
        'Role of an account that belongs to the chain, such as Treasury; null for every other account',
      ),
      kind: t.doc(Kind, 'pool, contract: it holds assets for others; system: it belongs to genesis or the protocol'),
    }),
    async answer({ address }) {
      const [names, moniker, role] = await Promise.all([called([address]), monikerOf(address), roleOf(address)]);
      return { address, name: names(address), moniker, role, kind: escrows.kindOf(address) };
    },
  });
}
