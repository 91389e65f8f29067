import { ASSETS } from '../../../generated/assets.ts';
import type { Clock, Moment } from '../../calendar/clock.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Asset, ExactDecimal } from '../../money/amount.ts';
import { type Direction, type FixedAmount, isAboveZero, withSpread } from '../../money/rate.ts';
import type { CurrentRate } from '../../outbox/provider-facts.ts';
import type { MarketRate } from '../../provider-seam/port/provider.ts';
import { isGrowing, meanRate } from './offered.ts';

/**
 * - `missing`: the exchange names none, or two that differ.
 * - `zero`: not a decimal above zero, or what is offered does not grow.
 * - `crossed`: there and back would win.
 * - `jumped`: too far from the last, and seen once.
 * - `stale`: too old.
 */
export type RateRefusal = 'missing' | 'zero' | 'crossed' | 'jumped' | 'stale';

export interface RateTerms {
  /** The house's margin, in basis points. */
  readonly spreadBps: number;
  /** From this age a rate is refused. */
  readonly staleMs: number;
  /** The largest unconfirmed move, in basis points. */
  readonly jumpBps: number;
}

export interface BookClocks {
  /** The process's clock. */
  readonly clock: Clock;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
}

interface Reading extends Pick<MarketRate, 'rate'> {
  readonly offered: MarketRate['offered'];
  /** Never ahead of this process's clock. */
  readonly asOf: Moment;
  /** `asOf` in monotonic milliseconds. */
  readonly elapsedAsOf: number;
}

interface Page {
  /** The last accepted reading. */
  readonly last: Reading | null;
  /** A reading too far from the last, to be confirmed by another. */
  readonly doubtful: Reading | null;
  /** Null if the newest reading is accepted. */
  readonly refusal: Exclude<RateRefusal, 'stale'> | null;
}

const UNWRITTEN: Page = { last: null, doubtful: null, refusal: 'missing' };

/** What rounding may win there and back, for rates of few decimals. */
const ROUNDING = '1.000001';

const ALL_ASSETS = Object.keys(ASSETS) as Asset[];

export const DIRECTIONS: readonly Direction[] = ALL_ASSETS.flatMap((source) =>
  ALL_ASSETS.filter((asset) => asset !== source).map((destination) => ({ source, destination })),
);

export function nameOfDirection({ source, destination }: Direction): string {
  return `${source}/${destination}`;
}

/** Until after the next reading. */
const RETRY_AFTER_SECONDS = 5;

/**
 * The exchange's last rates, in memory: decisions read them without a call. Refuses rates that are stale, zero, crossed
 * or far from the last: they would be converted at.
 */
export class RateBook {
  readonly #terms: RateTerms;
  readonly #clocks: BookClocks;
  readonly #pages = new Map<string, Page>();

  constructor(terms: RateTerms, clocks: BookClocks) {
    this.#terms = terms;
    this.#clocks = clocks;
  }

  /** Takes one whole reading: a direction not in it has no rate. */
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

  /** Undefined if there is a usable rate. */
  refusalOf(direction: Direction): RateRefusal | undefined {
    const { last, refusal } = this.#pageOf(direction);
    if (refusal !== null) return refusal;
    return last === null || this.#ageOf(last) > this.#terms.staleMs ? 'stale' : undefined;
  }

  /** Time of the last accepted rate; null if there was none. */
  lastAsOf(direction: Direction): Moment | null {
    return this.#pageOf(direction).last?.asOf ?? null;
  }

  /**
   * The market rate less the spread, rounded down to ten decimals.
   * @param fixed without it the rate of a usual amount
   * @throws ApiError service_unavailable if none is usable, or the market does not offer so much
   */
  rateOf(direction: Direction, fixed?: FixedAmount): CurrentRate {
    const { last } = this.#pageOf(direction);
    if (last === null || this.refusalOf(direction) !== undefined) {
      unavailable('There is no market rate for this pair at the moment.');
    }
    return { rate: this.#rateFor(last, direction, fixed), asOf: last.asOf };
  }

  /** A small amount has no better rate than a usual one. */
  #rateFor({ rate, offered }: Reading, direction: Direction, fixed: FixedAmount | undefined): string {
    const { spreadBps } = this.#terms;
    const usual = withSpread(rate, spreadBps);
    if (offered === undefined || fixed === undefined) return usual;
    const mean = meanRate(offered, direction, fixed, spreadBps);
    const own = mean === undefined ? usual : withSpread(mean, spreadBps);
    if (mean === undefined || !isAboveZero(own)) {
      unavailable('The market does not offer so much of this pair at the moment.');
    }
    return new ExactDecimal(own).lt(usual) ? own : usual;
  }

  #pageOf(direction: Direction): Page {
    return this.#pages.get(nameOfDirection(direction)) ?? UNWRITTEN;
  }

  #readingOf({ source, destination }: Direction, rates: readonly MarketRate[]): Reading | 'missing' | 'zero' {
    const [named, ...more] = rates.filter(
      (each) => each.source === source && each.destination === destination,
    );
    if (named === undefined || more.some(({ rate }) => rate !== named.rate)) return 'missing';
    const { rate, asOf, offered } = named;
    // The rate with its spread must be above zero too.
    if (!isAboveZero(rate) || !isAboveZero(withSpread(rate, this.#terms.spreadBps))) return 'zero';
    if (offered !== undefined && !isGrowing(offered)) return 'zero';
    const { clock, elapsed } = this.#clocks;
    const now = clock();
    const isMoment = Number.isSafeInteger(asOf);
    return {
      rate,
      offered,
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
    // Read again or overtaken: the newer one stays.
    if (last !== null && reading.asOf < last.asOf) return page;
    if (last === null || !this.#isJump(last, reading)) return believed(reading);
    // One moment of the market is one reading, however often it is named.
    if (doubtful === null || this.#isJump(doubtful, reading)) {
      return { last, doubtful: reading, refusal: 'jumped' };
    }
    return reading.asOf > doubtful.asOf ? believed(reading) : { ...page, refusal: 'jumped' };
  }

  #isJump({ rate: before }: Reading, { rate }: Reading): boolean {
    const distance = new ExactDecimal(rate).minus(before).abs();
    return distance.times(10_000).greaterThan(new ExactDecimal(before).times(this.#terms.jumpBps));
  }

  /** The older of both clocks: one may be set back, the other may have slept. */
  #ageOf({ asOf, elapsedAsOf }: Reading): number {
    const { clock, elapsed } = this.#clocks;
    return Math.max(clock() - asOf, elapsed() - elapsedAsOf);
  }
}

function unavailable(message: string): never {
  throw new ApiError('service_unavailable', {
    reason: 'no_rate',
    message,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

function believed(reading: Reading): Page {
  return { last: reading, doubtful: null, refusal: null };
}

function isCrossed(there: string, back: string): boolean {
  return new ExactDecimal(there).times(back).greaterThan(ROUNDING);
}
