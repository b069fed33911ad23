/** Multi-signature accounts of genesis; unlike others, they may be system accounts or have a threshold of 1. */

import { fail, type GenesisContext, InvalidGenesis, t, type ValueOf } from '../../runtime/sdk.js';
import { multiSigAddress, newMultiSig } from './create.js';
import { Label, MAX_SIGNERS, type multisig } from './shape.js';

const Seed = t.struct({
  address: t.doc(
    t.option(t.address),
    'Address of the account; null to derive it from signers and threshold; 0x00…03 for the foundation, which holds the treasury',
  ),
  signers: t.doc(t.list(t.address, MAX_SIGNERS, 1), 'Signers of the account, 1 to 20'),
  threshold: t.doc(t.range(1, MAX_SIGNERS), 'Number of signers that must approve a transaction'),
  label: Label,
});

const Data = t.list(Seed, 10_000);

export const genesis = {
  data: Data,
  standard: [],
  load({ state, use }: GenesisContext<typeof multisig>, seeds: ValueOf<typeof Data>): undefined {
    for (const [index, { address: given, ...seed }] of seeds.entries()) {
      const refuse = (reason: string): never => fail(InvalidGenesis, { at: `data.multisig[${index}]`, reason });
      const { signers, threshold } = seed;
      const account = newMultiSig(seed, 1, 0, ({ message }) => refuse(message));
      const address = given ?? multiSigAddress(signers, threshold);
      if (state.accounts.has(address)) refuse('the account is listed twice');
      if (signers.includes(address)) refuse('the account is its own signer');
      if (use.auth.keysOf(address).length > 0) refuse('the account also has keys: give it either signers or keys');
      state.accounts.put(address, account);
      use.accounts.declareMultiSig(address);
    }
  },
};
