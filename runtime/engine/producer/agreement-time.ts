/** Estimates the time that validators need to agree on a block, from the last blocks. */

/** Minimum bundles for a measurement: for smaller blocks, the fixed time per block dominates. */
const MIN_BUNDLES = 500;

export class AgreementTime {
  #perBundleMs = 0;

  /** Records how long agreement on a block took, from its timestamp to the commit. */
  note(bundles: number, agreeingMs: number): void {
    if (bundles < MIN_BUNDLES) return;
    const perBundleMs = Math.max(0, agreeingMs) / bundles;
    this.#perBundleMs = this.#perBundleMs === 0 ? perBundleMs : (this.#perBundleMs + perBundleMs) / 2;
  }

  /** Expected time for a block of this many bundles, milliseconds; 0 without measurements. */
  expectedMs(bundles: number): number {
    return Math.round(bundles * this.#perBundleMs);
  }
}
