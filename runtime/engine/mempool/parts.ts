/** What a mempool is made of. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Halt } from '../../lib/halt.js';
import type { Ledger } from '../ledger/ledger.js';
import type { MempoolLimits } from './admission.js';
import type { VerifySignatures } from './verify.js';

/** What a mempool needs of its node. */
export interface MempoolParts {
  readonly ledger: Ledger;
  readonly verify: VerifySignatures;
  /** Told of each bundle whose signature an ingress thread has checked. */
  readonly checkedAhead?: () => void;
  readonly now: () => number;
  readonly limits?: MempoolLimits;
  /** Highest price floor of this node (`--gas-price`), on top of the chain's. */
  readonly admits?: (envelope: Envelope) => void;
  /** Told when the code of a module broke in a trial; the bundle is refused. */
  readonly moduleBroke?: (cause: Halt) => void;
  /** Told when trying what waits broke, as storage that fails does: the node cannot go on. */
  readonly broken?: (cause: unknown) => void;
}
