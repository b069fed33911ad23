/**
 * Operation that transfers or renounces a role of a token. Roles of a stablecoin change two days after its
 * multi-signature owner decided so.
 */

import {
  type Address,
  fail,
  type Hash,
  InvalidAddress,
  NotAuthorized,
  NotFound,
  t,
  UnknownToken,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { NotMintAuthority } from './errors.js';
import { tokenOf } from './lookup.js';
import { PROTOCOL } from './port.js';
import { type Acting, type RoleChange, tokens, type Writing } from './shape.js';
import { ROLES, Role, type Token } from './token.js';

/** Seconds between the decision to change a role of a stablecoin and the change. */
export const TIMELOCK = 172_800;

export const SetTokenAuthority = tokens.operation({
  id: 15,
  about:
    'Transfers a role of a token that the sender holds, or renounces it permanently. Roles of a stablecoin are changed by its owner, a multi-signature account, and the change takes effect 48 hours later; naming the current holder cancels a pending change.',
  params: {
    mint: t.doc(t.mint, 'Mint address of the token'),
    role: t.doc(Role, 'Role to change: mint, freeze, owner, pause or attest'),
    new: t.doc(t.option(t.address), 'New holder of the role; null to renounce it permanently'),
  },
  logs: ['TokenAuthorityChanged', 'TokenAuthorityChangeScheduled', 'TokenAuthorityChangeCancelled'],
  gas: 40_000,
  errors: [UnknownToken, NotMintAuthority, NotAuthorized, InvalidAddress, NotFound],
  execute(c, { mint, role, new: to }) {
    const token = tokenOf(c, mint);
    if (to === ZERO_ADDRESS) fail(InvalidAddress, { reason: 'use null to renounce the role' });
    if (token.standard === 'stablecoin') {
      checkOwner(c, token);
      if (role === 'owner' && to !== null && !c.use.multiSigs.isMultiSig(to)) {
        fail(InvalidAddress, { reason: 'the owner must be a multi-signature account' });
      }
      schedule(c, token, { mint, role, to, ready_at: c.time + TIMELOCK });
    } else {
      const field = ROLES[role];
      if (token[field] !== c.sender) fail(role === 'mint' ? NotMintAuthority : NotAuthorized, { required: field });
      change(c, token, { mint, role, to });
    }
  },
});

/** Fails unless the sender is the owner of the stablecoin and a multi-signature account. */
export function checkOwner(c: Acting, { owner }: Token): void {
  if (owner !== c.sender) fail(NotAuthorized, { required: 'owner' });
  if (!c.use.multiSigs.isMultiSig(c.sender))
    fail(NotAuthorized, { required: 'an owner that is a multi-signature account' });
}

/**
 * Replaces the pending change of the same role. If the new holder is the current one, only cancels the pending change.
 */
function schedule({ state, emit }: Writing, token: Token, wanted: RoleChange): void {
  const { mint, role, to, ready_at } = wanted;
  const from = token[ROLES[role]] ?? fail(NotAuthorized, { reason: 'this role was renounced permanently' });
  const changes = state.changes.get();
  const replaced = changes.find((one) => one.mint === mint && one.role === role);
  const others = changes.filter((one) => one !== replaced);
  if (replaced) emit.TokenAuthorityChangeCancelled({ token: token.symbol, role, to: replaced.to });
  if (from === to) {
    if (!replaced) fail(NotFound, { reason: 'there is no pending change of this role' });
    state.changes.put(others);
    return;
  }
  if (role !== 'owner' && to !== null) checkSeparate(state, mint, to, role);
  state.changes.put([...others, wanted]);
  emit.TokenAuthorityChangeScheduled({ token: token.symbol, role, from, to, ready_at });
}

/** Applies the changes that are due. */
export function changeDue(c: Writing): void {
  const changes = c.state.changes.get();
  const due = changes.filter(({ ready_at }) => ready_at <= c.time);
  if (due.length === 0) return;
  c.state.changes.put(changes.slice(due.length));
  for (const one of due) change(c, c.state.tokens.get(one.mint)!, one);
}

function change({ state, emit }: Writing, token: Token, { mint, role, to }: Omit<RoleChange, 'ready_at'>): void {
  state.tokens.put(mint, { ...token, [ROLES[role]]: to });
  emit.TokenAuthorityChanged({ token: token.symbol, role, from: token[ROLES[role]]!, to });
}

/** Fails if the account has or will have another role of the stablecoin: one stolen key must not be enough. */
export function checkSeparate(state: Writing['state'], mint: Hash, account: Address, role?: Role): void {
  if (account === PROTOCOL) return;
  const token = state.tokens.get(mint)!;
  const others = (['mint', 'freeze', 'pause', 'attest'] as const).filter((one) => one !== role);
  const has = others.find((one) => token[ROLES[one]] === account);
  const waits = state.changes.get().find((one) => one.mint === mint && one.role !== role && one.to === account);
  const taken = has ?? waits?.role ?? (state.minters.has(mint, account) ? 'minter' : undefined);
  if (taken !== undefined)
    fail(InvalidAddress, { account: `0x${account}`, has_role: taken, reason: 'an account can have only one role' });
}
