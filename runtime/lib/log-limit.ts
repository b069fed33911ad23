/** Flood limit of the log: limits lines per kind, and per kind and source; suppressed lines are counted. */

/** A token bucket: lines at once, then lines per second. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Limits per kind, and per kind and source: one noisy peer does not hide the others. */
const KIND: Rate = { burst: 100, perSecond: 5 };
const SOURCE: Rate = { burst: 20, perSecond: 0.5 };
/** Debug lines help to find a fault, so their limits are ten times as high. */
const DEBUG_FACTOR = 10;
/** Maximum number of kinds; above what the program has. Further ones count as one kind. */
const MAX_KINDS = 1_000;
const OTHERS = 'others';
/** Maximum number of sources. The oldest is dropped; the limit of its kind still applies. */
const MAX_SOURCES = 2_000;
/** Interval of reports about suppressed lines, milliseconds. */
const REPORT_MS = 10_000;

/** Fields that identify the source of a line, in order of preference. */
const SOURCES = ['peer', 'plugin', 'caller', 'from', 'node', 'method'] as const;

interface Bucket {
  tokens: number;
  at: number;
}

/** Suppressed lines of a kind. */
export interface Suppressed {
  readonly level: string;
  readonly kind: string;
  readonly count: number;
}

/** Decides which lines are written. */
export class FloodLimit {
  readonly #kinds = new Map<string, Bucket>();
  readonly #sources = new Map<string, Bucket>();
  readonly #suppressed = new Map<string, { level: string; kind: string; count: number }>();
  readonly #report: (lines: readonly Suppressed[]) => void;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;

  /** `report` is called with the suppressed kinds, some seconds after the first of them. */
  constructor(report: (lines: readonly Suppressed[]) => void, now: () => number = () => performance.now()) {
    this.#report = report;
    this.#now = now;
  }

  /** Whether to write a line; suppressed lines are counted. */
  allows(level: string, message: string, fields: object): boolean {
    const factor = level === 'debug' ? DEBUG_FACTOR : 1;
    const kind = this.#kinds.has(message) || this.#kinds.size < MAX_KINDS ? message : OTHERS;
    const source = sourceOf(fields);
    const isAllowed =
      (source === undefined || this.#take(this.#sources, `${kind}\n${source}`, SOURCE, factor)) &&
      this.#take(this.#kinds, kind, KIND, factor);
    if (this.#sources.size > MAX_SOURCES) this.#sources.delete(this.#sources.keys().next().value!);
    if (!isAllowed) this.#suppress(level, kind);
    return isAllowed;
  }

  #take(buckets: Map<string, Bucket>, key: string, { burst, perSecond }: Rate, factor: number): boolean {
    const now = this.#now();
    let bucket = buckets.get(key);
    if (bucket === undefined) {
      bucket = { tokens: burst * factor, at: now };
      buckets.set(key, bucket);
    }
    bucket.tokens = Math.min(burst * factor, bucket.tokens + ((now - bucket.at) / 1000) * perSecond * factor);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  #suppress(level: string, kind: string): void {
    const known = this.#suppressed.get(kind) ?? { level, kind, count: 0 };
    known.count++;
    this.#suppressed.set(kind, known);
    this.#timer ??= setTimeout(() => this.#tell(), REPORT_MS).unref();
  }

  #tell(): void {
    this.#timer = undefined;
    const lines = [...this.#suppressed.values()];
    this.#suppressed.clear();
    this.#report(lines);
  }
}

function sourceOf(fields: object): string | undefined {
  for (const name of SOURCES) {
    const value = (fields as Readonly<Record<string, unknown>>)[name];
    if (typeof value === 'string') return value;
  }
  return undefined;
}
