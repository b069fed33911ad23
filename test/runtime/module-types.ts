import { t } from '../../runtime/codec/index.js';
import { map, cell } from '../../runtime/chain/stores.js';
import { error, fail } from '../../runtime/errors.js';
import { fn, module, shape } from '../../runtime/module/define.js';
import { port } from '../../runtime/module/port.js';
import type { Address, Hash } from '../../runtime/codec/ids.js';

const Namespace = t.text(1, 64, /^[a-z0-9._-]+$/);
const Key = t.text(1, 128);
const Anchor = t.struct({ namespace: Namespace, key: Key, value_hash: t.hash, owner: t.address, height: t.height, time: t.time });
const AlreadyAnchored = error(1700, 'AlreadyAnchored', 'x');
interface TP { transfer(from: Address, to: Address, mint: Hash, amount: bigint): void; mint(to: Address, amount: bigint): void }
const tokensPort = port<TP>('tokens');

export const anchor = module('anchor', {
  needs: { tokens: tokensPort.only('transfer') },
  state: { owners: map(0, [Namespace], t.address), anchors: map(1, [Namespace, Key], Anchor), fee: cell(2, t.amount, 10n) },
  events: { Anchored: { namespace: Namespace, key: Key, value_hash: t.hash, owner: t.address } },
  operations: {
    Anchor: {
      id: 68,
      about: 'Anchor',
      params: { namespace: Namespace, key: Key, value_hash: t.hash, uri: t.option(t.text(0, 512)) },
      gas: 45_000,
      rpc: ['anchor', 'namespace', 'key', 'value_hash', 'sender'],
      errors: [AlreadyAnchored],
      execute({ state, use, emit, sender, height, time }, { namespace, key, value_hash }) {
        const owner = state.owners.get(namespace) ?? sender;
        if (state.anchors.get(namespace, key)) fail(AlreadyAnchored);
        state.owners.put(namespace, owner);
        state.anchors.put(namespace, key, { namespace, key, value_hash, owner, height, time });
        use.tokens.transfer(sender, owner, value_hash, state.fee.get());
        // @ts-expect-error not granted
        use.tokens.mint(sender, 1n);
        // @ts-expect-error wrong key arity
        state.anchors.get(namespace);
        // @ts-expect-error wrong type
        state.fee.put(3);
        // @ts-expect-error unknown event
        emit.Foo({});
        emit.Anchored({ namespace, key, value_hash, owner });
      },
    },
    Bad: {
      about: 'async refused',
      params: { a: t.u8 },
      gas: 1,
      // @ts-expect-error async
      async execute(_c, { a }) {
        a.toFixed();
      },
    },
    BadRpc: {
      about: 'x',
      params: { a: t.u8 },
      gas: 1,
      // @ts-expect-error unknown param
      rpc: ['badRpc', 'zzz'],
      execute() {},
    },
  },
  methods: {
    getAnchors: {
      about: 'x',
      signature: fn({ namespace: Namespace, limit: t.limit(1000), cursor: t.cursor }, t.page('anchors', Anchor)),
      read: ({ state }, { namespace, limit, cursor }) => state.anchors.page([namespace], limit, cursor),
    },
    wrong: {
      about: 'x',
      signature: fn({ namespace: Namespace }, t.bool),
      // @ts-expect-error wrong result
      read: ({ state }, { namespace }) => state.owners.get(namespace),
    },
    writes: {
      about: 'x',
      signature: fn({ namespace: Namespace }, t.bool),
      read({ state }, { namespace }) {
        // @ts-expect-error no writing
        state.owners.put(namespace, '' as Address);
        // @ts-expect-error prefix must lead
        state.anchors.list([1], 3);
        return true;
      },
    },
    verifyAnchor: {
      about: 'x',
      signature: fn({ namespace: Namespace, key: Key }, t.struct({ exists: t.bool, anchor: t.option(Anchor) })),
      read({ state }, { namespace, key }) {
        const anchor = state.anchors.get(namespace, key) ?? null;
        return { exists: anchor !== null, anchor };
      },
    },
  },
  indexes: { anchorsByOwner: { on: 'Anchored', keys: ['owner'] } },
  hooks: {
    blockEnd(c) {
      c.state.fee.get();
      return undefined;
    },
  },
  genesis: {
    data: t.list(Anchor, 10_000),
    load({ state }, seeds) {
      for (const a of seeds) state.owners.put(a.namespace, a.owner);
      return undefined;
    },
  },
});
const d = shape('dex', { needs: { tokens: tokensPort.only('transfer') }, state: { fee: cell(0, t.amount, 0n) }, events: { Swapped: { a: t.amount } } });
const Swap = d.operation({ id: 23, about: 's', params: { a: t.amount }, returns: { pool: t.hash }, gas: 1, execute({ state, use, sender }, { a }) { state.fee.put(a); use.tokens.transfer(sender, sender, '' as Hash, a); return { pool: '' as Hash }; } });
const getFee = d.method({ about: 'x', signature: fn({}, t.amount), read: ({ state }) => state.fee.get() });
export default d.module({ operations: { Swap }, methods: { getFee }, provides: [d.provide(tokensPort, { transfer(c, from, _to, _mint, amount) { c.mayActFor(from); c.state.fee.put(amount); }, mint() {} })] });
