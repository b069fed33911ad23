/** What the compiler sees in a module, and what it refuses: this file is compiled, never run. Each `@ts-expect-error` is a rule. */

import {
  type Address,
  cell,
  error,
  fail,
  fn,
  type Hash,
  map,
  module,
  port,
  type Reads,
  t,
  view,
  type Writes,
  ZERO_HASH,
} from '../../runtime/sdk.js';

const Namespace = t.text(1, 64, /^[a-z0-9._-]+$/);
const Key = t.text(1, 128);
const Anchor = t.struct({ namespace: Namespace, key: Key, value_hash: t.hash, owner: t.address, height: t.height });
const AlreadyAnchored = error(1700, 'AlreadyAnchored', 'This key of the namespace is already anchored');

interface TokensPort {
  transfer(from: Address, to: Address, mint: Hash, amount: bigint): void;
  mint(to: Address, mint: Hash, amount: bigint): void;
}
const tokensPort = port<TokensPort>('tokens');

/** A small module is one expression: state, use, emit and params are inferred everywhere. */
export const anchor = module('anchor', {
  needs: { tokens: tokensPort.only('transfer') },
  state: {
    owners: map(0, [Namespace], t.address),
    anchors: map(1, [Namespace, Key], Anchor),
    fee: cell(2, t.amount, 10n),
  },
  events: { Anchored: { namespace: Namespace, key: Key, owner: t.address, amount: t.amount } },
}).define({
  parameters: {
    fee: { about: 'What it costs', cell: 'fee', min: 1n, max: 100n },
    // @ts-expect-error a parameter of no cell
    owners: { about: 'Owners', cell: 'owners' },
    // @ts-expect-error a bound of another type
    dear: { about: 'What it costs', cell: 'fee', max: 100 },
    // @ts-expect-error a field of what has none
    part: { about: 'What it costs', cell: 'fee', field: 'whole' },
  },

  operations: {
    Anchor: {
      id: 68,
      about: 'Anchor a hash.',
      params: { namespace: Namespace, key: Key, value_hash: t.hash, uri: t.option(t.text(0, 512)) },
      gas: 45_000,
      rpc: ['anchor', 'namespace', 'key', { value_hash: 'hash' }, 'sender'],
      errors: [AlreadyAnchored],
      execute({ state, use, emit, sender, height }, { namespace, key, value_hash }) {
        const owner = state.owners.get(namespace) ?? sender;
        if (state.anchors.has(namespace, key)) fail(AlreadyAnchored);
        state.anchors.put(namespace, key, { namespace, key, value_hash, owner, height });
        use.tokens.transfer(sender, owner, ZERO_HASH, state.fee.get());
        emit.Anchored({ namespace, key, owner, amount: 1n });

        // @ts-expect-error a function of the port that was not asked for
        use.tokens.mint(sender, ZERO_HASH, 1n);
        // @ts-expect-error a port that was not asked for
        use.names.resolve('a');
        // @ts-expect-error a key with a part missing
        state.anchors.get(namespace);
        // @ts-expect-error a key part of another type
        state.anchors.get(namespace, 7);
        // @ts-expect-error a value of another type
        state.fee.put(3);
        // @ts-expect-error a record with a field missing
        state.anchors.put(namespace, key, { namespace, key, owner, height });
        // @ts-expect-error a store that was not declared
        state.prices.get();
        // @ts-expect-error an event that was not declared
        emit.Released({});
        // @ts-expect-error an event with another field
        emit.Anchored({ namespace, key, owner, color: 'red' });
        // @ts-expect-error an error that was not declared anywhere
        fail({ code: 1 });
      },
    },

    Later: {
      about: 'Operations are synchronous.',
      params: { a: t.u8 },
      gas: 1,
      // @ts-expect-error an async operation
      async execute(_c, { a }) {
        a.toFixed();
      },
    },

    Misnamed: {
      about: 'Positions are parameters.',
      params: { a: t.u8 },
      gas: 1,
      // @ts-expect-error a position that is no parameter
      rpc: ['misnamed', 'b'],
      execute() {},
    },

    Priced: {
      about: 'Gas may depend on the parameters and the position.',
      params: { items: t.list(t.u8, 9) },
      gas: ({ items }, position) => 1_000 * items.length + position,
      execute(_c, { items }) {
        // @ts-expect-error lists are readonly
        items.push(1);
      },
    },
  },

  methods: {
    getAnchors: {
      about: 'The anchors of a namespace.',
      signature: fn({ namespace: Namespace, limit: t.limit(), cursor: t.cursor }, t.page('anchors', Anchor)),
      read: ({ state }, { namespace, limit, cursor }) => state.anchors.page([namespace], limit, cursor),
    },

    getOwner: {
      about: 'Answers are of the type that the signature gives.',
      signature: fn({ namespace: Namespace }, t.bool),
      // @ts-expect-error an answer of another type
      read: ({ state }, { namespace }) => state.owners.get(namespace),
    },

    readOnly: {
      about: 'Methods read.',
      signature: fn({ namespace: Namespace }, t.bool),
      read({ state, ...context }, { namespace }) {
        // @ts-expect-error writing from a method
        state.owners.delete(namespace);
        // @ts-expect-error emitting from a method
        context.emit.Anchored({});
        // @ts-expect-error a prefix that is not a leading part of the key
        state.anchors.list([1], 3);
        return state.anchors.list([namespace], 3).length > 0 || state.anchors.list([], 3).length > 0;
      },
    },
  },

  indexes: { anchorsByOwner: { on: 'Anchored', keys: ['owner', 'namespace'] } },

  hooks: {
    admit({ state, use, ...context }, { sender, operations }) {
      if (state.owners.has(sender) && operations.length > 1) fail(AlreadyAnchored);
      // @ts-expect-error writing while a bundle is looked at
      state.owners.delete(sender);
      // @ts-expect-error emitting while a bundle is looked at
      context.emit.Anchored({});
      // @ts-expect-error a function of the port that was not asked for
      use.tokens.mint(sender, ZERO_HASH, 1n);
      return undefined;
    },
    blockEnd(c) {
      c.state.fee.put(c.state.fee.get() + BigInt(c.block.gasUsed));
      // @ts-expect-error a sender, where nobody sent anything
      c.sender;
    },
    // @ts-expect-error an async hook
    async epochEnd() {},
  },

  genesis: {
    data: t.list(Anchor, 10_000),
    load({ state }, anchors) {
      for (const one of anchors) state.owners.put(one.namespace, one.owner);
    },
  },
});

