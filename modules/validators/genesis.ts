/** Genesis validators. Their stake is taken from the genesis balances of their operators. */

import { fail, type GenesisContext, InvalidGenesis, rotation, t, unitOf, type ValueOf } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { seated } from './seats.js';
import { type validators, vault } from './shape.js';
import { register } from './stake.js';
import { MAX_ACTIVE, MAX_COMMISSION_BPS, minStakeOf } from './terms.js';
import { ConsensusKey, Metadata } from './validator.js';

const Founder = t.struct({
  pubkey: t.doc(ConsensusKey, 'Consensus key of the validator in hex'),
  operator: t.doc(t.address, 'Operator account of the validator'),
  self_stake: t.doc(t.amount, 'Part of the balance of the operator that is staked, in raw native units'),
  commission: t.doc(t.option(t.bps(MAX_COMMISSION_BPS)), 'Commission of the operator in basis points; null for 0'),
  metadata: t.doc(t.option(Metadata), 'Description of the validator; null for none'),
});

const Data = t.list(Founder, MAX_ACTIVE);
type Data = ValueOf<typeof Data>;

type Loading = GenesisContext<typeof validators>;

const refuse = (at: string, reason: string): never => fail(InvalidGenesis, { reason, at: `data.validators${at}` });

export const genesis = {
  data: Data,
  standard: [] as Data,
  load(c: Loading, founders: Data): undefined {
    const min = minStakeOf(c.chain);
    for (const [i, { pubkey, operator, self_stake, commission, metadata }] of founders.entries()) {
      if (c.state.keys.has(pubkey)) refuse(`[${i}].pubkey`, `${pubkey} is listed twice`);
      if (c.state.validators.has(operator)) refuse(`[${i}].operator`, `0x${operator} is listed twice`);
      if (self_stake < min) refuse(`[${i}].self_stake`, `a validator must stake at least ${min}`);
      const have = c.use.tokens.balance(operator, NATIVE);
      if (have < self_stake) refuse(`[${i}].self_stake`, `its operator has only ${have} at genesis`);
      c.use.tokens.transfer(operator, vault(c), NATIVE, self_stake);
      register(c, operator, pubkey, self_stake, {
        commission_bps: commission ?? 0,
        ...(metadata === null ? {} : { metadata }),
      });
    }
    enterFounders(c);
    return undefined;
  },
};

/** Genesis validators are active from the first block, whatever their number. */
function enterFounders({ state, chain }: Loading): void {
  const unit = unitOf(chain);
  const active = state.ranking.list([false], MAX_ACTIVE).map(({ value: address }) => {
    const { pubkey, own, score_bps } = state.validators.get(address)!;
    return { address, pubkey, power: Number(own.amount / unit), scoreBps: score_bps, jailed: false };
  });
  state.active.put(active);
  state.signers.put(0, active);
  state.seats.put(seated(rotation.enrol([], active), () => undefined));
}
