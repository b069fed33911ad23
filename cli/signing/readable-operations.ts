/** Operations formatted for their signer: amounts in whole units and names of addresses, beside the signed values. */

import type { Session, TokenName } from '../client/session.js';
import type { ModuleSet } from '../runtime/chain.js';
import { shownAmounts, type Unit } from '../runtime/client.js';
import type { Json } from '../runtime/common.js';

/** Facts about the chain and its tokens that a signer has. */
export interface Known extends Pick<Session, 'info' | 'text' | 'named'> {
  token(name: string): Promise<TokenName>;
}

/** One line for each operation: its name and its fields. */
export async function formatOperations(
  operations: readonly Json[],
  set: Pick<ModuleSet, 'operations'>,
  session: Known,
): Promise<string[]> {
  const { info, token } = session;
  const known = new Map<string, Unit>([['', info]]);
  for (;;) {
    const unknown = new Set<string>();
    const unitOf = (name: string) => {
      if (!known.has(name)) unknown.add(name);
      return known.get(name);
    };
    const lines = operations
      .flatMap((one) => Object.entries(one as Readonly<Record<string, Json>>))
      .map(([name, fields]) => {
        const { schema = {} } = set.operations.byName.get(name)?.params ?? {};
        return `${name} ${JSON.stringify(shownAmounts(fields, schema, unitOf))}`;
      });
    if (unknown.size === 0) return lines.map((line) => withNames(line, session));
    for (const name of unknown) known.set(name, await token(name));
  }
}

/** The same line, with the given names beside the signed addresses. */
function withNames(line: string, { text, named }: Known): string {
  return [...named].reduce((shown, [account, name]) => {
    const address = text.address(account);
    return shown.replaceAll(`"${address}"`, `"${name} (${address})"`);
  }, line);
}
