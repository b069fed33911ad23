/** How long the code of a plugin may take, and how long one that failed stays off. */

/** How long a plugin may take. Milliseconds. */
export interface PluginLimits {
  /** To start: nothing else of the node waits for anything so long. */
  readonly startMs: number;
  /** For one block, behind the node. */
  readonly blockMs: number;
  /** To add its fields to the answer of a method of others. */
  readonly decorateMs: number;
  /** To stop. */
  readonly stopMs: number;
  /** CPU time without giving way to the rest of the node. */
  readonly holdMs: number;
  /** Blocks that wait for one tap. */
  readonly queuedBlocks: number;
  /** Before a stopped plugin is started again; doubled with each failure, up to the most. */
  readonly retryMs: number;
  readonly retryMostMs: number;
  /** Without a failure until earlier ones are forgotten. */
  readonly forgetMs: number;
}

/** The limits of a node that sets no others. */
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
