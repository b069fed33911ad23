/**
 * Form of genesis.json for people (definitions 5.3b): its sections and their places. Values are checked by the modules.
 */

import { list, option, struct } from '../runtime/client.js';
import { scalar, type ValueOf } from '../runtime/common.js';

/** Passed to the module unchanged. */
const Value = option(scalar.json);

/** Authority over an account that no key hashes to: its keys, or several signers. */
const Account = struct({
  address: scalar.json,
  label: Value,
  balance: Value,
  keys: Value,
  multisig: option(struct({ signers: scalar.json, threshold: scalar.json, label: Value })),
});

const Validator = struct({
  pubkey: scalar.json,
  operator: scalar.json,
  self_stake: scalar.amount,
  commission: Value,
  metadata: Value,
});

export const GenesisJson = struct({
  format: scalar.range(1, 1),
  chain_id: scalar.json,
  network: scalar.json,
  genesis_time: scalar.json,
  native: struct({ symbol: scalar.json, decimals: scalar.range(0, 18), total_supply: Value }),
  accounts: list(Account, 100_000),
  emission: option(struct({ pool: Value, treasury: Value, schedule: Value, year_seconds: Value })),
  validators: list(Validator, 1_000),
  params: scalar.json,
  modules: list(struct({ id: scalar.u16, name: scalar.text(1, 64), version: scalar.u32 }), 256),
  bridge: Value,
  upgrade: Value,
  data: Value,
});
/** A file whose sections are in their places. */
export type GenesisJson = ValueOf<typeof GenesisJson>;
