/** Terms of a bundle that flags set. */

import type { Flags } from '../command-line/command.js';
import { Problem } from '../terminal/command-error.js';

type BundleOptions = { gas_limit?: number; gas_price?: number; valid_until?: number; memo?: string };

/** The bundle options set by flags, for the node. */
export function bundleOptions(flags: Flags): BundleOptions {
  const number = (flag: string): number | undefined => {
    const text = flags.text(flag);
    if (text === undefined) return undefined;
    if (!/^[0-9]{1,15}$/.test(text)) throw new Problem(`--${flag} ${text}: must be a whole number`);
    return Number(text);
  };
  const options = {
    gas_limit: number('gas-limit'),
    gas_price: number('gas-price'),
    valid_until: number('valid-until'),
    memo: flags.text('memo'),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as BundleOptions;
}
