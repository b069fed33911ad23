/** Module 0: the state that the runtime itself keeps: limits of a block, price floor, fixed validators, versions. */

import { list, struct } from '../codec/composites.js';
import * as scalar from '../codec/scalars.js';
import type { ValueOf } from '../codec/type.js';
import { shape } from '../module/define.js';
import { cell, map } from './stores.js';

/** What one block may hold. */
export const BlockLimits = struct({ gas: scalar.gas, bundles: scalar.u32, bytes: scalar.u32 });
export type BlockLimits = ValueOf<typeof BlockLimits>;

/** A validator of the fixed genesis set (used when no module provides the validators port). */
export const GenesisValidator = struct({
  address: scalar.address,
  public_key: scalar.text(64, 64, /^[0-9a-f]+$/),
  power: scalar.range(1, 1_618_000_000, 'power'),
});
export type GenesisValidator = ValueOf<typeof GenesisValidator>;

/** State of the block interval controller: consensus 2.7. */
export const Pace = struct({ interval_ms: scalar.u32, stress: scalar.u8 });
export type Pace = ValueOf<typeof Pace>;

/** The limits of a chain that sets no others. */
export const STANDARD_LIMITS: BlockLimits = { gas: 630_000_000, bundles: 10_000, bytes: 4 * 1024 * 1024 };

/** The state of module 0. */
export const coreState = {
  limits: cell(0, BlockLimits, STANDARD_LIMITS),
  /** Nano-units per gas below which no bundle is valid: the header's base fee. */
  priceFloor: cell(1, scalar.gas, 10),
  validators: cell(2, list(GenesisValidator, 100), []),
  versions: map(3, [scalar.u16], scalar.u32),
  pace: cell(4, Pace, { interval_ms: 2_000, stress: 0 }),
};

export const CoreModule = shape('chain', {
  about: 'What the runtime keeps in state: block limits, the gas price floor, the genesis validators.',
  state: coreState,
}).module({
  genesis: {
    data: struct({ limits: BlockLimits, price_floor: scalar.gas, validators: list(GenesisValidator, 100) }),
    load({ state }, { limits, price_floor, validators }) {
      state.limits.put(limits);
      state.priceFloor.put(price_floor);
      state.validators.put(validators);
    },
  },
});
