/** Authorities: accounts that produce the blocks and admit or dismiss each other by majority. Replaces staking. */

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
export const NothingToChange = error(10_001, 'NothingToChange', 'The account already has this key or status');
export const UnusableKey = error(
  10_002,
  'UnusableKey',
  'The key is not a valid Ed25519 key, or belongs to another authority',
);
export const LastAuthority = error(10_003, 'LastAuthority', 'The last authority cannot be dismissed');
export const TooManyAuthorities = error(10_004, 'TooManyAuthorities', 'A chain has at most 100 authorities');
export const NoDoubleSign = error(10_005, 'NoDoubleSign', 'The evidence proves no double-signing by an authority');

const MOST = 100;
/** Stake of every authority as seen by other modules, in whole native units. */
const STAKE = 1_000;
const ED25519 = KEY_TYPES.findIndex(({ name }) => name === 'Ed25519');

const address = t.doc(t.address, 'Account that acts for the authority');
const key = t.doc(t.hex32, 'Ed25519 key of the authority, which signs blocks');
const Authority = t.struct({ address, key });
type Authority = ValueOf<typeof Authority>;

const proposal = {
  subject: t.doc(t.address, 'Account to admit or dismiss'),
  key: t.doc(t.option(t.hex32), 'Ed25519 key of the new authority; null to dismiss it'),
};
const Proposal = t.struct(proposal);

const authorities = module('authorities', {
  about: 'Accounts that produce the blocks and admit or dismiss each other by majority.',
  sdk: '^0.1.0',
  needs: { founders: foundersPort.only('list') },
  state: {
    members: map(0, [t.address], t.struct({ key: t.hex32, since: t.height })),
    /** One vote per authority; a new vote replaces it. */
    votes: map(1, [t.address], Proposal),
    /** Block producers from the height `since` on, and the previous ones, from `formerSince` on. */
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
      height: t.doc(t.height, 'Height at which it double-signed'),
    },
  },
});

type Reading = Reads<typeof authorities>;
type Writing = Writes<typeof authorities>;

const powersOf = (set: readonly Authority[]): readonly ValidatorPower[] =>
  set.map((one) => ({ address: one.address, publicKey: one.key, power: STAKE }));

/** The block producers of a height, from `formerSince` to the next height. */
const setAt = ({ state }: Pick<Reading, 'state'>, height: number): readonly Authority[] =>
  height >= state.since.get() ? state.active.get() : state.former.get();

function dismiss({ state, emit }: Writing, address: Address): void {
  state.members.delete(address);
  state.votes.delete(address);
  state.changed.put(true);
  emit.AuthorityDismissed({ address });
}

/** Dismisses an authority that double-signed. Evidence from before its latest admission does not count. */
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
      about: 'Votes to admit an account as an authority, or to dismiss one. More than half of the authorities decide.',
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
      about: 'Returns the authorities, each with its open vote.',
      signature: fn(
        {},
        t.list(t.struct({ address, key, vote: t.doc(t.option(Proposal), 'Open vote; null if there is none') }), MOST),
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
    // Nodes include evidence that they find in blocks.
    authorities.provide(evidencePort, { judge }),
    // The part of staking that other modules need: governance and upgrades count one equal vote per authority.
    authorities.provide(port('staking'), {
      validatorOf({ state }, asked) {
        const found = state.active.get().find((one) => one.address === asked || one.key === asked);
        return found && { operator: found.address, publicKey: found.key };
      },
      power: ({ state, chain }, operator) =>
        state.active.get().some((one) => one.address === operator) ? BigInt(STAKE) * unitOf(chain) : 0n,
      totalPower: ({ state, chain }) => BigInt(state.active.get().length * STAKE) * unitOf(chain),
      bonded: ({ state, chain }) => BigInt(state.active.get().length * STAKE) * unitOf(chain),
      staked: ({ state, chain }, account) => (state.members.has(account) ? BigInt(STAKE) * unitOf(chain) : 0n),
      bondsSince({ state, chain }, account, height) {
        const since = state.members.get(account)?.since ?? height;
        return since < height ? [{ validator: account, amount: BigInt(STAKE) * unitOf(chain) }] : [];
      },
      pauseMissedTurns: () => {},
    }),
  ],

  genesis: {
    data: t.list(Authority, MOST),
    standard: [],
    /** An empty section makes the validators of the genesis file the first authorities. */
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
