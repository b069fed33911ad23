/** The flood limit of the log: at most so many lines of one kind, and of one kind about one source; the others are counted. */

/** A token bucket: lines at once, and lines a second after that. */
interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Of one kind in all, and about one source: one noisy peer hides no other. */
const KIND: Rate = { burst: 100, perSecond: 5 };
const SOURCE: Rate = { burst: 20, perSecond: 0.5 };
/** Details are for those who look for a fault: ten times as many. */
const DEBUG_FACTOR = 10;
/** Kinds that are told apart: more than the program has. Those beyond count as one. */
const MAX_KINDS = 1_000;
const OTHERS = 'others';
/** Sources that are told apart; the oldest is forgotten, and its kind bounds it still. */
const MAX_SOURCES = 2_000;
/** How often suppressed lines are reported, milliseconds. */
const REPORT_MS = 10_000;

/** The fields that name who caused a line, in the order of preference. */
const SOURCES = ['peer', 'plugin', 'caller', 'from', 'node', 'method'] as const;

interface Bucket {
  tokens: number;
  at: number;
}

/** Lines of a kind that were suppressed. */
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

  /** `report` is called with the kinds that were suppressed, some seconds after the first of them. */
  constructor(report: (lines: readonly Suppressed[]) => void, now: () => number = () => performance.now()) {
    this.#report = report;
    this.#now = now;
  }

  /** Whether a line is written; one that is not is counted. */
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
