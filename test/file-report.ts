/** Report of a test process to the runner about one file. */

/** One line of JSON. */
export interface FileReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What the file left behind for the files after it in its process. */
  readonly left: readonly string[];
  readonly seconds: number;
  /** CPU seconds of the process and of the processes that it started and saw end. */
  readonly cpuSeconds: number;
}

/** The line on both output streams before the output of each file. */
export const outputMark = (file: string): string => `--- output of ${file} ---\n`;
