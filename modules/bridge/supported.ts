/** The chains that the bridge supports: built-in ones, other Trellis chains, and those that the foundation registers. */

import { fail, fn, lowerCase, t } from '../../runtime/sdk.js';
import { builtIn, CHAIN_NAMES, Chain, type External, type Family, MOCK, REGISTRABLE, trellisId } from './chains.js';
import { InvalidChain, NotFoundation, UnknownChain } from './errors.js';
import { bridge, checkFoundation, MAX_CHAINS, type Reading } from './shape.js';

type Where = Pick<Reading, 'state' | 'chain'>;

const ChainFamily = t.doc(
  t.choice(...REGISTRABLE),
  'Formats of its transactions, contracts and addresses: as on Ethereum, Solana, Bitcoin or Tron, or unchecked. Chains of the family evm have an escrow contract',
);
const Eta = t.doc(t.range(1, 604_800), 'Seconds until a transaction there is final and attested, at most 604,800');

export const RegisterBridgeChain = bridge.operation({
  id: 48,
  about:
    'Adds a chain to those that the bridge supports, permanently. Tokens can then be mapped to its contracts. Foundation only.',
  params: {
    chain: t.doc(Chain, 'Name of the new chain: lower-case letters, digits and hyphens'),
    family: ChainFamily,
    eta_seconds: Eta,
  },
  logs: ['BridgeChainRegistered'],
  gas: 60_000,
  cli: 'bridge add-chain',
  errors: [NotFoundation, InvalidChain],
  execute(c, { chain: given, family, eta_seconds }) {
    checkFoundation(c);
    const { state, emit, height } = c;
    const chain = lowerCase(given);
    if (builtIn(chain) || state.chains.has(chain)) fail(InvalidChain, { chain, reason: 'is already supported' });
    // Reads every registered chain in some methods, so their number is bounded.
    const count = state.chainCount.get();
    if (count >= MAX_CHAINS) fail(InvalidChain, { chain, reason: `would be more than the maximum of ${MAX_CHAINS}` });
    state.chainCount.put(count + 1);
    state.chains.put(chain, { family, eta_seconds, registered_at_height: height });
    emit.BridgeChainRegistered({ chain, family, eta_seconds });
  },
});

function registered(c: Where, name: string): External | undefined {
  const found = c.state.chains.get(name);
  return found && { name, family: found.family, eta: found.eta_seconds };
}

/** The chain of a mapping or of a withdrawal. */
export const chainOf = (c: Where, { chain }: { readonly chain: string }): External =>
  builtIn(chain) ?? registered(c, chain)!;

/** The supported chain of this name; undefined if there is none. */
export function supported(c: Where, name: string): External | undefined {
  if (trellisId(name) === c.chain.chainId || (name === MOCK && c.chain.network === 'mainnet')) return undefined;
  return builtIn(name) ?? registered(c, name);
}

/** Supported chains, except other Trellis chains. */
export function allSupported(c: Where): readonly External[] {
  const names = c.state.chains.list([], MAX_CHAINS).map(({ key: [name] }) => name);
  return [...CHAIN_NAMES, ...names].flatMap((name) => supported(c, name) ?? []);
}

/** The chain of this name, given in any letter case; fails with UnknownChain. */
export function chainNamed(c: Where, given: string): External {
  const chain = lowerCase(given);
  return (
    supported(c, chain) ??
    fail(UnknownChain, { chain, known: [...allSupported(c).map(({ name }) => name), 'trellis-<chain id>'] })
  );
}

/** Supported chains of some families, plus the mock, which accepts any format. */
export const chainsOf = (c: Where, families: readonly Family[]): readonly External[] =>
  allSupported(c).filter(({ family }) => families.includes(family) || family === 'mock' || family === 'unchecked');

export const getBridgeChains = bridge.method({
  about: 'Lists the chains that the bridge supports. Other Trellis chains are also supported, as trellis-<chain id>.',
  cost: { base: 5 },
  signature: fn(
    {},
    t.struct({
      chains: t.doc(
        t.list(
          t.struct({
            chain: Chain,
            family: t.doc(
              t.choice(...REGISTRABLE, 'mock'),
              'Formats of its transactions, contracts and addresses; unchecked and mock accept any',
            ),
            eta_seconds: Eta,
            registered_at_height: t.doc(
              t.option(t.height),
              'Height at which the foundation registered the chain; null for a built-in chain',
            ),
          }),
          MAX_CHAINS + CHAIN_NAMES.length,
        ),
        'Built-in chains, then registered ones by name',
      ),
    }),
  ),
  cli: 'bridge chains',
  read(c) {
    return {
      chains: allSupported(c).map(({ name: chain, family, eta: eta_seconds }) => ({
        chain,
        family: family === 'trellis' ? 'unchecked' : family,
        eta_seconds,
        registered_at_height: c.state.chains.get(chain)?.registered_at_height ?? null,
      })),
    };
  },
});
