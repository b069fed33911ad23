/** Authorities: accounts that make the blocks, and decide by majority who does. They take the place of staking. */

import {
  type Address,
  admissibleKey,
  cell,
  error,
  evidencePort,
  fail,
  fn,
  foundersPort,
  fromHex,
  KEY_TYPES,
  map,
  module,
  port,
  type Reads,
  readDoubleSign,
  t,
  unitOf,
  type ValidatorPower,
  type ValueOf,
  validatorsPort,
  verifySignature,
  type Writes,
} from 'trellis/sdk';

export const NotAnAuthority = error(10_000, 'NotAnAuthority', 'Only authorities vote about authorities');
export const NothingToChange = error(10_001, 'NothingToChange', 'That is so already');
export const UnusableKey = error(10_002, 'UnusableKey', 'No Ed25519 key, or the key of another authority');
export const LastAuthority = error(10_003, 'LastAuthority', 'A chain needs somebody who makes its blocks');
export const TooManyAuthorities = error(10_004, 'TooManyAuthorities', 'A chain has at most 100 authorities');
export const NoDoubleSign = error(10_005, 'NoDoubleSign', 'That convicts no authority of signing twice');

const MOST = 100;
/** Whole native units that an authority counts like where others ask for stake: all the same. */
const VOICE = 1_000;
const ED25519 = KEY_TYPES.findIndex(({ name }) => name === 'Ed25519');

const address = t.doc(t.address, 'Account that acts for the authority');
const key = t.doc(t.hex32, 'Ed25519 key that it signs blocks with');
const Authority = t.struct({ address, key });
type Authority = ValueOf<typeof Authority>;

const proposal = {
  subject: t.doc(t.address, 'Account that is to be an authority, or to be none'),
  key: t.doc(t.option(t.hex32), 'Ed25519 key that it would sign blocks with; null for an authority that is to go'),
};
const Proposal = t.struct(proposal);

const authorities = module('authorities', {
  about: 'Accounts that make the blocks, and decide by majority who does.',
  sdk: '^0.1.0',
  needs: { founders: foundersPort.only('list') },
  state: {
    members: map(0, [t.address], t.struct({ key: t.hex32, since: t.height })),
    /** One of each authority: a later vote takes the place of the one before. */
    votes: map(1, [t.address], Proposal),
    /** Who makes the blocks from the height `since` on, and who did before, from `formerSince` on. */
    active: cell(2, t.list(Authority, MOST), []),
    former: cell(3, t.list(Authority, MOST), []),
    since: cell(4, t.height, 0),
    changed: cell(5, t.bool, false),
    formerSince: cell(6, t.height, 0),
  },
  events: {
    AuthorityVoted: { voter: t.doc(t.address, 'Authority that voted'), ...proposal },
    AuthorityAdmitted: { address, key },
    AuthorityDismissed: { address },
    AuthorityConvicted: {
      address,
      height: t.doc(t.height, 'Height at which it signed two messages where one is allowed'),
    },
  },
});

type Reading = Reads<typeof authorities>;
type Writing = Writes<typeof authorities>;

const powersOf = (set: readonly Authority[]): readonly ValidatorPower[] =>
  set.map((one) => ({ address: one.address, publicKey: one.key, power: VOICE }));

/** Who makes the block of this height, of the next one, or of one since `formerSince`. */
const setAt = ({ state }: Pick<Reading, 'state'>, height: number): readonly Authority[] =>
  height >= state.since.get() ? state.active.get() : state.former.get();

function dismiss({ state, emit }: Writing, address: Address): void {
  state.members.delete(address);
  state.votes.delete(address);
  state.changed.put(true);
  emit.AuthorityDismissed({ address });
}

/** Dismisses who signed two messages where one is allowed, whoever tells. Whom the others have admitted again since, they have forgiven. */
function judge(c: Writing, evidence: Uint8Array): void {
  const found = readDoubleSign(evidence, c.chain) ?? fail(NoDoubleSign);
  const { height, validator } = found;
  const accused = (height < c.state.formerSince.get() ? undefined : setAt(c, height)[validator]) ?? fail(NoDoubleSign);
  const since = c.state.members.get(accused.address)?.since ?? fail(NoDoubleSign);
  const verify = (message: Uint8Array, signature: Uint8Array, key: string) =>
    verifySignature(ED25519, fromHex(key), message, signature);
  if (height <= since || !found.convicts(accused.key, verify)) fail(NoDoubleSign);
  if (c.state.members.list([], 2).length === 1) fail(LastAuthority);
  c.emit.AuthorityConvicted({ address: accused.address, height });
  dismiss(c, accused.address);
}

