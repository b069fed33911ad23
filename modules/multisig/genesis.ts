/** Multi-signature accounts that a chain starts with: also system accounts, and those that one signer may act for. */

import { fail, type GenesisContext, InvalidGenesis, t, type ValueOf } from '../../runtime/sdk.js';
import { multiSigAddress, newMultiSig } from './create.js';
import { Label, MAX_SIGNERS, type multisig } from './shape.js';

const Seed = t.struct({
  /** Where it is not the one that follows from signers and threshold: 0x00…03 for the treasury. */
  address: t.option(t.address),
  signers: t.list(t.address, MAX_SIGNERS, 1),
  threshold: t.range(1, MAX_SIGNERS),
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
