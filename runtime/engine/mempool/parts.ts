/** Dependencies of a mempool. */

import type { Envelope } from '../../kernel/chain/bundle.js';
import type { Halt } from '../../lib/halt.js';
import type { BundleStages } from '../bundle-stages.js';
import type { Ledger } from '../ledger/ledger.js';
import type { MempoolLimits } from './limits.js';
import type { VerifySignatures } from './verify.js';

export interface MempoolParts {
  readonly ledger: Ledger;
  readonly verify: VerifySignatures;
  /** Called for each bundle whose signature an ingress thread has checked. */
  readonly onCheckedAhead?: () => void;
  readonly now: () => number;
  /** Receives the stages of incoming bundles. */
  readonly stages?: BundleStages | undefined;
  readonly limits?: MempoolLimits;
  /** Enforces this node's own price floor (`--gas-price`), in addition to the chain's. */
  readonly admits?: (envelope: Envelope) => void;
  /** Called when module code threw in a trial run; the bundle is rejected. */
  readonly onModuleError?: (cause: Halt) => void;
  /** Called when retrying waiting bundles failed, for example on a storage error: the node cannot continue. */
  readonly onError?: (cause: unknown) => void;
}