export default authorities.define({
  refuses: [NoDoubleSign],
  operations: {
    VoteAuthority: {
      about:
        'Vote for an account to become an authority, or to be one no longer. More than half of the authorities decide.',
      params: proposal,
      gas: 60_000,
      rpc: ['voteAuthority', 'subject', 'key', 'sender'],
      errors: [NotAnAuthority, NothingToChange, UnusableKey, LastAuthority, TooManyAuthorities],
      execute(c, { subject, key }) {
        const { state, emit, sender, height } = c;
        const { members, votes } = state;
        if (!members.has(sender)) fail(NotAnAuthority);
        if ((members.get(subject)?.key ?? null) === key) fail(NothingToChange);
        const all = members.list([], MOST);
        if (key === null) {
          if (all.length === 1) fail(LastAuthority);
        } else {
          if (!members.has(subject) && all.length === MOST) fail(TooManyAuthorities);
          const isTaken = all.some(({ value }) => value.key === key);
          if (isTaken || !admissibleKey(ED25519, fromHex(key))) fail(UnusableKey);
        }
        votes.put(sender, { subject, key });
        emit.AuthorityVoted({ voter: sender, subject, key });
        const agreeing = votes.list([], MOST).filter(({ value }) => value.subject === subject && value.key === key);
        if (2 * agreeing.length <= all.length) return;
        for (const { key: voter } of agreeing) votes.delete(...voter);
        if (key === null) return dismiss(c, subject);
        members.put(subject, { key, since: height });
        state.changed.put(true);
        emit.AuthorityAdmitted({ address: subject, key });
      },
    },
  },

  methods: {
    listAuthorities: {
      about: 'Who makes the blocks, and what each votes for.',
      signature: fn(
        {},
        t.list(
          t.struct({ address, key, vote: t.doc(t.option(Proposal), 'Its vote that is open; null for none') }),
          MOST,
        ),
      ),
      read: ({ state }) =>
        state.members.list([], MOST).map(({ key: [member], value }) => ({
          address: member,
          key: value.key,
          vote: state.votes.get(member) ?? null,
        })),
    },
  },

  hooks: {
    blockEnd({ state, height }) {
      if (!state.changed.get()) return;
      state.changed.put(false);
      state.former.put(state.active.get());
      const members = state.members.list([], MOST);
      state.active.put(members.map(({ key: [member], value }) => ({ address: member, key: value.key })));
      state.formerSince.put(state.since.get());
      state.since.put(height + 1);
    },
  },

  provides: [
    authorities.provide(validatorsPort, {
      previous: (c) => powersOf(setAt(c, c.height - 1)),
      current: (c) => powersOf(setAt(c, c.height)),
      next: ({ state }) => powersOf(state.active.get()),
    }),
    // What nodes find, blocks carry.
    authorities.provide(evidencePort, { judge }),
    // What modules ask of staking: governance and upgrades count voices with it, one for each authority.
    authorities.provide(port('staking'), {
      validatorOf({ state }, asked) {
        const found = state.active.get().find((one) => one.address === asked || one.key === asked);
        return found && { operator: found.address, publicKey: found.key };
      },
      power: ({ state, chain }, operator) =>
        state.active.get().some((one) => one.address === operator) ? BigInt(VOICE) * unitOf(chain) : 0n,
      totalPower: ({ state, chain }) => BigInt(state.active.get().length * VOICE) * unitOf(chain),
      bonded: ({ state, chain }) => BigInt(state.active.get().length * VOICE) * unitOf(chain),
      staked: ({ state, chain }, account) => (state.members.has(account) ? BigInt(VOICE) * unitOf(chain) : 0n),
      bondsSince({ state, chain }, account, height) {
        const since = state.members.get(account)?.since ?? height;
        return since < height ? [{ validator: account, amount: BigInt(VOICE) * unitOf(chain) }] : [];
      },
      pauseMissedTurns: () => {},
    }),
  ],

  genesis: {
    data: t.list(Authority, MOST),
    standard: [],
    /** The validators of the genesis file, where the part says nothing. */
    load({ state, use }, given) {
      const first =
        given.length > 0
          ? given
          : use.founders.list().map(({ address, publicKey }) => ({ address, key: publicKey as Authority['key'] }));
      for (const { address, key } of first) state.members.put(address, { key, since: 0 });
      const members = state.members.list([], MOST);
      state.active.put(members.map(({ key: [address], value }) => ({ address: address as Address, key: value.key })));
    },
  },
});
