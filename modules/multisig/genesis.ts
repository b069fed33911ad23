/** Multi-signature accounts of genesis; unlike others, they may be system accounts or have a threshold of 1. */

import { fail, type GenesisContext, InvalidGenesis, t, type ValueOf } from '../../runtime/sdk.js';
import { multiSigAddress, newMultiSig } from './create.js';
import { Label, MAX_SIGNERS, type multisig } from './shape.js';

const Seed = t.struct({
  address: t.doc(
    t.option(t.address),
    'Address of the account; derived from signers and threshold when left out, 0x00…03 for the treasury',
  ),
  signers: t.doc(t.list(t.address, MAX_SIGNERS, 1), 'Accounts that decide for it, 1 to 20'),
  threshold: t.doc(t.range(1, MAX_SIGNERS), 'How many of them must approve'),
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
      if (use.auth.keysOf(address).length > 0) refuse('the account has keys too: give it signers or keys');
      state.accounts.put(address, account);
      use.accounts.declareMultiSig(address);
    }
  },
};
