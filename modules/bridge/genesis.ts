/** Genesis data: attesters, and mappings of bridged tokens. */

import { fail, type GenesisContext, InvalidGenesis, t, type ValueOf } from '../../runtime/sdk.js';
import { TokenName } from '../tokens/port.js';
import { AttesterKey, flawOf } from './attester-set.js';
import { Chain, Contract } from './chains.js';
import { addMapping } from './mapping.js';
import type { bridge } from './shape.js';

const Data = t.struct({
  attesters: t.doc(
    t.list(AttesterKey, 32),
    'Ed25519 public keys of the attesters, 3 to 32; if empty, no proof is valid until the foundation appoints attesters',
  ),
  threshold: t.doc(t.u8, 'Number of signatures required, more than two thirds of the attesters; 0 without attesters'),
  mappings: t.doc(
    t.list(
      t.struct({
        chain: Chain,
        contract: Contract,
        token: t.doc(TokenName, 'Symbol or mint address of the bridged token'),
      }),
      1_000,
    ),
    'Mappings of bridged tokens to contracts on other chains',
  ),
});

export const genesis = {
  data: Data,
  standard: { attesters: [], threshold: 0, mappings: [] },
  load(c: GenesisContext<typeof bridge>, { attesters, threshold, mappings }: ValueOf<typeof Data>): undefined {
    const refuse = (at: string, reason: string): never => fail(InvalidGenesis, { at: `data.bridge${at}`, reason });
    if (attesters.length > 0 || threshold > 0) {
      const flaw = flawOf({ attesters, threshold });
      if (flaw !== undefined) refuse('.attesters', flaw);
      c.state.sets.put({ current: { set_index: 1, attesters, threshold }, previous: null, previous_until: 0 });
    }
    c.state.trustsAll.put(c.chain.network === 'testnet');
    for (const [i, { chain, contract, token }] of mappings.entries()) {
      const mint = c.use.tokens.lookUp(token) ?? refuse(`.mappings[${i}].token`, `there is no token named ${token}`);
      addMapping(c, chain, contract, mint);
    }
  },
};
