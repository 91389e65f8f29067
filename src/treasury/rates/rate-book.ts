import { ASSETS } from '../../../generated/assets.ts';
import type { Clock, Moment } from '../../calendar/clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Asset, ExactDecimal } from '../../money/amount.ts';
import { type Direction, isAboveZero, withSpread } from '../../money/rate.ts';
import type { CurrentRate } from '../../outbox/provider-facts.ts';
import type { MarketRate } from '../../provider-seam/port/provider.ts';

/**
 * Why there is no rate to be used. `missing`: the exchange names none, or two that differ; `zero`: what it names is no
 * decimal above zero; `crossed`: there and back again would win; `jumped`: too far from the one before, and seen once;
 * `stale`: too old.
 */
export type RateRefusal = 'missing' | 'zero' | 'crossed' | 'jumped' | 'stale';

/** What the house makes of the market's rates. */
export interface RateTerms {
  /** What the house keeps of every rate, in basis points. */
  readonly spreadBps: number;
  /** The age from which a rate is of no use. */
  readonly staleMs: number;
  /** How far a rate may be from the one before, in basis points, without being seen twice. */
  readonly jumpBps: number;
}

/** What the book measures time by. */
export interface BookClocks {
  /** The process's own clock. */
  readonly clock: Clock;
  /** Milliseconds that have gone by since some moment; nobody can set them. */
  readonly elapsed: () => number;
}

interface Reading {
  readonly rate: string;
  /** Never ahead of this process's clock, whatever the exchange's says. */
  readonly asOf: Moment;
  /** When the reading was `asOf`, by what has elapsed. */
  readonly elapsedAsOf: number;
}

/** What is known of one direction. */
interface Page {
  /** The last reading that was believed. */
  readonly last: Reading | null;
  /** A reading too far from the last one, which another has to bear out. */
  readonly doubtful: Reading | null;
  /** Why the newest reading is not believed; null where it is. */
  readonly refusal: Exclude<RateRefusal, 'stale'> | null;
}

const UNWRITTEN: Page = { last: null, doubtful: null, refusal: 'missing' };

/** What rounding may win there and back again, where an exchange writes its rates with few decimals. */
const ROUNDING = '1.000001';

const ALL_ASSETS = Object.keys(ASSETS) as Asset[];

/** Every direction in which something can be converted. */
export const DIRECTIONS: readonly Direction[] = ALL_ASSETS.flatMap((source) =>
  ALL_ASSETS.filter((asset) => asset !== source).map((destination) => ({ source, destination })),
);

/** A direction in words: `AUD/USDC`. */
export function nameOfDirection({ source, destination }: Direction): string {
  return `${source}/${destination}`;
}

/** How long a caller waits before a rate may be there again: until after the next reading. */
const RETRY_AFTER_SECONDS = 5;

/**
 * The market's rates as an exchange named them last, in memory: read by decisions, which call nobody, and written beside
 * them. It believes no rate that is stale, zero, crossed or far from the one before, since somebody would convert at it.
 */
export class RateBook {
  readonly #terms: RateTerms;
  readonly #clocks: BookClocks;
  readonly #pages = new Map<string, Page>();

  constructor(terms: RateTerms, clocks: BookClocks) {
    this.#terms = terms;
    this.#clocks = clocks;
  }

  /** Takes in all that the exchange names at once: a direction that is not there has no rate any more. */
  take(rates: readonly MarketRate[]): void {
    const readings = new Map(
      DIRECTIONS.map((direction) => [nameOfDirection(direction), this.#readingOf(direction, rates)]),
    );
    for (const { source, destination } of DIRECTIONS) {
      const name = nameOfDirection({ source, destination });
      const back = readings.get(nameOfDirection({ source: destination, destination: source }));
      const page = this.#pages.get(name) ?? UNWRITTEN;
      this.#pages.set(name, this.#turn(page, readings.get(name) ?? 'missing', back));
    }
  }

  /** Why a direction has no rate to be used just now; undefined where it has one. */
  refusalOf(direction: Direction): RateRefusal | undefined {
    const { last, refusal } = this.#pageOf(direction);
    if (refusal !== null) return refusal;
    return last === null || this.#ageOf(last) > this.#terms.staleMs ? 'stale' : undefined;
  }

  /** The moment of the last rate that was believed in a direction; null where there was none. */
  lastAsOf(direction: Direction): Moment | null {
    return this.#pageOf(direction).last?.asOf ?? null;
  }

  /**
   * The market's rate less the house's spread, rounded down to ten decimals.
   * @throws ApiError service_unavailable where there is none that can be used
   */
  rateOf(direction: Direction): CurrentRate {
    const { last } = this.#pageOf(direction);
    if (last === null || this.refusalOf(direction) !== undefined) {
      throw new ApiError('service_unavailable', {
        message: 'There is no market rate for this pair at the moment.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    return { rate: withSpread(last.rate, this.#terms.spreadBps), asOf: last.asOf };
  }

  #pageOf(direction: Direction): Page {
    return this.#pages.get(nameOfDirection(direction)) ?? UNWRITTEN;
  }

  #readingOf({ source, destination }: Direction, rates: readonly MarketRate[]): Reading | 'missing' | 'zero' {
    const [named, ...more] = rates.filter(
      (each) => each.source === source && each.destination === destination,
    );
    if (named === undefined || more.some(({ rate }) => rate !== named.rate)) return 'missing';
    const { rate, asOf } = named;
    // What the house pays out is the rate with its spread, which has to be above zero too.
    if (!isAboveZero(rate) || !isAboveZero(withSpread(rate, this.#terms.spreadBps))) return 'zero';
    const { clock, elapsed } = this.#clocks;
    const now = clock();
    const isMoment = Number.isSafeInteger(asOf);
    return {
      rate,
      asOf: isMoment ? Math.min(asOf, now) : 0,
      elapsedAsOf: elapsed() - (isMoment ? Math.max(0, now - asOf) : Infinity),
    };
  }

  #turn(page: Page, reading: Reading | 'missing' | 'zero', back: typeof reading | undefined): Page {
    if (typeof reading === 'string') return { ...page, doubtful: null, refusal: reading };
    if (typeof back === 'object' && isCrossed(reading.rate, back.rate)) {
      return { ...page, doubtful: null, refusal: 'crossed' };
    }
    const { last, doubtful } = page;
    // Read again, or overtaken: the one that is newer stays.
    if (last !== null && reading.asOf < last.asOf) return page;
    if (last === null || !this.#isJump(last, reading)) return believed(reading);
    // The same moment of the market is the same reading, however often it is named.
    if (doubtful === null || this.#isJump(doubtful, reading)) {
      return { last, doubtful: reading, refusal: 'jumped' };
    }
    return reading.asOf > doubtful.asOf ? believed(reading) : { ...page, refusal: 'jumped' };
  }

  #isJump({ rate: before }: Reading, { rate }: Reading): boolean {
    const distance = new ExactDecimal(rate).minus(before).abs();
    return distance.times(10_000).greaterThan(new ExactDecimal(before).times(this.#terms.jumpBps));
  }

  /** By whichever clock it is older: one of them may have been set back, and the other may have slept. */
  #ageOf({ asOf, elapsedAsOf }: Reading): number {
    const { clock, elapsed } = this.#clocks;
    return Math.max(clock() - asOf, elapsed() - elapsedAsOf);
  }
}

function believed(reading: Reading): Page {
  return { last: reading, doubtful: null, refusal: null };
}

function isCrossed(there: string, back: string): boolean {
  return new ExactDecimal(there).times(back).greaterThan(ROUNDING);
}
