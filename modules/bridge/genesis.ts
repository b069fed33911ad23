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
    'Keys of the attesters, 3 to 32; without any, no proof holds until the foundation appoints some',
  ),
  threshold: t.doc(t.u8, 'How many of them must sign, more than two thirds; 0 without any'),
  mappings: t.doc(
    t.list(
      t.struct({ chain: Chain, contract: Contract, token: t.doc(TokenName, 'Symbol or mint of the bridged token') }),
      1_000,
    ),
    'Which bridged tokens stand for which contracts',
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
      const mint = c.use.tokens.lookUp(token) ?? refuse(`.mappings[${i}].token`, `no token is called ${token}`);
      addMapping(c, chain, contract, mint);
    }
  },
};
