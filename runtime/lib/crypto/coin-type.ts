/** The coin type of derivation paths, on chains whose genesis sets no other. */

/**
 * The id of the main chain, not registered with SLIP-0044, so no wallet of another chain derives these keys by accident.
 */
export const COIN_TYPE = 1_618_033;
