/** Time limits of plugins, and restart delays after failures. */

/** Time limits of a plugin. Milliseconds. */
export interface PluginLimits {
  /** Limit of its start; longer than any other wait of the node. */
  readonly startMs: number;
  /** Limit per block, in the background. */
  readonly blockMs: number;
  /** Limit for adding fields to another method's response. */
  readonly decorateMs: number;
  /** Limit of its stop. */
  readonly stopMs: number;
  /** CPU time without yielding to the rest of the node. */
  readonly holdMs: number;
  /** Maximum queued blocks of one tap. */
  readonly queuedBlocks: number;
  /** Delay before a stopped plugin is restarted; doubled with each failure, up to the maximum. */
  readonly retryMs: number;
  readonly retryMostMs: number;
  /** Time without a failure after which earlier failures are dropped. */
  readonly forgetMs: number;
}

/** Default limits. */
export const STANDARD_PLUGIN_LIMITS: PluginLimits = {
  startMs: 600_000,
  blockMs: 30_000,
  decorateMs: 2_000,
  stopMs: 10_000,
  holdMs: 5_000,
  queuedBlocks: 64,
  retryMs: 10_000,
  retryMostMs: 3_600_000,
  forgetMs: 600_000,
};