export const unindexed = module('unindexed', {
  events: { Anchored: { owner: t.address } },
}).define({
  // @ts-expect-error an index over a field that its event has not
  indexes: { byColor: { on: 'Anchored', keys: ['color'] } },
});

export const silent = module('silent', {
  events: { Anchored: { owner: t.address } },
}).define({
  // @ts-expect-error an index over an event that was not declared
  indexes: { byOwner: { on: 'Released', keys: ['owner'] } },
});

/** A module whose parts live in files of their own: each part is inferred from the declaration. */
const dex = module('dex', {
  needs: { tokens: tokensPort.only('transfer') },
  state: { fee: cell(0, t.amount, 0n) },
  events: { Swapped: { amount: t.amount } },
});

const Swap = dex.operation({
  id: 23,
  about: 'Swap.',
  params: { amount: t.amount },
  returns: { pool: t.hash },
  gas: 80_000,
  execute({ state, use, emit, sender }, { amount }) {
    state.fee.put(amount);
    use.tokens.transfer(sender, sender, ZERO_HASH, amount);
    emit.Swapped({ amount });
    return { pool: ZERO_HASH };
  },
});

export const Returning = dex.operation({
  about: 'What is returned is what was declared.',
  params: {},
  returns: { pool: t.hash },
  gas: 1,
  // @ts-expect-error another value than declared
  execute: () => ({ pool: 7 }),
});

const getFee = dex.method({
  about: 'The fee.',
  signature: fn({}, t.amount),
  read: ({ state }) => state.fee.get(),
});

/** What parts share is typed by the module that is declared. */
export function feeOf({ state, ...c }: Reads<typeof dex>): bigint {
  // @ts-expect-error writing where only reading was asked for
  state.fee.put(1n);
  // @ts-expect-error emitting where only reading was asked for
  c.emit.Swapped({ amount: 1n });
  return state.fee.get();
}

export function raise(c: Writes<typeof dex>, amount: bigint): void {
  c.state.fee.put(feeOf(c) + amount);
  c.use.tokens.transfer(c.account('vault'), c.account('vault'), ZERO_HASH, amount);
  c.emit.Swapped({ amount });
  // @ts-expect-error a sender, which hooks have not
  c.sender;
}

export const getRaised = dex.method({
  about: 'Methods read.',
  signature: fn({}, t.amount),
  read(c) {
    // @ts-expect-error writing from a method
    raise(c, 1n);
    return feeOf(c);
  },
});

/** A port is implemented whole; each function gets the context first. */
const provided = dex.provide(tokensPort, {
  transfer(c, from, _to, _mint, amount) {
    if (c.mayActFor(from)) c.state.fee.put(amount);
  },
  mint() {},
});

// @ts-expect-error a port with a function missing
export const partly = dex.provide(tokensPort, { mint() {} });

/** All that a module does fits in one expression; what is written in place is inferred too. */
export const whole = module('whole', { state: { fee: cell(0, t.amount, 0n) } }).define({
  operations: { Swap: { about: 'Swap.', params: { amount: t.amount }, gas: 1, execute: raiseBy } },
  writes: {
    swapAll: {
      about: 'Swap.',
      params: { amount: t.amount, from: t.address },
      sender: 'from',
      respondsWith: {},
      plan({ state }, { amount }, { force }) {
        // @ts-expect-error writing from a plan
        state.fee.put(amount);
        return { operations: [['whole.Swap', { amount: force ? 0n : amount }]], response: {} };
      },
    },
  },
  hooks: { blockStart: (c) => raiseBy(c, { amount: 1n }) },
});

function raiseBy({ state }: { readonly state: WholeState }, { amount }: { readonly amount: bigint }): undefined {
  state.fee.put(amount);
}
type WholeState = { readonly fee: { put(amount: bigint): void } };

const lockedView = view<[account: Address], bigint>('locked');

/** A view is answered by modules above, with their own state. */
const answered = dex.answer(lockedView, ({ state }, account) => (account === 'x' ? 0n : state.fee.get()));

// @ts-expect-error an answer of another type
export const misled = dex.answer(lockedView, () => 'none');

export const getLocked = dex.method({
  about: 'What others hold.',
  signature: fn({ account: t.address }, t.list(t.amount, 9)),
  read({ ask }, { account }) {
    // @ts-expect-error a view that is given something else
    ask(lockedView, 7);
    return ask(lockedView, account);
  },
});

export default dex.define({
  operations: { Swap },
  methods: { getFee },
  provides: [provided],
  answers: [answered],
});
