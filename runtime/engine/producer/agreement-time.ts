/** Estimates the time that validators need to agree on a block, from the last blocks. */

/** Smaller blocks say little about bundles: what every block takes is most of theirs. */
const TELLING = 500;

export class AgreementTime {
  #perBundleMs = 0;

  /** Notes what agreeing on a block took, from its time to the commit. */
  note(bundles: number, agreeingMs: number): void {
    if (bundles < TELLING) return;
    const perBundleMs = Math.max(0, agreeingMs) / bundles;
    this.#perBundleMs = this.#perBundleMs === 0 ? perBundleMs : (this.#perBundleMs + perBundleMs) / 2;
  }

  /** What a block of so many bundles will take, milliseconds; 0 while no block has told. */
  expectedMs(bundles: number): number {
    return Math.round(bundles * this.#perBundleMs);
  }
}
