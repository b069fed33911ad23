/**
 * Module 0: the runtime's own state (block limits, gas prices, fixed validators, versions) and the list of parameters.
 */

import { cursor, dictionary, limit, list, option, page, struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import * as scalar from '../../lib/codec/scalars.js';
import type { ValueOf } from '../../lib/codec/type.js';
import { INITIAL_INTERVAL } from '../agreement/interval.js';
import { fn, module } from '../module/define.js';
import { parametersPort } from '../ports.js';
import { AttestedWindow } from './attested.js';
import type { Journal, StateReader } from './journal.js';
import { openState } from './open-state.js';
import { cell, map } from './stores.js';

/** Limits of one block. */
export const BlockLimits = struct({ gas: scalar.gas, bundles: scalar.u32, bytes: scalar.u32 });
export type BlockLimits = ValueOf<typeof BlockLimits>;

/** A validator of the fixed genesis set (used when no module provides the validators port). */
export const GenesisValidator = struct({
  address: scalar.address,
  public_key: scalar.text(64, 64, /^[0-9a-f]+$/),
  power: scalar.range(1, 1_618_000_000, 'power'),
});
export type GenesisValidator = ValueOf<typeof GenesisValidator>;

/** State of the block interval controller, and the round of the last block (consensus 2.7). */
export const ProposalTiming = struct({ interval_ms: scalar.u32, stress: scalar.u8, round: scalar.u32 });
export type ProposalTiming = ValueOf<typeof ProposalTiming>;

/** Whether bundles must follow their attested arrival order, and the width of its time steps (consensus 2.10). */
export const Fairness = struct({ ordering: scalar.bool, bucket_ms: scalar.range(100, 500, 'milliseconds') });
export type Fairness = ValueOf<typeof Fairness>;

/** Limits of a chain that sets no others. */
export const STANDARD_LIMITS: BlockLimits = { gas: 630_000_000, bundles: 10_000, bytes: 4 * 1024 * 1024 };

/** The state of module 0. */
export const coreState = {
  limits: cell(0, BlockLimits, STANDARD_LIMITS),
  /** Minimum gas price of a valid bundle, in nano-units per gas: the header's base fee. */
  priceFloor: cell(1, scalar.gas, 10),
  validators: cell(2, list(GenesisValidator, 100), []),
  versions: map(3, [scalar.u16], scalar.u32),
  pace: cell(4, ProposalTiming, {
    interval_ms: INITIAL_INTERVAL.intervalMs,
    stress: INITIAL_INTERVAL.stress,
    round: 0,
  }),
  /** Gas of operations that differs from their modules' declarations. */
  gas: cell(5, dictionary(scalar.gas, 512, 130), {}),
  /** Heights whose attestations may still be referenced. */
  attested: cell(6, AttestedWindow, []),
  fairness: cell(7, Fairness, { ordering: false, bucket_ms: 250 }),
};

/**
 * Opens the state of module 0; read-only without a journal. It holds no amounts, so the native unit does not matter.
 */
export const openCore = (reader: StateReader, journal?: Journal) =>
  openState(0, coreState, { decimals: 0 }, reader, journal);

/** A parameter as `chain_getParameters` shows it. */
const ParameterJson = struct({
  key: doc(scalar.text(1, 130), 'Name of the parameter, such as gas.price_floor'),
  about: doc(scalar.text(0, 500), 'Meaning of the parameter, with its unit'),
  value: doc(scalar.json, 'Current value'),
  initial: doc(scalar.json, 'Value at genesis'),
  min: doc(scalar.json, 'Least that it may be set to; null without such a bound'),
  max: doc(scalar.json, 'Most that it may be set to; null without such a bound'),
  fixed: doc(scalar.bool, 'True when it stays as genesis set it'),
});

const core = module('chain', {
  about: 'State of the runtime: block limits, the gas price floor, the genesis validators.',
  needs: { parameters: parametersPort.only('list') },
  state: coreState,
});

export const CoreModule = core.define({
  parameters: {
    'gas.price_floor': {
      about: 'Nano-units per gas below which no bundle is valid',
      cell: 'priceFloor',
      min: 0,
      max: 1_000_000,
    },
    'block.gas_limit': { about: 'Gas of a block', cell: 'limits', field: 'gas', min: 21_000_000, max: 2_000_000_000 },
    fair_ordering: {
      about: 'Whether the bundles of a block stand in the order in which validators attest that they came in',
      cell: 'fairness',
      field: 'ordering',
      fixed: true,
    },
    fair_bucket_ms: {
      about: 'Arrivals closer than this, in milliseconds, are ordered by chance',
      cell: 'fairness',
      field: 'bucket_ms',
      min: 100,
      max: 500,
    },
    'block.max_txs': { about: 'Bundles of a block', cell: 'limits', field: 'bundles', min: 100, max: 20_000 },
  },
  methods: {
    getParameters: core.method({
      about: 'The chain parameters by key: what each is, is worth now, was at first, and may be.',
      signature: fn(
        {
          prefix: doc(
            option(scalar.text(1, 130)),
            'First letters of the keys to list, such as gas.; all when left out',
          ),
          limit: limit(),
          cursor,
        },
        page('parameters', ParameterJson, 'Parameters of the chain and its modules by key'),
      ),
      read({ use }, { prefix, limit, cursor }) {
        const first = cursor === null ? 0 : Number.parseInt(cursor, 16);
        const all = use.parameters.list(prefix ?? '');
        const last = first + limit;
        return { items: all.slice(first, last), next: last < all.length ? last.toString(16).padStart(4, '0') : null };
      },
    }),
  },
  genesis: {
    data: struct({ limits: BlockLimits, price_floor: scalar.gas, validators: list(GenesisValidator, 100) }),
    load({ state }, { limits, price_floor, validators }) {
      state.limits.put(limits);
      state.priceFloor.put(price_floor);
      state.validators.put(validators);
    },
  },
});
